#include "rules/placement.hpp"

#include <cctype>

namespace floe {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
char upper(char c) { return is_lower(c) ? static_cast<char>(c - 'a' + 'A') : c; }
char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// A byte of the input, fit for a message.
std::string shown(char c) {
    if (c >= 32 && c < 127) return std::string("'") + c + "'";
    return "a byte that is no ASCII character";
}

ManType promoted_type(ManType plain, const Game& game) {
    for (int t = 1; t < game.type_count(); ++t)
        if (game.info(man_type(t)).promoted_from == plain) return man_type(t);
    return kNoType;
}

// Reads a count of empty cells of one or two digits at the front of `text` and takes it off.
int take_count(std::string_view& text) {
    int n = 0;
    for (int i = 0; i < 2 && !text.empty() && is_digit(text.front()); ++i) {
        n = n * 10 + (text.front() - '0');
        text.remove_prefix(1);
    }
    return n;
}

}  // namespace

Result<Man> take_man(std::string_view& text, const Game& game) {
    std::string symbol;
    if (text.front() == '{') {
        const std::size_t end = text.find('}');
        if (end == std::string_view::npos || end < 2 || end > 3)
            return fail("", "'{' wants a man's symbol and '}'");
        symbol = text.substr(1, end - 1);
        text.remove_prefix(end + 1);
    } else {
        symbol = text.substr(0, 1);
        text.remove_prefix(1);
    }
    const bool second = is_lower(symbol[0]);
    std::string plain = symbol;
    plain[0] = upper(plain[0]);
    ManType type = game.type_of(plain);
    if (type == kNoType)
        return fail("", (symbol.size() == 1 ? shown(symbol[0]) : "'" + symbol + "'") +
                            " is no man of this game");
    if (game.info(type).neutral) return Man{type, kNobody};
    if (second && game.seat_count() < 2) return fail("", "this game has no second player");
    if (!text.empty() && text.front() == '~') {
        text.remove_prefix(1);
        type = promoted_type(type, game);
        if (type == kNoType) return fail("", "'~' behind a man that no promotion makes");
    }
    return Man{type, seat(second ? 1 : 0)};
}

Result<std::vector<Man>> parse_placement(std::string_view text, const Game& game) {
    const auto& rows = game.board.rows();
    std::vector<Man> men(static_cast<std::size_t>(game.board.size()));
    std::string_view rest = text;
    for (std::size_t r = 0; r < rows.size(); ++r) {
        const std::string where = "rank " + std::to_string(rows.size() - r);
        std::size_t filled = 0;
        while (!rest.empty() && rest.front() != '/') {
            const std::string place =
                where + ", column " + std::to_string(text.size() - rest.size() + 1);
            if (is_digit(rest.front())) {
                const int n = take_count(rest);
                if (n == 0) return fail(place, "a count of empty cells is 1 or more");
                filled += static_cast<std::size_t>(n);
            } else {
                auto man = take_man(rest, game);
                if (!man) return fail(place, man.error().reason);
                if (filled < rows[r].size()) men[index(rows[r][filled])] = *man;
                ++filled;
            }
            if (filled > rows[r].size())
                return fail(place, "the rank has " + std::to_string(rows[r].size()) +
                                       " cells, the text has more");
        }
        if (filled < rows[r].size())
            return fail(where, "the rank has " + std::to_string(rows[r].size()) +
                                   " cells, the text has " + std::to_string(filled));
        if (r + 1 < rows.size()) {
            if (rest.empty())
                return fail("", "the board has " + std::to_string(rows.size()) +
                                    " ranks, the text has " + std::to_string(r + 1));
            rest.remove_prefix(1);
        }
    }
    if (!rest.empty())
        return fail("",
                    "the board has " + std::to_string(rows.size()) + " ranks, the text has more");
    return men;
}

std::string placement_symbol(Man man, const Game& game) {
    const ManInfo& info = game.info(man.type);
    std::string symbol = info.symbol;
    if (man.owner == seat(1)) symbol[0] = lower(symbol[0]);
    if (symbol.size() > 1) symbol = "{" + symbol + "}";
    return info.promoted_from == kNoType ? symbol : symbol + "~";
}

std::string print_placement(const std::vector<Man>& men, const Game& game) {
    std::string out;
    for (const auto& row : game.board.rows()) {
        if (!out.empty()) out += '/';
        int empty = 0;
        for (const Cell c : row) {
            const Man man = men[index(c)];
            if (man.none()) {
                ++empty;
                continue;
            }
            if (empty) out += std::to_string(empty);
            empty = 0;
            out += placement_symbol(man, game);
        }
        if (empty) out += std::to_string(empty);
    }
    return out;
}

}  // namespace floe
