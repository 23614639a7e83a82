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
    std::string_view symbol;
    if (text.front() == '{') {
        const std::size_t end = text.find('}');
        if (end == std::string_view::npos || end < 2 || end > 3)
            return fail("", "'{' wants a man's symbol and '}'");
        symbol = text.substr(1, end - 1);
        text.remove_prefix(end + 1);
    } else {
        symbol = text.substr(0, text.front() == '+' ? 2 : 1);
        text.remove_prefix(symbol.size());
    }
    const std::size_t letter = symbol.size() == 2 && symbol[0] == '+' ? 1 : 0;
    const bool second = is_lower(symbol[letter]);
    std::string plain(symbol);
    plain[letter] = upper(plain[letter]);
    ManType type = game.type_of(plain);
    if (type == kNoType)
        return fail("", (symbol.size() == 1 ? shown(symbol[0]) : "'" + std::string(symbol) + "'") +
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

namespace {

// One man of the style for three and four players: "rG", "yYNP", "-YG".
Result<Man> parse_owned_man(std::string_view text, const Game& game) {
    if (text.empty()) return fail("", "a man or a count belongs before ','");
    const ManType type = game.type_of(text.substr(1));
    if (type == kNoType)
        return fail("", "'" + std::string(text.substr(0, 12)) +
                            "' is no count and no owner's letter with a man of this game");
    if (text[0] == '-') {
        if (game.info(type).capturable) return fail("", "a man of this kind needs an owner");
        return Man{type, kNobody};
    }
    for (int s = 0; s < game.seat_count(); ++s)
        if (game.seats[static_cast<std::size_t>(s)].letter == text[0])
            return game.info(type).neutral ? Result<Man>(fail("", "a neutral man has no owner"))
                                           : Result<Man>(Man{type, seat(s)});
    return fail("", shown(text[0]) + " is no owner's letter");
}

// Reads the man or the count at the front of `rest`: cells filled, or the error's reason.
Result<std::size_t> take_item(std::string_view& rest, const Game& game, Man& man) {
    man = kNoMan;
    if (game.seat_count() <= 2) {
        if (!is_digit(rest.front())) {
            auto taken = take_man(rest, game);
            if (!taken) return std::unexpected(taken.error());
            man = *taken;
            return 1;
        }
    } else if (!is_digit(rest.front())) {
        const std::size_t end = std::min(rest.find_first_of(",/"), rest.size());
        auto taken = parse_owned_man(rest.substr(0, end), game);
        if (!taken) return std::unexpected(taken.error());
        man = *taken;
        rest.remove_prefix(end);
        return 1;
    }
    const int n = take_count(rest);
    if (n == 0) return fail("", "a count of empty cells is 1 or more");
    return static_cast<std::size_t>(n);
}

// Between the cells of a rank: nothing with two players, a comma with more.
Result<void> take_separator(std::string_view& rest, const Game& game) {
    if (game.seat_count() <= 2 || rest.empty() || rest.front() == '/') return {};
    if (rest.front() != ',') return fail("", "expected ',' between cells");
    rest.remove_prefix(1);
    if (rest.empty() || rest.front() == '/') return fail("", "a man or a count belongs behind ','");
    return {};
}

// Reads one rank's cells into `men`.
Result<void> parse_rank(std::string_view text, std::string_view& rest, const std::vector<Cell>& row,
                        const std::string& where, const Game& game, std::vector<Man>& men) {
    std::size_t filled = 0;
    while (!rest.empty() && rest.front() != '/') {
        const std::string place =
            where + ", column " + std::to_string(text.size() - rest.size() + 1);
        Man man;
        const auto n = take_item(rest, game, man);
        if (!n) return fail(place, n.error().reason);
        if (filled + *n > row.size())
            return fail(place,
                        "the rank has " + std::to_string(row.size()) + " cells, the text has more");
        if (!man.none()) men[index(row[filled])] = man;
        filled += *n;
        if (auto done = take_separator(rest, game); !done) return fail(place, done.error().reason);
    }
    if (filled < row.size())
        return fail(where, "the rank has " + std::to_string(row.size()) + " cells, the text has " +
                               std::to_string(filled));
    return {};
}

}  // namespace

Result<std::vector<Man>> parse_placement(std::string_view text, const Game& game) {
    const auto& rows = game.board.rows();
    std::vector<Man> men(static_cast<std::size_t>(game.board.size()));
    std::string_view rest = text;
    for (std::size_t r = 0; r < rows.size(); ++r) {
        const std::string where = "rank " + std::to_string(rows.size() - r);
        if (auto done = parse_rank(text, rest, rows[r], where, game, men); !done)
            return std::unexpected(done.error());
        if (r + 1 == rows.size()) break;
        if (rest.empty())
            return fail("", "the board has " + std::to_string(rows.size()) +
                                " ranks, the text has " + std::to_string(r + 1));
        rest.remove_prefix(1);
    }
    if (!rest.empty())
        return fail("",
                    "the board has " + std::to_string(rows.size()) + " ranks, the text has more");
    return men;
}

std::string placement_symbol(Man man, const Game& game) {
    const ManInfo& info = game.info(man.type);
    if (game.seat_count() > 2) {
        const char owner = man.owner == kNobody
                               ? '-'
                               : game.seats[static_cast<std::size_t>(index(man.owner))].letter;
        return owner + info.symbol;
    }
    std::string symbol = info.symbol;
    const bool plus = symbol[0] == '+';
    if (man.owner == seat(1)) symbol[plus] = lower(symbol[plus]);
    if (symbol.size() > 1 && !plus) symbol = "{" + symbol + "}";
    return info.promoted_from == kNoType ? symbol : symbol + "~";
}

std::string print_placement(const std::vector<Man>& men, const Game& game) {
    const bool commas = game.seat_count() > 2;
    std::string out;
    for (const auto& row : game.board.rows()) {
        if (!out.empty()) out += '/';
        bool first = true;
        int empty = 0;
        const auto add = [&](const std::string& item) {
            if (commas && !first) out += ',';
            first = false;
            out += item;
        };
        for (const Cell c : row) {
            const Man man = men[index(c)];
            if (man.none()) {
                ++empty;
                continue;
            }
            if (empty) add(std::to_string(empty));
            empty = 0;
            add(placement_symbol(man, game));
        }
        if (empty) add(std::to_string(empty));
    }
    return out;
}

}  // namespace floe
