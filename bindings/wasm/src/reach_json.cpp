#include "reach_json.hpp"

#include "game_json.hpp"
#include "movement/diagram.hpp"

namespace floe::wasm {

void write_diagram(Json& json, const Game& game, ManType man, Seat s) {
    const MovementDiagram diagram =
        movement_diagram(game.board.lattice(), game.info(man).moves(s),
                         game.seats[static_cast<std::size_t>(index(s))].forward);
    const bool hex = game.board.lattice() == Lattice::kHex;
    json.open('{');
    write_board(json, "board", diagram.board, hex ? "hexagon" : "rectangle");
    json.number("from", static_cast<int>(index(diagram.from))).key("marks").open('[');
    for (std::size_t c = 0; c < diagram.reach.size(); ++c) {
        const unsigned reach = diagram.reach[c];
        if (reach == 0) continue;
        json.open('{').number("cell", static_cast<int>(c));
        json.flag("quiet", (reach & kReachMoves) != 0);
        json.flag("capture", (reach & kReachCaptures) != 0);
        json.flag("initial", (reach & kReachInitial) != 0);
        json.flag("hop", (reach & kReachHops) != 0).close('}');
    }
    json.close(']').close('}');
}

}  // namespace floe::wasm
