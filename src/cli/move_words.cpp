#include "cli/move_words.hpp"

#include <fmt/format.h>

#include "notation/san.hpp"
#include "notation/text.hpp"
#include "notation/uci.hpp"
#include "search/types.hpp"

namespace floe::cli {
namespace {

std::string victim_words(const AnyPosition& position, Cell c) {
    return man_words(position.game(), position.man(c)) + " on " + position.game().board.name(c);
}

std::string deed(const AnyPosition& position, Move m) {
    const Game& game = position.game();
    const std::string& to = game.board.name(m.to());
    if (m.kind == MoveKind::kPass) return "passes";
    if (m.kind == MoveKind::kDrop)
        return fmt::format("drops {} on {}", with_article(game.info(m.becomes).name), to);
    const std::string man = "the " + game.info(position.man(m.from()).type).name;
    if (m.kind == MoveKind::kCastle) return "castles";
    std::string victims;
    const auto add = [&](Cell c) {
        victims += (victims.empty() ? "" : " and ") + victim_words(position, c);
    };
    if (m.kind == MoveKind::kEnPassant || m.kind == MoveKind::kPath)
        for (int i = 0; i < m.extra_count; ++i) add(m.extra_cell(i));
    if (m.to() != m.from() && !position.man(m.to()).none()) add(m.to());
    if (victims.empty())
        return fmt::format("{} goes from {} to {}", man, game.board.name(m.from()), to);
    std::string out = man + " takes " + victims;
    if (m.kind == MoveKind::kEnPassant) out += " in passing";
    if (m.kind == MoveKind::kPath && m.to() != m.from()) out += " and lands on " + to;
    return out;
}

// ", check" or ", mate", among more than two players with the names of those in check.
std::string check_words(const AnyPosition& before, const AnyPosition& after) {
    const Game& game = after.game();
    if (game.seat_count() == 2) {
        if (!after.in_check(after.turn())) return "";
        return after.legal_moves().empty() ? ", mate" : ", check";
    }
    std::vector<std::string> names;
    for (int s = 0; s < game.seat_count(); ++s)
        if (seat(s) != before.turn() && ((after.state().live >> s) & 1) != 0 &&
            after.in_check(seat(s)))
            names.push_back(seat_name(game, seat(s)));
    return names.empty() ? "" : ", check to " + joined(names);
}

}  // namespace

std::string joined(const std::vector<std::string>& words) {
    std::string out;
    for (std::size_t i = 0; i < words.size(); ++i)
        out += (i == 0 ? "" : i + 1 == words.size() ? " and " : ", ") + words[i];
    return out;
}

std::string with_article(const std::string& name) {
    const bool vowel = std::string_view("aeioAEIO").find(name.front()) != std::string_view::npos;
    return (vowel ? "an " : "a ") + name;
}

std::string man_words(const Game& game, Man man) {
    const ManInfo& info = game.info(man.type);
    if (man.owner == kNobody) return (info.neutral ? "the " : "the upright ") + info.name;
    const std::string owner = seat_name(game, man.owner);
    return info.colour >= 0 ? owner + "'s " + info.name
                            : "the " + notation::lower(owner) + " " + info.name;
}

AnyPosition after_deed(const AnyPosition& position, Move move) {
    AnyPosition out = position;
    UndoLog log(1);
    out.visit([&](auto& p) { p.make_board_part(move, log); });
    return out;
}

std::string seat_name(const Game& game, Seat s) {
    return game.seats[static_cast<std::size_t>(index(s))].name;
}

std::string move_words(const AnyPosition& position, Move move) {
    std::string out = deed(position, move);
    if (move.kind != MoveKind::kDrop && move.kind != MoveKind::kPass) {
        const ManType now = after_deed(position, move).man(move.to()).type;
        const ManType then = position.man(move.from()).type;
        if (move.kind != MoveKind::kCastle && now != then && now != kNoType)
            out += " and becomes " + with_article(position.game().info(now).name);
    }
    AnyPosition after = position;
    after.make(move);
    return out + check_words(position, after);
}

std::string meant_instead(std::string_view text, const AnyPosition& position) {
    const Board& board = position.game().board;
    for (const Move m : position.legal_moves()) {
        if (m.kind != MoveKind::kPath || m.extra_count == 0) continue;
        bool named = board.name(m.from()) + board.name(m.to()) == text;
        for (int i = 0; i < m.extra_count; ++i)
            named = named || board.name(m.from()) + board.name(m.extra_cell(i)) == text;
        if (named)
            return "; did you mean '" + print_san(m, position) + "' or '" + print_uci(m, position) +
                   "'?";
    }
    return "";
}

std::string move_number(const AnyPosition& position) {
    return std::to_string(position.round()) + (index(position.turn()) == 0 ? "." : "...");
}

std::string score_words(const AnyPosition& position, int score) {
    constexpr int kEven = 20;
    const Game& game = position.game();
    if (game.seat_count() > 2)
        return fmt::format("{} stands {:.1f} pawns {} than the others on average",
                           seat_name(game, position.turn()), std::abs(score) / 100.0,
                           score >= 0 ? "better" : "worse");
    const int other = 1 - index(position.turn());
    const std::string name = seat_name(game, score >= 0 ? position.turn() : seat(other));
    if (const int plies = std::abs(mate_in_plies(score)); plies > 0) {
        const int moves = (plies + 1) / 2;
        return fmt::format("{} wins by force in {} {}", name, moves, moves == 1 ? "move" : "moves");
    }
    if (std::abs(score) < kEven) return "about even";
    return fmt::format("{} is better by {:.1f} pawns", name, std::abs(score) / 100.0);
}

}  // namespace floe::cli
