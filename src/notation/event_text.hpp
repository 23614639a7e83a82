// What happens in a game as text: moves as in SAN and, among more than two players, who goes out of
// it: "b:R" (the player with the letter b resigned), "b:T" (lost on time), "b:A" (left the game).
// Pure functions, from any thread.
#pragma once

#include <string>
#include <string_view>

#include "base/error.hpp"
#include "position/any_position.hpp"

namespace floe {

// A departure as text.
std::string print_departure(const GameEvent& event, const Game& game);

// `event` must be possible in `position`.
std::string print_event(const GameEvent& event, const AnyPosition& position);

// Whether a text has the form of a departure: "b:R", and "R" as PGN4 writes it for the player on
// turn.
bool is_departure(std::string_view text);

// A move that is legal, in SAN or coordinates, or a player who may go out.
Result<GameEvent> parse_event(std::string_view text, const AnyPosition& position);

}  // namespace floe
