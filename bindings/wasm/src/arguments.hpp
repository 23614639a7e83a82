// The arguments of a call: texts, each behind its length (four bytes, little-endian), in the buffer
// that JavaScript filled. Numbers come as decimal texts. Whatever is missing or malformed is the
// empty text or the default: our own JavaScript writes them, and what people typed is in the texts.
#pragma once

#include <charconv>
#include <cstdint>
#include <string_view>

namespace floe::wasm {

class Arguments {
  public:
    explicit Arguments(std::string_view buffer) : rest_(buffer) {}

    [[nodiscard]] bool done() const { return rest_.empty(); }
    std::string_view text() {
        if (rest_.size() < 4) {
            rest_ = {};
            return {};
        }
        std::size_t size = 0;
        for (std::size_t i = 4; i-- > 0;) size = size << 8 | static_cast<unsigned char>(rest_[i]);
        rest_.remove_prefix(4);
        const std::string_view out = rest_.substr(0, size);
        rest_.remove_prefix(out.size());
        return out;
    }
    // A number from `low` to `high`; one beyond them is the nearer, no number is `otherwise`.
    std::int64_t number(std::int64_t low, std::int64_t high, std::int64_t otherwise) {
        const std::string_view digits = text();
        std::int64_t value = 0;
        const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        if (read.ec != std::errc{} || read.ptr != digits.data() + digits.size()) return otherwise;
        return value < low ? low : value > high ? high : value;
    }

  private:
    std::string_view rest_;
};

}  // namespace floe::wasm
