// Who gives check to whom and since when, for rules in which that is more than the board shows.
#pragma once

#include <algorithm>
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
        bool unlisted = false;  // a set-up did not say who is credited: nor do we, for this turn
        bool bare = false;      // an enemy's capture left the royal man alone; unanswered so far
        Attack bare_by;         // that man (kNoCell: captured since), its owner, and when

        [[nodiscard]] bool in_check() const { return bare || !attacks.empty(); }
    };
    std::array<Player, limits::kSeats> players{};
    std::size_t recorded = 0;  // board keys in the history
    int taken_from = -1;       // the seat that the move being made took a man from
};

// Who would be credited with the mate of a player in check (GS27): of the live players who attack
// him the one whose attack began last; of several that began with one turn, who made that turn, or
// else the first of them clockwise.
template <class P>
Seat credited(const P& p, Seat s) {
    const CheckLedger::Player& checked = p.ledger().players[static_cast<std::size_t>(index(s))];
    const int seats = p.game().seat_count();
    std::uint32_t last = checked.bare ? checked.bare_by.begin : 0;
    for (const auto& attack : checked.attacks) last = std::max(last, attack.begin);
    unsigned owners = 0;
    Seat maker = checked.bare_by.maker;
    for (const auto& attack : checked.attacks)
        if (attack.begin == last) {
            owners |= 1U << index(p.man(attack.man).owner);
            maker = attack.maker;
        }
    if (checked.bare && checked.bare_by.begin == last) {
        owners |= 1U << index(checked.bare_by.maker);
        maker = checked.bare_by.maker;
    }
    if ((owners >> index(maker)) & 1) return maker;
    for (int i = 1; i < seats; ++i)
        if ((owners >> ((index(s) + i) % seats)) & 1) return seat((index(s) + i) % seats);
    return s;
}

}  // namespace floe
