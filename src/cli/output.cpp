#include "cli/output.hpp"

#include <cerrno>
#include <cstdio>

namespace floe::cli {

void write_out(std::string_view text) {
    if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size()) throw OutputError(errno);
}

void flush_out() {
    if (std::fflush(stdout) != 0) throw OutputError(errno);
}

}  // namespace floe::cli
