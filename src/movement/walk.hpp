// The slow reference walk: takes a path over a board cell by cell and reports where it can end. It
// is what the compiled tables are tested against, and what plays the paths that fit no table. No
// allocation; depth bounded by limits::kLegs. A template over what stands where, so that positions,
// tests and diagrams can share it.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>

#include "base/fixed_vector.hpp"
#include "base/limits.hpp"
#include "geometry/board.hpp"
#include "movement/path.hpp"

namespace floe {

// What stands on a cell, as the mover sees it. Neutral men can be captured, walls cannot; both are
// hurdles. A barrier is neither prey nor hurdle.
enum class Occupant : std::uint8_t { kEmpty, kFriend, kEnemy, kNeutral, kWall, kBarrier };

struct WalkEnd {
    Cell to = kNoCell;
    FixedVector<Cell, limits::kVictims> victims;  // captured on the way, in order, without `to`
    bool captures_on_to = false;
    Cell passed = kNoCell;  // the passed cell of an en passant capture on any leg, else kNoCell
    const Path* path = nullptr;
    int steps_of_last_leg = 0;
};

namespace detail {

template <class Occupancy, class Emit>
class Walker {
  public:
    Walker(const Board& board, const Path& path, const Turn& frame, Cell from,
           const Occupancy& occupancy, Emit& emit)
        : board_(board),
          path_(path),
          frame_(frame),
          from_(from),
          occupancy_(occupancy),
          emit_(emit) {
        end_.path = &path;
    }

    // Takes leg k and what follows it from `at`.
    void take(std::size_t k, Cell at) {
        const Leg& leg = path_.legs[k];
        const Vec step = frame_(leg.step);
        assert(step != Vec{});
        for (int steps = 1;; ++steps) {
            if (!free_over(leg, at)) return;
            at = board_.step(at, step);
            if (at == kNoCell) return;
            const Occupant man = standing(at);
            if (steps >= leg.min_steps) land(k, at, man, steps);
            if (man != Occupant::kEmpty || steps == leg.max_steps) return;
        }
    }

  private:
    // The mover has left its start, and men captured on the way are gone.
    [[nodiscard]] Occupant standing(Cell at) const {
        if (at == from_) return Occupant::kEmpty;
        for (const Cell victim : end_.victims)
            if (victim == at) return Occupant::kEmpty;
        return occupancy_.at(at);
    }

    // A cell that the board lacks cannot be passed over either.
    [[nodiscard]] bool free_over(const Leg& leg, Cell at) const {
        for (const Vec offset : leg.over) {
            const Cell cell = board_.step(at, frame_(offset));
            if (cell == kNoCell || standing(cell) != Occupant::kEmpty) return false;
        }
        return true;
    }

    void land(std::size_t k, Cell at, Occupant man, int steps) {
        const auto may = [&](Landing what) { return (path_.legs[k].landing & what) != 0; };
        if (man == Occupant::kEmpty) {
            if (may(kOnEmpty)) go_on(k, at, false, steps);
            if (may(kOnPassed) && occupancy_.passed(at)) {
                end_.passed = at;
                go_on(k, at, false, steps);
                end_.passed = kNoCell;
            }
            return;
        }
        const bool enemy = man == Occupant::kEnemy || man == Occupant::kNeutral;
        if ((enemy && may(kOnEnemy)) || (man == Occupant::kFriend && may(kOnFriend)))
            go_on(k, at, true, steps);
        if (may(kOnHurdle) && man != Occupant::kBarrier && k + 1 < path_.legs.size())
            go_on(k, at, false, steps);
    }

    void go_on(std::size_t k, Cell at, bool captures, int steps) {
        if (k + 1 == path_.legs.size()) {
            end_.to = at;
            end_.captures_on_to = captures;
            end_.steps_of_last_leg = steps;
            emit_(static_cast<const WalkEnd&>(end_));
            return;
        }
        if (captures) end_.victims.push_back(at);
        take(k + 1, at);
        if (captures) end_.victims.pop_back();
    }

    const Board& board_;
    const Path& path_;
    const Turn& frame_;
    Cell from_;
    const Occupancy& occupancy_;
    Emit& emit_;
    WalkEnd end_{};
};

}  // namespace detail

// Calls emit(const WalkEnd&) for every way in which a man on `from` can take `path`, turned by
// `frame` (how its seat sees the board). Occupancy has `Occupant at(Cell) const` and `bool
// passed(Cell) const` (may this man capture en passant there?). Says nothing of `path.initial`.
// One end may be reported more than once, and `to` may be `from` (a rifle capture, a pass). An
// en passant victim is not among the victims: only the position knows where it stands.
template <class Occupancy, class Emit>
void walk(const Board& board, const Path& path, const Turn& frame, Cell from,
          const Occupancy& occupancy, Emit&& emit) {
    if (path.legs.empty()) return;
    detail::Walker<Occupancy, Emit>(board, path, frame, from, occupancy, emit).take(0, from);
}

}  // namespace floe
