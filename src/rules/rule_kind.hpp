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
#include "base/hash.hpp"
#include "geometry/board.hpp"
#include "rules/man.hpp"
#include "rules/move.hpp"
#include "rules/notice.hpp"
#include "rules/outcome.hpp"
#include "rules/region.hpp"
#include "rules/schema.hpp"

namespace floe {

enum class Hook : std::uint8_t {
    kGenerate,  // generate(position, data, sink): moves beyond the men's own
    kChoices,   // choices(position, data, type, to, list): what a man of the player to move that
                // ends a plain move on `to`, in its promotion zone, may become
    kAfterCapture,  // after_capture(position, data, taken man): part of the move itself
    kPromoted,      // promoted(position, data, type): a choice of kChoices was made
    kRise,          // rise(position, data, Rise) -> ManType: what the mover becomes unasked
    kEndOfTurn,     // end_of_turn(position, data): after a legal move, before the turn passes
    kStartOfTurn,   // start_of_turn(position, data): when the turn has passed to the next player
    kSetupCheck,    // check_setup(position, data) -> Result<void>: what makes a position unplayable
    kSettle,        // settle(position, data): what is already due in a position just read
    kLegal,   // legal(before, after, data, move) -> bool: of a pseudo-legal move; `after` is the
              // position with the move's own part made. The kind also has in_check(position,
              // data, seat) and settle_turn (see kAdvance); one kind a game at most
    kCheck,   // in_check(position, data, seat) -> bool: what check means here; threatened_on(
              // position, data, cell, occupied) -> bool: whether the royal man of the player to
              // move could not castle over the cell. One kind a game at most, and not with kLegal
    kForbid,  // forbids(before, after, data, move) -> bool: a move that is illegal although it
              // leaves nobody in check; `after` as for kLegal
    kPrefer,  // prefers(position, data, move) -> bool: of legal moves; where some are preferred
              // the others are illegal
    kDropCells,  // trim_drops(position, data, type, cells): takes out where the player to move may
                 // not drop such a man
    kExpand,     // expand(position, data, list, first): the legal moves from `first` on, each with
                 // all that may go with it
    kAfterMove,  // after_move(position, data, move, captured): part of the move itself, when the
                 // mover has arrived
    kAdvance,    // advance(position, data, move): who moves next, and all that happens before
    kResign,     // resign(position, data, seat, reason): of more than two players one goes out
    kTerminal,   // terminal(position, data) -> Outcome: an end that needs no history; looked at
                 // when the player to move has a legal move
    kNotice,     // notice(position, data) -> Notice: what the kind will do to the board, and when
    kCounter,    // counter(position, data) -> Counter: what the kind counts for each player
    kKey,        // key(position, data) -> uint64: what the rule reads besides the board
    kCount,
};
// A move as kRise looks at it: after its captures, before the mover stands on its target.
struct Rise {
    Man mover;
    Cell from, to;
    FixedVector<ManType, limits::kVictims + 1> taken;
};

// What a man may become, in the order in which moves are listed.
using PromotionChoices = FixedVector<ManType, limits::kPromotionChoices>;

using HookMask = std::uint32_t;
constexpr HookMask hook(Hook h) { return HookMask{1} << static_cast<int>(h); }

}  // namespace floe
