#include "cli/board_grid.hpp"
#include "cli/rules_text.hpp"
#include "movement/diagram.hpp"

namespace floe::cli {
namespace {

std::string mark_of(unsigned reach, bool unicode) {
    if ((reach & kReachHops) != 0) return "^";
    switch (reach & (kReachMoves | kReachCaptures)) {
        case kReachMoves | kReachCaptures:
            return unicode ? "●" : "@";
        case kReachMoves:
            return unicode ? "○" : "o";
        case kReachCaptures:
            return "x";
        default:
            return (reach & kReachInitial) != 0 ? "i" : unicode ? "·" : ".";
    }
}

}  // namespace

Canvas move_diagram(const Game& game, ManType man, const RulesLook& look) {
    const ManInfo& info = game.info(man);
    const MovementDiagram diagram = movement_diagram(game.board.lattice(), info.movement);
    GridLook grid;
    grid.text_width = 2;
    grid.margin = 0;
    grid.names = false;
    grid.tall_cells = look.colour;
    return draw_grid(diagram.board, grid, [&](Cell c) {
        const unsigned reach = diagram.reach[index(c)];
        constexpr std::int16_t kPaper[] = {235, 238, 241};
        CellFace face;
        face.text = c == diagram.from ? info.symbol : mark_of(reach, look.unicode);
        face.style.paper = kPaper[cell_shade(diagram.board, c)];
        face.style.ink = c == diagram.from ? 231 : (reach & kReachCaptures) != 0 ? 210 : 120;
        face.style.bold = c == diagram.from || reach != 0;
        if (c != diagram.from && reach == 0) face.style.ink = 244;
        return face;
    });
}

}  // namespace floe::cli
