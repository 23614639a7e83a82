// Pseudo-legal moves into a sink. A sink takes whole target sets where it can, so that counting
// needs no lists:
//   steps(from, targets)                  plain moves and captures
//   promotions(from, targets, choices)    the same, becoming one of the choices
//   safe(move)                            one move that is as good as a step (a double step)
//   tested(move)                          one move that no mask covers: en passant, paths
//   legal(move)                           a move that its rule has tested already (castling)
//   drops(type, targets)                  from the hand
#pragma once

#include <utility>

#include "movement/walk.hpp"
#include "position/attacks.hpp"
#include "position/position.hpp"

namespace floe {

// What the generator looks up for every man of the player to move.
template <int W>
struct Field {
    CellSet<W> occupied, empty, capturable;
    const Position<W>& position;

    explicit Field(const Position<W>& p)
        : occupied(p.occupied()), empty(p.empty_cells()), capturable(p.capturable()), position(p) {}
};

// The cells a ride may end on, men of its own side included. A slide zone stops it on the first
// cell it enters; from inside it goes one step.
template <int W>
CellSet<W> ride_targets(const Ray<W>& ray, const Profile<W>& profile, Cell from,
                        const Field<W>& field) {
    const Position<W>& p = field.position;
    if (p.slide_zone().empty()) return ray.targets(from, field.occupied);
    const CellSet<W> zone = profile.stops_slides ? p.slide_zone_without(from) : p.slide_zone();
    if (zone.has(from)) {
        const CellSet<W>& all = ray.cells[index(from)];
        return all.empty() ? all : CellSet<W>::of(ray.line->nearest(all));
    }
    return ray.targets(from, field.occupied | zone);
}

// Where a man may go by leaps, rides, hops and lame leaps that leave no passed cell.
template <int W>
CellSet<W> plain_targets(const Tables<W>& t, const Profile<W>& profile, Cell from,
                         const Field<W>& field) {
    CellSet<W> to;
    const CellSet<W> walls = field.position.walls_to(profile);
    const CellSet<W> enterable = field.empty | field.capturable;
    const auto by_kind = [&](const CellSet<W>& cells, bool quiet, bool capture) {
        if (quiet && capture) return cells & enterable;
        return cells & (quiet ? field.empty : field.capturable);
    };
    if (!profile.leaps.empty()) {
        const Leaps<W>& leaps = profile.leaps[index(from)];
        to = (leaps.quiet & field.empty) | (leaps.capture & field.capturable);
    }
    for (const RideRef ride : profile.rides)
        to |=
            by_kind(ride_targets(t.rays[ride.ray], profile, from, field), ride.quiet, ride.capture);
    for (const LameLeap<W>& lame : profile.lame) {
        const auto& leap = lame.from[index(from)];
        if (lame.leaves_passed || leap.target == kNoCell || leap.over.meets(field.occupied))
            continue;
        to |= by_kind(CellSet<W>::of(leap.target), lame.quiet, lame.capture);
    }
    for (const HopRef hop : profile.hops) {
        const Ray<W>& approach = t.rays[hop.approach];
        const CellSet<W> met = approach.cells[index(from)] & field.occupied;
        if (met.empty()) continue;
        const Cell hurdle = approach.line->nearest(met);
        if (walls.has(hurdle)) continue;
        to |= by_kind(t.rays[hop.beyond].targets(hurdle, field.occupied), hop.quiet, hop.capture);
    }
    return (to & profile.zone).without(walls);
}

// Double steps: quiet lame leaps whose passed cells an enemy may capture onto. One that ends in the
// man's promotion zone is a plain step: it promotes.
template <int W, class Sink>
void generate_double_steps(const Position<W>& p, const Profile<W>& profile, Cell from,
                           const CellSet<W>& allowed, CellSet<W>& plain, Sink& sink) {
    for (const LameLeap<W>& lame : profile.lame) {
        if (!lame.leaves_passed) continue;
        const auto& leap = lame.from[index(from)];
        if (leap.target == kNoCell || leap.over.meets(p.occupied()) ||
            p.occupied().has(leap.target) || !allowed.has(leap.target))
            continue;
        if (profile.promotion >= 0 &&
            p.tables().promotions[static_cast<std::size_t>(profile.promotion)].zone.has(
                leap.target)) {
            plain.add(leap.target);
            continue;
        }
        Move m = Move::make(MoveKind::kDoubleStep, from, leap.target);
        leap.over.for_each([&](Cell c) { m.add_extra(c); });
        sink.safe(m);
    }
}

// The man that a capture onto a passed cell takes.
template <int W>
Cell man_of_passed(const Position<W>& p, Cell passed) {
    for (int i = 0; i < p.state().passed_count; ++i)
        if (p.state().passed[static_cast<std::size_t>(i)].cell == index(passed))
            return cell(p.state().passed[static_cast<std::size_t>(i)].man);
    return kNoCell;
}

// Captures onto passed cells; the man captured stands elsewhere.
template <int W, class Sink>
void generate_en_passant(const Position<W>& p, const Profile<W>& profile, Cell from, Sink& sink) {
    for (int i = 0; i < p.state().passed_count; ++i) {
        const Passed passed = p.state().passed[static_cast<std::size_t>(i)];
        const Cell to = cell(passed.cell);
        if (!profile.passed[index(from)].has(to) || p.occupied().has(to)) continue;
        Move m = Move::make(MoveKind::kEnPassant, from, to);
        m.add_extra(cell(passed.man));
        sink.tested(m);
    }
}

// Paths that are walked. Ends without a capture on the way join the plain targets; two ways to the
// same captures are one move.
template <int W, class Sink>
void generate_scripts(const Position<W>& p, const Profile<W>& profile, Cell from, CellSet<W>& plain,
                      Sink& sink) {
    FixedVector<Move, kScriptMoves> seen;
    const Sight<W> sight{p, p.turn(), p.occupied(), {}, kNoCell, p.walls_to(profile)};
    for (const Script& script : profile.scripts) {
        if (script.path->initial && !profile.initial.has(from)) continue;
        walk(p.game().board, *script.path, script.frame, from, sight, [&](const WalkEnd& end) {
            if (!profile.zone.has(end.to)) return;
            Move m = Move::make(MoveKind::kPath, from, end.to);
            for (const Cell victim : end.victims) m.add_extra(victim);
            if (end.passed != kNoCell && m.extra_count < limits::kVictims)
                m.add_extra(man_of_passed(p, end.passed));
            if (m.extra_count == 0 && end.to != from) {
                plain.add(end.to);
                return;
            }
            if (m.extra_count == 2 && m.extra[0] > m.extra[1]) std::swap(m.extra[0], m.extra[1]);
            for (const Move& other : seen)
                if (other == m) return;
            if (seen.full()) return;
            seen.push_back(m);
            sink.tested(m);
        });
    }
}

template <int W, class Sink>
void generate_rifle_captures(const Profile<W>& profile, Cell from, const Field<W>& field,
                             Sink& sink) {
    (profile.rifle[index(from)] & field.capturable).for_each([&](Cell victim) {
        Move m = Move::make(MoveKind::kPath, from, from);
        m.add_extra(victim);
        sink.tested(m);
    });
}

// Turns captures by moving into captures without, in passing too: the captor stays.
template <int W, class Sink>
void generate_captures_from_afar(const Profile<W>& profile, Cell from, const Field<W>& field,
                                 CellSet<W>& to, Sink& sink) {
    const Position<W>& p = field.position;
    CellSet<W> victims = to & field.capturable;
    for (int i = 0; i < p.state().passed_count && !profile.passed.empty(); ++i) {
        const Passed passed = p.state().passed[static_cast<std::size_t>(i)];
        if (profile.passed[index(from)].has(cell(passed.cell))) victims.add(cell(passed.man));
    }
    victims.for_each([&](Cell victim) {
        Move m = Move::make(MoveKind::kPath, from, from);
        m.add_extra(victim);
        sink.tested(m);
    });
    to = to.without(field.capturable);
}

// What a man may become of whose new kind its side has not too many on the board.
template <int W>
PromotionChoices choices_within_limits(const Position<W>& p, const PromotionTable<W>& promotion) {
    PromotionChoices out;
    for (const ManType type : promotion.to) {
        int left = limits::kCells;
        for (const PromotionLimit& limit : promotion.limits)
            if (limit.type == type) left = limit.most;
        p.owned(p.turn()).for_each([&](Cell c) { left -= p.man(c).type == type; });
        if (left > 0) out.push_back(type);
    }
    return out;
}

// Promotions of the plain moves to `to`; takes those that must promote out of it.
template <int W, class Sink>
void generate_promotions(const Position<W>& p, const Profile<W>& profile, Cell from, CellSet<W>& to,
                         Sink& sink) {
    const auto& promotion = p.tables().promotions[static_cast<std::size_t>(profile.promotion)];
    const bool all = promotion.leaving && promotion.zone.has(from);
    const CellSet<W> promoting = all ? to : to & promotion.zone;
    if (promoting.empty()) return;
    if (!promotion.by_rule) {
        const CellSet<W> unchanged =
            promotion.optional ? to.without(promotion.compulsory) : to.without(promoting);
        if (promotion.limits.empty()) {
            sink.promotions(from, promoting, promotion.to);
        } else if (const auto choices = choices_within_limits(p, promotion); !choices.empty()) {
            sink.promotions(from, promoting, choices);
        }
        to = unchanged;
        return;
    }
    promoting.for_each([&](Cell c) {
        PromotionChoices choices;
        bool must = false;
        p.game().rules.template run<Hook::kChoices>([&]<class Kind>(const auto& data) {
            must = Kind::choices(p, data, p.man(from).type, c, choices) || must;
        });
        if (!choices.empty()) sink.promotions(from, CellSet<W>::of(c), choices);
        if (must) to.remove(c);
    });
}

// All moves of the man on `from`, a man of the player to move. Targets of plain moves are limited
// to `allowed`; moves handed to `tested` and `legal` are not.
template <int W, class Sink>
void generate_man(const Position<W>& p, Cell from, const CellSet<W>& allowed, const Field<W>& field,
                  Sink& sink) {
    const Profile<W>& profile = p.profile(from);
    CellSet<W> to = plain_targets(p.tables(), profile, from, field);
    if (!profile.lame.empty()) generate_double_steps(p, profile, from, allowed, to, sink);
    if (!profile.scripts.empty()) generate_scripts(p, profile, from, to, sink);
    if (!profile.rifle.empty()) generate_rifle_captures(profile, from, field, sink);
    if (profile.from_afar) generate_captures_from_afar(profile, from, field, to, sink);
    if (p.state().passed_count > 0 && !profile.passed.empty() && !profile.from_afar)
        generate_en_passant(p, profile, from, sink);
    to &= allowed;
    if (profile.promotion >= 0) generate_promotions(p, profile, from, to, sink);
    if (to.any()) sink.steps(from, to);
}

// Moves beyond the men's own: castling, drops.
template <int W, class Sink>
void generate_by_rules(const Position<W>& p, Sink& sink) {
    p.game().rules.template run<Hook::kGenerate>(
        [&]<class Kind>(const auto& data) { Kind::generate(p, data, sink); });
}

// All moves, or only those of men that stand on the board.
enum class Scope : std::uint8_t { kAll, kMen };

// Every pseudo-legal move: legal but for leaving one's own royal man in check.
template <int W, class Sink>
void generate_pseudo_legal(const Position<W>& p, Sink& sink, Scope scope = Scope::kAll) {
    if (p.ended()) return;
    const Field<W> field(p);
    p.owned(p.turn()).for_each(
        [&](Cell from) { generate_man(p, from, p.tables().all, field, sink); });
    if (scope == Scope::kAll) generate_by_rules(p, sink);
}

}  // namespace floe
