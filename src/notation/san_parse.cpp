#include <algorithm>

#include "base/nearest.hpp"
#include "notation/move_facts.hpp"
#include "notation/san.hpp"
#include "notation/san_match.hpp"
#include "notation/san_parts.hpp"
#include "notation/text.hpp"
#include "notation/uci.hpp"

namespace floe {
namespace {

using namespace notation;

// The legal moves by how well a text fits them.
struct Candidates {
    std::vector<Move> exact, loose, no_promotion, no_capture;

    void add(Move m, SanMatch match) {
        switch (match) {
            case SanMatch::kNo:
                break;
            case SanMatch::kExact:
                exact.push_back(m);
                break;
            case SanMatch::kLoose:
                loose.push_back(m);
                break;
            case SanMatch::kNoPromotion:
                no_promotion.push_back(m);
                break;
            case SanMatch::kNoCapture:
                no_capture.push_back(m);
                break;
        }
    }
    [[nodiscard]] const std::vector<Move>& best() const { return exact.empty() ? loose : exact; }
};

Candidates candidates(std::string_view text, bool en_passant, const std::vector<Move>& moves,
                      const AnyPosition& position) {
    Candidates found;
    for (const Move m : moves)
        if (!en_passant || m.kind == MoveKind::kEnPassant)
            found.add(m, match_san(text, m, position));
    return found;
}

// "Nbd2, Nfd2": at most eight.
std::string list(const std::vector<Move>& moves, const AnyPosition& position) {
    constexpr std::size_t kListed = 8;
    const std::vector<Move> legal = position.legal_moves();
    std::string text;
    for (std::size_t i = 0; i < moves.size() && i < kListed; ++i)
        text += (i ? ", " : "") + san_without_check(moves[i], position, legal);
    return text + (moves.size() > kListed ? ", ..." : "");
}

// What a drop lacks, if it is one: "N@f7", "@e4".
std::string wrong_drop(std::string_view text, const AnyPosition& position) {
    const Game& game = position.game();
    const std::size_t at = text.find('@');
    std::string_view symbol = text.substr(0, at), rest = text.substr(at + 1);
    if (symbol.ends_with('_')) symbol.remove_suffix(1);
    ManType type = game.type_of(symbol);
    for (int t = 1; symbol.empty() && type == kNoType && t < game.type_count(); ++t)
        if (game.info(man_type(t)).pawn && game.info(man_type(t)).hand_slot >= 0)
            type = man_type(t);
    if (type == kNoType) return in_quotes(symbol) + " is no man of this game";
    const auto to = take_cell(rest, game.board);
    if (!to || !rest.empty()) return in_quotes(text.substr(at + 1)) + " is no cell of the board";
    return no_drop(type, *to, position);
}

// The man that the letter in front of a text names, longest symbol first; a pawn without a letter.
ManType named_man(std::string_view text, const Game& game) {
    if (text.empty()) return kNoType;
    for (const std::size_t length : {std::size_t{2}, std::size_t{1}})
        if (const ManType t = game.type_of(text.substr(0, length));
            t != kNoType && text.size() > length && is_upper(text[0]))
            return t;
    bool file = false;
    for (int f = 0; f < game.board.file_count(); ++f)
        file = file || game.board.file_name(f)[0] == text[0];
    for (int t = 1; file && t < game.type_count(); ++t)
        if (game.info(man_type(t)).pawn) return man_type(t);
    return kNoType;
}

// The last cell that a text names, kNoCell if there is none.
Cell named_target(std::string_view text, const Board& board) {
    Cell last = kNoCell;
    while (!text.empty()) {
        if (const auto c = take_cell(text, board))
            last = *c;
        else
            text.remove_prefix(1);
    }
    return last;
}

std::string what_is_wrong(std::string_view text, bool en_passant, const std::vector<Move>& legal,
                          const Candidates& found, const AnyPosition& position) {
    const Game& game = position.game();
    if (legal.empty()) return "the game is over: no move is legal";
    if (!found.no_promotion.empty())
        return "the man it promotes to is missing: " + list(found.no_promotion, position);
    if (!found.no_capture.empty())
        return "it captures nothing: written without 'x' it is " + list(found.no_capture, position);
    if (text.find('@') != std::string_view::npos) return wrong_drop(text, position);
    const Candidates pseudo = candidates(text, en_passant, pseudo_legal_moves(position), position);
    if (!pseudo.best().empty() || !pseudo.no_promotion.empty()) return leaves_in_check(position);
    if (en_passant && !candidates(text, false, legal, position).best().empty())
        return "it does not capture in passing";
    if (text.size() > 2 && (text[0] == 'O' || text[0] == '0' || text[0] == 'o'))
        return "this castling is not possible here";
    const ManType man = named_man(text, game);
    const Cell to = named_target(text, game.board);
    if (man == kNoType || to == kNoCell)
        return "expected a move such as '" + list({legal.front()}, position) + "'";
    return "no " + game.info(man).name + " of " + seat_name(game, position.turn()) + " moves to " +
           game.board.name(to) + " in this way";
}

bool looks_like_coordinates(std::string_view text, const Board& board) {
    return take_cell(text, board) && take_cell(text, board);
}

}  // namespace

Result<Move> parse_san(std::string_view text, const AnyPosition& position) {
    const std::string where = "move " + in_quotes(text);
    if (text.size() > limits::kSanText)
        return fail(where, "a move has at most " + std::to_string(limits::kSanText) + " bytes");
    bool en_passant = false;
    const std::string_view bare = bare_san(text, en_passant);
    const std::vector<Move> legal = position.legal_moves();
    const Candidates found = candidates(bare, en_passant, legal, position);
    if (found.best().size() == 1) return found.best().front();
    if (found.best().size() > 1) return fail(where, "it could be " + list(found.best(), position));
    return fail(where, what_is_wrong(bare, en_passant, legal, found, position));
}

Result<Move> parse_move_text(std::string_view text, const AnyPosition& position) {
    // Coordinates first: "e7e8+" would be read as a check without a promotion.
    const bool coordinates =
        text.size() <= limits::kSanText && looks_like_coordinates(text, position.game().board);
    const auto uci = coordinates ? parse_uci(text, position) : fail("", "");
    if (uci) return uci;
    const auto san = parse_san(text, position);
    return san || !coordinates ? san : uci;
}

}  // namespace floe
