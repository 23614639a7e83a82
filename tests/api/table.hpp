// Tables of node counts as tests: tab-separated lines of game, FEN ("startpos": the game's own
// start), depth, nodes; lines that begin with '#' are comments.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <sstream>
#include <string>
#include <vector>

#include "support/load.hpp"

namespace floe::test {

struct PerftCase {
    int line = 0;
    std::string game;
    std::string fen;  // empty: the start
    int depth = 0;
    std::uint64_t nodes = 0;
};

inline bool long_tests() { return std::getenv("FLOE_TEST_LONG") != nullptr; }

// The lines of a table whose game is in games/ and whose count is not too high for this run.
inline std::vector<PerftCase> perft_cases(const std::string& path) {
    const std::uint64_t most = long_tests() ? 1'000'000'000 : 10'000'000;
    const std::vector<std::string> games = game_ids();
    std::vector<PerftCase> cases;
    std::istringstream text(read_text(path));
    std::string line;
    for (int number = 1; std::getline(text, line); ++number) {
        if (line.empty() || line.front() == '#') continue;
        std::istringstream fields(line);
        PerftCase c{};
        c.line = number;
        std::string depth, nodes;
        std::getline(fields, c.game, '\t');
        std::getline(fields, c.fen, '\t');
        std::getline(fields, depth, '\t');
        std::getline(fields, nodes, '\t');
        c.depth = std::stoi(depth);
        c.nodes = std::stoull(nodes);
        if (c.fen == "startpos") c.fen.clear();
        if (c.nodes <= most && std::find(games.begin(), games.end(), c.game) != games.end())
            cases.push_back(c);
    }
    return cases;
}

inline std::string case_name(const ::testing::TestParamInfo<PerftCase>& info) {
    return test_name(info.param.game) + "_line" + std::to_string(info.param.line) + "_depth" +
           std::to_string(info.param.depth);
}

}  // namespace floe::test
