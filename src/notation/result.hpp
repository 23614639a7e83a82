// Outcomes as text: for recorded games, for PGN, and for people.
#pragma once

#include <string>

#include "rules/game.hpp"
#include "rules/outcome.hpp"

namespace floe {

// In the words of recorded games. Two players: who wins and why, "white checkmate", "draw
// stalemate" (the winner is the seat's name in small letters). More: the places, ">" between them
// and "=" between equals in seat order, then the reason: "g>r>b=y checkmate". "" while the game
// goes on.
std::string result_text(const Outcome& outcome, const Game& game);

// The places of the seats: "g>r>b=y".
std::string places_text(const Outcome& outcome, const Game& game);

// "1-0", "0-1", "1/2-1/2", for more than two players the places; "*" while the game goes on.
std::string pgn_result(const Outcome& outcome, const Game& game);

// One sentence without a full stop: "White wins: the black king froze", "Draw: stalemate".
std::string result_sentence(const Outcome& outcome, const Game& game);

}  // namespace floe
