// Where a man goes from the middle of an empty board, as JSON for a rules page.
#pragma once

#include "json.hpp"
#include "rules/game.hpp"

namespace floe::wasm {

// "Diagram"
void write_diagram(Json& json, const Game& game, ManType man, Seat s);

}  // namespace floe::wasm
