#include "json.hpp"

#include <cmath>

namespace floe::wasm {

Json& Json::decimal(double value) {
    const auto thousandths = static_cast<std::int64_t>(std::llround(value * 1000));
    const std::int64_t size = thousandths < 0 ? -thousandths : thousandths;
    std::string text = (thousandths < 0 ? "-" : "") + std::to_string(size / 1000);
    if (const std::int64_t rest = size % 1000; rest != 0) {
        const std::string digits = std::to_string(1000 + rest);
        text += "." + digits.substr(1);
    }
    return raw(text);
}

void Json::quote(std::string_view value) {
    constexpr std::string_view kHex = "0123456789abcdef";
    out_ += '"';
    for (const char c : value) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            out_ += '\\';
            out_ += c;
        } else if (c == '\n') {
            out_ += "\\n";
        } else if (byte < 0x20) {
            out_ += "\\u00";
            out_ += kHex[byte >> 4];
            out_ += kHex[byte & 15];
        } else {
            out_ += c;
        }
    }
    out_ += '"';
}

}  // namespace floe::wasm
