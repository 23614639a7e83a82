// The alphabet of Betza notation on both lattices: which leap a capital letter is, which directions
// a small letter selects. For use by the parser only.
//
// Directions are slots of a clock, counted clockwise from straight forward: 8 on a square board, 12
// on a hex one. Even slots are orthogonal steps, odd slots diagonal ones. An oblique atom (N, C, Z)
// has as many slots, each turned half a slot further to the right.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "geometry/cell.hpp"

namespace floe::betza {

enum class Shape : std::uint8_t { kOrthogonal, kDiagonal, kRoyal, kOblique };

// A leap of `far` unit steps along a line, or of `near` by `far` (near < far) when oblique.
struct Atom {
    Shape shape = Shape::kOrthogonal;
    int near = 0;
    int far = 1;
};

struct Letter {
    Atom atom;
    int range = 1;  // 0: no limit
};

using Slots = std::uint16_t;  // a set of slots, bit i is slot i

// What the letters f, b, l, r (in this order) select.
struct Compass {
    std::array<Slots, 4> alone;   // by themselves
    std::array<Slots, 4> wide;    // before h (fh, the forward half), and first of a pair
    std::array<Slots, 4> second;  // second of a pair: fr is wide[f] and second[r]
    Slots all;
    bool pairs;  // do two letters name one direction? (frW are two on a square board)
};

std::optional<Letter> letter_of(char capital, Lattice lattice);
const Compass& compass(Lattice lattice, Shape shape);

int slot_count(Lattice lattice);
Slots turned_slots(Lattice lattice, Slots slots, int by);

// The leap in one direction. Atoms that are not oblique take any slot: W in an odd slot is F, D is
// A, H is G, and the other way round (Muller's rule for legs that bend by half a right angle).
Vec leap(Lattice lattice, const Atom& atom, int slot);

// The cells that a lame leap passes, in order: orthogonal steps first, then diagonal ones, as in
// xiangqi (horse) and janggi (elephant) and in Fairy-Stockfish. Empty for a single step.
std::vector<Vec> cells_on_the_way(Lattice lattice, const Atom& atom, int slot);

}  // namespace floe::betza
