// A computer player of a chosen strength, from 1 (a child can beat it) to 10 (as strong as the time
// allows). The lower levels look less far ahead and misjudge at random, from a seed. The same seed
// and the same positions give the same moves where no time limit interferes. One thread at a time.
#pragma once

#include "base/rng.hpp"
#include "search/search.hpp"

namespace floe {

inline constexpr int kLowestLevel = 1;
inline constexpr int kHighestLevel = 10;

struct PlayerSettings {
    int level = kHighestLevel;
    std::uint64_t seed = 1;
    std::int64_t milliseconds = 0;  // for a move; 0: no limit
    std::uint64_t nodes = 0;        // for a move; 0: no limit
};

class Player {
  public:
    // With neither limit, level 10 thinks to a fixed number of nodes.
    Player(std::shared_ptr<const PlayableGame> game, const PlayerSettings& settings);

    void set_level(int level) { settings_.level = level; }
    [[nodiscard]] const PlayerSettings& settings() const { return settings_; }
    [[nodiscard]] Searcher& searcher() { return searcher_; }

    // A legal move of `position`, which must have one; see Searcher::search for `history`.
    SearchResult choose(const AnyPosition& position, std::span<const std::uint64_t> history,
                        const SearchHooks& hooks = {});

  private:
    SearchResult choose_badly(const AnyPosition& position, std::span<const std::uint64_t> history,
                              const SearchLimits& limits, const SearchHooks& hooks);
    PlayerSettings settings_;
    Searcher searcher_;
    Rng rng_;
};

}  // namespace floe
