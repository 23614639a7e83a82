// What players want to know of a rule besides what the board shows: what it is going to do to the
// board by itself, and what it counts.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "geometry/cell.hpp"
#include "rules/man.hpp"

namespace floe {

struct Notice {
    std::string_view rule;    // the kind
    int plies = 0;            // comes right after so many turns, the present one counted
    int round = 0;            // the full-move number of the last of them
    Man puts;                 // the man that would come to stand on `fills`
    std::vector<Cell> fills;  // if it came now: cells that would be filled (those of `takes` too)
    std::vector<Cell> takes;  // and men that would leave the board
};

struct Counter {
    std::string_view rule;  // the kind
    std::string_view name;  // what is counted: "checks to give"
    std::array<int, limits::kSeats> by_seat{};
};

}  // namespace floe
