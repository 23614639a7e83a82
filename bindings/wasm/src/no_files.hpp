// Read before toml++ (-include). It compiles two things that the C++ library for WebAssembly does
// not have. `parse_file`, which nobody calls, wants a file: here is one that never opens, and the
// linker drops it. Decimal numbers are read by streams, which are large, or by std::from_chars for
// double, which is missing and stands here.
#pragma once

#include <charconv>
#include <ios>
#include <istream>
#include <string>

#define TOML_FLOAT_CHARCONV 1

namespace std {

template <>
class basic_ifstream<char> : public basic_istream<char> {
  public:
    basic_ifstream() : basic_istream<char>(nullptr) {}
    void open(const string&, ios_base::openmode) {}
    bool is_open() const { return false; }
};

// A game file may not hold a decimal number whatever its value, and the reader says so.
inline from_chars_result from_chars(const char*, const char* last, double& value,
                                    chars_format = chars_format::general) {
    value = 0;
    return {last, errc{}};
}

}  // namespace std
