// Positions of games for one or two players as text: FEN with the extensions that docs/notation.md
// describes. Pure functions over an immutable game, from any thread.
//
// What is read is a Setup: its form is right, whether it can be played is for the position to say.
// Reading back what was printed gives the same Setup, with one exception: where several men could
// have passed a cell and nobody can capture onto it, which of them it was is not written.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "base/error.hpp"
#include "position/any_position.hpp"
#include "position/setup.hpp"

namespace floe {

// At most limits::kFenText bytes. Halfmove clock and move number may be left out (0 and 1); blanks
// around the text and more than one between the fields do no harm. Errors say the field, in the
// board and the holdings also the column: "board, rank 5, column 12", "castling", "turn".
Result<Setup> parse_fen(std::string_view text, const Game& game);

std::string print_fen(const Setup& setup, const Game& game);
std::string print_fen(const AnyPosition& position);

// The position of a text. Errors as of parse_fen, or what makes the set-up unplayable.
Result<AnyPosition> position_from_fen(const std::shared_ptr<const PlayableGame>& game,
                                      std::string_view text);
// The game's own start. It fails for a faulty game file only.
Result<AnyPosition> start_position(const std::shared_ptr<const PlayableGame>& game);

}  // namespace floe
