// Reads a whole command line and runs the command it names.
#pragma once

#include <functional>
#include <string>

namespace floe::cli {

// The exit status. `complain` prints one line about bad input and gives the status for it.
int run_command_line(int argc, const char* const* argv,
                     const std::function<int(const std::string&)>& complain);

}  // namespace floe::cli
