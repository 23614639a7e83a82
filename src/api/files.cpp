#include "api/files.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

namespace floe {

Result<std::string> read_file(const std::filesystem::path& path, std::size_t limit) {
    const std::string name = path.string();
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored)) return fail(name, "is a folder, not a file");
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(name.c_str(), "rb"),
                                                               &std::fclose);
    if (!file) return fail(name, std::string("cannot be opened: ") + std::strerror(errno));
    std::string text;
    while (text.size() <= limit) {
        char buffer[16384];
        const std::size_t n = std::fread(buffer, 1, sizeof buffer, file.get());
        text.append(buffer, n);
        if (n < sizeof buffer) break;
    }
    if (std::ferror(file.get()) != 0) return fail(name, "cannot be read");
    if (text.size() > limit) return fail(name, "has more than " + std::to_string(limit) + " bytes");
    return text;
}

}  // namespace floe
