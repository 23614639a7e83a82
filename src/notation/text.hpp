// Small readers of text that the formats of this folder share. Everything is ASCII: what is no
// ASCII letter or digit belongs to no class. A `take_` function reads at the front of a view and
// shortens it, or leaves it alone when what it wants is not there.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "geometry/board.hpp"
#include "rules/game.hpp"

namespace floe::notation {

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
constexpr bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
constexpr bool is_letter(char c) { return is_lower(c) || is_upper(c); }
constexpr char lower(char c) { return is_upper(c) ? static_cast<char>(c - 'A' + 'a') : c; }
constexpr char upper(char c) { return is_lower(c) ? static_cast<char>(c - 'a' + 'A') : c; }
// Printable ASCII or a blank.
constexpr bool is_plain(char c) { return c >= ' ' && c <= '~'; }

inline std::string lower(std::string_view text) {
    std::string out(text);
    for (char& c : out) c = lower(c);
    return out;
}

// A symbol of a man as the coordinates and the second player write it: "q", "gn".
inline std::string lower_symbol(const ManInfo& man) { return lower(man.symbol); }

// The name of a seat, and the same in small letters: "White", "white".
inline const std::string& seat_name(const Game& game, Seat s) {
    return game.seats[static_cast<std::size_t>(index(s))].name;
}

inline bool take(std::string_view& text, std::string_view wanted) {
    if (!text.starts_with(wanted)) return false;
    text.remove_prefix(wanted.size());
    return true;
}

// A cell's name: one letter, one or two digits.
inline std::optional<Cell> take_cell(std::string_view& text, const Board& board) {
    if (text.size() < 2 || !is_lower(text[0]) || !is_digit(text[1])) return std::nullopt;
    const std::size_t length = text.size() > 2 && is_digit(text[2]) ? 3 : 2;
    const auto found = board.find(text.substr(0, length));
    if (found) text.remove_prefix(length);
    return found;
}

// A whole number from `low` to `high` that is all of `text`.
inline std::optional<int> whole_number(std::string_view text, int low, int high) {
    if (text.empty() || text.size() > 9) return std::nullopt;
    int n = 0;
    for (const char c : text) {
        if (!is_digit(c)) return std::nullopt;
        n = n * 10 + (c - '0');
    }
    return n >= low && n <= high ? std::optional<int>(n) : std::nullopt;
}

// The parts between separators, empty ones included.
inline std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

}  // namespace floe::notation
