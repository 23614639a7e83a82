#include "notation/event_text.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "base/nearest.hpp"
#include "notation/san.hpp"
#include "notation/text.hpp"

namespace floe {
namespace {

using namespace notation;

constexpr std::array<std::pair<char, Reason>, 3> kLetters{
    {{'R', Reason::kResignation}, {'T', Reason::kTime}, {'A', Reason::kAbandonment}}};

Reason reason_of(char letter) {
    for (const auto& [known, reason] : kLetters)
        if (known == letter) return reason;
    return Reason::kNone;
}

Result<GameEvent> parse_departure(std::string_view text, const AnyPosition& position) {
    const Game& game = position.game();
    const std::string where = "move " + in_quotes(text);
    Seat who = position.turn();
    if (text.size() > 1) {
        const auto found = std::find_if(game.seats.begin(), game.seats.end(),
                                        [&](const auto& s) { return s.letter == text.front(); });
        if (found == game.seats.end())
            return fail(where, "no player has the letter " + in_quotes(text.substr(0, 1)));
        who = seat(static_cast<int>(found - game.seats.begin()));
    }
    if (game.seat_count() == 2)
        return fail(where, "of two players who gives up is told by the result");
    if (!position.may_leave(who))
        return fail(where, seat_name(game, who) + " is not in the game any more");
    return GameEvent::departure(who, reason_of(text.back()));
}

}  // namespace

std::string print_departure(const GameEvent& event, const Game& game) {
    std::string text(1, game.seats[static_cast<std::size_t>(index(event.who))].letter);
    for (const auto& [letter, reason] : kLetters)
        if (reason == event.leaves) text += std::string(":") + letter;
    return text;
}

std::string print_event(const GameEvent& event, const AnyPosition& position) {
    return event.leaves == Reason::kNone ? print_san(event.move, position)
                                         : print_departure(event, position.game());
}

bool is_departure(std::string_view text) {
    const bool with_seat = text.size() == 3 && is_lower(text[0]) && text[1] == ':';
    return (with_seat || text.size() == 1) && reason_of(text.back()) != Reason::kNone;
}

Result<GameEvent> parse_event(std::string_view text, const AnyPosition& position) {
    if (is_departure(text)) return parse_departure(text, position);
    const auto move = parse_move_text(text, position);
    if (!move) return std::unexpected(move.error());
    return GameEvent::of(*move);
}

}  // namespace floe
