#include "notation/result.hpp"

#include "game/record.hpp"
#include "notation_support.hpp"

namespace floe::test {
namespace {

struct Row {
    const char* game;
    const char* fen;
    const char* text;
    const char* sentence;
    const char* pgn;
};

TEST(Result, OfPositions) {
    RULES("IA10", "IA14");
    const Row rows[] = {
        {"chess", "", "", "The game goes on", "*"},
        {"chess", "7k/5KQ1/8/8/8/8/8/8 b - - 0 1", "white checkmate", "White wins: checkmate",
         "1-0"},
        {"chess", "7K/5kq1/8/8/8/8/8/8 w - - 0 1", "black checkmate", "Black wins: checkmate",
         "0-1"},
        {"chess", "7k/5K2/6Q1/8/8/8/8/8 b - - 0 1", "draw stalemate", "Draw: stalemate", "1/2-1/2"},
    };
    for (const Row& row : rows) {
        const auto p = position(row.game, row.fen);
        EXPECT_EQ(result_text(p.outcome(), p.game()), row.text);
        EXPECT_EQ(result_sentence(p.outcome(), p.game()), row.sentence);
        EXPECT_EQ(pgn_result(p.outcome(), p.game()), row.pgn);
    }
    const auto white = after(position("ice-age", "6k1/8/8/7K/7P/8/8/8 b - - 0 40"), {"g8h8"});
    EXPECT_EQ(result_text(white.outcome(), white.game()), "white frozen");
    EXPECT_EQ(result_sentence(white.outcome(), white.game()), "White wins: the black king froze");
    const auto both = after(position("ice-age", "7k/8/8/8/8/8/8/K7 b - - 0 20"), {"h8g8"});
    EXPECT_EQ(result_text(both.outcome(), both.game()), "draw frozen");
    EXPECT_EQ(result_sentence(both.outcome(), both.game()), "Draw: both kings froze");
}

TEST(Result, OfPlayers) {
    GameRecord record(position("chess"));
    const Game& game = record.start().game();
    record.resign(seat(0));
    EXPECT_EQ(result_text(record.outcome(), game), "black resignation");
    EXPECT_EQ(result_sentence(record.outcome(), game), "Black wins: White resigned");
    EXPECT_EQ(result_sentence(Outcome::loss(seat(1), Reason::kTime), game),
              "White wins: Black ran out of time");
    EXPECT_EQ(pgn_result(Outcome::draw(Reason::kAgreement), game), "1/2-1/2");
}

TEST(Result, PlacesOfManyPlayers) {
    Game game(Board::rectangle(2, 2).value());
    for (const char* name : {"Yellow", "Green", "Blue", "Red"})
        game.seats.push_back({name, static_cast<char>(name[0] - 'A' + 'a'), {}, {}});
    EXPECT_EQ(result_text({Reason::kCheckmate, {4, 1, 3, 2}}, game), "g>r>b>y checkmate");
    EXPECT_EQ(result_text({Reason::kFifty, {1, 2, 1, 2}}, game), "y=b>g=r fifty");
    EXPECT_EQ(result_text(Outcome::draw(Reason::kRepetition), game), "y=g=b=r repetition");
    EXPECT_EQ(result_sentence({Reason::kCheckmate, {4, 1, 2, 2}}, game),
              "Green first, Blue and Red second, Yellow third: checkmate");
    EXPECT_EQ(pgn_result({Reason::kCheckmate, {4, 1, 3, 2}}, game), "g>r>b>y");
}

}  // namespace
}  // namespace floe::test
