// Moves and scores in words. Plain functions.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "position/any_position.hpp"

namespace floe::cli {

// What a legal move does: "the knight takes the black pawn on d5 and becomes a gnu, check".
std::string move_words(const AnyPosition& position, Move move);

// "3." or "3..." as before a move in a game's text.
std::string move_number(const AnyPosition& position);

// A score for the player to move: "White is better by 0.35", "White mates in 3 moves", "even".
std::string score_words(const AnyPosition& position, int score);

// "White"
std::string seat_name(const Game& game, Seat s);

// "the white knight", "the ice cube"; of a man with a colour of its own "Green's yellow knight".
std::string man_words(const Game& game, Man man);

// "an archbishop"
std::string with_article(const std::string& name);

// "White, Green and Red"
std::string joined(const std::vector<std::string>& words);

// "; did you mean 'A:c8' or 'e7c8,c8e7'?" for a text that names the two cells of a capture on the
// way or from afar; else "".
std::string meant_instead(std::string_view text, const AnyPosition& position);

// The position with the move's own part made, but not what follows from it; the turn stays.
AnyPosition after_deed(const AnyPosition& position, Move move);

}  // namespace floe::cli
