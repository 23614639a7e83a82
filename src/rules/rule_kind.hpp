// What every file of rules/kinds/ is made of. A rule kind is a struct with
//   struct Data                       its compiled parameters, the same for every board size
//   static constexpr HookMask hooks   the hooks it has a body for
//   static const Schema& schema()     its name and parameters
//   compile(uses, game, data)         from the game file's parameters; may change the game's tables
// and the bodies of its hooks, templates over the position type P, so that rules/ includes nothing
// of position/. A game without the kind pays one test of a mask.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include "base/error.hpp"
#include "base/fixed_vector.hpp"
#include "geometry/board.hpp"
#include "rules/man.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"
#include "rules/region.hpp"
#include "rules/schema.hpp"

namespace floe {

enum class Hook : std::uint8_t {
    kGenerate,      // generate(position, data, sink): moves beyond the men's own
    kAfterCapture,  // after_capture(position, data, taken man): part of the move itself
    kEndOfTurn,     // end_of_turn(position, data): after a legal move, before the turn passes
    kSettle,        // settle(position, data): what is already due in a position just read
    kTerminal,      // terminal(position, data) -> Outcome: an end that needs no history; looked at
                    // when the player to move has a legal move
    kKey,           // key(position, data) -> uint64: what the rule reads besides the board
    kCount,
};
using HookMask = std::uint32_t;
constexpr HookMask hook(Hook h) { return HookMask{1} << static_cast<int>(h); }

}  // namespace floe
