// Where games at the terminal are kept: PGN files, and one file per game of the catalogue that
// holds the game that was played last, so that nothing is lost.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "base/error.hpp"
#include "game/record.hpp"
#include "notation/pgn.hpp"

namespace floe::cli {

// "" where there is no folder for it: $XDG_STATE_HOME or ~/.local/state, floe/last-GAME.pgn.
std::filesystem::path recovery_file(const Game& game);

// The file that a person means: quotes around the name are not part of it, "~/" is the home folder.
Result<std::filesystem::path> file_named(std::string name);

std::string game_as_pgn(const GameRecord& record, const std::vector<PgnTag>& tags);

// Writes a file whole or not at all; its folder must be there.
Result<void> write_file(const std::filesystem::path& file, const std::string& text);

// The last game of a PGN file, played through. Errors name the file.
Result<GameRecord> load_pgn_game(const std::filesystem::path& file,
                                 const std::shared_ptr<const PlayableGame>& game);

}  // namespace floe::cli
