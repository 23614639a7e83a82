// Progress of long work, on stderr: a bar where that is a terminal, else a plain line now and then.
// Work that is done within a moment shows nothing. Any thread may report; the object must outlive
// them.
#pragma once

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <mutex>
#include <string>

namespace floe {

bool is_terminal(std::FILE* stream);

enum class ProgressMode : std::uint8_t { kOff, kOn };

class Progress {
  public:
    // `total` 0: not known.
    Progress(std::string what, std::uint64_t total, ProgressMode mode);
    ~Progress() { finish(); }
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void advance(std::uint64_t by = 1);
    // Clears the bar, so that something else can be printed.
    void finish();

  private:
    using Clock = std::chrono::steady_clock;
    [[nodiscard]] std::string line() const;

    std::mutex mutex_;
    std::string what_;
    std::uint64_t total_;
    std::uint64_t done_ = 0;
    ProgressMode mode_;
    bool bar_;
    bool shown_ = false;
    Clock::time_point next_;
};

}  // namespace floe
