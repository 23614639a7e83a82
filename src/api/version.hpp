// The version of the program, the same as in CMakeLists.txt (a test holds them together).
#pragma once

#include <string_view>

namespace floe {

inline constexpr std::string_view kVersion = "0.1.0";

}  // namespace floe
