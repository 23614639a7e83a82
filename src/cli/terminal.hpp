// What the terminal can do.
#pragma once

#include <string>
#include <string_view>

namespace floe::cli {

// Whether stdout shows colours: it is a terminal, TERM is not "dumb", and NO_COLOR
// (https://no-color.org) is not set to anything.
bool colour_wanted();

// The text in green or red where colour is wanted, else as it is.
std::string green(std::string_view text);
std::string red(std::string_view text);
std::string yellow(std::string_view text);

}  // namespace floe::cli
