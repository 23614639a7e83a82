// Reading files.
#pragma once

#include <cstddef>
#include <cstdio>
#include <filesystem>
#include <string>

#include "base/error.hpp"

namespace floe {

// An error if something stands there that is no regular file: a folder, a pipe, a device.
Result<void> refuse_special_file(const std::filesystem::path& path);

// The whole of a regular file of at most `limit` bytes. Errors name the file.
Result<std::string> read_file(const std::filesystem::path& path, std::size_t limit);
// What is left of a stream, which errors call `name`.
Result<std::string> read_stream(std::FILE* stream, const std::string& name, std::size_t limit);

}  // namespace floe
