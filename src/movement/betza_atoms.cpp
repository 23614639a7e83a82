#include "movement/betza_atoms.hpp"

#include <cstdlib>
#include <initializer_list>

namespace floe::betza {
namespace {

constexpr Slots at(std::initializer_list<int> slots) {
    Slots set = 0;
    for (const int slot : slots) set = static_cast<Slots>(set | (1 << slot));
    return set;
}

// Square:  7 0 1     oblique: 7 and 0 are the two forward leaps (-1,2) and (1,2), 1 is (2,1).
//          6 . 2
//          5 4 3
constexpr Compass kSquareOrthogonal{{at({0}), at({4}), at({6}), at({2})},
                                    {at({0}), at({4}), at({6}), at({2})},
                                    {},
                                    at({0, 2, 4, 6}),
                                    false};
constexpr Compass kSquareDiagonal{{at({7, 1}), at({3, 5}), at({5, 7}), at({1, 3})},
                                  {at({7, 1}), at({3, 5}), at({5, 7}), at({1, 3})},
                                  {at({7, 1}), at({3, 5}), at({5, 7}), at({1, 3})},
                                  at({1, 3, 5, 7}),
                                  true};
constexpr Compass kSquareRoyal{{at({0}), at({4}), at({6}), at({2})},
                               {at({7, 0, 1}), at({3, 4, 5}), at({5, 6, 7}), at({1, 2, 3})},
                               {at({7, 1}), at({3, 5}), at({5, 7}), at({1, 3})},
                               0xFF,
                               true};
constexpr Compass kSquareOblique{
    {at({7, 0}), at({3, 4}), at({5, 6}), at({1, 2})},
    {at({6, 7, 0, 1}), at({2, 3, 4, 5}), at({4, 5, 6, 7}), at({0, 1, 2, 3})},
    {at({7, 0}), at({3, 4}), at({5, 6}), at({1, 2})},
    0xFF,
    true};

// Hex: slots are the hours of a clock, 0 at twelve. The oblique slot i is at half past i.
//              0
//          11     1
//       10           2
//       9      .     3      9 and 3 are level, so f alone means two diagonals (11 and 1) but one
//        8           4      orthogonal (0), l alone one diagonal (9) but two orthogonals (8, 10).
//          7      5
//              6
constexpr Compass kHexOrthogonal{{at({0}), at({6}), at({8, 10}), at({2, 4})},
                                 {at({10, 0, 2}), at({4, 6, 8}), at({8, 10}), at({2, 4})},
                                 {at({10, 0, 2}), at({4, 6, 8}), at({8, 10}), at({2, 4})},
                                 at({0, 2, 4, 6, 8, 10}),
                                 true};
constexpr Compass kHexDiagonal{{at({11, 1}), at({5, 7}), at({9}), at({3})},
                               {at({11, 1}), at({5, 7}), at({7, 9, 11}), at({1, 3, 5})},
                               {at({11, 1}), at({5, 7}), at({7, 9, 11}), at({1, 3, 5})},
                               at({1, 3, 5, 7, 9, 11}),
                               true};
constexpr Compass kHexRoyal{
    {at({0}), at({6}), at({9}), at({3})},
    {at({10, 11, 0, 1, 2}), at({4, 5, 6, 7, 8}), at({7, 8, 9, 10, 11}), at({1, 2, 3, 4, 5})},
    {at({11, 1}), at({5, 7}), at({8, 10}), at({2, 4})},
    0xFFF,
    true};
constexpr Compass kHexOblique{{at({11, 0}), at({5, 6}), at({8, 9}), at({2, 3})},
                              {at({9, 10, 11, 0, 1, 2}), at({3, 4, 5, 6, 7, 8}),
                               at({6, 7, 8, 9, 10, 11}), at({0, 1, 2, 3, 4, 5})},
                              {at({11, 0}), at({5, 6}), at({8, 9}), at({2, 3})},
                              0xFFF,
                              true};

constexpr std::array<Vec, 8> kSquareUnits{
    {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};
constexpr std::array<Vec, 12> kHexUnits{{{0, 1},
                                         {1, 2},
                                         {1, 1},
                                         {2, 1},
                                         {1, 0},
                                         {1, -1},
                                         {0, -1},
                                         {-1, -2},
                                         {-1, -1},
                                         {-2, -1},
                                         {-1, 0},
                                         {-1, 1}}};

Vec unit(Lattice lattice, int slot) {
    const auto i = static_cast<std::size_t>(slot);
    return lattice == Lattice::kSquare ? kSquareUnits[i] : kHexUnits[i];
}

// (near, far) in slot 0, (far, near) in slot 1, then the same a quarter turn further, and so on.
Vec square_oblique(const Atom& atom, int slot) {
    const Vec v = slot % 2 == 0 ? Vec{atom.near, atom.far} : Vec{atom.far, atom.near};
    return turned(Lattice::kSquare, slot / 2)(v);
}

int sign(int x) { return (x > 0) - (x < 0); }

}  // namespace

std::optional<Letter> letter_of(char capital, Lattice lattice) {
    switch (capital) {
        case 'W':
            return Letter{{Shape::kOrthogonal, 0, 1}, 1};
        case 'F':
            return Letter{{Shape::kDiagonal, 0, 1}, 1};
        case 'K':
            return Letter{{Shape::kRoyal, 0, 1}, 1};
        case 'R':
            return Letter{{Shape::kOrthogonal, 0, 1}, 0};
        case 'B':
            return Letter{{Shape::kDiagonal, 0, 1}, 0};
        case 'Q':
            return Letter{{Shape::kRoyal, 0, 1}, 0};
        case 'D':
            return Letter{{Shape::kOrthogonal, 0, 2}, 1};
        case 'A':
            return Letter{{Shape::kDiagonal, 0, 2}, 1};
        case 'H':
            return Letter{{Shape::kOrthogonal, 0, 3}, 1};
        case 'G':
            return Letter{{Shape::kDiagonal, 0, 3}, 1};
        case 'N':
            return Letter{{Shape::kOblique, 1, 2}, 1};
        default:
            break;
    }
    if (lattice == Lattice::kHex) return std::nullopt;
    switch (capital) {
        case 'C':
        case 'L':
            return Letter{{Shape::kOblique, 1, 3}, 1};
        case 'Z':
        case 'J':
            return Letter{{Shape::kOblique, 2, 3}, 1};
        default:
            return std::nullopt;
    }
}

const Compass& compass(Lattice lattice, Shape shape) {
    const bool square = lattice == Lattice::kSquare;
    switch (shape) {
        case Shape::kOrthogonal:
            return square ? kSquareOrthogonal : kHexOrthogonal;
        case Shape::kDiagonal:
            return square ? kSquareDiagonal : kHexDiagonal;
        case Shape::kRoyal:
            return square ? kSquareRoyal : kHexRoyal;
        case Shape::kOblique:
            break;
    }
    return square ? kSquareOblique : kHexOblique;
}

int slot_count(Lattice lattice) { return lattice == Lattice::kSquare ? 8 : 12; }

Slots turned_slots(Lattice lattice, Slots slots, int by) {
    const int n = slot_count(lattice);
    const unsigned all = (1U << n) - 1;
    const unsigned s = slots;
    return static_cast<Slots>(((s << by) | (s >> (n - by))) & all);
}

Vec leap(Lattice lattice, const Atom& atom, int slot) {
    if (atom.shape != Shape::kOblique) return unit(lattice, slot) * atom.far;
    if (lattice == Lattice::kSquare) return square_oblique(atom, slot);
    // The hex knight: the orthogonal and the diagonal step on either side of it.
    return unit(lattice, slot) + unit(lattice, (slot + 1) % 12);
}

std::vector<Vec> cells_on_the_way(Lattice lattice, const Atom& atom, int slot) {
    if (atom.shape == Shape::kOblique && lattice == Lattice::kHex)
        return {unit(lattice, slot % 2 == 0 ? slot : (slot + 1) % 12)};
    std::vector<Vec> cells;
    if (atom.shape != Shape::kOblique) {
        for (int i = 1; i < atom.far; ++i) cells.push_back(unit(lattice, slot) * i);
        return cells;
    }
    Vec left = leap(lattice, atom, slot);
    const Vec target = left;
    for (;;) {
        const int longer = std::abs(left.dx) - std::abs(left.dy);
        left = left - Vec{longer >= 0 ? sign(left.dx) : 0, longer <= 0 ? sign(left.dy) : 0};
        if (left == Vec{}) return cells;
        cells.push_back(target - left);
    }
}

}  // namespace floe::betza
