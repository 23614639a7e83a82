// Reading files.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>

#include "base/error.hpp"

namespace floe {

// The whole of a file of at most `limit` bytes. Errors name the file.
Result<std::string> read_file(const std::filesystem::path& path, std::size_t limit);

}  // namespace floe
