#include "notation/uci.hpp"

#include <algorithm>

#include "base/nearest.hpp"
#include "notation/move_facts.hpp"
#include "notation/text.hpp"

namespace floe {
namespace {

using namespace notation;

bool king_takes_rook(const Game& game) {
    const auto* rule = game.rules.find<CastlingRule>();
    return rule && rule->king_takes_rook;
}

// The cells of a move without a promotion's suffix.
std::string cells_of(Move m, const Board& board, bool rook_for_target) {
    const auto leg = [&](Cell from, Cell to) { return board.name(from) + board.name(to); };
    if (m.kind == MoveKind::kCastle)
        return leg(m.from(), rook_for_target ? m.extra_cell(0) : m.to());
    if (m.kind != MoveKind::kPath || m.extra_count == 0) return leg(m.from(), m.to());
    std::string text;
    Cell from = m.from();
    for (int i = 0; i < m.extra_count; ++i) {
        text += leg(from, m.extra_cell(i)) + ",";
        from = m.extra_cell(i);
    }
    return text + leg(from, m.to());
}

// "q", "gn"; a man that becomes its own promoted form says "+".
std::string promotion_suffix(Move m, const AnyPosition& position) {
    const ManInfo& to = position.game().info(m.becomes);
    return to.symbol[0] == '+' ? "+" : lower_symbol(to);
}

// What goes with a move: ",e4d6" for a wall put on d6 behind a move to e4, "h" for a man that
// enters by gating.
std::string beside(Move m, const Game& game) {
    if (m.detail == 0) return "";
    if (game.moves_place_wall)
        return "," + game.board.name(m.to()) + game.board.name(cell(m.detail - 1U));
    return lower_symbol(game.info(gated_type(m)));
}

std::string print(Move m, const AnyPosition& position, bool rook_for_target) {
    const Game& game = position.game();
    if (!game.moves_place_wall && gates_on_rooks_cell(m))
        return game.board.name(m.extra_cell(0)) + game.board.name(m.from()) + beside(m, game);
    if (m.kind == MoveKind::kPass) return "0000";
    if (m.kind == MoveKind::kDrop)
        return game.info(m.becomes).symbol + "@" + game.board.name(m.to()) + beside(m, game);
    std::string text = cells_of(m, game.board, rook_for_target);
    if (shows_promotion(m, position)) text += promotion_suffix(m, position);
    return text + beside(m, game);
}

// A text taken apart, for saying what is wrong with it.
struct Parts {
    Cell from = kNoCell, to = kNoCell;  // of the whole move
    std::string cells;                  // without a suffix
    std::string_view suffix;
};

std::optional<Parts> parts_of(std::string_view text, const Board& board) {
    Parts parts;
    std::string_view rest = text;
    int legs = 0;
    do {
        const auto from = take_cell(rest, board);
        const auto to = from ? take_cell(rest, board) : from;
        if (!to || (legs > 0 && *from != parts.to)) return std::nullopt;
        if (legs++ == 0) parts.from = *from;
        parts.to = *to;
    } while (legs <= limits::kVictims && take(rest, ","));
    parts.cells = text.substr(0, text.size() - rest.size());
    parts.suffix = rest;
    const bool letters = std::all_of(rest.begin(), rest.end(), is_letter);
    if (rest.size() > 2 || (!letters && rest != "+")) return std::nullopt;
    return parts;
}

// What is wrong with a drop.
std::string wrong_drop(std::string_view text, const AnyPosition& position) {
    const Game& game = position.game();
    const std::size_t at = text.find('@');
    const ManType type = game.type_of(text.substr(0, at));
    std::string_view rest = text.substr(at + 1);
    const auto to = take_cell(rest, game.board);
    if (type == kNoType) return in_quotes(text.substr(0, at)) + " is no man of this game";
    if (!to || !rest.empty()) return in_quotes(text.substr(at + 1)) + " is no cell of the board";
    return no_drop(type, *to, position);
}

// What is wrong with the suffix of a move whose cells some legal move has.
std::string wrong_suffix(const Parts& parts, const std::vector<std::string>& possible) {
    if (possible.size() == 1 && possible.front() == parts.cells)
        return "no promotion is written here: " + parts.cells;
    std::string list;
    for (const std::string& text : possible) list += (list.empty() ? "" : ", ") + text;
    return (parts.suffix.empty() ? "the man it promotes to is missing: "
                                 : in_quotes(parts.suffix) + " is no promotion here: ") +
           list;
}

std::string wrong_move(const Parts& parts, const AnyPosition& position) {
    if (const std::string why = no_mover(parts.from, position); !why.empty()) return why;
    const bool rook = king_takes_rook(position.game());
    const auto same_cells = [&](Move m) {
        return m.kind != MoveKind::kDrop && m.kind != MoveKind::kPass &&
               cells_of(m, position.game().board, rook) == parts.cells;
    };
    std::vector<std::string> possible;
    for (const Move m : position.legal_moves())
        if (same_cells(m)) possible.push_back(print_uci(m, position));
    if (!possible.empty()) return wrong_suffix(parts, possible);
    for (const Move m : pseudo_legal_moves(position))
        if (same_cells(m)) return leaves_in_check(position);
    return man_on(parts.from, position) + " does not move to " +
           position.game().board.name(parts.to) +
           (parts.cells.find(',') == std::string::npos ? "" : " in this way");
}

std::string what_is_wrong(std::string_view text, const AnyPosition& position) {
    if (position.legal_moves().empty()) return "the game is over: no move is legal";
    if (text == "0000") return "a pass is not possible here";
    if (text.find('@') != std::string_view::npos) return wrong_drop(text, position);
    if (const auto parts = parts_of(text, position.game().board))
        return wrong_move(*parts, position);
    return "expected two cells of the board such as '" +
           print_uci(position.legal_moves().front(), position) + "'";
}

}  // namespace

std::string print_uci(Move move, const AnyPosition& position) {
    return print(move, position, king_takes_rook(position.game()));
}

Result<Move> parse_uci(std::string_view text, const AnyPosition& position) {
    const std::string where = "move " + in_quotes(text);
    if (text.size() > limits::kSanText)
        return fail(where, "a move has at most " + std::to_string(limits::kSanText) + " bytes");
    const bool rook = king_takes_rook(position.game());
    std::vector<Move> as_written, other_way;
    for (const Move m : position.legal_moves()) {
        if (print(m, position, rook) == text)
            as_written.push_back(m);
        else if (m.kind == MoveKind::kCastle && print(m, position, !rook) == text)
            other_way.push_back(m);
    }
    if (as_written.empty()) as_written = other_way;
    if (as_written.size() == 1) return as_written.front();
    if (as_written.size() > 1) return fail(where, "more than one legal move is written so");
    return fail(where, what_is_wrong(text, position));
}

std::vector<std::string> print_all_uci(const AnyPosition& position) {
    std::vector<std::string> texts;
    for (const Move m : position.legal_moves()) texts.push_back(print_uci(m, position));
    std::sort(texts.begin(), texts.end());
    return texts;
}

}  // namespace floe
