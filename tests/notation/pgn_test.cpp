// PGN as a form: what is read, what is printed, and the places of errors.
#include "notation/pgn.hpp"

#include <algorithm>

#include "notation_support.hpp"

namespace floe::test {
namespace {

std::vector<PgnGame> games_of(std::string_view text) {
    auto games = parse_pgn(text);
    if (!games) ADD_FAILURE() << games.error().text();
    return games ? *games : std::vector<PgnGame>();
}
PgnGame game_in(std::string_view text) {
    const auto games = games_of(text);
    EXPECT_EQ(games.size(), 1U);
    return games.empty() ? PgnGame() : games.front();
}
std::string error(std::string_view text) { return error_of(parse_pgn(text)); }
std::string again(std::string_view text) { return print_pgn(game_in(text)); }

void check_round_trip(std::string_view text) {
    std::string printed;
    const auto games = games_of(text);
    for (const auto& game : games) printed += print_pgn(game) + "\n";
    EXPECT_EQ(games_of(printed), games) << printed;
}

// What a game says about one of its moves.
std::string told(const PgnMove& move) {
    std::string out;
    for (const auto& c : move.before) out += "{" + c + "} ";
    out += move.text;
    for (const int glyph : move.glyphs) out += " $" + std::to_string(glyph);
    for (const auto& c : move.after) out += " {" + c + "}";
    for (const int line : move.variations) out += " (" + std::to_string(line) + ")";
    return out;
}

constexpr const char* kSample = R"([Event "F/S Return Match"]
[Site "Belgrade, Serbia JUG"]
[Date "1992.11.04"]
[Round "29"]
[White "Fischer, Robert J."]
[Black "Spassky, Boris V."]
[Result "1/2-1/2"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 {This opening is called the Ruy Lopez.} 4. Ba4 Nf6
5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7 1/2-1/2
)";

TEST(Pgn, ASampleComesOutAsItWas) {
    const PgnGame game = game_in(kSample);
    EXPECT_EQ(*game.tag("White"), "Fischer, Robert J.");
    EXPECT_EQ(game.tag("Elo"), nullptr);
    EXPECT_EQ(game.lines.size(), 1U);
    EXPECT_EQ(game.lines[0].moves.size(), 20U);
    EXPECT_EQ(told(game.lines[0].moves[5]), "a6 {This opening is called the Ruy Lopez.}");
    EXPECT_EQ(game.result, "1/2-1/2");
    EXPECT_EQ(print_pgn(game), [] {
        // The comment makes the next number of Black's move needless, but White's stays.
        return std::string(kSample);
    }());
}

TEST(Pgn, CommentsVariationsAndGlyphs) {
    const char* text =
        "{before} 1. e4! {one} {two} $14 (1. d4!? d5 (1... Nf6 2. c4) 2. c4 {deep}) (1. c4) "
        "{behind} "
        "e5?? ; to the end } of the line\n2. Nf3 ( 2. f4 {gambit} ) {last} 1-0";
    const PgnGame game = game_in(text);
    ASSERT_EQ(game.lines.size(), 5U);
    EXPECT_EQ(told(game.lines[0].moves[0]), "{before} e4 $1 $14 {one} {two} (1) (3)");
    EXPECT_EQ(told(game.lines[0].moves[1]), "{behind} e5 $4 {to the end } of the line}");
    EXPECT_EQ(told(game.lines[0].moves[2]), "Nf3 (4)");
    EXPECT_EQ(game.lines[0].closing, std::vector<std::string>{"last"});
    EXPECT_EQ(told(game.lines[1].moves[0]), "d4 $5");
    EXPECT_EQ(told(game.lines[1].moves[1]), "d5 (2)");
    EXPECT_EQ(told(game.lines[1].moves[2]), "c4 {deep}");
    EXPECT_EQ(game.result, "1-0");
    check_round_trip(text);
    EXPECT_EQ(print_pgn(game),
              "1. {before} e4 $1 $14 {one} {two} (1. d4 $5 d5 (1... Nf6 2. c4) 2. c4 {deep})\n"
              "(1. c4) {behind} 1... e5 $4 ;to the end } of the line\n"
              "2. Nf3 (2. f4 {gambit}) {last} 1-0\n");
}

TEST(Pgn, ClocksStayAsTheyAre) {
    const char* text = "1. e4 { [%eval 0.17] [%clk 0:00:30] } 1... c5 {[%clk 0:00:29]} *";
    EXPECT_EQ(told(game_in(text).lines[0].moves[0]), "e4 {[%eval 0.17] [%clk 0:00:30]}");
    EXPECT_EQ(again(text), "1. e4 {[%eval 0.17] [%clk 0:00:30]} 1... c5 {[%clk 0:00:29]} *\n");
}

TEST(Pgn, Tolerated) {
    const char* plain = "1. e4 e5 2. Nf3 *\n";
    for (const char* text :
         {"1.e4 e5 2.Nf3", "1.e4 1...e5 2. Nf3 *", "e4 e5 Nf3 *",
          "\xEF\xBB\xBF"
          "1. e4 e5 2. Nf3 *",
          "% a line for nobody\n1. e4 e5\n%more\r\n2. Nf3 *", "1 e4 e5 2 Nf3 *",
          "1. e4 ... e5 2.Nf3\n\n*\n\n", "1. e4 {} e5 { } 2. Nf3 *", "1. e4\te5\r\n2. Nf3 *"})
        EXPECT_EQ(again(text), plain) << text;
    EXPECT_EQ(again("1. exd6 e.p. Kxd6e.p. 1/2"), "1. exd6 Kxd6 1/2-1/2\n");
    EXPECT_EQ(again("1. e4 ! 0-0 !? 2. -- 0000 0-1"), "1. e4 $1 0-0 $5 2. -- 0000 0-1\n");
    EXPECT_EQ(again("1. P@e4 f5g7,g7f5 2. Gn_xd13=Bf A:g7 Lxd5-d6 0-1"),
              "1. P@e4 f5g7,g7f5 2. Gn_xd13=Bf A:g7 3. Lxd5-d6 0-1\n");
}

TEST(Pgn, Tags) {
    const char* text =
        "[ FEN \"8/8 w - - 0 1\" ]\n[Zeta \"a \\\"b\\\" \\\\ \xC3\xA9\"]\n[Result \"*\"][Event "
        "\"\"] [Alpha \"1\"]\n*";
    const PgnGame game = game_in(text);
    EXPECT_EQ(*game.tag("Zeta"), "a \"b\" \\ \xC3\xA9");
    EXPECT_EQ(print_pgn(game),
              "[Event \"\"]\n[Result \"*\"]\n[FEN \"8/8 w - - 0 1\"]\n[Zeta \"a \\\"b\\\" \\\\ "
              "\xC3\xA9\"]\n"
              "[Alpha \"1\"]\n\n*\n");
    check_round_trip(text);
}

TEST(Pgn, SeveralGames) {
    const auto games = games_of(
        "[Event \"1\"]\n\n1. e4 1-0 {late}\n\n[Event \"2\"]\n1. d4\n[Event \"3\"]\n\n* 1. c4 "
        "0-1\n%");
    ASSERT_EQ(games.size(), 4U);
    EXPECT_EQ(told(games[0].lines[0].moves[0]), "e4 {late}");
    EXPECT_EQ(games[1].result, "*");
    EXPECT_TRUE(games[2].lines[0].moves.empty());
    EXPECT_EQ(games[3].result, "0-1");
    EXPECT_TRUE(games_of("").empty());
    EXPECT_TRUE(games_of(" \n% nothing\n").empty());
    check_round_trip("{only} {words} *");
    check_round_trip("1. d4 * 2. ; a comment for the second game");
    check_round_trip(
        "1. d4 1/2e.p. 1-0e.p.");  // no results with a mark behind, and not read as such
    check_round_trip("1. d4 * 2. {for the second} e4 *");
    EXPECT_EQ(print_pgn(games_of("[White \"a\"] {before} 1. e4 *").at(0)),
              "[White \"a\"]\n\n{before} 1. e4 *\n");
    check_round_trip("1. e4 * {late} {later}");
    check_round_trip("1. e4 (1. d4) * {late} {later}\n*");
    check_round_trip("{a}\n[Event \"x\"] {b} 1. e4 ({c} 1. d4 (1. c4) {d}) *");
}

TEST(Pgn, NumbersStartWhereTheFenSays) {
    const std::string fen = "[FEN \"4k3/8/8/8/8/8/8/4K3 b - - 0 17\"]\n\n";
    EXPECT_EQ(again(fen + "Kd8 Kd2 *"), fen + "17... Kd8 18. Kd2 *\n");
    for (const char* odd : {"", "b", "x b 60001", "x b -1", " "})
        check_round_trip("[FEN \"" + std::string(odd) + "\"] Kd8 (Kf8 Kd2) Kd2 *");
}

TEST(Pgn, Wrapping) {
    std::string text;
    for (int i = 0; i < 200; ++i) text += "Nf3 {a comment [%clk 0:00:01] with %words in it} ";
    text += "Nf3 {" + std::string(200, 'x') + " y} *";
    const std::string printed = again(text);
    check_round_trip(text);
    std::size_t start = 0;
    while (start < printed.size()) {
        const std::size_t end = printed.find('\n', start);
        ASSERT_NE(end, std::string::npos);
        // Longer only by a word that would else make a reader skip the line, or by one long word.
        const std::string_view line = std::string_view(printed).substr(start, end - start);
        if (line.size() > 80 && line.size() < 200) {
            EXPECT_LE(line.rfind(" %words"), 80U) << line;
        }
        EXPECT_NE(printed[start], '%');
        EXPECT_NE(printed[end - 1], ' ');
        start = end + 1;
    }
}

TEST(Pgn, ErrorsSayWhere) {
    EXPECT_EQ(error("1. e4\n  {open"), "line 2, column 3: the comment is not closed");
    EXPECT_EQ(error("1. e4 (1. d4"), "line 1, column 7: this variation is not closed");
    EXPECT_EQ(error("1. e4 (1. d4\n[Event \"x\"]"),
              "line 1, column 7: this variation is not closed");
    EXPECT_EQ(error("1. e4 )"), "line 1, column 7: ')' without '('");
    EXPECT_EQ(error("(1. e4)"), "line 1, column 1: a variation before any move");
    EXPECT_EQ(error("1. e4 ((1. d4))"), "line 1, column 8: a variation before any move");
    EXPECT_EQ(error("1. e4 ({x})"), "line 1, column 7: a variation without moves");
    EXPECT_EQ(error("1. e4 (1. d4 1-0)"),
              "line 1, column 14: a result inside a variation: expected ')' first");
    EXPECT_EQ(error("$1 e4"), "line 1, column 1: a glyph before any move");
    EXPECT_EQ(error("! e4"), "line 1, column 1: a glyph before any move");
    EXPECT_EQ(error("e4 $"), "line 1, column 4: '$' wants a number from 0 to 255");
    EXPECT_EQ(error("e4!?!"), "line 1, column 3: expected one of ! ? !! ?? !? ?!");
    EXPECT_EQ(error("e.p. e4"), "line 1, column 1: 'e.p.' before any move");
    EXPECT_EQ(error("e4 ~"), "line 1, column 4: '~' begins nothing here");
    EXPECT_EQ(error("e4 \xE2\x99\x98"), "line 1, column 4: a byte that begins nothing here");
    EXPECT_EQ(error(std::string_view("e4 \0", 4)),
              "line 1, column 4: a byte that begins nothing here");
    EXPECT_EQ(error(std::string_view("e4 {\0}", 6)),
              "line 1, column 5: a control character in a comment");
    EXPECT_EQ(error("\n[Event x]"),
              "line 2, column 8: the value of tag Event must stand in quotes");
    EXPECT_EQ(error("[Event \"x]"), "line 1, column 8: the quote is not closed");
    EXPECT_EQ(error("[Event \"x\n\"]"), "line 1, column 10: a control character in a value");
    EXPECT_EQ(error("[Event \"x\""), "line 1, column 11: expected ']' behind the value");
    EXPECT_EQ(error("[Event \"x\"] [Event \"x\"]"),
              "line 1, column 13: the tag Event is there already");
    EXPECT_EQ(error("[\"x\"]"),
              "line 1, column 1: '[' wants the name of a tag of at most 64 letters and digits");
}

std::string repeated(std::string_view text, std::size_t n) {
    std::string out;
    for (std::size_t i = 0; i < n; ++i) out += text;
    return out;
}

TEST(Pgn, Limits) {
    const auto nested = [](int depth) {
        return repeated("e4 (", static_cast<std::size_t>(depth)) + "e4" +
               repeated(")", static_cast<std::size_t>(depth)) + " *";
    };
    EXPECT_EQ(error(nested(limits::kPgnVariationDepth)), "");
    check_round_trip(nested(limits::kPgnVariationDepth));
    EXPECT_EQ(error(nested(limits::kPgnVariationDepth + 1)),
              "line 1, column 260: variations more than 64 deep");
    EXPECT_EQ(error(repeated("e4 ", limits::kPgnMoves)), "");
    EXPECT_EQ(error(repeated("e4 ", limits::kPgnMoves + 1)),
              "line 1, column 60001: more than 20000 moves, comments and variations in one game");
    EXPECT_EQ(error(repeated("{a}", limits::kPgnMoves + 1)),
              "line 1, column 60001: more than 20000 moves, comments and variations in one game");
    std::string tags;
    for (std::size_t i = 0; i < limits::kPgnTags; ++i)
        tags += "[T" + std::to_string(i) + " \"\"]\n";
    EXPECT_EQ(error(tags), "");
    EXPECT_EQ(error(tags + "[U \"\"]"), "line 257, column 1: more than 256 tags");
    const std::string token(limits::kPgnToken, 'x');
    EXPECT_EQ(error("{" + token + "}"), "");
    EXPECT_EQ(error("{" + token + "x}"), "line 1, column 1: a comment of more than 65536 bytes");
    EXPECT_EQ(error("[A \"" + token + "\"]"), "");
    EXPECT_EQ(error("[A \"" + token + "x\"]"),
              "line 1, column 4: a value of more than 65536 bytes");
    EXPECT_EQ(error(std::string(limits::kSanText, 'x')), "");
    EXPECT_EQ(error(std::string(limits::kSanText + 1, 'x')),
              "line 1, column 1: a move of more than 64 bytes");
    EXPECT_EQ(error("e4" + repeated(" $1", 256)), "");
    EXPECT_EQ(error("e4" + repeated(" $1", 257)),
              "line 1, column 772: more than 256 glyphs on one move");
    EXPECT_EQ(error("e4 $255"), "");
    EXPECT_EQ(error("e4 $256"), "line 1, column 4: '$' wants a number from 0 to 255");
    EXPECT_EQ(error(repeated("*\n", kPgnGames)), "");
    EXPECT_EQ(error(repeated("*\n", kPgnGames + 1)), "more than 200000 games in one text");
    const std::string file(limits::kPgnFile, ' ');
    EXPECT_EQ(error(file), "");
    EXPECT_EQ(error(file + " "), "a PGN text of more than 67108864 bytes");
}

}  // namespace
}  // namespace floe::test
