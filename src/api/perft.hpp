// Perft on several threads: the root moves are shared out among them.
#pragma once

#include <cstdint>
#include <vector>

#include "api/progress.hpp"
#include "position/any_position.hpp"

namespace floe {

struct PerftLine {
    Move move;
    std::uint64_t nodes = 0;
};

struct PerftCount {
    std::uint64_t nodes = 0;
    std::vector<PerftLine> divided;  // by root move, in the order of generation
    double seconds = 0;
};

// Move sequences of `depth` >= 1 plies from `position`, on `threads` >= 1 threads. `progress` gets
// one step for each root move.
PerftCount count_perft(const AnyPosition& position, int depth, int threads, Progress& progress,
                       Leaves leaves = Leaves::kCounted);

}  // namespace floe
