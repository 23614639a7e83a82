// The board field of a FEN: men of two players in upper and lower case, of three and four with the
// letter of their owner and commas between cells. See docs/notation.md.
// It lives here because a game's own start position decides which cells are start cells.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"
#include "rules/game.hpp"

namespace floe {

// The men by cell index. Errors name the rank and the column of the text.
Result<std::vector<Man>> parse_placement(std::string_view text, const Game& game);

std::string print_placement(const std::vector<Man>& men, const Game& game);

// A man as the board field writes it: "P", "{pb}", "q~", "*".
std::string placement_symbol(Man man, const Game& game);

// Reads one man at the front of `text` (letter, braced symbol, neutral, mark of a promoted man) and
// takes it off. Error: its reason only.
Result<Man> take_man(std::string_view& text, const Game& game);

}  // namespace floe
