#include "eval/weights.hpp"

#include <algorithm>
#include <array>

#include "eval/man_values.hpp"
#include "eval/targets.hpp"

namespace floe {
namespace {

constexpr int kFar = 99;

// Moves that a man needs from each cell to the zone of its promotion on an empty board.
std::vector<int> moves_to_zone(const Game& game, Man man, const Region& zone) {
    const auto cells = static_cast<std::size_t>(game.board.size());
    std::vector<int> distance(cells, kFar);
    std::vector<Region> to(cells);
    for (std::size_t c = 0; c < cells; ++c) {
        to[c] = all_targets(game, man, cell(c), {});
        if (zone.has(cell(c))) distance[c] = 0;
    }
    for (int d = 1; d < kFar; ++d) {
        bool found = false;
        for (std::size_t c = 0; c < cells; ++c) {
            if (distance[c] != kFar) continue;
            bool near = false;
            to[c].for_each([&](Cell t) { near = near || distance[index(t)] == d - 1; });
            if (near) distance[c] = d, found = true;
        }
        if (!found) break;
    }
    return distance;
}

// How much nearness to promotion is worth: most on the last step, and nothing beyond the sixth.
int advance_bonus(int distance, int gain) {
    constexpr std::array<int, 6> kPercent{0, 14, 8, 5, 3, 1};
    if (distance < 1 || distance >= static_cast<int>(kPercent.size())) return 0;
    return gain * kPercent[static_cast<std::size_t>(distance)] / 100;
}

void place_promoting_man(const Game& game, Man man, const Promotion& promotion, Weights& w,
                         std::int16_t* place) {
    int best = 0;
    for (const ManType t : promotion.to) best = std::max(best, w.value_of(t));
    const int gain = std::max(0, best - w.value_of(man.type));
    const auto distance = moves_to_zone(game, man, promotion.zone);
    for (std::size_t c = 0; c < distance.size(); ++c)
        place[c] = static_cast<std::int16_t>(advance_bonus(distance[c], gain));
}

// A man stands better where it reaches more cells than elsewhere.
void place_by_reach(const Game& game, Man man, std::int16_t* place) {
    const int cells = game.board.size();
    std::vector<int> reach;
    int sum = 0;
    for (int c = 0; c < cells; ++c) {
        reach.push_back(all_targets(game, man, cell(static_cast<std::size_t>(c)), {}).count());
        sum += reach.back();
    }
    for (int c = 0; c < cells; ++c) {
        const int bonus = 5 * (reach[static_cast<std::size_t>(c)] * cells - sum) / cells;
        place[c] = static_cast<std::int16_t>(std::clamp(bonus, -25, 25));
    }
}

void weigh_places(const Game& game, Weights& w) {
    w.place.assign(static_cast<std::size_t>(game.seat_count() * w.types * w.cells), 0);
    for (int s = 0; s < game.seat_count(); ++s)
        for (int t = 1; t < w.types; ++t) {
            const Man man{man_type(t), seat(s)};
            if (game.info(man.type).neutral) continue;
            std::int16_t* place =
                w.place.data() + static_cast<std::size_t>((s * w.types + t) * w.cells);
            if (const Promotion* p = game.promotion(man.owner, man.type))
                place_promoting_man(game, man, *p, w, place);
            else
                place_by_reach(game, man, place);
        }
}

}  // namespace

Weights make_weights(const Game& game) {
    Weights w;
    w.cells = game.board.size();
    w.types = game.type_count();
    w.value = man_values(game);
    for (const int value : w.value)
        w.mobility.push_back(static_cast<std::int16_t>(value < 150 ? 0 : value < 600 ? 4 : 2));
    // A man in hand is worth a little more than on the board, where it may be dropped.
    if (game.rules.find<HandRule>() != nullptr)
        for (int slot = 0; slot < game.hand_slot_count(); ++slot)
            w.hand_value.push_back(w.value_of(game.slot_type(slot)) * 11 / 10);
    weigh_places(game, w);
    return w;
}

}  // namespace floe
