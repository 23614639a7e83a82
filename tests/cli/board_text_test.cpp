// Boards as text: what a person sees, to the letter.
#include "cli/board_text.hpp"

#include "cli/countdown.hpp"
#include "cli/wrap.hpp"
#include "notation/uci.hpp"
#include "support/load.hpp"

namespace floe::cli {
namespace {

using test::position;

std::string drawn(const AnyPosition& p, const BoardLook& look = {}, const BoardMarks& marks = {}) {
    return "\n" + board_text(p, look, marks);
}

TEST(BoardText, LastMoveInBrackets) {
    AnyPosition p = position("ice-age");
    const Move m = *parse_uci("e2d3", p);
    p.make(m);
    EXPECT_EQ(drawn(p, {}, {m, {}}), R"(
     a  b  c  d  e  f  g  h
  8  r  n  b  q  k  b  n  r  8
  7  p  p  p  p  p  p  p  p  7
  6  *  *  *  *  *  *  *  *  6
  5  *  *  *  *  *  *  *  *  5
  4  *  *  *  *  *  *  *  *  4
  3  *  *  * [P] *  *  *  *  3
  2  P  P  P  P [.] P  P  P  2
  1  R  N  B  Q  K  B  N  R  1
     a  b  c  d  e  f  g  h
    [ ] last move
)");
}

TEST(BoardText, CheckFiguresAndTheOtherSide) {
    const AnyPosition p = position("chess", "4k3/8/8/8/8/8/4r3/4K2R w K - 0 1");
    EXPECT_EQ(drawn(p, {false, true, true}), R"(
     h  g  f  e  d  c  b  a
  1  ♖  .  . !♔! .  .  .  .  1
  2  .  .  .  ♜  .  .  .  .  2
  3  .  .  .  .  .  .  .  .  3
  4  .  .  .  .  .  .  .  .  4
  5  .  .  .  .  .  .  .  .  5
  6  .  .  .  .  .  .  .  .  6
  7  .  .  .  .  .  .  .  .  7
  8  .  .  .  ♚  .  .  .  .  8
     h  g  f  e  d  c  b  a
    ! ! in check
)");
}

TEST(BoardText, MenThatWouldFreeze) {
    RULES("IA8");
    const AnyPosition p = position("ice-age", "8/8/8/8/5qk1/8/7p/K6R w - - 0 20");
    const Countdown coming = countdown(p);
    EXPECT_EQ(coming.moves, 1);
    EXPECT_EQ(men_on(p, coming.endangered), "the white king on a1");
    EXPECT_NE(
        drawn(p, {}, {std::nullopt, coming.endangered}).find("\n  1 ~K~ .  .  .  .  .  .  R  1\n"),
        std::string::npos);
    EXPECT_EQ(countdown(position("chess")).moves, 0);
}

TEST(BoardText, AHexagonIsStaggered) {
    const std::string text = drawn(position("glinski"));
    // The top cell of the middle file comes first, its rank before it; file letters below each
    // file.
    EXPECT_EQ(text.substr(0, text.find('\n', 1) + 1), "\n               11  b\n");
    EXPECT_NE(text.find("a     "), std::string::npos);
    EXPECT_EQ(text.find('j'), std::string::npos);
    EXPECT_TRUE(text.ends_with("\n                   f\n")) << text;
}

TEST(BoardText, HandsAndTurn) {
    const AnyPosition p =
        position("crazyhouse", "r1bqkbnr/ppp2ppp/2n5/8/8/8/PPPP1PPP/RNBQKBNR[PPn] w KQkq - 7 4");
    EXPECT_EQ(hands_text(p), "White has in hand: Px2\nBlack has in hand: n\n");
    EXPECT_EQ(turn_text(p), "Move 4, White to move. Quiet plies: 7 of 100.\n");
}

TEST(BoardText, ColourNeedsNoDots) {
    const std::string text = board_text(position("ice-age"), {true, false, false});
    EXPECT_NE(text.find("\x1b["), std::string::npos);
    EXPECT_EQ(text.find('.'), std::string::npos);
}

// Every game can be drawn, from both sides.
TEST(BoardText, AllGames) {
    for (const std::string& id : test::game_ids())
        for (const bool flipped : {false, true}) {
            const AnyPosition p = position(id);
            const std::string text = board_text(p, {false, false, flipped});
            EXPECT_GT(text.size(), static_cast<std::size_t>(p.game().board.size())) << id;
        }
}

TEST(Wrap, BreaksBetweenWords) {
    EXPECT_EQ(wrap("one two three", 7), "one two\nthree\n");
    EXPECT_EQ(wrap("- one two three\n\nx", 9, 2), "- one two\n  three\n\nx\n");
    EXPECT_EQ(wrap("ä ä ä", 3), "ä ä\nä\n");
    EXPECT_EQ(wrap("extraordinary", 5), "extraordinary\n");
    EXPECT_EQ(wrap("", 5), "");
}

}  // namespace
}  // namespace floe::cli
