// Who gives check to whom and since when, for rules in which that is more than the board shows.
#pragma once

#include <array>
#include <cstdint>

#include "base/fixed_vector.hpp"
#include "geometry/cell.hpp"
#include "rules/man.hpp"

namespace floe {

struct CheckLedger {
    // An enemy man that attacks the player's sole royal man.
    struct Attack {
        Cell man = kNoCell;
        Seat maker{};             // whose turn began it
        std::uint32_t begin = 0;  // the ply after that turn
    };
    struct Player {
        FixedVector<Attack, 16> attacks;
        bool bare = false;  // an enemy's capture left the royal man alone; unanswered so far
        Attack bare_by;     // that man (kNoCell: captured since), its owner, and when

        [[nodiscard]] bool in_check() const { return bare || !attacks.empty(); }
    };
    std::array<Player, limits::kSeats> players{};
    std::size_t recorded = 0;  // board keys in the history
    int taken_from = -1;       // the seat that the move being made took a man from
};

}  // namespace floe
