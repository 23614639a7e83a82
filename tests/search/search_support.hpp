// Games, positions and players for the tests of search/ and eval/.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "api/catalogue.hpp"
#include "game/record.hpp"
#include "notation/fen.hpp"
#include "notation/uci.hpp"
#include "search/player.hpp"

namespace floe::test {

inline std::shared_ptr<const PlayableGame> load(const std::string& id) {
    const auto game = Catalogue({std::string(FLOE_SOURCE_DIR) + "/games"}).load(id);
    if (!game) throw std::runtime_error(game.error().text());
    return *game;
}

inline AnyPosition position(const std::shared_ptr<const PlayableGame>& game,
                            const std::string& fen) {
    auto p = fen.empty() ? start_position(game) : position_from_fen(game, fen);
    if (!p) throw std::runtime_error(p.error().text());
    return *p;
}

// The keys that a search wants of a game so far.
inline std::vector<std::uint64_t> history(const GameRecord& record) {
    std::vector<std::uint64_t> keys;
    AnyPosition p = record.start();
    for (const Move m : record.moves()) {
        keys.push_back(p.repetition_key());
        p.make(m);
    }
    return keys;
}

}  // namespace floe::test
