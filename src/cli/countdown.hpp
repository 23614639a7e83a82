// What a player wants to know about an event that a rule brings after so many moves: when it comes,
// and whom it would take if it came now. Empty in games without such a rule. Plain functions.
#pragma once

#include <string>
#include <vector>

#include "position/any_position.hpp"

namespace floe::cli {

struct Countdown {
    std::string sentence;          // "Ice cubes come after Black's move 20: 3 moves to go."
    int moves = 0;                 // rounds until then, the present one counted; 0: no such rule
    std::vector<Cell> endangered;  // men it would take from the board as it stands
};

// Several of a neutral man as a sentence begins with them: "Ice cubes".
std::string neutral_men(const Game& game, ManType type);

Countdown countdown(const AnyPosition& position);

// "the white knight on e5 and the black king on a8"; at most six are named.
std::string men_on(const AnyPosition& position, const std::vector<Cell>& cells);

}  // namespace floe::cli
