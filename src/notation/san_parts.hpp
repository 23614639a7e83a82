// The parts of a move in SAN, for the printer and the reader.
#pragma once

#include <string>
#include <vector>

#include "position/any_position.hpp"

namespace floe::notation {

// A move of a man from cell to cell: no drop, no castling, no pass.
bool goes_from_cell_to_cell(Move m);

// "", "N", "Bg": pawns have no letter.
std::string san_letter(Move m, const AnyPosition& position);

// What is behind the letter and the start cell: "f3", "xf3", ":g7", "xg6-h7".
std::string san_target(Move m, const AnyPosition& position);

// A step among more than two players: "RNe4xf5", "Rd1-d4"; of men with one letter a pawn has none.
std::string san_long(Move m, const AnyPosition& position);

// "O-O" for the castling that the game calls K, "O-O-O" for Q, "O-O_L" for another letter L.
std::string san_castling(Move m, const Game& game);

// What goes with a move: ",d6" for a wall put on d6, "/H" for a man that enters by gating, "/Hh1"
// where it does so on the cell of the castling rook; "" for other moves.
std::string san_beside(Move m, const Game& game);

// How a rank is written.
std::string rank_name(Cell c, const Board& board);

// A move without its mark of check; `legal` are all legal moves of the position.
std::string san_without_check(Move m, const AnyPosition& position, const std::vector<Move>& legal);

}  // namespace floe::notation
