// The tables for playing a game fast, made once from a Game for one word count W. After this nobody
// knows the board's shape: a man's movement is leap sets and rays by cell, an attack is an atom.
//
// Movement, by seat and type (a Profile):
//   leaps        two sets by cell: where it may go, where it may capture
//   rides        rays with a reach: the first man met ends them
//   lame leaps   a target that needs empty cells on the way (the pawn's double step is one)
//   hops         rays that must meet a hurdle, and go on behind it
//   scripts      what fits none of these: walked over the graph, path by path
// Attacks are the same, turned round: men are sorted by what can capture in the same absolute way
// into *classes*; the position keeps a set of cells for each owner and class, so "is this cell
// attacked?" costs one look a class, however many types of men there are. Class 0 are the royals.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "geometry/cell_set.hpp"
#include "rules/game.hpp"

namespace floe {

// A region in the words of a board.
template <int W>
CellSet<W> narrow(const Region& region) {
    CellSet<W> out;
    region.for_each([&](Cell c) { out.add(c); });
    return out;
}

// Moves of one man with captures on the way that a position can have.
inline constexpr int kScriptMoves = 64;

enum class Legality : std::uint8_t {
    kFree,       // nobody can be in check: every move is legal
    kPins,       // one royal man a side, attacks by leaps and rides: pins and check masks
    kSensitive,  // otherwise: moves away from the royal men's sensitive cells are legal untested
    kByRule,     // a rule kind judges the position after each move
    kTested,     // every move is made and tested
};

template <int W>
struct Leaps {
    CellSet<W> quiet, capture;
};

// A direction in which men slide: for each cell, all the cells onwards to the edge.
template <int W>
struct Line {
    Vec step;
    bool upwards = true;  // the nearest cell of a ray is its lowest bit
    std::vector<CellSet<W>> beyond;

    // The nearest cell of a subset of a ray of this line.
    [[nodiscard]] Cell nearest(const CellSet<W>& on_ray) const {
        return upwards ? on_ray.lowest() : on_ray.highest();
    }
};

// A line with a reach: for each cell, the cells within it.
template <int W>
struct Ray {
    const Line<W>* line = nullptr;
    std::vector<CellSet<W>> cells;

