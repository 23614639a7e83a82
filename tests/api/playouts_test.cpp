#include "api/playouts.hpp"

#include <numeric>

#include "support/load.hpp"

namespace floe::test {
namespace {

PlayoutReport report_of(const std::string& game, const PlayoutOptions& options) {
    Progress quiet("", 0, ProgressMode::kOff);
    return play_random_games(position(game), options, quiet);
}

std::uint64_t ended(const PlayoutReport& report) {
    std::uint64_t n = 0;
    for (const auto& [result, count] : report.results) n += count;
    return n;
}

TEST(Playouts, ASeedGivesTheSameGames) {
    const PlayoutReport a = report_of("chess", {.games = 20, .seed = 7});
    const PlayoutReport b = report_of("chess", {.games = 20, .seed = 7, .threads = 3});
    const PlayoutReport c = report_of("chess", {.games = 20, .seed = 8});
    EXPECT_EQ(a.lengths, b.lengths);
    EXPECT_EQ(a.results, b.results);
    EXPECT_EQ(a.wins, b.wins);
    EXPECT_EQ(a.branching, b.branching);
    EXPECT_NE(a.lengths, c.lengths);
}

TEST(Playouts, EveryGameIsCountedOnce) {
    for (const std::string& game : game_ids()) {
        const PlayoutReport r = report_of(game, {.games = 10, .seed = 1, .max_plies = 200});
        EXPECT_EQ(r.games, 10U);
        EXPECT_EQ(r.lengths.size(), 10U);
        EXPECT_EQ(ended(r) + r.unfinished, 10U) << game;
        EXPECT_EQ(std::accumulate(r.wins.begin(), r.wins.end(), r.shared), ended(r)) << game;
        EXPECT_EQ(std::accumulate(r.lengths.begin(), r.lengths.end(), std::uint64_t{0}), r.plies);
    }
}

TEST(Playouts, LongGamesAreLeftUnfinished) {
    const PlayoutReport r = report_of("chess", {.games = 5, .seed = 1, .max_plies = 2});
    EXPECT_EQ(r.unfinished, 5U);
    EXPECT_EQ(r.lengths, (std::vector<std::uint32_t>{2, 2, 2, 2, 2}));
    EXPECT_TRUE(r.results.empty());
    EXPECT_EQ(r.branching, 20.0);  // White and Black have 20 moves each
}

TEST(Playouts, AGameThatIsOver) {
    Progress quiet("", 0, ProgressMode::kOff);
    const AnyPosition mate = position("chess", "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1");
    const PlayoutReport r = play_random_games(mate, {.games = 2}, quiet);
    EXPECT_EQ(r.results.at("white checkmate"), 2U);
    EXPECT_EQ(r.wins, (std::vector<std::uint64_t>{2, 0}));
    EXPECT_EQ(r.plies, 0U);
}

TEST(Playouts, TheMedian) {
    PlayoutReport r;
    EXPECT_EQ(r.median_length(), 0);
    r.lengths = {1, 2, 10};
    EXPECT_EQ(r.median_length(), 2);
    r.lengths = {1, 2, 3, 10};
    EXPECT_EQ(r.median_length(), 2.5);
}

}  // namespace
}  // namespace floe::test
