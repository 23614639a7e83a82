// Replays the games of a PGN text by the rules of the variants that they name.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "api/catalogue.hpp"
#include "base/error.hpp"
#include "rules/outcome.hpp"

namespace floe {

struct ReplayedGame {
    std::uint64_t number = 0;  // in the text, from 1
    std::string game;          // id
    std::size_t plies = 0;
    std::string fen;           // after the last move
    std::string result;        // in the words of recorded games; "" while the game goes on
    std::string pgn_result;    // what the text says
    bool contradicts = false;  // it ended on the board, and the text says otherwise
};

// Passes every game on as it is replayed; how many there were. `game` is an id or a path; empty:
// the tag Variant names the game (an id or a name; without one it is chess). Errors give the number
// of the game and the place.
Result<std::uint64_t> replay_games(std::string_view pgn, std::string_view game,
                                   const Catalogue& catalogue,
                                   const std::function<void(const ReplayedGame&)>& report);

}  // namespace floe
