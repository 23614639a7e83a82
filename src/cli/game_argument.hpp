// From the arguments GAME, --fen and --moves to a position or a game in progress.
#pragma once

#include <string>
#include <vector>

#include "base/error.hpp"
#include "game/record.hpp"

namespace floe::cli {

// `fen` empty: the game's start.
Result<AnyPosition> read_position(const std::string& game, const std::string& fen);

// The game after moves in coordinates or SAN (and departures) with blanks between; numbers before
// them ("1.") are passed over. Its history begins at the position.
Result<GameRecord> read_game(const std::string& game, const std::string& fen,
                             const std::string& moves);

// The legal moves in UCI notation, sorted by bytes.
std::vector<std::string> sorted_moves(const GameRecord& record);

// The letters of the live seats that are in check, in seat order.
std::vector<std::string> seats_in_check(const AnyPosition& position);

// "w"
std::string seat_letter(const Game& game, Seat seat);

// The result in the words of recorded games; "" while the game goes on.
std::string result_of(const GameRecord& record);

}  // namespace floe::cli
