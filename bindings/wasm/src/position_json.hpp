// Positions as JSON, in the shapes that floe.d.ts describes.
#pragma once

#include <string>
#include <vector>

#include "game/record.hpp"
#include "json.hpp"
#include "position/setup.hpp"

namespace floe::wasm {

// A game in progress with what is said of its moves; `moves` and `record` go together.
struct Played {
    struct Entry {
        Move move;
        std::string uci, san;
        Seat seat{};
    };
    GameRecord record;
    std::vector<Entry> moves = {};

    // Plays a move in UCI or SAN.
    Result<void> play(std::string_view text);
    // Takes the last move back, or what ended the game after it.
    void undo();
};

// "Position"
void write_position(Json& json, const Played& game);
// "Setup"; `fen` gives the fields that stay texts.
void write_setup(Json& json, const Setup& setup, const Game& game, const std::string& fen);
// "Reach" of the man on a cell.
void write_reach(Json& json, const AnyPosition& position, Cell from);

}  // namespace floe::wasm
