#include "api/files.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

namespace floe {

Result<void> refuse_special_file(const std::filesystem::path& path) {
    std::error_code ignored;
    const auto status = std::filesystem::status(path, ignored);
    if (!std::filesystem::exists(status) || std::filesystem::is_regular_file(status)) return {};
    return fail(path.string(), std::filesystem::is_directory(status)
                                   ? "is a folder, not a file"
                                   : "is a pipe, a device or the like, not a regular file");
}

Result<std::string> read_stream(std::FILE* stream, const std::string& name, std::size_t limit) {
    std::string text;
    while (text.size() <= limit) {
        char buffer[16384];
        const std::size_t n = std::fread(buffer, 1, sizeof buffer, stream);
        text.append(buffer, n);
        if (n < sizeof buffer) break;
    }
    if (std::ferror(stream) != 0) return fail(name, "cannot be read");
    if (text.size() > limit) return fail(name, "has more than " + std::to_string(limit) + " bytes");
    return text;
}

Result<std::string> read_file(const std::filesystem::path& path, std::size_t limit) {
    const std::string name = path.string();
    if (auto fine = refuse_special_file(path); !fine) return std::unexpected(fine.error());
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(name.c_str(), "rb"),
                                                               &std::fclose);
    if (!file) return fail(name, std::string("cannot be opened: ") + std::strerror(errno));
    return read_stream(file.get(), name, limit);
}

}  // namespace floe
