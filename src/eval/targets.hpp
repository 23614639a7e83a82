// Where a man could go on a board that is no position: for estimates made when a game is loaded. It
// walks the graph, which is slow and needs no tables.
#pragma once

#include "movement/walk.hpp"
#include "rules/game.hpp"

namespace floe {

// Who stands where, as one man sees it.
struct Crowd {
    Region friends, enemies;

    [[nodiscard]] Occupant at(Cell c) const {
        if (friends.has(c)) return Occupant::kFriend;
        return enemies.has(c) ? Occupant::kEnemy : Occupant::kEmpty;
    }
    [[nodiscard]] static bool passed(Cell) { return false; }
};

// The cells where a man of `s` on `from` can end a move; initial moves from its start cells only.
inline Region all_targets(const Game& game, Man man, Cell from, const Crowd& crowd) {
    const ManInfo& info = game.info(man.type);
    const auto s = static_cast<std::size_t>(index(man.owner));
    Region to;
    for (const Path& path : info.moves(man.owner).paths)
        if (!path.initial || info.initial[s].has(from))
            walk(game.board, path, game.seats[s].forward, from, crowd,
                 [&](const WalkEnd& end) { to.add(end.to); });
    return info.zone ? to & game.image(*info.zone, man.owner) : to;
}

}  // namespace floe
