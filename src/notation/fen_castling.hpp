// The castling field of a FEN: the letters that the game gives its rights, or, where king and rook
// may start on any file, the file of the rook (Shredder-FEN). There K and Q, or whatever the game
// calls its rights, are read too and mean the outermost rook of that side (X-FEN), unless the board
// has a file of that name.
#pragma once

#include <string>
#include <string_view>

#include "base/error.hpp"
#include "position/setup.hpp"

namespace floe::notation {

// Reads the field into setup.rights, in the order of the game's rights; setup.board must be read.
Result<void> read_castling(std::string_view field, const Game& game, Setup& setup);
std::string print_castling(const Setup& setup, const Game& game);

}  // namespace floe::notation
