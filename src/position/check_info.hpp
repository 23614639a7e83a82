// Checkers, evasions and pins of the player to move, for games in which each side has one royal man
// and attacks are leaps, lame leaps and rides.
//
// A man that gives check leaves the other men three answers at most: capture it, or step onto one
// of the cells that its attack needs empty. A pinned man is the only one standing in an enemy's way
// to the royal man: it stays on that way or captures that enemy. Neutral men in the way pin nobody.
#pragma once

#include "position/position.hpp"

namespace floe {

template <int W>
struct CheckInfo {
    struct Pin {
        Cell man;
        CellSet<W> allowed;
    };
    int checkers = 0;
    CellSet<W> evasions;  // with one checker: where another man's move answers it
    CellSet<W> pinned;
    FixedVector<Pin, 64> pins;

    // Where the pinned man on `c` may go.
    [[nodiscard]] CellSet<W> pin_cells(Cell c) const {
        CellSet<W> allowed;
        bool first = true;
        for (const Pin& pin : pins)
            if (pin.man == c) {
                allowed = first ? pin.allowed : allowed & pin.allowed;
                first = false;
            }
        return allowed;
    }
};

template <int W>
class CheckFinder {
  public:
    explicit CheckFinder(const Position<W>& p) : p_(p), own_(p.owned(p.turn())) {}

    CheckInfo<W> find() {
        if (p_.royals(p_.turn()).empty()) return info_;
        royal_ = p_.royals(p_.turn()).lowest();
        const Tables<W>& t = p_.tables();
        for (int e = 0; e < t.seats; ++e) {
            if (seat(e) == p_.turn() || !((p_.state().live >> e) & 1)) continue;
            for (const AttackAtom<W>& atom : t.atoms) {
                const CellSet<W> men = atom.sources[index(royal_)] & p_.of_class(seat(e), atom.men);
                if (men.empty()) continue;
                if (atom.kind == AttackKind::kLeap) leaps(men);
                if (atom.kind == AttackKind::kLame) lame_leaps(atom, men);
                if (atom.kind == AttackKind::kRide) rides(atom, men);
            }
        }
        return info_;
    }

  private:
    void check(const CellSet<W>& answers) {
        if (++info_.checkers == 1) info_.evasions = answers;
    }
    void pin(Cell man, const CellSet<W>& allowed) {
        info_.pinned.add(man);
        if (!info_.pins.full()) info_.pins.push_back({man, allowed});
    }
    void leaps(const CellSet<W>& men) {
        men.for_each([&](Cell c) { check(CellSet<W>::of(c)); });
    }
    void lame_leaps(const AttackAtom<W>& atom, const CellSet<W>& men) {
        for (const auto& lame : atom.lame[index(royal_)]) {
            if (!men.has(lame.source)) continue;
            const CellSet<W> in_way = lame.over & p_.occupied();
            const CellSet<W> answers = lame.over | CellSet<W>::of(lame.source);
            if (in_way.empty())
                check(answers);
            else if (!in_way.more_than_one() && in_way.within(own_))
                pin(in_way.lowest(), answers);
        }
    }
    void rides(const AttackAtom<W>& atom, const CellSet<W>& men) {
        for (const auto& back : atom.back) {
            const Ray<W>& ray = p_.tables().rays[back.ray];
            const CellSet<W>& reach = ray.cells[index(royal_)];
            if (!reach.meets(men)) continue;
            const Line<W>& line = *ray.line;
            const CellSet<W> met = reach & p_.occupied();
            const Cell first = line.nearest(met);
            if (men.has(first)) {
                check(reach.without(line.beyond[index(first)]));
                continue;
            }
            if (!own_.has(first)) continue;
            const CellSet<W> behind = met & line.beyond[index(first)];
            if (behind.empty()) continue;
            const Cell second = line.nearest(behind);
            if (men.has(second)) pin(first, reach.without(line.beyond[index(second)]));
        }
    }

    const Position<W>& p_;
    const CellSet<W> own_;
    Cell royal_ = kNoCell;
    CheckInfo<W> info_;
};

}  // namespace floe
