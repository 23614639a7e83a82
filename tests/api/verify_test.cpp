#include "api/verify.hpp"

#include "api/temporary_file.hpp"
#include "notation/uci.hpp"
#include "support/load.hpp"

namespace floe::test {
namespace {

// A record of a game of chess: every line as it should be.
std::vector<RecordLine> fools_mate() {
    GameRecord record(position("chess"));
    std::vector<RecordLine> lines;
    for (const char* text : {"f2f3", "e7e5", "g2g4", "d8h4"}) {
        lines.push_back({0, lines.size(), print_fen(record.position()),
                         print_all_uci(record.position()), text, std::nullopt});
        record.play(parse_uci(text, record.position()).value());
    }
    lines.push_back(
        {0, lines.size(), print_fen(record.position()), {}, std::nullopt, "black checkmate"});
    return lines;
}

struct Checked {
    std::vector<Difference> differences;
    std::string error;
    VerifyTotals totals;
};

Checked check(const std::vector<RecordLine>& lines) {
    RecordVerifier verifier(load_game("chess"), "file");
    Checked out;
    for (std::size_t i = 0; i < lines.size() && out.error.empty(); ++i) {
        auto found = verifier.check(lines[i], i + 1);
        if (!found)
            out.error = found.error().text();
        else if (*found)
            out.differences.push_back(**found);
    }
    if (const auto end = verifier.finish(); out.error.empty() && !end)
        out.error = end.error().text();
    out.totals = verifier.totals();
    return out;
}

// The one difference, as "line what: expected / found".
std::string difference_in(const std::vector<RecordLine>& lines) {
    const Checked checked = check(lines);
    EXPECT_EQ(checked.error, "");
    if (checked.differences.size() != 1) return std::to_string(checked.differences.size());
    const Difference& d = checked.differences.front();
    return std::to_string(d.line) + " " + d.what + ": " + d.expected + " / " + d.found;
}

TEST(RecordVerifier, AGoodRecordHasNoDifference) {
    const Checked checked = check(fools_mate());
    EXPECT_TRUE(checked.differences.empty());
    EXPECT_EQ(checked.error, "");
    EXPECT_EQ(checked.totals.games, 1U);
    EXPECT_EQ(checked.totals.plies, 5U);
}

TEST(RecordVerifier, AMissingAndAnExtraMove) {
    auto lines = fools_mate();
    lines[1].moves.erase(lines[1].moves.begin());
    EXPECT_EQ(difference_in(lines), R"(2 moves: 19 with [] / 20 with ["a7a5"])");
    lines = fools_mate();
    lines[0].moves.emplace_back("zzz");
    EXPECT_EQ(difference_in(lines), R"(1 moves: 21 with ["zzz"] / 20 with [])");
}

TEST(RecordVerifier, AnotherPosition) {
    auto lines = fools_mate();
    lines[2].fen = lines[0].fen;
    EXPECT_TRUE(difference_in(lines).starts_with("3 fen: "));
    lines = fools_mate();
    lines[0].fen += " ";
    EXPECT_TRUE(difference_in(lines).starts_with("1 fen read and written: "));
    lines = fools_mate();
    lines[0].fen = "nonsense";
    EXPECT_TRUE(difference_in(lines).starts_with("1 fen: nonsense / "));
}

TEST(RecordVerifier, AnIllegalMovePlayed) {
    auto lines = fools_mate();
    lines[0].played = "e2e5";
    EXPECT_TRUE(difference_in(lines).starts_with("1 played: e2e5 / "));
}

TEST(RecordVerifier, AnotherResult) {
    auto lines = fools_mate();
    lines[4].result = "white checkmate";
    EXPECT_EQ(difference_in(lines), "5 result: white checkmate / black checkmate");
    lines[4].result = std::nullopt;
    EXPECT_EQ(difference_in(lines), "5 result: the game goes on / black checkmate");
    lines = fools_mate();
    lines[3].result = "draw stalemate";
    EXPECT_EQ(difference_in(lines), "4 result: draw stalemate / the game goes on");
}

TEST(RecordVerifier, OnlyTheFirstDifferenceOfEachGame) {
    auto lines = fools_mate();
    lines[0].moves.clear();
    lines[1].moves.clear();
    auto second = fools_mate();
    for (RecordLine& line : second) line.game = 1;
    second[3].moves.clear();
    lines.insert(lines.end(), second.begin(), second.end());
    const Checked checked = check(lines);
    ASSERT_EQ(checked.differences.size(), 2U);
    EXPECT_EQ(checked.differences[0].line, 1U);
    EXPECT_EQ(checked.differences[1].line, 9U);
    EXPECT_EQ(checked.differences[1].game, 1U);
    EXPECT_EQ(checked.differences[1].ply, 3U);
    EXPECT_EQ(checked.totals.games, 2U);
    EXPECT_EQ(checked.totals.differences, 2U);
}

TEST(RecordVerifier, RepetitionIsCountedFromTheStartOfTheRecord) {
    std::vector<RecordLine> lines;
    GameRecord record(position("chess"));
    for (int i = 0; i < 2; ++i)
        for (const char* text : {"g1f3", "g8f6", "f3g1", "f6g8"}) {
            lines.push_back({0, lines.size(), print_fen(record.position()),
                             print_all_uci(record.position()), text, std::nullopt});
            record.play(parse_uci(text, record.position()).value());
        }
    lines.push_back(
        {0, lines.size(), print_fen(record.position()), {}, std::nullopt, "draw repetition"});
    EXPECT_TRUE(check(lines).differences.empty());
}

TEST(RecordVerifier, LinesOutOfOrderAreNoRecord) {
    const auto good = fools_mate();
    EXPECT_EQ(check({}).error, "there is no game in it");
    EXPECT_EQ(check({good[0]}).error, "it ends within game 0");
    EXPECT_EQ(check({good[1]}).error, "expected ply 0 of game 0, found ply 1");
    EXPECT_EQ(check({good[0], good[2]}).error, "expected ply 1 of game 0, found ply 2");
    auto other = good[0];
    other.game = 5;
    EXPECT_EQ(check({good[0], other}).error,
              "game 0 is not at its end, and a line of game 5 follows");
    auto more = good;
    more.push_back(good[0]);
    EXPECT_EQ(check(more).error, "game 0 was at its end, and goes on");
}

TEST(RecordVerifier, TheNameOfTheGame) {
    EXPECT_EQ(recorded_game_name("a/b/games-ice-age.jsonl.gz"), "ice-age");
    EXPECT_EQ(recorded_game_name("games-chess.jsonl"), "chess");
    EXPECT_EQ(recorded_game_name("games-chess.json"), "");
    EXPECT_EQ(recorded_game_name("chess.jsonl.gz"), "");
    EXPECT_EQ(recorded_game_name(""), "");
}

TEST(RecordVerifier, AFileSaysTheLineThatIsUnusable) {
    const TemporaryFile file("a.jsonl", "{}\n");
    Progress quiet("", 0, ProgressMode::kOff);
    const auto totals = verify_file(file.path(), load_game("chess"), quiet, [](const auto&) {});
    ASSERT_FALSE(totals);
    EXPECT_EQ(totals.error().text(), file.path() + ", line 1, game: expected a whole number");
}

// tests/data/games-NAME.jsonl.gz, made by another program.
class VerifyRecordedGames : public ::testing::TestWithParam<std::string> {};

// Differences that are understood, with the reason, stand in a file; any other fails.
std::vector<std::string> known_differences(const std::string& game) {
    std::vector<std::string> known;
    std::istringstream lines(read_text("tests/data/known_record_differences.tsv"));
    for (std::string line; std::getline(lines, line);) {
        const std::size_t tab = line.find('\t');
        if (line.substr(0, tab) == game)
            known.push_back(line.substr(tab + 1, line.find('\t', tab + 1) - tab - 1));
    }
    return known;
}

TEST_P(VerifyRecordedGames, NoDifferenceThatIsNotUnderstood) {
    const std::string path =
        std::string(FLOE_SOURCE_DIR) + "/tests/data/games-" + GetParam() + ".jsonl.gz";
    Progress quiet("", 0, ProgressMode::kOff);
    std::vector<std::string> differences;
    const auto totals = verify_file(path, load_game(GetParam()), quiet, [&](const Difference& d) {
        differences.push_back(d.text().substr(path.size() + 2));
    });
    ASSERT_TRUE(totals) << totals.error().text();
    EXPECT_EQ(differences, known_differences(GetParam()));
    EXPECT_GT(totals->plies, 1000U);
}

std::vector<std::string> recorded_games() {
    std::vector<std::string> ids;
    for (const std::string& id : game_ids())
        if (std::filesystem::exists(std::string(FLOE_SOURCE_DIR) + "/tests/data/games-" + id +
                                    ".jsonl.gz"))
            ids.push_back(id);
    return ids;
}
std::string name_of(const ::testing::TestParamInfo<std::string>& info) {
    return test_name(info.param);
}
INSTANTIATE_TEST_SUITE_P(Files, VerifyRecordedGames, ::testing::ValuesIn(recorded_games()),
                         name_of);

}  // namespace
}  // namespace floe::test
