// What a movement text means: a list of paths. A path is one way to move, in one direction, as the
// first seat sees the board (forward is up): legs taken one after the other, each a step that may
// be repeated. Paths are plain data without a board; `walk.hpp` takes them over one (the slow
// reference), `rules/` compiles them into tables.
#pragma once

#include <cstdint>
#include <vector>

#include "base/limits.hpp"
#include "geometry/cell.hpp"

namespace floe {

// What the last cell of a leg may hold, as a mask. The cells before it, on a leg of several steps,
// are always empty.
enum Landing : std::uint8_t {
    kOnEmpty = 1,    // m: an empty cell (the mover's own start counts as empty)
    kOnEnemy = 2,    // c: an enemy or capturable neutral man, which is captured
    kOnFriend = 4,   // d: a man of one's own, which is captured
    kOnHurdle = 8,   // p, g: any man, which stays: the hurdle of a hop
    kOnPassed = 16,  // e: an empty passed cell of an enemy's double step; its owner is captured
};

struct Leg {
    Vec step;
    std::uint8_t min_steps = 1;
    std::uint8_t max_steps = 1;  // 0: as far as the board goes
    std::uint8_t landing = kOnEmpty | kOnEnemy;
    // n: cells, relative to where each step starts, that must be empty for a step to be taken (the
    // leg of a lame leap). At most kLeapReach.
    std::vector<Vec> over;

    bool operator==(const Leg&) const = default;
};

struct Path {
    std::vector<Leg> legs;
    bool initial = false;        // i: only from a start cell of the man
    bool leaves_passed = false;  // the cells in `over` become passed cells (a double step)

    bool operator==(const Path&) const = default;
};

struct Movement {
    std::vector<Path> paths;

    bool operator==(const Movement&) const = default;
};

}  // namespace floe
