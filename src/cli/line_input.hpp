// Lines that a person or a script types, and an orderly end when the program is interrupted. Main
// thread only; one at a time.
#pragma once

#include <optional>
#include <string>

namespace floe::cli {

inline constexpr std::size_t kInputLine = 4096;

// The next line of stdin without its end and without control characters, cut off at kInputLine
// bytes; nothing at the end of the input.
std::optional<std::string> read_line();

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
