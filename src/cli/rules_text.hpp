// The rules of a game as a page for the terminal: help, men with move diagrams, rules with their
// parameters, where it comes from. Plain functions from a game to text.
#pragma once

#include <string>
#include <vector>

#include "cli/canvas.hpp"
#include "rules/game.hpp"

namespace floe::cli {

struct RulesLook {
    bool colour = false;
    bool unicode = false;  // the marks of the diagrams: · x ● instead of . x o
    int width = 80;
};

// `values`: what the men are worth, by type (hundredths of a pawn, 0: not to be counted).
std::string rules_text(const Game& game, const std::vector<int>& values, const RulesLook& look);

// One man: name, movement, value, help, diagram.
std::string man_page(const Game& game, ManType man, const std::vector<int>& values,
                     const RulesLook& look);

// Where a man moves from a cell in the middle on an empty board, captures, and hops.
Canvas move_diagram(const Game& game, ManType man, const RulesLook& look);

// The man of a symbol or name; the error names the nearest.
Result<ManType> find_man(const Game& game, const std::string& word);

// The men of a game that a page shows: not the promoted forms that look like others.
std::vector<ManType> men_to_show(const Game& game);

}  // namespace floe::cli
