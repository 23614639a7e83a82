#include "game/load_game.hpp"

#include "notation/fen.hpp"

namespace floe {

Result<std::shared_ptr<const PlayableGame>> load_game(GameSpec spec) {
    auto game = compile_game(std::move(spec));
    if (!game) return std::unexpected(game.error());
    auto playable = PlayableGame::make(std::move(*game));
    if (!playable) return std::unexpected(playable.error());
    if (auto start = start_position(*playable); !start)
        return fail_in((*playable)->game().spec.start_place.text(), start.error());
    return playable;
}

}  // namespace floe
