// The computer player at the table: a Player with a clock. Blocks the calling thread.
#pragma once

#include <optional>

#include "game/record.hpp"
#include "search/player.hpp"

namespace floe::cli {

struct OpponentOptions {
    int level = 4;
    std::optional<std::uint64_t>
        seed;                       // given: the same moves every time, however slow the machine
    std::optional<double> seconds;  // for a move; default: one
};

class Opponent {
  public:
    // A game for two seats.
    Opponent(std::shared_ptr<const PlayableGame> game, const OpponentOptions& options);

    [[nodiscard]] int level() const { return player_.settings().level; }
    void set_level(int level) { player_.set_level(level); }

    // The game must go on.
    SearchResult move(const GameRecord& record);
    // The best move it can find at full strength.
    SearchResult best(const GameRecord& record);
    // The static evaluation for the player to move, in hundredths of a pawn.
    [[nodiscard]] int judge(const GameRecord& record);
    // What the men are worth to it, by type.
    [[nodiscard]] const std::vector<int>& man_values() { return player_.searcher().man_values(); }

  private:
    Player player_;
};

}  // namespace floe::cli
