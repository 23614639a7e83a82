#include "cli/move_words.hpp"

#include <fmt/format.h>

#include <cctype>

#include "search/types.hpp"

namespace floe::cli {
namespace {

std::string lower(std::string text) {
    for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return text;
}

std::string victim_words(const AnyPosition& position, Cell c) {
    const Man man = position.man(c);
    const std::string name = position.game().info(man.type).name;
    const std::string& cell_name = position.game().board.name(c);
    if (man.owner == kNobody) return "the " + name + " on " + cell_name;
    return "the " + lower(seat_name(position.game(), man.owner)) + " " + name + " on " + cell_name;
}

std::string deed(const AnyPosition& position, Move m) {
    const Game& game = position.game();
    const std::string& to = game.board.name(m.to());
    if (m.kind == MoveKind::kPass) return "passes";
    if (m.kind == MoveKind::kDrop)
        return fmt::format("drops a {} on {}", game.info(m.becomes).name, to);
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

}  // namespace

std::string seat_name(const Game& game, Seat s) {
    return game.seats[static_cast<std::size_t>(index(s))].name;
}

std::string move_words(const AnyPosition& position, Move move) {
    const Game& game = position.game();
    std::string out = deed(position, move);
    if (move.becomes != kNoType && move.kind != MoveKind::kDrop)
        out += " and becomes a " + game.info(move.becomes).name;
    AnyPosition after = position;
    after.make(move);
    if (after.in_check(after.turn())) out += after.legal_moves().empty() ? ", mate" : ", check";
    return out;
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
