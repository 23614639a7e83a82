// Where a man goes on an empty board that is just large enough to see it: for diagrams. Found by
// walking its paths with men put in its way. A plain function.
#pragma once

#include <vector>

#include "geometry/board.hpp"
#include "movement/path.hpp"

namespace floe {

// Bits of MovementDiagram::reach.
enum Reach : unsigned {
    kReachMoves = 1,
    kReachCaptures = 2,
    kReachInitial = 4,  // moves there only from where it starts
    kReachHops = 8,     // only over another man
};

struct MovementDiagram {
    Board board;
    Cell from;                    // where it stands: the middle
    std::vector<unsigned> reach;  // by cell
};

// `frame`: how its seat sees the board.
MovementDiagram movement_diagram(Lattice lattice, const Movement& movement, const Turn& frame = {});

}  // namespace floe
