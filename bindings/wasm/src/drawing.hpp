// Where the cells of a board come in a drawing: x to the right, y down, neighbours one apart, as
// the first seat sees the board. Plain functions.
#pragma once

#include <array>
#include <utility>
#include <vector>

#include "geometry/board.hpp"

namespace floe::wasm {

struct Point {
    double x = 0, y = 0;
};

class Drawing {
  public:
    explicit Drawing(const Board& board);

    [[nodiscard]] double width() const { return width_; }
    [[nodiscard]] double height() const { return height_; }
    [[nodiscard]] Point middle(Cell c) const;
    [[nodiscard]] std::vector<Point> polygon(Cell c) const;
    // A vector of the lattice as drawn.
    [[nodiscard]] Point vector(Vec v) const;
    // 0 dark, 1 light; on a hex lattice 0 to 2.
    [[nodiscard]] int shade(Cell c) const;
    // The steps to the neighbours, clockwise from straight up.
    [[nodiscard]] std::vector<Vec> directions() const;

  private:
    [[nodiscard]] std::vector<Point> outline() const;

    const Board& board_;
    bool hex_;
    Point low_;  // of the middles, before they are moved into the frame
    Point half_;
    double width_ = 0, height_ = 0;
};

}  // namespace floe::wasm
