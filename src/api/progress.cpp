#include "api/progress.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#if defined(_WIN32)
#include <io.h>
#else
#include <unistd.h>
#endif

namespace floe {
namespace {

using std::chrono::milliseconds;
constexpr milliseconds kPatience{700};  // before a bar appears
constexpr milliseconds kBarPause{100};
constexpr milliseconds kLinePause{5000};
constexpr std::uint64_t kWidth = 30;

}  // namespace

bool is_terminal(std::FILE* stream) {
#if defined(_WIN32)
    return _isatty(_fileno(stream)) != 0;
#else
    return isatty(fileno(stream)) != 0;
#endif
}

Progress::Progress(std::string what, std::uint64_t total, ProgressMode mode)
    : what_(std::move(what)),
      total_(total),
      mode_(mode),
      bar_(is_terminal(stderr)),
      next_(Clock::now() + (bar_ ? kPatience : kLinePause)) {}

std::string Progress::line() const {
    if (total_ == 0) return fmt::format("{} {}", what_, done_);
    const std::uint64_t done = std::min(done_, total_);
    const std::uint64_t percent = done * 100 / total_;
    if (!bar_) return fmt::format("{} {} of {} ({} %)", what_, done, total_, percent);
    const std::uint64_t filled = done * kWidth / total_;
    return fmt::format("{} [{:#<{}}{:.<{}}] {:3} %", what_, "", filled, "", kWidth - filled,
                       percent);
}

void Progress::advance(std::uint64_t by) {
    if (mode_ == ProgressMode::kOff) return;
    const std::lock_guard lock(mutex_);
    done_ += by;
    const auto now = Clock::now();
    if (now < next_) return;
    next_ = now + (bar_ ? kBarPause : kLinePause);
    shown_ = true;
    const std::string text = bar_ ? "\r" + line() + "\x1B[K" : line() + "\n";
    std::fputs(text.c_str(), stderr);
}

void Progress::finish() {
    const std::lock_guard lock(mutex_);
    if (shown_ && bar_) std::fputs("\r\x1B[K", stderr);
    shown_ = false;
}

}  // namespace floe
