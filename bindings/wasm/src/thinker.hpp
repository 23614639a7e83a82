// The computer player behind one call: a search that reports as it goes and looks, through two
// functions of the host, at the clock and whether it is to stop.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>

#include "json.hpp"
#include "position_json.hpp"
#include "search/player.hpp"

namespace floe::wasm {

struct ThinkRequest {
    int level = kHighestLevel;
    std::uint64_t seed = 1;
    std::int64_t milliseconds = 0;  // 0: no limit
    std::uint64_t nodes = 0;        // 0: no limit
    int depth = 0;                  // 0: no limit
    bool infinite = false;          // until it is stopped
    int lines = 1;
};

// What the host gives.
struct Host {
    std::int64_t (*milliseconds)();
    bool (*stopped)();
    void (*progress)(const std::string& json);
};

// The highest level keeps its searcher, with all that it remembers, as long as the game's rules are
// the same. The lower ones draw their mistakes from the seed and the ply, so they need no memory.
class Thinker {
  public:
    explicit Thinker(const Host& host) : host_(host) {}

    // "SearchProgress" of the end; the game must not be over.
    void think(Json& json, const Played& game, const ThinkRequest& request);

  private:
    struct Line {
        int score = 0;
        std::vector<Move> pv;
    };
    struct Report {
        int depth = 0;
        std::uint64_t nodes = 0;  // as far as they are known
        std::vector<Line> lines;
    };

    Searcher& searcher(const Played& game);
    SearchHooks hooks();
    void write(Json& json, const AnyPosition& position, const Report& report, bool final) const;
    void report(const AnyPosition& position, const Report& report) const;
    Report think_once(const Played& game, const ThinkRequest& request,
                      const std::vector<std::uint64_t>& history);
    Report think_lines(const Played& game, const ThinkRequest& request,
                       const std::vector<std::uint64_t>& history);
    Report best_lines(const AnyPosition& position, const std::vector<std::uint64_t>& history,
                      const SearchLimits& limits, const SearchHooks& hooks, std::size_t count);

    Host host_;
    std::shared_ptr<const PlayableGame> game_;
    std::unique_ptr<Searcher> searcher_;
    std::int64_t began_ = 0;
    std::atomic<bool> stop_ = false;
};

}  // namespace floe::wasm
