#include "cli/board_grid.hpp"

#include <algorithm>

namespace floe::cli {
namespace {

// Where the cells come on the canvas. On a hex lattice one step up a file is two rows and a step to
// the next file is one row, so neighbours are about equally far apart:
//
//        c
//     b     d        (0,1) is up, (1,1) half-up to the right, (1,0) half-down to the right
//        c
class Layout {
  public:
    Layout(const Board& board, const GridLook& look) : board_(board), look_(look) {
        for (int i = 0; i < board.size(); ++i) {
            const Vec v = seen(cell(static_cast<std::size_t>(i)));
            if (i == 0) left_ = right_ = v.dx, low_ = high_ = v.dy;
            left_ = std::min(left_, v.dx), right_ = std::max(right_, v.dx);
            low_ = std::min(low_, v.dy), high_ = std::max(high_, v.dy);
        }
    }

    [[nodiscard]] bool hex() const { return board_.lattice() == Lattice::kHex; }
    [[nodiscard]] int cell_width() const { return look_.text_width + 2 * look_.margin; }
    [[nodiscard]] int row(Cell c) const { return high_ - seen(c).dy + header(); }
    [[nodiscard]] int column(Cell c) const {
        return (seen(c).dx - left_) * cell_width() + name_width();
    }
    // Columns for the rank numbers at the left.
    [[nodiscard]] int name_width() const { return look_.names ? (hex() ? 3 : 4) : 0; }
    [[nodiscard]] int right_edge() const {
        return (right_ - left_ + 1) * cell_width() + name_width();
    }
    [[nodiscard]] int last_row() const { return high_ - low_ + header(); }

  private:
    // The line of file letters above a square board.
    [[nodiscard]] int header() const { return look_.names && !hex() ? 1 : 0; }
    [[nodiscard]] Vec seen(Cell c) const {
        Vec v = board_.coordinates(c);
        if (hex()) v = {v.dx, 2 * v.dy - v.dx};
        return look_.flipped ? -v : v;
    }
    const Board& board_;
    const GridLook& look_;
    int left_ = 0, right_ = 0, low_ = 0, high_ = 0;
};

// Each rank's number at both ends of the rows, each file's letter above and below.
void name_rectangle(const Board& board, const Layout& at, const GridLook& look, Canvas& out) {
    for (int i = 0; i < board.size(); ++i) {
        const Cell c = cell(static_cast<std::size_t>(i));
        const std::string rank = std::to_string(board.rank(c));
        out.write(at.row(c), 3 - static_cast<int>(rank.size()), rank);
        out.write(at.row(c), at.right_edge() + 1, rank);
        const int middle = at.column(c) + look.margin;
        out.write(0, middle, board.file_name(board.file(c)));
        out.write(at.last_row() + 1, middle, board.file_name(board.file(c)));
    }
}

// Each rank's number left of its leftmost cell, each file's letter below its lowest cell.
void name_hexagon(const Board& board, const Layout& at, const GridLook& look, Canvas& out) {
    std::vector<Cell> leftmost(64, kNoCell), lowest(64, kNoCell);
    for (int i = 0; i < board.size(); ++i) {
        const Cell c = cell(static_cast<std::size_t>(i));
        Cell& left = leftmost[static_cast<std::size_t>(board.rank(c))];
        if (left == kNoCell || at.column(c) < at.column(left)) left = c;
        Cell& low = lowest[static_cast<std::size_t>(board.file(c))];
        if (low == kNoCell || at.row(c) > at.row(low)) low = c;
    }
    for (const Cell c : leftmost)
        if (c != kNoCell) {
            const std::string rank = std::to_string(board.rank(c));
            out.write(at.row(c), at.column(c) - 1 - static_cast<int>(rank.size()), rank);
        }
    for (const Cell c : lowest)
        if (c != kNoCell)
            out.write(at.row(c) + 2, at.column(c) + look.margin, board.file_name(board.file(c)));
}

}  // namespace

int cell_shade(const Board& board, Cell c) {
    const Vec v = board.coordinates(c);
    return board.lattice() == Lattice::kHex ? (v.dx + v.dy) % 3 : (v.dx + v.dy) % 2;
}

Canvas draw_grid(const Board& board, const GridLook& look,
                 const std::function<CellFace(Cell)>& face) {
    const Layout at(board, look);
    Canvas out;
    for (int i = 0; i < board.size(); ++i) {
        const Cell c = cell(static_cast<std::size_t>(i));
        const CellFace shown = face(c);
        const std::string side(static_cast<std::size_t>(look.margin - (look.margin > 0)), ' ');
        std::string text = side;
        if (look.margin > 0) text += shown.before;
        text += shown.text;
        if (look.margin > 0) text += shown.after;
        const int missing = at.cell_width() - text_width(text) - static_cast<int>(side.size());
        text += side + std::string(static_cast<std::size_t>(std::max(missing, 0)), ' ');
        out.write(at.row(c), at.column(c), text, shown.style);
        if (at.hex() && look.tall_cells)
            out.write(at.row(c) + 1, at.column(c),
                      std::string(static_cast<std::size_t>(at.cell_width()), ' '), shown.style);
    }
    if (look.names && at.hex()) name_hexagon(board, at, look, out);
    if (look.names && !at.hex()) name_rectangle(board, at, look, out);
    return out;
}

}  // namespace floe::cli
