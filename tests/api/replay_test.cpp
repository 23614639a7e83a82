#include "api/replay.hpp"

#include <gtest/gtest.h>

namespace floe::test {
namespace {

struct Replayed {
    std::vector<ReplayedGame> games;
    std::string error;
};

Replayed replay(std::string_view pgn, std::string_view game = "") {
    const Catalogue catalogue({std::filesystem::path(FLOE_SOURCE_DIR) / "games"});
    Replayed out;
    const auto count =
        replay_games(pgn, game, catalogue, [&](const ReplayedGame& g) { out.games.push_back(g); });
    if (!count) out.error = count.error().text();
    return out;
}

TEST(Replay, ResultAndFinalPosition) {
    const Replayed r = replay("1. f3 e5 2. g4 Qh4# 0-1");
    ASSERT_EQ(r.games.size(), 1U) << r.error;
    EXPECT_EQ(r.games[0].game, "chess");
    EXPECT_EQ(r.games[0].plies, 4U);
    EXPECT_EQ(r.games[0].result, "black checkmate");
    EXPECT_EQ(r.games[0].fen, "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
    EXPECT_FALSE(r.games[0].contradicts);
}

TEST(Replay, TheTagNamesTheGame) {
    for (const char* name : {"ice-age", "Ice Age Chess", "ice age chess"}) {
        const Replayed r = replay("[Variant \"" + std::string(name) + "\"]\n\n1. axb3 *\n");
        ASSERT_EQ(r.games.size(), 1U) << r.error;
        EXPECT_EQ(r.games[0].game, "ice-age");
        EXPECT_EQ(r.games[0].result, "");
    }
    EXPECT_EQ(replay("[Variant \"Ice Age Ches\"]\n\n1. axb3 *\n").error.substr(0, 43),
              "game 1, tag Variant: unknown game 'Ice Age ");
    EXPECT_EQ(replay("1. axb3 *", "ice-age").games.size(), 1U);
}

TEST(Replay, AContradictedResult) {
    EXPECT_TRUE(replay("1. f3 e5 2. g4 Qh4# 1-0").games.at(0).contradicts);
    EXPECT_FALSE(replay("1. f3 e5 2. g4 Qh4# *").games.at(0).contradicts);
    EXPECT_FALSE(replay("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1-0").games.at(0).contradicts);
}

TEST(Replay, ErrorsSayTheGameAndTheMove) {
    const Replayed r = replay("1. e4 *\n\n1. e4 e5 2. Ke3 *\n");
    EXPECT_EQ(r.games.size(), 1U);
    EXPECT_TRUE(r.error.starts_with("game 2, move 2. Ke3: ")) << r.error;
}

TEST(Replay, NothingInNothing) {
    EXPECT_TRUE(replay("").games.empty());
    EXPECT_EQ(replay("").error, "");
}

}  // namespace
}  // namespace floe::test
