#include "movement/diagram.hpp"

#include <algorithm>
#include <cstdlib>

#include "movement/walk.hpp"

namespace floe {
namespace {

// One hurdle and one enemy at most, the rest empty.
struct Sparse {
    Cell hurdle = kNoCell, enemy = kNoCell;

    [[nodiscard]] Occupant at(Cell c) const {
        if (c == hurdle) return Occupant::kFriend;
        return c == enemy ? Occupant::kEnemy : Occupant::kEmpty;
    }
    [[nodiscard]] static bool passed(Cell) { return false; }
};

// The smallest board on which the man's leaps can be seen, and the cell in its middle.
Board diagram_board(Lattice lattice, const Movement& movement) {
    int reach = 2;
    for (const Path& path : movement.paths) {
        Vec end;
        int times = 1;
        for (const Leg& leg : path.legs) {
            end = end + leg.step;
            if (leg.max_steps != 1) times = 2;  // so that it is seen to go on
        }
        end = end * times;
        reach = std::max({reach, std::abs(end.dx), std::abs(end.dy)});
    }
    reach = std::min(reach + 1, 5);
    return lattice == Lattice::kHex ? *Board::hexagon(reach + 1)
                                    : *Board::rectangle(2 * reach + 1, 2 * reach + 1);
}
Cell middle_of(const Board& board) {
    const auto& rows = board.rows();
    if (board.lattice() == Lattice::kSquare) return rows[rows.size() / 2][rows.size() / 2];
    const int file = board.file_count() / 2;
    return *board.find(board.file_name(file) + std::to_string(board.file_count() / 2 + 1));
}

class Finder {
  public:
    Finder(const Board& board, const Movement& movement, const Turn& frame, Cell from)
        : board_(board),
          movement_(movement),
          frame_(frame),
          from_(from),
          reach_(static_cast<std::size_t>(board.size()), 0U) {
        look({}, 0);
        each_cell([&](Cell enemy) { look({kNoCell, enemy}, 0); });
        if (hops())
            each_cell([&](Cell hurdle) {
                look({hurdle, kNoCell}, kReachHops);
                each_cell([&](Cell enemy) { look({hurdle, enemy}, kReachHops); });
            });
    }
    [[nodiscard]] std::vector<unsigned> reach() const { return reach_; }

  private:
    template <class Visit>
    void each_cell(Visit&& visit) const {
        for (int i = 0; i < board_.size(); ++i)
            if (const Cell c = cell(static_cast<std::size_t>(i)); c != from_) visit(c);
    }
    [[nodiscard]] bool hops() const {
        return std::any_of(movement_.paths.begin(), movement_.paths.end(), [](const Path& path) {
            return std::any_of(path.legs.begin(), path.legs.end(),
                               [](const Leg& leg) { return (leg.landing & kOnHurdle) != 0; });
        });
    }
    // `how` is added to what is reached now and was not before.
    void look(const Sparse& men, unsigned how) {
        for (const Path& path : movement_.paths)
            walk(board_, path, frame_, from_, men, [&](const WalkEnd& end) {
                const bool captures = end.captures_on_to && end.to == men.enemy;
                if (end.captures_on_to && !captures) return;
                for (const Cell victim : end.victims) mark(victim, kReachCaptures, how);
                if (end.to == from_) return;
                mark(end.to,
                     captures       ? kReachCaptures
                     : path.initial ? kReachInitial
                                    : kReachMoves,
                     how);
            });
    }
    void mark(Cell c, unsigned what, unsigned how) {
        unsigned& known = reach_[index(c)];
        if (what == kReachInitial && (known & kReachMoves) != 0) return;
        if (how != 0 && (known & what) != 0 && (known & kReachHops) == 0) return;
        known |= what | how;
    }

    const Board& board_;
    const Movement& movement_;
    const Turn& frame_;
    Cell from_;
    std::vector<unsigned> reach_;
};

}  // namespace

MovementDiagram movement_diagram(Lattice lattice, const Movement& movement, const Turn& frame) {
    Board board = diagram_board(lattice, movement);
    const Cell from = middle_of(board);
    auto reach = Finder(board, movement, frame, from).reach();
    return {std::move(board), from, std::move(reach)};
}

}  // namespace floe
