// Moves as coordinates, as UCI writes them: "e2e4", "e7e8q", "P@e3", "e1g1" or the king's cell and
// the rook's, "f5g7,g7f5" for a move that captures on the way (one leg a victim, then the last
// cell), "0000" for a pass. docs/notation.md has the details. Pure functions, from any thread.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"
#include "position/any_position.hpp"
#include "rules/move.hpp"

namespace floe {

// `move` must be legal or pseudo-legal in `position`.
std::string print_uci(Move move, const AnyPosition& position);

// The legal move with this text. Castling may also be written the other way, if no other move is
// written so. The error says what the text or the move lacks; its place is the move.
Result<Move> parse_uci(std::string_view text, const AnyPosition& position);

// All legal moves, sorted by bytes.
std::vector<std::string> print_all_uci(const AnyPosition& position);

}  // namespace floe
