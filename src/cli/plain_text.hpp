// Text that came from elsewhere, made fit for a terminal. Plain functions.
#pragma once

#include <string>
#include <string_view>

namespace floe::cli {

// Control characters and bytes that are no UTF-8 as "\x1b", so that no terminal obeys them.
std::string escaped(std::string_view text);

// ASCII only, a character for a character: letters without their marks, else '?'.
std::string to_ascii(std::string_view utf8);

}  // namespace floe::cli
