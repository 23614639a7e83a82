// Lists of moves, and the sinks that fill or count them.
#pragma once

#include <cstdint>
#include <vector>

#include "position/tables.hpp"
#include "rules/move.hpp"

namespace floe {

// Moves of one position after another, as a stack: a search takes the size before it generates and
// cuts back to it afterwards. Grows to its working size once and then allocates nothing.
using MoveList = std::vector<Move>;

// How perft counts the last ply: without lists and without making moves, or by making each, which
// is what a search would do; for benches.
enum class Leaves : std::uint8_t { kCounted, kMade };

template <int W>
class ListSink {
  public:
    explicit ListSink(MoveList& list) : list_(list) {}

    void steps(Cell from, const CellSet<W>& to) {
        to.for_each([&](Cell c) { list_.push_back(Move::make(MoveKind::kStep, from, c)); });
    }
    void promotions(Cell from, const CellSet<W>& to, const PromotionChoices& choices) {
        to.for_each([&](Cell c) {
            for (const ManType type : choices)
                list_.push_back(Move::make(MoveKind::kStep, from, c, type));
        });
    }
    void drops(ManType type, const CellSet<W>& to) {
        to.for_each([&](Cell c) { list_.push_back(Move::make(MoveKind::kDrop, c, c, type)); });
    }
    void safe(Move m) { list_.push_back(m); }
    void tested(Move m) { list_.push_back(m); }
    void legal(Move m) { list_.push_back(m); }

  private:
    MoveList& list_;
};

template <int W>
class CountSink {
  public:
    [[nodiscard]] std::uint64_t count() const { return n_; }

    void steps(Cell, const CellSet<W>& to) { add(to.count()); }
    void promotions(Cell, const CellSet<W>& to, const PromotionChoices& choices) {
        add(to.count() * static_cast<int>(choices.size()));
    }
    void drops(ManType, const CellSet<W>& to) { add(to.count()); }
    void safe(Move) { add(1); }
    void tested(Move) { add(1); }
    void legal(Move) { add(1); }

  private:
    void add(int n) { n_ += static_cast<std::uint64_t>(n); }
    std::uint64_t n_ = 0;
};

}  // namespace floe
