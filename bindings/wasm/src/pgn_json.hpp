// Games of a PGN text as JSON, every line replayed.
#pragma once

#include <string_view>

#include "base/error.hpp"
#include "json.hpp"
#include "shelf.hpp"

namespace floe::wasm {

inline constexpr std::size_t kPgnText = 8 * 1024 * 1024;  // a page's memory is smaller than ours

// A list of "PgnGame". `game` "": the tag Variant names the game of each.
Result<void> write_pgn_games(Json& json, std::string_view text, std::string_view game,
                             Shelf& shelf);

// The text of one game in the form of export, its moves in SAN; errors as when it is read.
Result<std::string> normal_pgn(std::string_view text, std::string_view game, Shelf& shelf);

}  // namespace floe::wasm
