// The FEN of three or four players:
// board turn live-players hands passed-cells checks quiet-plies ply. Internal to notation/.
#pragma once

#include <string>
#include <string_view>

#include "base/error.hpp"
#include "position/setup.hpp"

namespace floe::fen {

Result<Setup> parse_many(std::string_view text, const Game& game);
std::string print_many(const Setup& setup, const Game& game);

}  // namespace floe::fen
