#include "api/game_check.hpp"

#include "support/load.hpp"

namespace floe::test {
namespace {

constexpr const char* kHead = R"(name = "Child"
extends = "chess"
family = "test"
summary = "A test."
help = "As chess."
)";

GameCheck check(const std::string& body) {
    Progress quiet("", 0, ProgressMode::kOff);
    const Catalogue catalogue({std::filesystem::path(FLOE_SOURCE_DIR) / "games"});
    return check_game({"child", "child.toml", kHead + body}, catalogue, quiet);
}

std::string texts(const std::vector<Error>& errors) {
    std::string out;
    for (const Error& e : errors) out += e.text() + "\n";
    return out;
}

constexpr const char* kProofs = R"(
[[proofs.perft]]
depth = 2
nodes = 400

[[proofs.result]]
moves = ["f2f3", "e7e5", "g2g4", "d8h4"]
result = "black checkmate"
)";

TEST(GameCheck, AGameInOrder) {
    const GameCheck c = check(kProofs);
    EXPECT_EQ(texts(c.mistakes), "");
    EXPECT_EQ(texts(c.warnings), "");
    ASSERT_EQ(c.proofs.size(), 2U);
    EXPECT_TRUE(c.passed());
}

TEST(GameCheck, AllMistakesAtOnce) {
    const GameCheck c = check("nonsense = 1\nlink = \"x\"\n");
    EXPECT_EQ(c.mistakes.size(), 2U) << texts(c.mistakes);
    EXPECT_FALSE(c.passed());
    EXPECT_EQ(c.game, nullptr);
}

TEST(GameCheck, AStartThatCannotBePlayed) {
    const GameCheck c = check("[start]\nfen = \"8/8/8/8/8/8/8/4K3 w - - 0 1\"\n");
    EXPECT_EQ(texts(c.mistakes), "child.toml, line 7, column 8, board: Black has no royal man\n");
}

TEST(GameCheck, FailedProofs) {
    const GameCheck c = check(R"(
[[proofs.perft]]
depth = 1
nodes = 21

[[proofs.result]]
moves = ["e2e5"]
result = "draw stalemate"

[[proofs.result]]
moves = ["e2e4"]
result = "draw stalemate"

[[proofs.result]]
moves = ["f2f3", "e7e5", "g2g4", "d8h4", "e2e4"]
result = "black checkmate"
)");
    EXPECT_FALSE(c.passed());
    ASSERT_EQ(c.proofs.size(), 4U);
    EXPECT_EQ(c.proofs[0].found, "20");
    EXPECT_EQ(c.proofs[0].place.line, 7);
    EXPECT_NE(c.proofs[1].found.find("e2e5"), std::string::npos) << c.proofs[1].found;
    EXPECT_EQ(c.proofs[2].found, "the game goes on");
    EXPECT_EQ(c.proofs[3].found, "the game is over before e2e4: black checkmate");
}

// A file from a stranger must not keep the program counting.
TEST(GameCheck, ProofsThatPromiseTooLittleEndSoon) {
    const GameCheck c = check(R"(
[[proofs.perft]]
depth = 64
nodes = 1000000

[[proofs.perft]]
depth = 3
nodes = 8901
)");
    ASSERT_EQ(c.proofs.size(), 2U);
    EXPECT_EQ(c.proofs[0].found, "more than 1000000");
    EXPECT_EQ(c.proofs[1].found, "8902");
    EXPECT_EQ(texts(check("[[proofs.perft]]\ndepth = 9\nnodes = 100000001\n").mistakes),
              "child.toml, line 8, column 9: expected a whole number from 0 to 100000000, found "
              "100000001\n");
}

TEST(GameCheck, WhatLooksUnintended) {
    const GameCheck c = check(R"(
[start]
fen = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"

[[men]]
symbol = "X"
name = "ghost"
move = "W"
)");
    const std::string warnings = texts(c.warnings);
    EXPECT_TRUE(c.passed()) << texts(c.mistakes);
    for (const char* wanted :
         {"child.toml: no proofs", "the ghost 'X' stands nowhere", "the ghost 'X' has no help",
          "the game is over before the first move: Draw"})
        EXPECT_NE(warnings.find(wanted), std::string::npos) << wanted << " in\n" << warnings;
}

TEST(GameCheck, EveryInstalledGameIsInOrder) {
    Progress quiet("", 0, ProgressMode::kOff);
    const Catalogue catalogue({std::filesystem::path(FLOE_SOURCE_DIR) / "games"});
    for (const std::string& id : catalogue.ids()) {
        const GameCheck c = check_game(catalogue.find(id).value(), catalogue, quiet);
        EXPECT_TRUE(c.passed()) << id << "\n" << texts(c.mistakes);
        EXPECT_EQ(texts(c.warnings), "") << id;
    }
}

}  // namespace
}  // namespace floe::test
