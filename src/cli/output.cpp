#include "cli/output.hpp"

#include <cerrno>
#include <cstdio>

#include "cli/plain_text.hpp"

namespace floe::cli {
namespace {

bool only_ascii = false;

}  // namespace

void print_only_ascii() { only_ascii = true; }
bool prints_only_ascii() { return only_ascii; }

void write_out(std::string_view text) {
    std::string plain;
    if (only_ascii) text = plain = to_ascii(text);
    if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size()) throw OutputError(errno);
}

void note(std::string_view text) {
    std::fflush(stdout);
    const std::string line = "floe: " + escaped(text) + "\n";
    std::fputs((only_ascii ? to_ascii(line) : line).c_str(), stderr);
}

std::string counted(std::uint64_t n, std::string_view one, std::string_view many) {
    if (n == 1) return fmt::format("1 {}", one);
    return many.empty() ? fmt::format("{} {}s", n, one) : fmt::format("{} {}", n, many);
}

void flush_out() {
    if (std::fflush(stdout) != 0) throw OutputError(errno);
}

}  // namespace floe::cli
