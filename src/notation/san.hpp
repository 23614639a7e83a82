// Moves as people and PGN write them: "Nf3", "exd6", "e8=Q", "O-O", "N@f7", "Bg_e3", "A:g7", with
// "+" and "#". docs/notation.md has the details, among them what a reader puts up with. Pure
// functions, from any thread.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"
#include "position/any_position.hpp"
#include "rules/move.hpp"

namespace floe {

// `move` must be legal in `position`.
std::string print_san(Move move, const AnyPosition& position);

// All legal moves, in the order of position.legal_moves().
std::vector<std::string> print_all_san(const AnyPosition& position);

// The legal move that a text means. A text that could mean several is an error that lists them; so
// is one that claims a capture where there is none. Marks of check are not held against the move.
Result<Move> parse_san(std::string_view text, const AnyPosition& position);

// The same for a text that may also be in coordinates, as UCI writes them.
Result<Move> parse_move_text(std::string_view text, const AnyPosition& position);

}  // namespace floe
