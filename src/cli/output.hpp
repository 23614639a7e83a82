// What a command prints on stdout. A failed write throws OutputError, which only main catches: the
// reader of a pipe may leave at any time (`floe moves chess | head -1`), and that ends the program
// quietly. Main thread only.
#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <exception>
#include <string>
#include <string_view>
#include <utility>

namespace floe::cli {

class OutputError : public std::exception {
  public:
    explicit OutputError(int code) : code_(code) {}
    [[nodiscard]] int code() const { return code_; }  // an errno
    [[nodiscard]] const char* what() const noexcept override { return "cannot write"; }

  private:
    int code_;
};

// From now on only ASCII is printed: what is not becomes the nearest letter, or '?'.
void print_only_ascii();
bool prints_only_ascii();

// Standard output: see output.cpp for what becomes of the text.
void write_out(std::string_view text);
// A line for people on standard error, behind "floe: "; what is in it is escaped.
void note(std::string_view text);
// Writes what is still buffered; to be called before the program ends well.
void flush_out();

template <class... T>
void print(fmt::format_string<T...> format, T&&... values) {
    write_out(fmt::format(format, std::forward<T>(values)...));
}

// "1 game", "2 games"; `many` where an s will not do.
std::string counted(std::uint64_t n, std::string_view one, std::string_view many = "");

// A JSON value on a line of its own. Bytes that are no UTF-8 (of a file's name) are replaced.
template <class Json>
void print_json(const Json& json) {
    write_out(json.dump(-1, ' ', prints_only_ascii(), Json::error_handler_t::replace) + "\n");
}

}  // namespace floe::cli
