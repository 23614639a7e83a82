// Read before toml++ (-include). It compiles two things that the C++ library for WebAssembly does
// not have. `parse_file`, which nobody calls, wants a file: here is one that never opens, and the
// linker drops it. Decimal numbers are read by streams, which are large, or by std::from_chars for
// double, which is missing and stands here.
#pragma once

#include <charconv>
#include <cmath>
#include <cstdlib>
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

inline from_chars_result from_chars(const char* first, const char* last, double& value,
                                    chars_format = chars_format::general) {
    const string text(first, last);
    char* end = nullptr;
    value = strtod(text.c_str(), &end);
    if (end == text.c_str()) return {first, errc::invalid_argument};
    return {first + (end - text.c_str()), isinf(value) ? errc::result_out_of_range : errc{}};
}

}  // namespace std
