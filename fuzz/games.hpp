// Games for the fuzz targets, from games/ and tests/data/games/ of the source tree. A file with a
// mistake stops the program: no input has been read yet.
#pragma once

#include <cstdlib>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>
#include <string_view>

#include "position/any_position.hpp"
#include "rules/game.hpp"

namespace floe::fuzz {

// What the program promises; not assert, which a release build leaves out.
inline void require(bool holds) {
    if (!holds) std::abort();
}

inline Result<std::string> game_text(std::string_view id) {
    for (const char* folder : {"/games/", "/tests/data/games/"}) {
        std::ifstream file(std::string(FLOE_SOURCE_DIR) + folder + std::string(id) + ".toml",
                           std::ios::binary);
        if (!file) continue;
        std::stringstream text;
        text << file.rdbuf();
        return text.str();
    }
    return fail(std::string(id), "no such game");
}

inline std::shared_ptr<const PlayableGame> load_game(const std::string& id) {
    const auto text = game_text(id);
    require(text.has_value());
    auto spec = read_game_spec(*text, id + ".toml", id, game_text);
    require(spec.has_value());
    auto game = compile_game(std::move(*spec));
    require(game.has_value());
    auto made = PlayableGame::make(std::move(*game));
    require(made.has_value());
    return *made;
}

}  // namespace floe::fuzz
