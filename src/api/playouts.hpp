// Games of uniformly random moves: how fast the rules are, how long games last, how they end. Game
// number i of a seed is the same on every machine and with any number of threads.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "api/progress.hpp"
#include "position/any_position.hpp"

namespace floe {

struct PlayoutOptions {
    std::uint64_t games = 100;
    std::uint64_t seed = 1;
    int max_plies = 2000;  // a game that lasts longer is left unfinished
    int threads = 1;
};

struct PlayoutReport {
    std::uint64_t games = 0;
    std::uint64_t unfinished = 0;
    std::uint64_t plies = 0;
    double seconds = 0;
    double branching = 0;                          // mean number of legal moves
    std::vector<std::uint32_t> lengths;            // plies of each game, sorted
    std::map<std::string, std::uint64_t> results;  // "white checkmate": how often
    std::vector<std::uint64_t> wins;               // by seat: it alone has the first place
    std::uint64_t shared = 0;                      // the first place is shared

    [[nodiscard]] double mean_length() const;
    // Halfway between the two in the middle where there are two.
    [[nodiscard]] double median_length() const;
};

// Every game begins at `start`, and so does its history. `progress` gets one step a game.
PlayoutReport play_random_games(const AnyPosition& start, const PlayoutOptions& options,
                                Progress& progress);

}  // namespace floe
