#include "drawing.hpp"

#include <algorithm>
#include <numbers>

namespace floe::wasm {
namespace {

// Hexagons with a flat top, in columns: see geometry/cell.hpp for the axial coordinates.
constexpr double kColumn = std::numbers::sqrt3 / 2;
constexpr double kSide = std::numbers::inv_sqrt3;

}  // namespace

Drawing::Drawing(const Board& board) : board_(board), hex_(board.lattice() == Lattice::kHex) {
    half_ = hex_ ? Point{kSide, 0.5} : Point{0.5, 0.5};
    Point high{-1e9, -1e9};
    low_ = {1e9, 1e9};
    for (int i = 0; i < board.size(); ++i) {
        const Point p = vector(board.coordinates(cell(static_cast<std::size_t>(i))));
        low_ = {std::min(low_.x, p.x), std::min(low_.y, p.y)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
    width_ = high.x - low_.x + 2 * half_.x;
    height_ = high.y - low_.y + 2 * half_.y;
}

Point Drawing::vector(Vec v) const {
    if (!hex_) return {static_cast<double>(v.dx), static_cast<double>(-v.dy)};
    return {v.dx * kColumn, v.dx / 2.0 - v.dy};
}

Point Drawing::middle(Cell c) const {
    const Point p = vector(board_.coordinates(c));
    return {p.x - low_.x + half_.x, p.y - low_.y + half_.y};
}

std::vector<Point> Drawing::outline() const {
    if (!hex_) return {{-0.5, -0.5}, {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}};
    const double x = kSide / 2;
    return {{-x, -0.5}, {x, -0.5}, {kSide, 0}, {x, 0.5}, {-x, 0.5}, {-kSide, 0}};
}

std::vector<Point> Drawing::polygon(Cell c) const {
    const Point at = middle(c);
    std::vector<Point> out = outline();
    for (Point& p : out) p = {p.x + at.x, p.y + at.y};
    return out;
}

int Drawing::shade(Cell c) const {
    const Vec v = board_.coordinates(c);
    return (v.dx + v.dy) % (hex_ ? 3 : 2);
}

std::vector<Vec> Drawing::directions() const {
    if (hex_) return Board::orthogonal_steps(Lattice::kHex);
    return {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};
}

}  // namespace floe::wasm