    // Cells a slide from `from` can end on: empty ones and the first man met.
    [[nodiscard]] CellSet<W> targets(Cell from, const CellSet<W>& occupied) const {
        const CellSet<W>& all = cells[index(from)];
        const CellSet<W> met = all & occupied;
        if (met.empty()) return all;
        return all.without(line->beyond[index(line->nearest(met))]);
    }
};

struct RideRef {
    std::uint16_t ray = 0;
    bool quiet = true, capture = true;
};

template <int W>
struct LameLeap {
    struct From {
        Cell target = kNoCell;  // kNoCell: not possible from here
        CellSet<W> over;        // must be empty
    };
    std::vector<From> from;
    bool quiet = true, capture = true;
    bool leaves_passed = false;
};

struct HopRef {
    std::uint16_t approach = 0;  // ray to the hurdle
    std::uint16_t beyond = 0;    // ray from the hurdle on
    bool quiet = true, capture = true;
};

// A path that is walked over the graph.
struct Script {
    const Path* path = nullptr;
    Turn frame;
    bool captures = true;
};

template <int W>
struct PromotionTable {
    CellSet<W> zone;
    PromotionChoices to;
    bool optional = false;
    bool by_rule = false;
    bool leaving = false;   // moves that start in the zone promote as well
    CellSet<W> compulsory;  // of an optional one: where it is none
    std::vector<PromotionLimit> limits;
};

// How the men of one seat and type move.
template <int W>
struct Profile {
    std::vector<Leaps<W>> leaps;  // by cell; empty: none
    std::vector<RideRef> rides;
    std::vector<LameLeap<W>> lame;
    std::vector<HopRef> hops;
    std::vector<CellSet<W>> rifle;  // by cell: captures without moving; empty: none
    std::vector<Script> scripts;
    std::vector<CellSet<W>> passed;  // by cell: passed cells it may capture onto; empty: none
    CellSet<W> initial;              // start cells
    CellSet<W> zone;                 // targets are within it
    int promotion = -1;              // index into Tables::promotions
    std::uint64_t classes = 0;       // bit a class
    bool royal = false, pawn = false;
    bool stops_slides = false;  // its neighbours are the slide zone
    bool from_afar = false;     // it captures without moving
    int wall_class = -1;        // the men that are walls to it; -1: none
};

enum class AttackKind : std::uint8_t { kLeap, kLame, kRide, kHop, kScript };

// One way to capture, shared by all men of a class; looked at from the target.
template <int W>
struct AttackAtom {
    AttackKind kind = AttackKind::kLeap;
    int men = 0;                      // the class
    bool stoppers = false;            // rides: some men of the class stop slides themselves
    int wall_class = -1;              // hops: men that are no hurdle and cannot be taken
    std::vector<CellSet<W>> sources;  // by target: cells from which it may be reached at all
    struct Back {
        std::uint16_t ray = 0;     // ride: from the target back to the attacker
        std::uint16_t hurdle = 0;  // hop: from the hurdle back to the attacker; `ray` leads to it
    };
    std::vector<Back> back;  // rides and hops
    struct Lame {
        Cell source;
        CellSet<W> over;
    };
    std::vector<std::vector<Lame>> lame;  // by target
};

template <int W>
struct Tables {
    std::shared_ptr<const Game> game;
    int cells = 0, seats = 0, types = 0;
    CellSet<W> all;
    std::vector<CellSet<W>> orthogonal, around;  // neighbours by cell

    std::vector<std::unique_ptr<Line<W>>> lines;
    std::vector<Ray<W>> rays;
    std::vector<Profile<W>> profiles;  // by seat * types + type
    std::vector<PromotionTable<W>> promotions;
    std::vector<AttackAtom<W>> atoms;
    int class_count = 1;
    int stopper_class = -1;   // the men whose neighbours stop slides; -1: the game has none
    int may_stop_class = -1;  // those and the men that may become such
    std::vector<CellSet<W>> drop_cells;     // by seat * slots + slot
    std::vector<std::uint64_t> zobrist;     // by (owner * types + type) * cells + cell
    Legality legality = Legality::kTested;  // the way the game's compiler picked
    bool attacks_by_script = false;
    int move_bound = 0;  // no position of the game has more legal moves

    [[nodiscard]] const Profile<W>& profile(Seat s, ManType t) const {
        return profiles[static_cast<std::size_t>(index(s) * types + index(t))];
    }
    // The classes a man belongs to; neutral men belong to none.
    [[nodiscard]] std::uint64_t classes(Man m) const {
        return m.owner == kNobody ? 0 : profile(m.owner, m.type).classes;
    }
    [[nodiscard]] std::uint64_t zobrist_of(Man m, Cell c) const {
        return zobrist[static_cast<std::size_t>((index(m.owner) * types + index(m.type)) * cells) +
                       index(c)];
    }
};

// Makes the tables; the board must fit W words. Error: more classes of men than a position holds.
template <int W>
Result<std::unique_ptr<const Tables<W>>> compile_tables(std::shared_ptr<const Game> game);

extern template Result<std::unique_ptr<const Tables<1>>> compile_tables(
    std::shared_ptr<const Game>);
extern template Result<std::unique_ptr<const Tables<2>>> compile_tables(
    std::shared_ptr<const Game>);
extern template Result<std::unique_ptr<const Tables<3>>> compile_tables(
    std::shared_ptr<const Game>);
extern template Result<std::unique_ptr<const Tables<4>>> compile_tables(
    std::shared_ptr<const Game>);

}  // namespace floe
