// A position for people to read in a terminal: the board with coordinates, the first player's men
// in upper case and the second's in lower case, what just happened, and lines that say the rest.
// Plain functions from values to text.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "cli/board_grid.hpp"
#include "position/any_position.hpp"

namespace floe::cli {

struct BoardLook {
    bool colour = false;
    bool figures = false;  // chess figures for the men that look like orthodox ones
    bool flipped = false;
};

struct BoardMarks {
    std::optional<Move> last;      // the move that led to the position
    std::vector<Cell> endangered;  // men that an event of the game would take
};

// The symbol of a man as people read it, "" for an empty cell: upper case the first player's, lower
// case the second's; with more players the owner's letter in front.
std::string man_text(const Game& game, Man man);

// The board alone, and below it a line that explains the marks on it, if there are any:
// [x] last move, !x! in check, ~x~ endangered.
std::string board_text(const AnyPosition& position, const BoardLook& look,
                       const BoardMarks& marks = {});

// "Px2 N": the men of a hand or of the stash (kNobody), `count` of each slot; "nothing".
std::string holding_text(const Game& game, Owner owner, const std::function<int(int)>& count);

// The men in each hand, a line a player, and in the stash; nothing in games without hands.
std::string hands_text(const AnyPosition& position);

// "Move 12, Black to move, in check. Quiet plies: 7 of 100."
std::string turn_text(const AnyPosition& position);

}  // namespace floe::cli
