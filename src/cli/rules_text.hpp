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

// One man: name, movement, value, help, diagram as its owner sees it. Owner kNobody: any; of a man
// with a colour the player of that colour.
std::string man_page(const Game& game, Man man, const std::vector<int>& values,
                     const RulesLook& look);

// Where a man moves from a cell in the middle on an empty board, captures, and hops.
Canvas move_diagram(const Game& game, Man man, const RulesLook& look);

// Captures that are not typed as a move onto the captured man's cell.
struct OtherCaptures {
    bool from_afar = false;   // without moving
    bool on_the_way = false;  // before it goes on
};
OtherCaptures other_captures(const Game& game, Man man);
// How these are typed, a sentence a line; "" for men without.
std::string how_typed(const Game& game, Man man);

// The movement of a man in Betza notation.
std::string movement_text(const Game& game, Man man);
// Whether it is royal in its owner's hands.
bool is_royal(const Game& game, Man man);

// The man of a symbol or name, or as the board writes men, behind the owner's letter ("yGN"); else
// its owner is kNobody. The error names the nearest.
Result<Man> find_man(const Game& game, const std::string& word);

// The men of a game that a page shows: not the promoted forms that look like others.
std::vector<ManType> men_to_show(const Game& game);

}  // namespace floe::cli
