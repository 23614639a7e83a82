// Lines that a person or a script types, and an orderly end when the program is interrupted. Main
// thread only; one at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace floe::cli {

inline constexpr std::size_t kInputLine = 4096;
inline constexpr std::size_t kInput = 4 * 1024 * 1024;  // of a whole session

enum class LineRead : std::uint8_t {
    kLine,
    kTooLong,  // more than kInputLine bytes, passed over
    kEnd,      // of the input
    kTooMuch,  // more than kInput bytes in all: the rest is not read
};
struct InputLine {
    LineRead read = LineRead::kEnd;
    std::string text;  // without its end; control characters are escaped, tabs are blanks
};

// The next line of stdin.
InputLine read_line();

// Whether a person sits at the terminal: stdin and stdout are one.
bool interactive();

// What to print when the program is interrupted (Ctrl-C, hang-up) while this object lives. The
// program then ends at once; everything worth keeping must have been written before.
class LastWords {
  public:
    LastWords();
    ~LastWords();
    LastWords(const LastWords&) = delete;
    LastWords& operator=(const LastWords&) = delete;
    void set(const std::string& text);
};

}  // namespace floe::cli
