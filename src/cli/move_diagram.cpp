#include "cli/board_grid.hpp"
#include "cli/rules_text.hpp"
#include "movement/diagram.hpp"

namespace floe::cli {
namespace {

// How a man moves in its owner's hands.
const Movement& movement_of(const Game& game, Man man) {
    const ManInfo& info = game.info(man.type);
    const int colour = info.colour >= 0 ? info.colour : 0;
    return info.moves(man.owner == kNobody ? seat(colour) : man.owner);
}

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

OtherCaptures other_captures(const Game& game, Man man) {
    OtherCaptures other;
    other.from_afar = game.info(man.type).captures_from_afar;
    for (const Path& path : movement_of(game, man).paths) {
        Vec end;
        bool on_the_way = false;
        for (std::size_t i = 0; i < path.legs.size(); ++i) {
            end = end + path.legs[i].step;
            on_the_way =
                on_the_way || (i + 1 < path.legs.size() && (path.legs[i].landing & kOnEnemy) != 0);
        }
        if (on_the_way) (end == Vec{} ? other.from_afar : other.on_the_way) = true;
    }
    return other;
}

Canvas move_diagram(const Game& game, Man man, const RulesLook& look) {
    const ManInfo& info = game.info(man.type);
    const MovementDiagram diagram = movement_diagram(game.board.lattice(), movement_of(game, man));
    GridLook grid;
    grid.text_width = 2;
    grid.margin = 0;
    grid.names = false;
    grid.tall_cells = look.colour;
    return draw_grid(diagram.board, grid, [&](Cell c) {
        const unsigned reach = diagram.reach[index(c)];
        constexpr std::int16_t kPaper[] = {235, 238, 241};
        CellFace face;
        face.text = c == diagram.from ? info.symbol.substr(0, 2) : mark_of(reach, look.unicode);
        face.style.paper = kPaper[cell_shade(diagram.board, c)];
        face.style.ink = c == diagram.from ? 231 : (reach & kReachCaptures) != 0 ? 210 : 120;
        face.style.bold = c == diagram.from || reach != 0;
        if (c != diagram.from && reach == 0) face.style.ink = 244;
        return face;
    });
}

}  // namespace floe::cli
