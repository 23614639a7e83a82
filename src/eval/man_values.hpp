// What a man is worth where its game file does not say: estimated from how far it moves. Plain
// functions; the samples are drawn from a fixed seed, so a game has the same values everywhere.
#pragma once

#include <vector>

#include "rules/game.hpp"

namespace floe {

// Hundredths of a pawn by type; royal and neutral men 0.
std::vector<int> man_values(const Game& game);

// The mean number of cells that a man of the first seat can move to, over all cells, on boards
// filled at random with about as many men as in a middle game.
double mean_mobility(const Game& game, ManType type);

}  // namespace floe
