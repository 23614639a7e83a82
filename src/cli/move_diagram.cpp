// Where a man goes, found by walking its paths over a small empty board with men put in its way.
#include <algorithm>
#include <cctype>

#include "cli/board_grid.hpp"
#include "cli/rules_text.hpp"
#include "movement/walk.hpp"

namespace floe::cli {
namespace {

enum Reach : unsigned { kMoves = 1, kCaptures = 2, kInitial = 4, kHops = 8 };

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
    Finder(const Board& board, const Movement& movement, Cell from)
        : board_(board),
          movement_(movement),
          from_(from),
          reach_(static_cast<std::size_t>(board.size()), 0U) {
        look({}, 0);
        each_cell([&](Cell enemy) { look({kNoCell, enemy}, 0); });
    }
    // Also with a man to hop over; call it once.
    void look_for_hops() {
        if (hops())
            each_cell([&](Cell hurdle) {
                look({hurdle, kNoCell}, kHops);
                each_cell([&](Cell enemy) { look({hurdle, enemy}, kHops); });
            });
    }
    [[nodiscard]] OtherCaptures other_captures() const { return other_; }
    [[nodiscard]] unsigned at(Cell c) const { return reach_[index(c)]; }

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
            walk(board_, path, Turn{}, from_, men, [&](const WalkEnd& end) {
                const bool captures = end.captures_on_to && end.to == men.enemy;
                if (end.captures_on_to && !captures) return;
                for (const Cell victim : end.victims) mark(victim, kCaptures, how);
                if (!end.victims.empty())
                    (end.to == from_ ? other_.from_afar : other_.on_the_way) = true;
                if (end.to == from_) return;
                mark(end.to, captures ? kCaptures : path.initial ? kInitial : kMoves, how);
            });
    }
    void mark(Cell c, unsigned what, unsigned how) {
        unsigned& known = reach_[index(c)];
        if (what == kInitial && (known & kMoves) != 0) return;
        if (how != 0 && (known & what) != 0 && (known & kHops) == 0) return;
        known |= what | how;
    }

    const Board& board_;
    const Movement& movement_;
    Cell from_;
    std::vector<unsigned> reach_;
    OtherCaptures other_;
};

// How a man moves in its owner's hands.
const Movement& movement_of(const Game& game, Man man) {
    const ManInfo& info = game.info(man.type);
    const int colour = info.colour >= 0 ? info.colour : 0;
    return info.moves(man.owner == kNobody ? seat(colour) : man.owner);
}

std::string mark_of(unsigned reach, bool unicode) {
    if ((reach & kHops) != 0) return "^";
    switch (reach & (kMoves | kCaptures)) {
        case kMoves | kCaptures:
            return unicode ? "●" : "@";
        case kMoves:
            return unicode ? "○" : "o";
        case kCaptures:
            return "x";
        default:
            return (reach & kInitial) != 0 ? "i" : unicode ? "·" : ".";
    }
}

}  // namespace

OtherCaptures other_captures(const Game& game, Man man) {
    const Movement& movement = movement_of(game, man);
    const Board board = diagram_board(game.board.lattice(), movement);
    return Finder(board, movement, middle_of(board)).other_captures();
}

Canvas move_diagram(const Game& game, Man man, const RulesLook& look) {
    const ManInfo& info = game.info(man.type);
    const Movement& movement = movement_of(game, man);
    const Board board = diagram_board(game.board.lattice(), movement);
    const Cell from = middle_of(board);
    Finder finder(board, movement, from);
    finder.look_for_hops();
    GridLook grid;
    grid.text_width = 2;
    grid.margin = 0;
    grid.names = false;
    grid.tall_cells = look.colour;
    return draw_grid(board, grid, [&](Cell c) {
        constexpr std::int16_t kPaper[] = {235, 238, 241};
        CellFace face;
        face.text = c == from ? info.symbol.substr(0, 2) : mark_of(finder.at(c), look.unicode);
        face.style.paper = kPaper[cell_shade(board, c)];
        face.style.ink = c == from ? 231 : (finder.at(c) & kCaptures) != 0 ? 210 : 120;
        face.style.bold = c == from || finder.at(c) != 0;
        if (c != from && finder.at(c) == 0) face.style.ink = 244;
        return face;
    });
}

}  // namespace floe::cli
