// The computer player's search: alpha-beta for two seats, max^n for three and four. A Searcher
// keeps what is worth keeping from move to move of a game (the table, the move ordering); it is
// used by one thread at a time. Another thread may set the stop flag.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "position/any_position.hpp"
#include "search/types.hpp"

namespace floe {

struct ScoredMove {
    Move move;
    int score = 0;
};

class Searcher {
  public:
    // The table takes about 24 bytes an entry.
    explicit Searcher(std::shared_ptr<const PlayableGame> game,
                      std::size_t table_entries = std::size_t{1} << 19);
    ~Searcher();
    Searcher(Searcher&&) noexcept;
    Searcher& operator=(Searcher&&) noexcept;

    // `position` is of this game. `history`: the repetition keys of the game so far, the first
    // position's first, without that of `position`.
    SearchResult search(const AnyPosition& position, std::span<const std::uint64_t> history,
                        const SearchLimits& limits, const SearchHooks& hooks = {});

    // All legal moves with their scores, best first; a move that is worse than the best by more
    // than `spread` has a score that is too high, but still so much worse.
    std::vector<ScoredMove> score_moves(const AnyPosition& position,
                                        std::span<const std::uint64_t> history,
                                        const SearchLimits& limits, int spread,
                                        const SearchHooks& hooks = {});

    // The static evaluation for the player to move.
    [[nodiscard]] int evaluate(const AnyPosition& position) const;
    // What the men are worth to it, by type.
    [[nodiscard]] const std::vector<int>& man_values() const;

  private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace floe
