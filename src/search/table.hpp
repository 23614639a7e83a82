// The transposition table: what is known of positions that were searched before, by key. Allocates
// once; one search at a time.
#pragma once

#include <cstdint>
#include <vector>

#include "search/types.hpp"

namespace floe {

enum class Bound : std::uint8_t { kNone, kUpper, kLower, kExact };

class TranspositionTable {
  public:
    struct Entry {
        std::uint64_t key = 0;
        Move move;
        std::int16_t score = 0;  // mates counted from this position
        std::int8_t depth = 0;
        Bound bound = Bound::kNone;
        std::uint8_t age = 0;
    };

    explicit TranspositionTable(std::size_t entries = std::size_t{1} << 19) : entries_(entries) {}

    void clear() { entries_.assign(entries_.size(), Entry{}); }
    void new_search() { ++age_; }

    // The entry of a key, or nullptr. `ply` turns mates into distances from the root.
    [[nodiscard]] const Entry* find(std::uint64_t key) const {
        const Entry& e = entries_[key % entries_.size()];
        return e.bound != Bound::kNone && e.key == key ? &e : nullptr;
    }
    void store(std::uint64_t key, Move move, int score, int depth, Bound bound, int ply) {
        Entry& e = entries_[key % entries_.size()];
        const bool same = e.key == key && e.bound != Bound::kNone;
        if (same && move.none()) move = e.move;
        if (e.age == age_ && e.bound != Bound::kNone && !same && e.depth > depth + 3) return;
        e = {key,
             move,
             static_cast<std::int16_t>(to_table(score, ply)),
             static_cast<std::int8_t>(depth),
             bound,
             age_};
    }
    static int from_table(int score, int ply) {
        if (score >= kMateBound) return score - ply;
        return score <= -kMateBound ? score + ply : score;
    }

  private:
    static int to_table(int score, int ply) {
        if (score >= kMateBound) return score + ply;
        return score <= -kMateBound ? score - ply : score;
    }
    std::vector<Entry> entries_;
    std::uint8_t age_ = 0;
};

}  // namespace floe
