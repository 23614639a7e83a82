// Who of a game's players is a person, as people type it. Plain functions.
#pragma once

#include <string>

#include "base/error.hpp"
#include "position/any_position.hpp"

namespace floe::cli {

// The seats that a text gives to people: a seat's name or letter, several with commas between,
// "both" or "all", "none".
Result<unsigned> people_of(const std::string& side, const Game& game);
// The same; a player who is named must still be in the game.
Result<unsigned> people_in(const std::string& side, const AnyPosition& position);

}  // namespace floe::cli
