#include "geometry/board.hpp"

#include <algorithm>
#include <set>

#include "base/limits.hpp"

namespace floe {
namespace {

constexpr std::string_view kSquareFiles = "abcdefghijklmnopqrstuvwxyz";
constexpr std::string_view kHexFiles = "abcdefghiklmnopqrstuvwxyz";  // Gliński leaves out j

Error size_error(const std::string& what, int given, int low, int high) {
    return {"board", what + " must be from " + std::to_string(low) + " to " + std::to_string(high) +
                         ", not " + std::to_string(given)};
}

}  // namespace

Result<Board> Board::build(Lattice lattice, std::vector<Site> sites, std::string_view letters) {
    if (sites.empty()) return fail("board", "the board has no cells");
    if (sites.size() > limits::kCells)
        return fail("board", "the board has " + std::to_string(sites.size()) +
                                 " cells; at most 256 are possible");
    // Numbered row by row of the lattice: on every ray of a fixed vector the first man met is the
    // lowest or the highest bit, on hex boards and boards with holes too.
    std::sort(sites.begin(), sites.end(), [](const Site& p, const Site& q) {
        return p.at.dy != q.at.dy ? p.at.dy < q.at.dy : p.at.dx < q.at.dx;
    });
    Board b;
    b.lattice_ = lattice;
    int files = 0;
    for (const Site& s : sites) {
        b.width_ = std::max(b.width_, s.at.dx + 1);
        b.height_ = std::max(b.height_, s.at.dy + 1);
        b.rank_count_ = std::max(b.rank_count_, s.rank);
        files = std::max(files, s.file + 1);
    }
    for (int f = 0; f < files; ++f)
        b.file_names_.emplace_back(1, letters[static_cast<std::size_t>(f)]);
    b.grid_.assign(static_cast<std::size_t>(b.width_ * b.height_), kNoCell);
    b.rows_.resize(static_cast<std::size_t>(b.rank_count_));
    for (std::size_t i = 0; i < sites.size(); ++i) {
        const Site& s = sites[i];
        b.coordinates_.push_back(s.at);
        b.grid_[static_cast<std::size_t>(s.at.dy * b.width_ + s.at.dx)] = cell(i);
        b.files_.push_back(s.file);
        b.ranks_.push_back(s.rank);
        b.names_.push_back(b.file_names_[static_cast<std::size_t>(s.file)] +
                           std::to_string(s.rank));
        b.rows_[static_cast<std::size_t>(b.rank_count_ - s.rank)].push_back(cell(i));
    }
    for (auto& row : b.rows_)
        std::sort(row.begin(), row.end(), [&](Cell p, Cell q) { return b.file(p) < b.file(q); });
    return b;
}

Result<Board> Board::rectangle(int files, int ranks, const std::vector<std::string>& holes) {
    if (files < 1 || files > limits::kFiles)
        return std::unexpected(size_error("the number of files", files, 1, limits::kFiles));
    if (ranks < 1 || ranks > limits::kRanks)
        return std::unexpected(size_error("the number of ranks", ranks, 1, limits::kRanks));
    std::set<std::string> left(holes.begin(), holes.end());
    std::vector<Site> sites;
    for (int y = 0; y < ranks; ++y)
        for (int x = 0; x < files; ++x) {
            const std::string name =
                kSquareFiles[static_cast<std::size_t>(x)] + std::to_string(y + 1);
            if (left.erase(name) == 0) sites.push_back({{x, y}, x, y + 1});
        }
    if (!left.empty()) return fail("board", "the hole '" + *left.begin() + "' is no cell");
    return build(Lattice::kSquare, std::move(sites), kSquareFiles);
}

Result<Board> Board::cross(int files, int ranks, int corner) {
    if (corner < 1 || 2 * corner >= std::min(files, ranks))
        return fail("board", "the corner of a cross must be at least 1 and less than half a side");
    std::vector<std::string> holes;
    for (int y = 0; y < ranks && y < limits::kRanks; ++y)
        for (int x = 0; x < files && x < limits::kFiles; ++x)
            if ((x < corner || x >= files - corner) && (y < corner || y >= ranks - corner))
                holes.push_back(kSquareFiles[static_cast<std::size_t>(x)] + std::to_string(y + 1));
    return rectangle(files, ranks, holes);
}

Result<Board> Board::hexagon(int side) {
    if (side < 2 || side > 9) return std::unexpected(size_error("the side", side, 2, 9));
    std::vector<Site> sites;
    for (int x = 0; x < 2 * side - 1; ++x) {
        const int cells = std::min(side + x, 3 * side - 2 - x);
        const int lowest = std::max(0, x - (side - 1));
        for (int i = 0; i < cells; ++i) sites.push_back({{x, lowest + i}, x, i + 1});
    }
    return build(Lattice::kHex, std::move(sites), kHexFiles);
}

std::optional<Cell> Board::find(std::string_view name) const {
    const auto it = std::find(names_.begin(), names_.end(), name);
    if (it == names_.end()) return std::nullopt;
    return cell(static_cast<std::size_t>(it - names_.begin()));
}

Cell Board::image(Cell c, const Turn& turn) const {
    const Vec middle{width_ - 1, height_ - 1};  // doubled
    const Vec to = turn(coordinates(c) * 2 - middle) + middle;
    if (to.dx % 2 != 0 || to.dy % 2 != 0) return kNoCell;
    return at({to.dx / 2, to.dy / 2});
}

const std::vector<Vec>& Board::orthogonal_steps(Lattice lattice) {
    static const std::vector<Vec> square{{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    static const std::vector<Vec> hex{{0, 1}, {1, 1}, {1, 0}, {0, -1}, {-1, -1}, {-1, 0}};
    return lattice == Lattice::kSquare ? square : hex;
}

const std::vector<Vec>& Board::diagonal_steps(Lattice lattice) {
    static const std::vector<Vec> square{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
    static const std::vector<Vec> hex{{1, 2}, {2, 1}, {1, -1}, {-1, -2}, {-2, -1}, {-1, 1}};
    return lattice == Lattice::kSquare ? square : hex;
}

}  // namespace floe
