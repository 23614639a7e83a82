// Players of all levels, and what the evaluation thinks men are worth.
#include "search/player.hpp"

#include "eval/man_values.hpp"
#include "search/search_support.hpp"

namespace floe {
namespace {

using test::history;
using test::load_game;
using test::position;

// Plays a game; even seats have `first`, odd ones `second`. Cut off after `plies`, as no result.
GameRecord play(const std::shared_ptr<const PlayableGame>& game, const PlayerSettings& first,
                const PlayerSettings& second, int plies) {
    GameRecord record(position(game, ""));
    Player players[] = {Player(game, first), Player(game, second)};
    while (!record.outcome().over() && static_cast<int>(record.moves().size()) < plies)
        record.play(players[index(record.position().turn()) % 2]
                        .choose(record.position(), history(record))
                        .best);
    return record;
}

TEST(Player, TheSameSeedPlaysTheSameGame) {
    const auto game = load_game("ice-age");
    for (const int level : {1, 4, 10}) {
        const PlayerSettings settings{level, 7, 0, 2000};
        const auto once = play(game, settings, settings, 24).moves();
        EXPECT_EQ(once, play(game, settings, settings, 24).moves()) << level;
    }
    const auto a = play(game, {2, 1, 0, 2000}, {2, 1, 0, 2000}, 24).moves();
    EXPECT_NE(a, play(game, {2, 2, 0, 2000}, {2, 2, 0, 2000}, 24).moves());
}

TEST(LongPlayer, TheHighestLevelBeatsTheLowest) {
    for (const char* id : {"chess", "ice-age"}) {
        const auto game = load_game(id);
        int wins = 0;
        for (int i = 0; i < 4; ++i) {
            const PlayerSettings low{1, static_cast<std::uint64_t>(i), 0, 4000};
            const PlayerSettings high{10, 1, 0, 4000};
            const bool first = i % 2 == 0;
            const GameRecord record =
                first ? play(game, high, low, 300) : play(game, low, high, 300);
            const auto& o = record.outcome();
            if (o.over() && o.place[first ? 0 : 1] == 1 && o.place[first ? 1 : 0] == 2) ++wins;
        }
        EXPECT_EQ(wins, 4) << id;
    }
}

TEST(Player, EveryGameCanBePlayed) {
    for (const std::string& id : test::game_ids()) {
        const auto game = load_game(id);
        const PlayerSettings settings{5, 3, 0, 500};
        const GameRecord record = play(game, settings, settings, 12);
        EXPECT_TRUE(record.outcome().over() || record.moves().size() == 12U) << id;
    }
}

TEST(ManValues, EstimatesComeNearTheOrthodoxOnes) {
    const auto game = load_game("chess");
    Game plain = game->game();
    for (auto& man : plain.men) man.value = 0;
    const auto values = man_values(plain);
    const auto value = [&](const char* symbol) {
        return values[static_cast<std::size_t>(index(plain.type_of(symbol)))];
    };
    EXPECT_EQ(value("P"), 100);
    EXPECT_NEAR(value("N"), 320, 60);
    EXPECT_NEAR(value("B"), 330, 80);
    EXPECT_NEAR(value("R"), 500, 80);
    EXPECT_NEAR(value("Q"), 950, 150);
    EXPECT_EQ(value("K"), 0);
}

}  // namespace
}  // namespace floe
