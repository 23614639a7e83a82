// PGN with its moves played.
#include "notation/pgn.hpp"
#include "notation_support.hpp"

namespace floe::test {
namespace {

Result<PgnMoves> replayed(std::string_view text, const std::shared_ptr<const PlayableGame>& game) {
    auto games = parse_pgn(text);
    if (!games) return std::unexpected(games.error());
    return replay_pgn(games->at(0), game);
}
std::string error(std::string_view text, const std::string& id = "chess") {
    return error_of(replayed(text, load_game(id)));
}

TEST(PgnReplay, MainlineAndVariations) {
    const auto game = replayed(
        "1. e4 e5 (1... c5 2. Nf3 (2. c3 Nf6 3. e5) 2... d6) 2. g1f3 (2. f4 exf4) 2... Nc6 *",
        load_game("chess"));
    ASSERT_TRUE(game.has_value()) << game.error().text();
    std::vector<std::size_t> lengths;
    for (const auto& line : game->lines) lengths.push_back(line.size());
    EXPECT_EQ(lengths, (std::vector<std::size_t>{4, 3, 3, 2}));
    EXPECT_EQ(print_fen(game->start), kChessStart);
}

TEST(PgnReplay, ErrorsNameTheMove) {
    EXPECT_EQ(error("1. e4 e5 2. Nf4 *"),
              "move 2. Nf4: no knight of White moves to f4 in this way");
    EXPECT_EQ(error("1. e4 e4 *"), "move 1... e4: no pawn of Black moves to e4 in this way");
    EXPECT_EQ(error("1. e4 e5 (1... d5 2. exd5 Qxd4) *"),
              "variation, move 2... Qxd4: no queen of Black moves to d4 in this way");
    EXPECT_EQ(error("1. f3 e5 2. g4 Qh4# 3. a3 *"),
              "move 3. a3: the game is over: no move is legal");
    EXPECT_EQ(error("1. e4 Nf6 2. Nc3 Ng8 3. Ne2 *"), "move 3. Ne2: it could be Nge2, Nce2");
}

TEST(PgnReplay, SetUps) {
    const std::string fen = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K2R b KQ - 5 17\"]\n";
    EXPECT_EQ(error(fen + "17... Ke7 18. O-O-O *"), "");
    EXPECT_EQ(error(fen + "17... Ke7 18. Nf3 *"),
              "move 18. Nf3: no knight of White moves to f3 in this way");
    EXPECT_EQ(error("[FEN \"4k3/8/8/8/8/8/8/9 b - - 0 1\"] *"),
              "tag FEN, board, rank 1, column 17: the rank has 8 cells, the text has more");
    EXPECT_EQ(error("[SetUp \"1\"] *"), "tag SetUp: a set-up wants the tag FEN");
    EXPECT_EQ(error("[SetUp \"0\"] *"), "");
}

TEST(PgnReplay, TheHashOfTheRulesMustBeTheGames) {
    const auto& hash = load_game("chess")->game().hash;
    EXPECT_EQ(error("[VariantHash \"" + hash + "\"] 1. e4 *"), "");
    EXPECT_EQ(error("[VariantHash \"0123\"] 1. e4 *"),
              "tag VariantHash: the game was played by the rules 0123, these are " + hash);
}

TEST(PgnReplay, MakePgn) {
    const auto start = position("crazyhouse", "4k3/8/8/8/8/8/8/4K3[PQ] w - - 0 5");
    AnyPosition p = start;
    std::vector<GameEvent> moves;
    for (const char* text : {"Q@e7", "e8e7", "P@f6", "e7f6"}) {
        moves.push_back(GameEvent::of(parse_uci(text, p).value()));
        p.play(moves.back());
    }
    const PgnGame game = make_pgn(start, moves, {}, {{"Annotator", "N. N."}, {"White", "A"}});
    EXPECT_EQ(print_pgn(game),
              "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"A\"]\n"
              "[Black \"?\"]\n[Result \"*\"]\n[Annotator \"N. N.\"]\n[Variant \"Crazyhouse\"]\n"
              "[VariantHash \"" +
                  start.game().hash +
                  "\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3[PQ] w - - 0 5\"]\n\n"
                  "5. Q@e7+ Kxe7 6. P@f6+ Kxf6 *\n");
    EXPECT_EQ(replay_pgn(game, start.playable()).value().lines.at(0), moves);
}

// The longest game: the reader keeps its own stack, so depth and length cost no calls.
TEST(PgnReplay, LongGame) {
    std::string text;
    for (int i = 0; i < 1000; ++i) text += "Nf3 Nf6 Ng1 Ng8 ";
    EXPECT_EQ(error(text + "*"), "");
}

}  // namespace
}  // namespace floe::test
