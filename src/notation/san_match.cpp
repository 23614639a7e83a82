#include "notation/san_match.hpp"

#include <algorithm>

#include "notation/move_facts.hpp"
#include "notation/san_parts.hpp"
#include "notation/text.hpp"

namespace floe::notation {
namespace {

// The better of two ways to read the same move. The order of the enumeration does it, but that no
// reading at all is the worst.
SanMatch better(SanMatch a, SanMatch b) {
    if (a == SanMatch::kNo) return b;
    if (b == SanMatch::kNo) return a;
    return std::min(a, b);
}
SanMatch loosened(SanMatch m) { return m == SanMatch::kExact ? SanMatch::kLoose : m; }

// What follows the target.
SanMatch match_promotion(std::string_view text, Move m, const AnyPosition& position) {
    if (m.becomes == kNoType) {
        if (text.empty()) return SanMatch::kExact;
        const ManType risen = risen_type(m, position);
        const bool says_so = risen != kNoType && text == "=" + position.game().info(risen).symbol;
        return says_so ? SanMatch::kExact : SanMatch::kNo;
    }
    if (text.empty())
        return shows_promotion(m, position) ? SanMatch::kNoPromotion : SanMatch::kLoose;
    const ManInfo& man = position.game().info(m.becomes);
    if (text == "=" + man.symbol) return SanMatch::kExact;
    if (text.size() > 2 && text.front() == '(' && text.back() == ')')
        text = text.substr(1, text.size() - 2);
    else if (text.front() == '=' || text.front() == '/')
        text.remove_prefix(1);
    return text == man.symbol || text == lower_symbol(man) ? SanMatch::kLoose : SanMatch::kNo;
}

// The target and what follows it; `with_start`: the whole start cell stands before it, so that a
// dash may.
SanMatch match_target(std::string_view text, Move m, const AnyPosition& position, bool with_start) {
    const std::string target = san_target(m, position);
    std::string_view rest = text;
    if (take(rest, target)) return match_promotion(rest, m, position);
    if (m.kind == MoveKind::kPath && m.extra_count > 0) return SanMatch::kNo;
    const std::string& cell = position.game().board.name(m.to());
    const bool capture = target.size() > cell.size();
    const bool says_capture = take(rest, "x");
    if (!says_capture && with_start) take(rest, "-");
    if (!take(rest, cell)) return SanMatch::kNo;
    const SanMatch behind = match_promotion(rest, m, position);
    if (behind == SanMatch::kNo) return SanMatch::kNo;
    return says_capture && !capture ? SanMatch::kNoCapture : loosened(behind);
}

// What follows the letter: nothing, file, rank or both of the start cell, then the target.
SanMatch match_start(std::string_view text, Move m, const AnyPosition& position) {
    const Board& board = position.game().board;
    SanMatch best = match_target(text, m, position, false);
    const std::string& file = board.file_name(board.file(m.from()));
    for (const std::string& start : {file, rank_name(m.from(), board), board.name(m.from())}) {
        std::string_view rest = text;
        if (take(rest, start))
            best = better(best, match_target(rest, m, position, start == board.name(m.from())));
    }
    return best;
}

SanMatch match_step(std::string_view text, Move m, const AnyPosition& position) {
    const ManInfo& man = position.game().info(position.man(m.from()).type);
    SanMatch best = SanMatch::kNo;
    if (position.game().seat_count() > 2) {
        std::string_view rest = text;
        if (take(rest, san_long(m, position))) best = match_promotion(rest, m, position);
    }
    const auto try_head = [&](const std::string& head, bool printed_so) {
        std::string_view rest = text;
        if (!take(rest, head)) return;
        const SanMatch found = match_start(rest, m, position);
        best =
            better(best, printed_so && position.game().seat_count() == 2 ? found : loosened(found));
    };
    const bool two_letters = man.symbol.size() > 1 && man.symbol[0] != '+';
    if (man.pawn) try_head("", true);
    try_head(man.symbol + "_", !man.pawn && two_letters);
    try_head(man.symbol, !man.pawn && !two_letters);
    return best;
}

SanMatch match_drop(std::string_view text, Move m, const AnyPosition& position) {
    const ManInfo& man = position.game().info(m.becomes);
    const std::string where = "@" + position.game().board.name(m.to());
    if (text == man.symbol + where) return SanMatch::kExact;
    if (text == man.symbol + "_" + where || (man.pawn && text == where)) return SanMatch::kLoose;
    return SanMatch::kNo;
}

// "O-O", also with zeros or small letters.
SanMatch match_castling(std::string_view text, Move m, const AnyPosition& position) {
    const std::string wanted = san_castling(m, position.game());
    if (text == wanted) return SanMatch::kExact;
    std::string written(text);
    for (char& c : written)
        if (c == '0' || c == 'o') c = 'O';
    return written == wanted ? SanMatch::kLoose : SanMatch::kNo;
}

bool take_back(std::string_view& text, std::string_view mark) {
    if (!text.ends_with(mark)) return false;
    text.remove_suffix(mark.size());
    return true;
}

}  // namespace

SanMatch match_san(std::string_view text, Move m, const AnyPosition& position) {
    const std::string beside = san_beside(m, position.game());
    if (!beside.empty() && !take_back(text, beside)) return SanMatch::kNo;
    switch (m.kind) {
        case MoveKind::kNone:
            return SanMatch::kNo;
        case MoveKind::kDrop:
            return match_drop(text, m, position);
        case MoveKind::kCastle:
            return match_castling(text, m, position);
        case MoveKind::kPass:
            return text == "--"                       ? SanMatch::kExact
                   : text == "0000" || text == "pass" ? SanMatch::kLoose
                                                      : SanMatch::kNo;
        default:
            return match_step(text, m, position);
    }
}

std::string_view bare_san(std::string_view text, bool& en_passant) {
    while (take(text, " ")) {
    }
    en_passant = false;
    bool more = true;
    while (more && !text.empty()) {
        more = take_back(text, " ") || take_back(text, "+") || take_back(text, "#") ||
               take_back(text, "!") || take_back(text, "?");
        // "ep" only behind a cell: a man's symbol could end so.
        std::string_view rest = text;
        if (!more && (take_back(rest, "e.p.") || take_back(rest, "ep"))) {
            take_back(rest, " ");
            more = !rest.empty() && is_digit(rest.back());
            if (more) text = rest, en_passant = true;
        }
    }
    return text;
}

}  // namespace floe::notation
