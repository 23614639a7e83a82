#include "notation/san.hpp"

#include <bit>

#include "notation/move_facts.hpp"
#include "notation/san_parts.hpp"

namespace floe {
namespace notation {

bool goes_from_cell_to_cell(Move m) {
    return m.kind != MoveKind::kDrop && m.kind != MoveKind::kCastle && m.kind != MoveKind::kPass;
}

std::string rank_name(Cell c, const Board& board) { return std::to_string(board.rank(c)); }

std::string san_letter(Move m, const AnyPosition& position) {
    const ManInfo& man = position.game().info(position.man(m.from()).type);
    return man.pawn ? "" : man.symbol;
}

std::string san_target(Move m, const AnyPosition& position) {
    const Board& board = position.game().board;
    if (m.kind != MoveKind::kPath || m.extra_count == 0)
        return (position.is_capture(m) ? "x" : "") + board.name(m.to());
    const bool rifle = m.to() == m.from();
    std::string text;
    for (int i = 0; i < m.extra_count; ++i)
        text += (rifle ? ":" : "x") + board.name(m.extra_cell(i));
    if (rifle) return text;
    return text + (position.man(m.to()).none() ? "-" : "x") + board.name(m.to());
}

std::string san_long(Move m, const AnyPosition& position) {
    const ManInfo& man = position.game().info(position.man(m.from()).type);
    const std::string target = san_target(m, position);
    const bool plain = target == position.game().board.name(m.to());
    return (man.pawn && man.symbol.size() == 1 ? "" : man.symbol) +
           position.game().board.name(m.from()) + (plain ? "-" : "") + target;
}

std::string san_castling(Move m, const Game& game) {
    char letter = 'K';
    if (const auto* rule = game.rules.find<CastlingRule>())
        for (const CastlingRight& r : rule->rights)
            if (r.king_to == m.to() && r.rook_to == m.extra_cell(1)) letter = r.letter;
    if (letter == 'K') return "O-O";
    if (letter == 'Q') return "O-O-O";
    return std::string("O-O_") + letter;
}

namespace {

bool same_target(Move a, Move b, const AnyPosition& position) {
    if (a.to_index != b.to_index && (a.to() != a.from() || b.to() != b.from())) return false;
    const bool paths = a.kind == MoveKind::kPath && a.extra_count > 0;
    if (paths != (b.kind == MoveKind::kPath && b.extra_count > 0)) return false;
    if (!paths) return a.to_index == b.to_index && position.is_capture(a) == position.is_capture(b);
    return san_target(a, position) == san_target(b, position);
}

// As little of the start cell as tells the move from those of the same letter to the same target:
// the file, the rank, or both. A pawn that captures always shows its file.
std::string start_of(Move m, const AnyPosition& position, const std::vector<Move>& legal) {
    const Board& board = position.game().board;
    const std::string letter = san_letter(m, position);
    const bool pawn_captures = letter.empty() && position.is_capture(m);
    bool others = pawn_captures, same_file = false, same_rank = pawn_captures;
    for (const Move o : legal) {
        if (!goes_from_cell_to_cell(o) || o.from() == m.from() || !same_target(o, m, position) ||
            san_letter(o, position) != letter)
            continue;
        others = true;
        same_file = same_file || board.file(o.from()) == board.file(m.from());
        same_rank = same_rank || board.rank(o.from()) == board.rank(m.from());
    }
    if (!others) return "";
    if (!same_file) return board.file_name(board.file(m.from()));
    return same_rank ? board.name(m.from()) : rank_name(m.from(), board);
}

// "+" for a check to anybody, "#" for a mate, of one among several players too; `scratch` is left
// as it was.
std::string check_mark(Move m, AnyPosition& scratch) {
    const Seat mover = scratch.turn();
    const int before = std::popcount(scratch.state().live);
    scratch.make(m);
    const bool mate = scratch.outcome().reason == Reason::kCheckmate ||
                      std::popcount(scratch.state().live) < before;
    bool check = false;
    for (int s = 0; s < scratch.game().seat_count(); ++s)
        check = check || (seat(s) != mover && ((scratch.state().live >> s) & 1) != 0 &&
                          scratch.in_check(seat(s)));
    scratch.take_back();
    return mate ? "#" : check ? "+" : "";
}

}  // namespace

std::string san_beside(Move m, const Game& game) {
    if (m.detail == 0) return "";
    if (game.moves_place_wall) return "," + game.board.name(cell(m.detail - 1U));
    return "/" + game.info(gated_type(m)).symbol +
           (gates_on_rooks_cell(m) ? game.board.name(m.extra_cell(0)) : "");
}

std::string san_without_check(Move m, const AnyPosition& position, const std::vector<Move>& legal) {
    const Game& game = position.game();
    const std::string beside = san_beside(m, game);
    if (m.kind == MoveKind::kPass) return "--" + beside;
    if (m.kind == MoveKind::kCastle) return san_castling(m, game) + beside;
    if (m.kind == MoveKind::kDrop)
        return game.info(m.becomes).symbol + "@" + game.board.name(m.to()) + beside;
    std::string text = game.seat_count() > 2 ? san_long(m, position) : san_letter(m, position);
    if (game.seat_count() == 2) {
        if (text.size() > 1 && text[0] != '+') text += "_";
        text += start_of(m, position, legal) + san_target(m, position);
    }
    const ManType becomes = m.becomes == kNoType ? risen_type(m, position) : m.becomes;
    if (becomes != kNoType) text += "=" + game.info(becomes).symbol;
    return text + beside;
}

}  // namespace notation

std::string print_san(Move move, const AnyPosition& position) {
    AnyPosition scratch = position;
    return notation::san_without_check(move, position, position.legal_moves()) +
           notation::check_mark(move, scratch);
}

std::vector<std::string> print_all_san(const AnyPosition& position) {
    AnyPosition scratch = position;
    const std::vector<Move> legal = position.legal_moves();
    std::vector<std::string> texts;
    for (const Move m : legal)
        texts.push_back(notation::san_without_check(m, position, legal) +
                        notation::check_mark(m, scratch));
    return texts;
}

}  // namespace floe
