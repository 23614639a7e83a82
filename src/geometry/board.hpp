// The board as a graph: at most 256 cells with coordinates on a plane lattice, their names, and the
// rows in which people write and draw it. Built once, then immutable and shared freely. This is the
// only place that knows a board's shape; everything later asks `step`.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"
#include "geometry/cell.hpp"

namespace floe {

class Board {
  public:
    // files x ranks cells, a1 in the lower left corner, without the cells named in `holes`.
    static Result<Board> rectangle(int files, int ranks,
                                   const std::vector<std::string>& holes = {});
    // A rectangle without the `corner` x `corner` cells in each of its corners.
    static Result<Board> cross(int files, int ranks, int corner);
    // A hexagon with `side` cells a side, in Gliński's orientation and naming: files run straight
    // up, ranks count from 1 at the bottom of each file, the file letter j is left out.
    static Result<Board> hexagon(int side);

    [[nodiscard]] Lattice lattice() const { return lattice_; }
    [[nodiscard]] int size() const { return static_cast<int>(coordinates_.size()); }
    // 64-bit words that a cell set of this board needs: 1 to 4.
    [[nodiscard]] int words() const { return (size() + 63) / 64; }

    [[nodiscard]] Vec coordinates(Cell c) const { return coordinates_[index(c)]; }
    // The cell at lattice coordinates, or kNoCell.
    [[nodiscard]] Cell at(Vec v) const {
        if (v.dx < 0 || v.dy < 0 || v.dx >= width_ || v.dy >= height_) return kNoCell;
        return grid_[static_cast<std::size_t>(v.dy * width_ + v.dx)];
    }
    // The cell `by` away from `from`, or kNoCell where the board has none.
    [[nodiscard]] Cell step(Cell from, Vec by) const { return at(coordinates(from) + by); }

    [[nodiscard]] const std::string& name(Cell c) const { return names_[index(c)]; }
    [[nodiscard]] std::optional<Cell> find(std::string_view name) const;

    // Rows as written in a FEN: the highest rank first, cells from left to right. On a hexagon the
    // rows are horizontal lines of the drawn board's *ranks* as in Gliński FENs.
    [[nodiscard]] const std::vector<std::vector<Cell>>& rows() const { return rows_; }
    // File (0 is a) and rank (1 is the lowest) as in the cell's name.
    [[nodiscard]] int file(Cell c) const { return files_[index(c)]; }
    [[nodiscard]] int rank(Cell c) const { return ranks_[index(c)]; }
    [[nodiscard]] int file_count() const { return static_cast<int>(file_names_.size()); }
    [[nodiscard]] int rank_count() const { return rank_count_; }
    [[nodiscard]] const std::string& file_name(int file) const {
        return file_names_[static_cast<std::size_t>(file)];
    }

    // Where `turn`, taken about the middle of the board, carries a cell: kNoCell off the board.
    [[nodiscard]] Cell image(Cell c, const Turn& turn) const;

    // The cells one step away: orthogonally (4 on square, 6 on hex lattices), and by a king's step.
    [[nodiscard]] static const std::vector<Vec>& orthogonal_steps(Lattice lattice);
    [[nodiscard]] static const std::vector<Vec>& diagonal_steps(Lattice lattice);

  private:
    Board() = default;
    struct Site {
        Vec at;
        int file;
        int rank;
    };
    static Result<Board> build(Lattice lattice, std::vector<Site> sites, std::string_view letters);

    Lattice lattice_ = Lattice::kSquare;
    int width_ = 0;
    int height_ = 0;
    int rank_count_ = 0;
    std::vector<Vec> coordinates_;
    std::vector<Cell> grid_;
    std::vector<std::string> names_;
    std::vector<int> files_;
    std::vector<int> ranks_;
    std::vector<std::string> file_names_;
    std::vector<std::vector<Cell>> rows_;
};

}  // namespace floe
