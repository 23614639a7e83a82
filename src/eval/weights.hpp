// What the evaluation adds up, in hundredths of a pawn, derived from a game's men, movements and
// promotions alone; made once for a game and then immutable.
#pragma once

#include <cstdint>
#include <vector>

#include "rules/game.hpp"

namespace floe {

struct Weights {
    int cells = 0, types = 0;
    std::vector<int> value;              // by type
    std::vector<int> hand_value;         // by hand slot
    std::vector<std::int16_t> mobility;  // by type: a cell it can move to
    std::vector<std::int16_t> place;     // by (seat * types + type) * cells + cell
                                         // (of royal men: where little is left to attack them)

    [[nodiscard]] int place_of(Man m, Cell c) const {
        return place[static_cast<std::size_t>((index(m.owner) * types + index(m.type)) * cells) +
                     index(c)];
    }
    [[nodiscard]] int value_of(ManType t) const {
        return value[static_cast<std::size_t>(index(t))];
    }
};

Weights make_weights(const Game& game);

}  // namespace floe
