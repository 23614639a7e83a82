// Games as JSON, in the shapes that floe.d.ts describes.
#pragma once

#include "json.hpp"
#include "position/any_position.hpp"
#include "rules/spec.hpp"
#include "shelf.hpp"

namespace floe::wasm {

// "Board"
void write_board(Json& json, std::string_view name, const Board& board, std::string_view shape);
// "GameSummary"
void write_summary(Json& json, const GameSpec& spec, const Board& board, bool built_in);
// "Game"; `start` is its start position.
void write_game(Json& json, const Game& game, const AnyPosition& start);

// The index of a man in Game.men: nobody's place is left out there.
inline int man_index(ManType type) { return index(type) - 1; }

}  // namespace floe::wasm
