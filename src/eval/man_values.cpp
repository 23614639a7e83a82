#include "eval/man_values.hpp"

#include <algorithm>

#include "base/rng.hpp"
#include "eval/targets.hpp"

namespace floe {
namespace {

constexpr int kStands = 1024;  // men looked at for an estimate, about
constexpr std::uint64_t kPercentFriends = 16, kPercentEnemies = 16;

Crowd random_crowd(const Board& board, Rng& rng) {
    Crowd crowd;
    for (int i = 0; i < board.size(); ++i) {
        const std::uint64_t draw = rng.below(100);
        if (draw < kPercentFriends) crowd.friends.add(cell(static_cast<std::size_t>(i)));
        if (draw >= 100 - kPercentEnemies) crowd.enemies.add(cell(static_cast<std::size_t>(i)));
    }
    return crowd;
}

// Fitted to the orthodox men: a knight reaches about 4.4 cells and is worth 320, a rook about 6.8
// and 500, a queen about 11.5 and 950.
int value_of_mobility(double mobility) {
    return static_cast<int>(mobility * 65.0 + mobility * mobility * 1.5);
}

}  // namespace

double mean_mobility(const Game& game, ManType type) {
    Rng rng(1);
    const int samples = std::max(2, kStands / game.board.size());
    std::int64_t targets = 0, stands = 0;
    for (int i = 0; i < samples; ++i) {
        const Crowd crowd = random_crowd(game.board, rng);
        for (int c = 0; c < game.board.size(); ++c, ++stands)
            targets += all_targets(game, {type, seat(0)}, cell(static_cast<std::size_t>(c)), crowd)
                           .count();
    }
    return static_cast<double>(targets) / static_cast<double>(stands);
}

std::vector<int> man_values(const Game& game) {
    std::vector<int> values(game.men.size(), 0);
    for (int i = 1; i < game.type_count(); ++i) {
        const ManInfo& man = game.info(man_type(i));
        if (man.royal || man.neutral) continue;
        int& value = values[static_cast<std::size_t>(i)];
        value = man.value;
        if (value == 0)
            value = man.pawn ? 100 : value_of_mobility(mean_mobility(game, man_type(i)));
    }
    return values;
}

}  // namespace floe
