#include "notation/fen_castling.hpp"

#include <algorithm>
#include <cstdlib>

#include "base/nearest.hpp"
#include "notation/text.hpp"

namespace floe::notation {
namespace {

constexpr const char* kPlace = "castling";

char as_written(char letter, Seat s) { return index(s) == 0 ? letter : lower(letter); }

int sign(int n) { return (n > 0) - (n < 0); }

// On which side of the king a right has its rook: 1 towards higher files, -1 towards lower ones.
int side(const CastlingRight& r, const Board& board) {
    return sign(board.file(r.rook_from) - board.file(r.king_from));
}

// All the letters of the game, for messages: "KQkq".
std::string letters(const CastlingRule::Data& rule) {
    std::string all;
    for (const CastlingRight& r : rule.rights) all += as_written(r.letter, r.seat);
    return all;
}

std::unexpected<Error> unknown_letter(char c, const CastlingRule::Data& rule) {
    return fail(kPlace, std::string("'") + c + "' is no castling of this game; expected some of " +
                            letters(rule) + (rule.any_file ? ", files of rooks," : "") + " or '-'");
}

// Finds king and rook of one letter in a game where they may stand on any file.
class FreeRights {
  public:
    FreeRights(const CastlingRule::Data& rule, const Game& game, const Setup& setup)
        : rule_(rule), board_(game.board), game_(game), setup_(setup) {}

    Result<SetupRight> find(char c) const {
        const Seat s = seat(is_upper(c) ? 0 : 1);
        const int file = file_of(lower(c));
        const CastlingRight* last = nullptr;
        for (std::size_t i = 0; i < rule_.rights.size(); ++i) {
            const CastlingRight& r = rule_.rights[i];
            if (r.seat != s || (file < 0 && r.letter != upper(c))) continue;
            last = &r;
            const Cell king = king_on(r);
            const Cell rook = king == kNoCell ? kNoCell : rook_on(r, king, file);
            if (rook != kNoCell) return SetupRight{static_cast<int>(i), king, rook};
        }
        if (!last) return unknown_letter(c, rule_);
        const std::string rank = " on rank " + std::to_string(board_.rank(last->king_from));
        return fail(kPlace, std::string("'") + c + "' needs one " + name(rule_.king) + rank +
                                ", and a " + name(rule_.rook) +
                                (file < 0 ? " on that side of it"
                                          : " on file " + board_.file_name(file) + " beside it"));
    }

  private:
    [[nodiscard]] const std::string& name(ManType t) const { return game_.info(t).name; }
    [[nodiscard]] int file_of(char letter) const {
        for (int f = 0; f < board_.file_count(); ++f)
            if (board_.file_name(f) == std::string(1, letter)) return f;
        return -1;
    }
    template <class Visit>
    void for_each_on_rank(const CastlingRight& r, ManType type, Visit&& visit) const {
        for (std::size_t i = 0; i < setup_.board.size(); ++i)
            if (board_.rank(cell(i)) == board_.rank(r.king_from) &&
                setup_.board[i] == Man{type, r.seat})
                visit(cell(i));
    }
    [[nodiscard]] Cell king_on(const CastlingRight& r) const {
        Cell king = kNoCell;
        int count = 0;
        for_each_on_rank(r, rule_.king, [&](Cell c) {
            king = c;
            ++count;
        });
        return count == 1 ? king : kNoCell;
    }
    // The rook on a file, or the outermost one; on the right's side of the king.
    [[nodiscard]] Cell rook_on(const CastlingRight& r, Cell king, int file) const {
        Cell rook = kNoCell;
        int distance = 0;
        for_each_on_rank(r, rule_.rook, [&](Cell c) {
            const int away = board_.file(c) - board_.file(king);
            if (sign(away) != side(r, board_) || std::abs(away) <= distance) return;
            if (file >= 0 && board_.file(c) != file) return;
            rook = c;
            distance = std::abs(away);
        });
        return rook;
    }

