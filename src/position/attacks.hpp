// Attack tests of Position: is this cell attacked? One look a class of men.
#pragma once

#include "movement/walk.hpp"
#include "position/position.hpp"

namespace floe {

// The board as one player's man sees it, for walking paths.
template <int W>
struct Sight {
    const Position<W>& p;
    Seat seat;
    CellSet<W> occupied;
    CellSet<W> gone = {};     // cells whose men have been captured
    Cell as_enemy = kNoCell;  // a cell to be looked at as if an enemy stood on it
    CellSet<W> walls = {};    // men that are walls to the man that looks

    [[nodiscard]] Occupant at(Cell c) const {
        if (walls.has(c)) return Occupant::kBarrier;
        if (c == as_enemy) return Occupant::kEnemy;
        if (!occupied.has(c)) return Occupant::kEmpty;
        const Man m = p.man(c);
        if (m.none() || gone.has(c)) return Occupant::kEnemy;  // the mover has come here
        if (m.owner == kNobody)
            return p.game().info(m.type).capturable ? Occupant::kNeutral : Occupant::kWall;
        return m.owner == seat ? Occupant::kFriend : Occupant::kEnemy;
    }
    [[nodiscard]] bool passed(Cell c) const {
        if (seat != p.turn()) return false;
        for (int i = 0; i < p.state().passed_count; ++i)
            if (p.state().passed[static_cast<std::size_t>(i)].cell == index(c)) return true;
        return false;
    }
};

template <int W>
bool Position<W>::attacked(Cell c, Seat by, const Set& occupied, const Set& gone) const {
    const Set present = occupied.without(gone);
    for (const AttackAtom<W>& atom : t_->atoms) {
        const Set men = of_class(by, atom.men) & present;
        if (atom.kind == AttackKind::kScript) {
            if (attacked_by_script(c, men, occupied, gone)) return true;
            continue;
        }
        const Set men_in_reach = atom.sources[index(c)] & men;
        if (men_in_reach.empty()) continue;
        if (atom.kind == AttackKind::kLeap) return true;
        if (attacked_by_atom(atom, c, men_in_reach, occupied)) return true;
    }
    return false;
}

// `men`: of the atom's class, on its sources for `c`, not empty.
template <int W>
bool Position<W>::attacked_by_atom(const AttackAtom<W>& atom, Cell c, const Set& men,
                                   const Set& occupied) const {
    if (atom.kind == AttackKind::kLame) {
        for (const auto& lame : atom.lame[index(c)])
            if (men.has(lame.source) && !lame.over.meets(occupied)) return true;
        return false;
    }
    if (atom.kind == AttackKind::kRide) return attacked_by_rides(atom, c, men, occupied);
    const Set walls = of_class_of_all(atom.wall_class);
    if (walls.has(c)) return false;
    for (const auto& back : atom.back) {
        const Ray<W>& ray = t_->rays[back.ray];
        if (!ray.line->beyond[index(c)].meets(men)) continue;
        const Set met = ray.cells[index(c)] & occupied;
        if (met.empty()) continue;
        const Cell hurdle = ray.line->nearest(met);
        if (walls.has(hurdle)) continue;
        const Ray<W>& approach = t_->rays[back.hurdle];
        const Set behind = approach.cells[index(hurdle)] & occupied;
        if (behind.any() && men.has(approach.line->nearest(behind))) return true;
    }
    return false;
}

template <int W>
bool Position<W>::attacked_by_rides(const AttackAtom<W>& atom, Cell c, const Set& men,
                                    const Set& occupied) const {
    if (slide_zone_.empty() || !atom.stoppers) {
        for (const auto& back : atom.back)
            if (ride_reaches(back, c, men, occupied, slide_zone_)) return true;
        return false;
    }
    // A man that stops slides is not stopped by itself: each has a zone of its own.
    const Set own_zone = men & stoppers();
    for (const auto& back : atom.back)
        if (ride_reaches(back, c, men.without(own_zone), occupied, slide_zone_)) return true;
    bool yes = false;
    own_zone.for_each([&](Cell man) {
        const Set zone = slide_zone_without(man);
        for (const auto& back : atom.back)
            yes = yes || ride_reaches(back, c, Set::of(man), occupied, zone);
    });
    return yes;
}

// Whether the nearest man on the way back from `c` is one of `men` and its slide gets here: nothing
// of the zone lies between, and it stands outside the zone unless it is one step away.
template <int W>
bool Position<W>::ride_reaches(const typename AttackAtom<W>::Back& back, Cell c, const Set& men,
                               const Set& occupied, const Set& zone) const {
    const Ray<W>& ray = t_->rays[back.ray];
    const Set& reach = ray.cells[index(c)];
    if (!reach.meets(men)) return false;
    const Cell nearest = ray.line->nearest(reach & (occupied | zone));
    return men.has(nearest) && (!zone.has(nearest) || nearest == ray.line->nearest(reach));
}

template <int W>
CellSet<W> Position<W>::attackers(Cell c, Seat by) const {
    Set possible, found;
    for (const AttackAtom<W>& atom : t_->atoms)
        possible |= of_class(by, atom.men) &
                    (atom.kind == AttackKind::kScript ? t_->all : atom.sources[index(c)]);
    possible.for_each([&](Cell man) {
        // Alone of its owner's men; the others stay as hurdles and in the way.
        Set others = owned(by);
        others.remove(man);
        if (attacked(c, by, occupied_, others)) found.add(man);
    });
    return found;
}

template <int W>
bool Position<W>::attacked_by_script(Cell c, const Set& men, const Set& occupied,
                                     const Set& gone) const {
    bool yes = false;
    men.for_each([&](Cell from) {
        if (yes || from == c) return;
        const Man m = man(from);
        const Profile<W>& profile = t_->profile(m.owner, m.type);
        const Sight<W> sight{*this, m.owner, occupied, gone, c, walls_to(profile)};
        for (const Script& script : profile.scripts) {
            if (!script.captures || yes || (script.path->initial && !profile.initial.has(from)))
                continue;
            walk(game().board, *script.path, script.frame, from, sight, [&](const WalkEnd& end) {
                if (!profile.zone.has(end.to)) return;
                if (end.captures_on_to && end.to == c) yes = true;
                for (const Cell victim : end.victims) yes = yes || victim == c;
            });
        }
    });
    return yes;
}

}  // namespace floe
