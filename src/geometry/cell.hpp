// Cells and vectors of the board's lattice. A cell is an index from 0 to 255, kNoCell is none. On
// square boards the lattice is files and ranks; on hex boards it is axial: (0,1) is one step
// straight up a file, (1,0) half-down to the right, (1,1) half-up to the right.
#pragma once

#include <cstddef>
#include <cstdint>

namespace floe {

enum class Cell : std::uint16_t {};
inline constexpr Cell kNoCell{0xFFFF};

constexpr std::size_t index(Cell c) { return static_cast<std::size_t>(c); }
constexpr Cell cell(std::size_t i) { return static_cast<Cell>(i); }

struct Vec {
    int dx = 0;
    int dy = 0;

    constexpr bool operator==(const Vec&) const = default;
    constexpr auto operator<=>(const Vec&) const = default;
    constexpr Vec operator+(Vec o) const { return {dx + o.dx, dy + o.dy}; }
    constexpr Vec operator-(Vec o) const { return {dx - o.dx, dy - o.dy}; }
    constexpr Vec operator-() const { return {-dx, -dy}; }
    constexpr Vec operator*(int n) const { return {dx * n, dy * n}; }
};

enum class Lattice : std::uint8_t { kSquare, kHex };

// A linear map of the lattice: how a seat sees it. Rows (a b) and (c d).
struct Turn {
    int a = 1, b = 0, c = 0, d = 1;

    constexpr bool operator==(const Turn&) const = default;
    constexpr Vec operator()(Vec v) const { return {a * v.dx + b * v.dy, c * v.dx + d * v.dy}; }
    constexpr Turn operator*(const Turn& o) const {
        return {a * o.a + b * o.c, a * o.b + b * o.d, c * o.a + d * o.c, c * o.b + d * o.d};
    }
};

// The smallest turn to the right (clockwise): 90 degrees on a square lattice, 60 on a hex one.
constexpr Turn turn_right(Lattice lattice) {
    return lattice == Lattice::kSquare ? Turn{0, 1, -1, 0} : Turn{0, 1, -1, 1};
}
// Clockwise turn by `steps` smallest turns.
constexpr Turn turned(Lattice lattice, int steps) {
    Turn t{};
    for (int i = 0; i < steps; ++i) t = turn_right(lattice) * t;
    return t;
}
// The mirror that turns up into down and keeps the files.
constexpr Turn mirrored(Lattice lattice) {
    return lattice == Lattice::kSquare ? Turn{1, 0, 0, -1} : Turn{1, 0, 1, -1};
}

}  // namespace floe