    const CastlingRule::Data& rule_;
    const Board& board_;
    const Game& game_;
    const Setup& setup_;
};

Result<SetupRight> fixed_right(char c, const CastlingRule::Data& rule) {
    for (std::size_t i = 0; i < rule.rights.size(); ++i) {
        const CastlingRight& r = rule.rights[i];
        if (as_written(r.letter, r.seat) == c)
            return SetupRight{static_cast<int>(i), r.king_from, r.rook_from};
    }
    return unknown_letter(c, rule);
}

std::uint32_t gate_bit(Cell c, const Game& game) {
    const auto at = std::find(game.gates.begin(), game.gates.end(), c);
    return at == game.gates.end() ? 0 : std::uint32_t{1} << (at - game.gates.begin());
}

bool gate_belongs_to(Cell gate, Seat s, const Game& game) {
    return game.rules.find<GatingRule>()->gates[static_cast<std::size_t>(index(s))].has(gate);
}

// The letter of a file, of the case of a seat, opens the gate of that seat's man there. False: it
// is no such letter.
bool read_gate(char c, const Game& game, Setup& setup) {
    for (const Cell gate : game.gates) {
        const Man man = setup.board[index(gate)];
        if (man.none() || man.owner == kNobody) continue;
        const char letter = game.board.file_name(game.board.file(gate))[0];
        if (as_written(upper(letter), man.owner) != c) continue;
        if (!gate_belongs_to(gate, man.owner, game)) continue;
        setup.gates |= gate_bit(gate, game);
        return true;
    }
    return false;
}

// The castlings that a seat still has.
std::string rights_of(Seat s, const Setup& setup, const Game& game) {
    const auto* rule = game.rules.find<CastlingRule>();
    std::string out;
    for (const SetupRight& held : setup.rights) {
        const CastlingRight& r = rule->rights[static_cast<std::size_t>(held.right)];
        if (r.seat != s) continue;
        const char letter =
            rule->any_file ? upper(game.board.file_name(game.board.file(held.rook))[0]) : r.letter;
        out += as_written(letter, s);
    }
    return out;
}

// The files of the other men of a seat by which a man may still enter.
std::string gates_of(Seat s, const Setup& setup, const Game& game) {
    std::uint32_t left = setup.gates;
    for (const SetupRight& held : setup.rights)
        left &= ~(gate_bit(held.king, game) | gate_bit(held.rook, game));
    std::string out;
    for (const Cell gate : game.gates)
        if ((left & gate_bit(gate, game)) != 0 && setup.board[index(gate)].owner == s)
            out += as_written(upper(game.board.file_name(game.board.file(gate))[0]), s);
    return out;
}

}  // namespace

Result<void> read_castling(std::string_view field, const Game& game, Setup& setup) {
    if (field == "-") return {};
    std::string castlings;
    if (!game.gates.empty()) {
        for (const char c : field)
            if (!read_gate(c, game, setup)) castlings += c;
        field = castlings;
    }
    const auto* rule = game.rules.find<CastlingRule>();
    if (!rule)
        return fail(kPlace, "this game has no castling: expected '-', not " + in_quotes(field));
    for (const char c : field) {
        if (!is_letter(c)) return unknown_letter(c, *rule);
        const auto right =
            rule->any_file ? FreeRights(*rule, game, setup).find(c) : fixed_right(c, *rule);
        if (!right) return std::unexpected(right.error());
        for (const SetupRight& other : setup.rights)
            if (other.right == right->right || (rule->any_file && other.rook == right->rook))
                return fail(kPlace, std::string("'") + c + "' gives a right that is there already");
        setup.rights.push_back(*right);
        setup.gates |= gate_bit(right->king, game) | gate_bit(right->rook, game);
    }
    std::sort(setup.rights.begin(), setup.rights.end(),
              [](const SetupRight& a, const SetupRight& b) { return a.right < b.right; });
    return {};
}

std::string print_castling(const Setup& setup, const Game& game) {
    std::string out;
    for (int s = 0; s < game.seat_count(); ++s)
        out += rights_of(seat(s), setup, game) + gates_of(seat(s), setup, game);
    return out.empty() ? "-" : out;
}

}  // namespace floe::notation
