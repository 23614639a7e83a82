// Positions as JSON, in the shapes that floe.d.ts describes.
#pragma once

#include <string>
#include <vector>

#include "game/record.hpp"
#include "json.hpp"
#include "position/setup.hpp"

namespace floe::wasm {

// A game in progress with what is said of its moves and departures, one for each event of the
// record.
struct Played {
    struct Entry {
        std::string uci, san;
        Seat seat{};
    };
    GameRecord record;
    std::vector<Entry> entries = {};

    // Plays a move in UCI or SAN, or has a player leave ("b:R").
    Result<void> play(std::string_view text);
    // `who`, who plays, loses by resignation or on time.
    void resign(Seat who, Reason reason);
    // Takes the last event back, or what ended the game after it.
    void undo();

  private:
    void note(const GameEvent& event);
};

// "Position"
void write_position(Json& json, const Played& game);
// "Setup"; `fen` gives the fields that stay texts.
void write_setup(Json& json, const Setup& setup, const Game& game, const std::string& fen);
// "Reach" of the man on a cell.
void write_reach(Json& json, const AnyPosition& position, Cell from);

}  // namespace floe::wasm
