// Read before toml++ (-include). Its `parse_file` is compiled although nobody calls it, and the
// C++ library for WebAssembly has no files: here is one that never opens. The linker drops it all.
#pragma once

#include <ios>
#include <istream>
#include <string>

namespace std {

template <>
class basic_ifstream<char> : public basic_istream<char> {
  public:
    basic_ifstream() : basic_istream<char>(nullptr) {}
    void open(const string&, ios_base::openmode) {}
    bool is_open() const { return false; }
};

}  // namespace std
