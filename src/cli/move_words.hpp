// Moves and scores in words. Plain functions.
#pragma once

#include <string>

#include "position/any_position.hpp"

namespace floe::cli {

// What a legal move does: "the knight takes the black pawn on d5 and gives check".
std::string move_words(const AnyPosition& position, Move move);

// "3." or "3..." as before a move in a game's text.
std::string move_number(const AnyPosition& position);

// A score for the player to move: "White is better by 0.35", "White mates in 3 moves", "even".
std::string score_words(const AnyPosition& position, int score);

// "White"
std::string seat_name(const Game& game, Seat s);

}  // namespace floe::cli
