#include "cli/line_input.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "api/progress.hpp"

#if __has_include(<unistd.h>)
#include <unistd.h>
#endif

namespace floe::cli {
namespace {

constexpr int kInterrupted = 130;  // as shells have it

std::array<char, 1024> last_words;
std::atomic<std::size_t> last_words_size = 0;

extern "C" void end_at_once(int) {
#if __has_include(<unistd.h>)
    const std::size_t size = last_words_size;
    if (size > 0 && write(STDOUT_FILENO, last_words.data(), size) < 0) std::_Exit(kInterrupted + 1);
#endif
    std::_Exit(kInterrupted);
}

void handle(void (*handler)(int)) {
    std::signal(SIGINT, handler);
    std::signal(SIGTERM, handler);
#ifdef SIGHUP
    std::signal(SIGHUP, handler);
#endif
}

}  // namespace

std::optional<std::string> read_line() {
    std::string line;
    int c = std::fgetc(stdin);
    if (c == EOF) return std::nullopt;
    for (; c != EOF && c != '\n'; c = std::fgetc(stdin)) {
        const bool control = (c >= 0 && c < ' ' && c != '\t') || c == 127;
        if (!control && line.size() < kInputLine) line += static_cast<char>(c == '\t' ? ' ' : c);
    }
    return line;
}

bool interactive() { return is_terminal(stdin) && is_terminal(stdout); }

LastWords::LastWords() { handle(end_at_once); }
LastWords::~LastWords() {
    handle(SIG_DFL);
    last_words_size = 0;
}
void LastWords::set(const std::string& text) {
    last_words_size = 0;
    const std::size_t size = std::min(text.size(), last_words.size());
    std::memcpy(last_words.data(), text.data(), size);
    last_words_size = size;
}

}  // namespace floe::cli
