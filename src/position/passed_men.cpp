#include "position/passed_men.hpp"

#include <algorithm>

namespace floe {
namespace {

// Calls visit(from, path, frame) for every path of every man that stands on the board.
template <class Visit>
void for_each_type(const Game& game, Visit&& visit) {
    for (int s = 0; s < game.seat_count(); ++s)
        for (int t = 1; t < game.type_count(); ++t)
            for (const Path& path : game.info(man_type(t)).moves(seat(s)).paths)
                visit(Man{man_type(t), seat(s)}, path,
                      game.seats[static_cast<std::size_t>(s)].forward);
}

}  // namespace

std::vector<Cell> men_that_passed(const Game& game, const Setup& setup, Cell passed) {
    std::vector<Cell> found;
    for_each_type(game, [&](Man man, const Path& path, const Turn& frame) {
        if (!path.leaves_passed || man.owner == setup.turn) return;
        const auto& passable = game.passable[static_cast<std::size_t>(index(man.owner))];
        if (passable && !passable->has(passed)) return;
        const auto& starts =
            game.info(man.type).initial[static_cast<std::size_t>(index(man.owner))];
        for (const Vec over : path.legs.front().over) {
            const Cell from = game.board.step(passed, -frame(over));
            if (from == kNoCell || setup.board[index(from)].owner != kNobody) continue;
            if (path.initial && !starts.has(from)) continue;
            const Cell to = game.board.step(from, frame(path.legs.front().step));
            if (to == kNoCell || setup.board[index(to)] != man) continue;
            if (std::find(found.begin(), found.end(), to) == found.end()) found.push_back(to);
        }
    });
    std::sort(found.begin(), found.end());
    return found;
}

bool can_capture_onto_passed(const Game& game, const Setup& setup, Cell passed) {
    bool yes = false;
    for_each_type(game, [&](Man man, const Path& path, const Turn& frame) {
        if (yes || man.owner != setup.turn || !(path.legs.back().landing & kOnPassed)) return;
        const Cell from = game.board.step(passed, -frame(path.legs.back().step));
        yes = from != kNoCell && setup.board[index(from)] == man;
    });
    return yes;
}

}  // namespace floe
