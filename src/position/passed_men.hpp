// Which man made the double step over a passed cell, when only the cell is known.
#pragma once

#include <vector>

#include "position/setup.hpp"

namespace floe {

// The cells of men that could have passed `passed` with the last move: men of other seats than the
// one to move whose double step, begun on a start cell that is empty now, goes over it.
std::vector<Cell> men_that_passed(const Game& game, const Setup& setup, Cell passed);

// Whether some man of the player to move stands where it captures onto `passed`, pinned or not.
bool can_capture_onto_passed(const Game& game, const Setup& setup, Cell passed);

}  // namespace floe
