// The games that can be played: game files in a list of folders, found by id, and files given by
// path. Folders are read anew at every call, so a file may be edited while the program runs. A
// value that holds paths only; any thread may read it.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"
#include "game/load_game.hpp"
#include "position/any_position.hpp"
#include "rules/spec.hpp"

namespace floe {

struct GameSummary {
    std::string id;
    std::string name;
    std::string family;
    std::string summary;
    std::string board;  // "8x8", "hexagon of side 6", "cross 14x14"
    int cells = 0;
    int seats = 0;
};

// The text of a game file, unread.
struct GameFileText {
    std::string id;    // the file's stem
    std::string name;  // for messages: the path as given, or its file's of an installed game
    std::string text;
};

class Catalogue {
  public:
    // A game in two folders is the one of the first.
    explicit Catalogue(std::vector<std::filesystem::path> folders) : folders_(std::move(folders)) {}
    // The folders in $FLOE_GAMES (separated as in $PATH), the installed one, the source tree's.
    static Catalogue standard();
    // The folders in $FLOE_GAMES.
    static std::vector<std::filesystem::path> named_folders();

    [[nodiscard]] const std::vector<std::filesystem::path>& folders() const { return folders_; }

    // Ids of all game files, sorted.
    [[nodiscard]] std::vector<std::string> ids() const;
    // What the files say, sorted by id; `faults` gets an error for every file that cannot be read.
    [[nodiscard]] std::vector<GameSummary> list(std::vector<Error>& faults) const;

    // `game` is an id, or a path that ends in ".toml". An unknown id is an error with the nearest.
    [[nodiscard]] Result<GameFileText> find(std::string_view game) const;
    [[nodiscard]] Result<GameSpec> spec(std::string_view game) const;
    // Compiled, and its start is a position that can be played.
    [[nodiscard]] Result<std::shared_ptr<const PlayableGame>> load(std::string_view game) const;

    // For `extends`: installed games only.
    [[nodiscard]] GameSource source() const;

  private:
    [[nodiscard]] std::filesystem::path installed(std::string_view id) const;

    std::vector<std::filesystem::path> folders_;
};

}  // namespace floe
