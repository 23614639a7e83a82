#include "cli/plain_text.hpp"

#include <fmt/format.h>

#include <cstdint>

namespace floe::cli {
namespace {

struct Character {
    std::uint32_t code = 0;
    std::size_t bytes = 0;  // 0: no UTF-8
};

// The character that a text, which must not be empty, begins with.
Character first_of(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    if (byte(0) < 0x80) return {byte(0), 1};
    const std::size_t bytes = byte(0) >= 0xF0 ? 4 : byte(0) >= 0xE0 ? 3 : 2;
    if (byte(0) < 0xC2 || byte(0) > 0xF4 || text.size() < bytes) return {};
    std::uint32_t code = byte(0) & (0x7FU >> bytes);
    for (std::size_t i = 1; i < bytes; ++i) {
        if ((byte(i) & 0xC0) != 0x80) return {};
        code = code << 6 | (byte(i) & 0x3FU);
    }
    const bool too_long = (bytes == 3 && code < 0x800) || (bytes == 4 && code < 0x10000);
    const bool surrogate = code >= 0xD800 && code < 0xE000;
    return too_long || surrogate || code > 0x10FFFF ? Character{} : Character{code, bytes};
}

// U+00C0 to U+017F.
constexpr std::string_view kLetters =
    "AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTsaaaaaaaceeeeiiiidnooooo/ouuuuyty"
    "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlLlLl"
    "NnNnNnnNnOoOoOoOoRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs";
static_assert(kLetters.size() == 0x180 - 0xC0);

// '\0': nothing at all.
char ascii(std::uint32_t code) {
    if (code < 0x80) return static_cast<char>(code);
    if (code >= 0xC0 && code < 0x180) return kLetters[code - 0xC0];
    if (code >= 0x300 && code < 0x370) return '\0';  // marks that combine with the letter before
    switch (code) {
        case 0xA0:
            return ' ';
        case 0xB7:
        case 0x2022:
        case 0x2026:
            return '.';
        case 0x2010:
        case 0x2011:
        case 0x2013:
        case 0x2014:
            return '-';
        case 0x2018:
        case 0x2019:
            return '\'';
        case 0x201C:
        case 0x201D:
            return '"';
        default:
            return '?';
    }
}

}  // namespace

std::string escaped(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const Character c = first_of(text);
        const std::size_t bytes = c.bytes == 0 ? 1 : c.bytes;
        const bool control = c.code < 0x20 || (c.code >= 0x7F && c.code < 0xA0);
        for (const char byte : text.substr(0, bytes))
            out += c.bytes == 0 || control
                       ? fmt::format("\\x{:02x}", static_cast<unsigned char>(byte))
                       : std::string(1, byte);
        text.remove_prefix(bytes);
    }
    return out;
}

std::string to_ascii(std::string_view utf8) {
    std::string out;
    while (!utf8.empty()) {
        const Character c = first_of(utf8);
        const char letter = c.bytes == 0 ? '?' : ascii(c.code);
        if (letter != '\0' || c.code == 0) out += letter;
        utf8.remove_prefix(c.bytes == 0 ? 1 : c.bytes);
    }
    return out;
}

}  // namespace floe::cli
