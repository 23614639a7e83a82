#include "cli/line_input.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "api/progress.hpp"
#include "cli/plain_text.hpp"

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

InputLine read_line() {
    static std::size_t bytes = 0;
    std::string line;
    bool any = false, too_long = false;
    for (int c = std::fgetc(stdin); c != EOF; c = std::fgetc(stdin)) {
        if (++bytes > kInput) return {LineRead::kTooMuch, ""};
        any = true;
        if (c == '\n') break;
        too_long = too_long || line.size() == kInputLine;
        if (!too_long) line += static_cast<char>(c == '\t' ? ' ' : c);
    }
    if (!any) return {LineRead::kEnd, ""};
    if (too_long) return {LineRead::kTooLong, ""};
    if (line.ends_with('\r')) line.pop_back();
    return {LineRead::kLine, escaped(line)};
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
