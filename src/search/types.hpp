// What a search is asked and what it answers. Plain values. A search knows no clock, thread or
// file: it is given a function that reads a clock and a flag that another thread may set.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <vector>

#include "rules/move.hpp"

namespace floe {

inline constexpr int kMaxPly = 96;
inline constexpr int kInfinite = 32000;
inline constexpr int kMate = 31000;       // a win at once; less a hundredth for each ply to it
inline constexpr int kMateBound = 30000;  // scores from here on are forced wins

enum class Pruning : std::uint8_t {
    kFull,
    kNone,  // the value of plain minimax with the evaluation at its leaves, for tests
};

struct SearchLimits {
    int depth = kMaxPly / 2;        // iterations
    std::uint64_t nodes = 0;        // 0: any number
    std::int64_t milliseconds = 0;  // 0: as long as it takes; needs a clock
    Pruning pruning = Pruning::kFull;
};

struct SearchResult {
    Move best;      // none: there is no legal move
    int score = 0;  // hundredths of a pawn for the player to move; see kMate
    int depth = 0;  // of the last complete iteration
    std::uint64_t nodes = 0;
    std::vector<Move> pv;  // the line expected, `best` first
};

struct SearchHooks {
    std::function<std::int64_t()> milliseconds;          // reads a clock; may be empty
    const std::atomic<bool>* stop = nullptr;             // set: come back soon
    std::function<void(const SearchResult&)> iteration;  // after each complete one; may be empty
};

// Plies to the end of a forced win (above 0) or loss (below 0); 0: nothing is forced.
constexpr int mate_in_plies(int score) {
    if (score >= kMateBound) return kMate - score;
    if (score <= -kMateBound) return -(kMate + score);
    return 0;
}

}  // namespace floe
