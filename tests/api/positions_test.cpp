// Positions with known answers, reasoned by hand from the rules: docs/notation.md, "Positions with
// known answers". Each id of tests/data/positions.jsonl whose game is in games/ is a test.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>

#include "game/record.hpp"
#include "notation/result.hpp"
#include "notation/uci.hpp"
#include "support/load.hpp"

namespace floe::test {
namespace {

using Json = nlohmann::json;

std::vector<Json> known_positions() {
    const std::vector<std::string> games = game_ids();
    std::vector<Json> out;
    std::istringstream text(read_text("tests/data/positions.jsonl"));
    for (std::string line; std::getline(text, line);) {
        Json item = Json::parse(line);
        if (std::find(games.begin(), games.end(), item.at("game")) != games.end())
            out.push_back(std::move(item));
    }
    return out;
}

std::vector<std::string> texts(const Json& item, const char* key) {
    return item.value(key, std::vector<std::string>{});
}

class KnownPosition : public ::testing::TestWithParam<Json> {
  protected:
    // The game after the moves of `play`.
    static GameRecord played(const Json& item, const AnyPosition& start) {
        GameRecord record(start);
        for (const std::string& text : texts(item, "play")) {
            const auto move = parse_uci(text, record.position());
            if (!move) {
                ADD_FAILURE() << text << ": " << move.error().text();
                break;
            }
            record.play(*move);
        }
        return record;
    }
    // The text prints back the same. So does the position, unless it is one that is settled on
    // reading; the settled one does.
    static void expect_fen(const Json& item, const AnyPosition& start) {
        const std::string fen = item.at("fen").get<std::string>();
        const auto setup = parse_fen(fen, start.game());
        ASSERT_TRUE(setup) << setup.error().text();
        EXPECT_EQ(print_fen(*setup, start.game()), fen);
        const std::string settled = print_fen(start);
        if (!item.value("unsettled", false)) {
            EXPECT_EQ(settled, fen);
        }
        const auto again = position_from_fen(start.playable(), settled);
        ASSERT_TRUE(again) << again.error().text();
        EXPECT_EQ(print_fen(*again), settled);
    }
    static void expect_moves(const Json& item, const GameRecord& record) {
        const std::vector<std::string> legal =
            record.outcome().over() ? std::vector<std::string>{} : print_all_uci(record.position());
        const auto is_legal = [&](const std::string& move) {
            return std::binary_search(legal.begin(), legal.end(), move);
        };
        if (item.contains("moves")) {
            std::vector<std::string> wanted = texts(item, "moves");
            std::sort(wanted.begin(), wanted.end());
            EXPECT_EQ(legal, wanted);
        }
        for (const std::string& move : texts(item, "include")) EXPECT_TRUE(is_legal(move)) << move;
        for (const std::string& move : texts(item, "exclude")) EXPECT_FALSE(is_legal(move)) << move;
    }
    static void expect_result(const Json& item, const GameRecord& record) {
        const std::string result = result_text(record.outcome(), record.position().game());
        if (item.contains("result")) {
            EXPECT_EQ(result, item.at("result").get<std::string>());
        }
        if (item.contains("result_prefix")) {
            EXPECT_TRUE(result.starts_with(item.at("result_prefix").get<std::string>())) << result;
        }
        if (item.contains("over")) {
            EXPECT_EQ(record.outcome().over(), item.at("over").get<bool>()) << result;
        }
    }
};

TEST_P(KnownPosition, IsAsReasoned) {
    const Json& item = GetParam();
    SCOPED_TRACE(item.at("why").get<std::string>());
    const auto start = position_from_fen(load_game(item.at("game").get<std::string>()),
                                         item.at("fen").get<std::string>());
    ASSERT_TRUE(start) << start.error().text();
    expect_fen(item, *start);
    const GameRecord record = played(item, *start);
    if (item.contains("fen_after")) {
        EXPECT_EQ(print_fen(record.position()), item.at("fen_after").get<std::string>());
    }
    expect_moves(item, record);
    expect_result(item, record);
}

std::string position_name(const ::testing::TestParamInfo<Json>& info) {
    return test_name(info.param.at("id").get<std::string>());
}
INSTANTIATE_TEST_SUITE_P(Positions, KnownPosition, ::testing::ValuesIn(known_positions()),
                         position_name);

}  // namespace
}  // namespace floe::test
