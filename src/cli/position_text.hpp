// All that a player wants to see of a game in progress, as text: the board with its marks, hands,
// turn, what is coming, the result. Plain functions.
#pragma once

#include <string>

#include "cli/board_text.hpp"
#include "game/record.hpp"

namespace floe::cli {

// Sentences in lines of at most `width` columns.
std::string position_text(const GameRecord& record, const BoardLook& look, int width);

}  // namespace floe::cli
