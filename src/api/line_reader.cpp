#include "api/line_reader.hpp"

#include <zlib.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "api/files.hpp"

namespace floe {

void LineReader::Close::operator()(gzFile_s* file) const { gzclose(file); }

Result<LineReader> LineReader::open(const std::string& path, std::size_t limit) {
    if (auto fine = refuse_special_file(path); !fine) return std::unexpected(fine.error());
    errno = 0;
    gzFile_s* file = gzopen(path.c_str(), "rb");
    if (file == nullptr)
        return fail(path, std::string("cannot be opened: ") +
                              (errno != 0 ? std::strerror(errno) : "out of memory"));
    return LineReader(file, limit);
}

std::unexpected<Error> LineReader::bad(const std::string& reason) const {
    return fail("line " + std::to_string(number_), reason);
}

// More bytes into an empty buffer; false: there are none.
Result<bool> LineReader::fill() {
    first_ = end_ = 0;
    const int n = gzread(file_.get(), buffer_.data(), static_cast<unsigned>(buffer_.size()));
    int code = Z_OK;
    const char* reason = gzerror(file_.get(), &code);
    if (n < 0) return bad(std::string("cannot be read: ") + reason);
    // A packed file that was cut off: zlib gives what it has and reports it at the end.
    if (n == 0 && code == Z_BUF_ERROR) return bad("the packed file ends too early");
    end_ = static_cast<std::size_t>(n);
    return n > 0;
}

Result<bool> LineReader::next(std::string& line) {
    line.clear();
    ++number_;
    while (true) {
        if (first_ == end_) {
            const auto more = fill();
            if (!more) return more;
            if (!*more) return !line.empty();
        }
        const char* from = buffer_.data() + first_;
        const char* to = buffer_.data() + end_;
        const char* newline = std::find(from, to, '\n');
        if (line.size() + static_cast<std::size_t>(newline - from) > limit_)
            return bad("longer than " + std::to_string(limit_) + " bytes");
        line.append(from, newline);
        first_ = static_cast<std::size_t>(newline - buffer_.data());
        if (newline == to) continue;
        ++first_;
        if (line.ends_with('\r')) line.pop_back();
        return true;
    }
}

}  // namespace floe
