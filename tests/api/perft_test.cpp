// Node counts that other programs agree on, each line of the tables a test of its own.
#include "api/perft.hpp"

#include <numeric>

#include "api/table.hpp"
#include "notation/uci.hpp"

namespace floe::test {
namespace {

void expect_nodes(const PerftCase& c) {
    AnyPosition p = position(c.game, c.fen);
    EXPECT_EQ(p.perft(c.depth), c.nodes) << c.game << " depth " << c.depth << " of " << c.fen;
}

class PerftTable : public ::testing::TestWithParam<PerftCase> {};
TEST_P(PerftTable, Nodes) { expect_nodes(GetParam()); }
INSTANTIATE_TEST_SUITE_P(PerftTsv, PerftTable,
                         ::testing::ValuesIn(perft_cases("tests/data/perft.tsv")), case_name);

class PerftBench : public ::testing::TestWithParam<PerftCase> {};
TEST_P(PerftBench, Nodes) { expect_nodes(GetParam()); }
INSTANTIATE_TEST_SUITE_P(BenchTsv, PerftBench,
                         ::testing::ValuesIn(perft_cases("tests/data/bench.tsv")), case_name);

PerftCount count(const std::string& game, int depth, int threads, std::string_view fen = "") {
    Progress quiet("", 0, ProgressMode::kOff);
    return count_perft(position(game, fen), depth, threads, quiet);
}

TEST(ThreadedPerft, DepthOneIsTheMoves) {
    const PerftCount one = count("chess", 1, 1);
    EXPECT_EQ(one.nodes, 20U);
    EXPECT_EQ(one.divided.size(), 20U);
}

TEST(ThreadedPerft, ThreadsDoNotChangeTheCount) {
    const PerftCount one = count("chess", 3, 1);
    EXPECT_EQ(one.nodes, 8902U);
    for (const int threads : {2, 3, 64}) {
        const PerftCount many = count("chess", 3, threads);
        EXPECT_EQ(many.nodes, one.nodes);
        ASSERT_EQ(many.divided.size(), one.divided.size());
        for (std::size_t i = 0; i < one.divided.size(); ++i) {
            EXPECT_EQ(many.divided[i].move, one.divided[i].move);
            EXPECT_EQ(many.divided[i].nodes, one.divided[i].nodes);
        }
    }
}

TEST(ThreadedPerft, NothingToCountInAMate) {
    const PerftCount none = count("chess", 3, 4, "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1");
    EXPECT_EQ(none.nodes, 0U);
    EXPECT_TRUE(none.divided.empty());
}

}  // namespace
}  // namespace floe::test
