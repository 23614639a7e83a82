// Men as JSON: what a page needs to draw and explain them.
#pragma once

#include <vector>

#include "json.hpp"
#include "rules/game.hpp"

namespace floe::wasm {

// "Game.men"; `values` by type.
void write_men(Json& json, const Game& game, const std::vector<int>& values);

}  // namespace floe::wasm
