#include "cli/opponent.hpp"

#include <chrono>
#include <random>

namespace floe::cli {
namespace {

constexpr std::int64_t kUsualMilliseconds = 1000;
constexpr std::uint64_t kNodesWithSeed = 200000;

PlayerSettings settings_of(const OpponentOptions& options) {
    PlayerSettings s;
    s.level = options.level;
    s.seed = options.seed ? *options.seed : std::random_device{}();
    if (options.seconds)
        s.milliseconds =
            std::max<std::int64_t>(1, static_cast<std::int64_t>(*options.seconds * 1000));
    else if (options.seed)
        s.nodes = kNodesWithSeed;
    else
        s.milliseconds = kUsualMilliseconds;
    return s;
}

SearchHooks with_clock() {
    SearchHooks hooks;
    hooks.milliseconds = [] {
        return std::chrono::duration_cast<std::chrono::milliseconds>(
                   std::chrono::steady_clock::now().time_since_epoch())
            .count();
    };
    return hooks;
}

}  // namespace

Opponent::Opponent(std::shared_ptr<const PlayableGame> game, const OpponentOptions& options)
    : player_(std::move(game), settings_of(options)) {}

SearchResult Opponent::move(const GameRecord& record) {
    return player_.choose(record.position(), record.earlier_keys(), with_clock());
}
SearchResult Opponent::best(const GameRecord& record) {
    SearchLimits limits;
    limits.milliseconds = player_.settings().milliseconds;
    limits.nodes = player_.settings().nodes;
    return player_.searcher().search(record.position(), record.earlier_keys(), limits,
                                     with_clock());
}
int Opponent::judge(const GameRecord& record) {
    return player_.searcher().evaluate(record.position());
}

}  // namespace floe::cli
