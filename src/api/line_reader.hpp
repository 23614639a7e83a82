// Lines of a text file, plain or packed by gzip, one at a time: memory does not grow with the file.
// Owns the open file; one thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "base/error.hpp"

struct gzFile_s;

namespace floe {

class LineReader {
  public:
    // Lines have at most `limit` bytes, without what ends them.
    static Result<LineReader> open(const std::string& path, std::size_t limit);

    // The next line without its end; false at the end of the file. Errors say the line; after one
    // there is nothing more to read.
    Result<bool> next(std::string& line);
    // Of the line read last, from 1.
    [[nodiscard]] std::uint64_t number() const { return number_; }

  private:
    struct Close {
        void operator()(gzFile_s* file) const;
    };
    LineReader(gzFile_s* file, std::size_t limit) : file_(file), limit_(limit), buffer_(1U << 16) {}
    Result<bool> fill();
    [[nodiscard]] std::unexpected<Error> bad(const std::string& reason) const;

    std::unique_ptr<gzFile_s, Close> file_;
    std::size_t limit_;
    std::vector<char> buffer_;
    std::size_t first_ = 0;
    std::size_t end_ = 0;
    std::uint64_t number_ = 0;
};

}  // namespace floe
