#include "search/player.hpp"

#include <algorithm>
#include <array>

namespace floe {
namespace {

struct Level {
    int depth;    // 0: as deep as the limits allow
    int noise;    // hundredths of a pawn by which a move may be misjudged, up or down
    int blunder;  // moves of a hundred that are played without looking
};
constexpr std::array<Level, kHighestLevel> kLevels{{{1, 250, 20},
                                                    {1, 150, 10},
                                                    {2, 120, 5},
                                                    {2, 70, 2},
                                                    {3, 50, 0},
                                                    {4, 30, 0},
                                                    {5, 15, 0},
                                                    {7, 0, 0},
                                                    {9, 0, 0},
                                                    {0, 0, 0}}};
constexpr std::uint64_t kNodesWithoutLimits = 300000;

}  // namespace

Player::Player(std::shared_ptr<const PlayableGame> game, const PlayerSettings& settings)
    : settings_(settings), searcher_(std::move(game)), rng_(settings.seed) {}

SearchResult Player::choose(const AnyPosition& position, std::span<const std::uint64_t> history,
                            const SearchHooks& hooks) {
    const Level& level = kLevels[static_cast<std::size_t>(
        std::clamp(settings_.level, kLowestLevel, kHighestLevel) - 1)];
    SearchLimits limits;
    limits.milliseconds = settings_.milliseconds;
    limits.nodes = settings_.nodes;
    if (limits.milliseconds == 0 && limits.nodes == 0) limits.nodes = kNodesWithoutLimits;
    if (level.depth > 0) limits.depth = level.depth;
    if (rng_.below(100) < static_cast<std::uint64_t>(level.blunder)) {
        const std::vector<Move> moves = position.legal_moves();
        SearchResult result;
        result.best = moves[rng_.below(moves.size())];
        result.pv = {result.best};
        return result;
    }
    if (level.noise > 0) return choose_badly(position, history, limits, hooks);
    return searcher_.search(position, history, limits, hooks);
}

SearchResult Player::choose_badly(const AnyPosition& position,
                                  std::span<const std::uint64_t> history,
                                  const SearchLimits& limits, const SearchHooks& hooks) {
    const int noise = kLevels[static_cast<std::size_t>(settings_.level - 1)].noise;
    const auto moves = searcher_.score_moves(position, history, limits, 2 * noise, hooks);
    SearchResult result;
    int best = -2 * kInfinite;
    for (const ScoredMove& m : moves) {
        int score = m.score;
        if (std::abs(score) < kMateBound)  // a forced end is seen for what it is
            score +=
                static_cast<int>(rng_.below(static_cast<std::uint64_t>(2 * noise + 1))) - noise;
        if (score <= best) continue;
        best = score;
        result.best = m.move;
        result.score = m.score;
    }
    result.depth = limits.depth;
    result.pv = {result.best};
    return result;
}

}  // namespace floe
