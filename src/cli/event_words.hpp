// What follows from a move or a departure besides the deed itself, in words: men that froze, went
// or changed, players who were put out and the spoils, a turn that goes to somebody else. Found by
// comparing positions, whatever the game. Plain function.
#pragma once

#include <string>

#include "position/any_position.hpp"

namespace floe::cli {

// Sentences, a line each; "" when nothing followed. `after` is `before` with the event played.
std::string event_words(const AnyPosition& before, const GameEvent& event,
                        const AnyPosition& after);

}  // namespace floe::cli
