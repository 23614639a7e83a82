// Set-ups, complements and resignations of the flagship games: what the recorded games and known
// positions do not show.
#include "support/load.hpp"

namespace floe::test {
namespace {

std::string refusal(const std::string& game, std::string_view fen) {
    const auto p = position_from_fen(load_game(game), fen);
    return p ? "accepted" : p.error().text();
}

TEST(ShortSliders, BoardAndArray) {
    RULES("SS1", "SS2", "SS3");
    const AnyPosition p = position("short-sliders");
    const Board& board = p.game().board;
    EXPECT_EQ(board.size(), 192);
    EXPECT_EQ(board.file_count(), 12);
    EXPECT_EQ(board.rank_count(), 16);
    EXPECT_EQ(index(p.turn()), 0);
    const auto symbol = [&](const std::string& name) {
        const Man man = p.man(*board.find(name));
        return p.game().seats[static_cast<std::size_t>(index(man.owner))].letter +
               p.game().info(man.type).symbol;
    };
    const std::vector<std::vector<std::string>> rows{
        {"Rs", "N", "Bs", "M", "G", "L", "K", "G", "W", "Bs", "N", "Rs"},
        {"D", "Wl", "Kn", "Kr", "Ph", "Tm", "Tm", "Ph", "Kr", "Kn", "Wl", "D"},
        {"Mq", "Tg", "Pr", "E", "A", "S", "S", "A", "E", "Pr", "Tg", "Mq"},
        {"P", "P", "P", "P", "Pb", "Pb", "Pb", "Pb", "P", "P", "P", "P"}};
    for (std::size_t r = 0; r < rows.size(); ++r)
        for (std::size_t f = 0; f < 12; ++f) {
            const std::string file = board.file_name(static_cast<int>(f));
            EXPECT_EQ(symbol(file + std::to_string(r + 1)), "w" + rows[r][f]);
            EXPECT_EQ(symbol(file + std::to_string(16 - r)), "b" + rows[r][f]);
        }
    EXPECT_EQ(p.state().rights, 15);
}

TEST(ShortSliders, TwoBareKingsAreRefused) {
    const std::string empty = "12/12/12/12/12/12/12/12/12/12/12/12/12/12/";
    EXPECT_EQ(refusal("short-sliders", "11k/12/" + empty.substr(3) + "K11[] w - - 0 1"),
              "board: both kings are bare");
}

TEST(McGlinWell, NoCastling) {
    RULES("MW14");
    for (const char* game : {"mcglinwell", "mcglinwell-3"}) {
        EXPECT_EQ(load_game(game)->game().rules.find<CastlingRule>(), nullptr);
        for (const Move m : position(game).legal_moves()) EXPECT_NE(m.kind, MoveKind::kCastle);
    }
    EXPECT_EQ(
        refusal("mcglinwell", "c/vcg/r1c1r/mmmmmmm/9/11/11/5M5/4MCM4/3M1C1M3/2MRVCGRM2 w K - 0 1"),
        "castling: this game has no castling: expected '-', not 'K'");
}

TEST(McGlinWell, MoreMenThanTheComplementAreRefused) {
    RULES("MW13");
    EXPECT_EQ(
        refusal("mcglinwell", "c/vcg/r1c1r/mmmmmmm/9/11/11/4CM5/4MCM4/3M1C1M3/2MRVCGRM2 w - - 0 1"),
        "board: White has more than 3 viceroy men");
    EXPECT_EQ(refusal("mcglinwell-3", "1/3/5/7/9/bG,9,gG/11/11/11/11/5,rG,1,rG,3 r rgb - - - 0 30"),
              "board: Red has more than 1 general men");
}

TEST(McGlinWellForThree, ResignationTakesTheMenOffAndLooksAgain) {
    RULES("MW23");
    // Red resigns at his turn; his general leaves the file between Green's rook and Blue's general.
    AnyPosition p =
        position("mcglinwell-3", "1/3/2,gR,2/7/9/gG,10/11/5,rG,5/11/11/5,bG,5 r rgb - - - 7 30");
    AnyPosition other = p;
    p.resign(seat(0), Reason::kResignation);
    EXPECT_EQ(p.outcome().reason, Reason::kCheckmate);
    EXPECT_EQ(p.outcome().place, (std::array<std::uint8_t, 4>{3, 1, 2, 0}));
    p.take_back();
    EXPECT_EQ(print_fen(p), print_fen(other));
    // Blue resigns out of turn: the turn stays, his men are gone, the quiet count begins anew.
    other.resign(seat(2), Reason::kTime);
    EXPECT_EQ(print_fen(other), "1/3/2,gR,2/7/9/gG,10/11/5,rG,5/11/11/11 r rg - - - 0 30");
    EXPECT_FALSE(other.outcome().over());
    other.resign(seat(1), Reason::kTime);
    EXPECT_EQ(other.outcome().reason, Reason::kTime);
    EXPECT_EQ(other.outcome().place, (std::array<std::uint8_t, 4>{1, 2, 3, 0}));
}

TEST(GlacialShift, FifteenMenOfEachColourAndTheStash) {
    RULES("GS3");
    const AnyPosition p = position("glacial-shift");
    // Pawns, knights, generals of each colour that lie in the stash.
    p.visit([](const auto& q) {
        for (int colour = 0; colour < 4; ++colour) {
            EXPECT_EQ(q.stash(colour * 3 + 0), 0);
            EXPECT_EQ(q.stash(colour * 3 + 1), 2);
            EXPECT_EQ(q.stash(colour * 3 + 2), 4);
        }
    });
    EXPECT_EQ(refusal("glacial-shift",
                      "gGP,7,bBP/9/9/9/9/9/9/4,yRP,yRP,3/yYP,yRP,yRP,yRP,4,rRP y ygbr - - - 0 40"),
              "board and hands: there are 6 red pawns; the game has 5");
    EXPECT_NE(refusal("glacial-shift", "gGP,7,bBP/9/9/9/9/9/9/9/yYX,7,rRP y ygbr - - - 0 40"),
              "accepted");
}

TEST(GlacialShift, ResignationSendsTheMenToTheStash) {
    RULES("GS35");
    AnyPosition p =
        position("glacial-shift", "gGP,7,bBP/9/9/9/9/9/9/9/yYP,yRNP,6,rRP y ygbr y:GN2 - - 3 40");
    const std::string before = print_fen(p);
    p.resign(seat(0), Reason::kResignation);
    EXPECT_EQ(print_fen(p), "gGP,7,bBP/9/9/9/9/9/9/9/8,rRP g gbr - - - 3 40");
    p.visit([](const auto& q) {
        EXPECT_EQ(q.stash(0), 5);          // yellow pawns
        EXPECT_EQ(q.stash(3 * 3 + 1), 5);  // red knights
        EXPECT_EQ(q.stash(1 * 3 + 1), 5);  // green knights
    });
    p.take_back();
    EXPECT_EQ(print_fen(p), before);
    // Out of turn, the turn stays.
    p.resign(seat(2), Reason::kResignation);
    EXPECT_EQ(print_fen(p), "gGP,8/9/9/9/9/9/9/9/yYP,yRNP,6,rRP y ygr y:GN2 - - 3 40");
    // The last one left wins; who went later stands better.
    p.resign(seat(1), Reason::kResignation);
    p.resign(seat(0), Reason::kResignation);
    EXPECT_EQ(p.outcome().reason, Reason::kResignation);
    EXPECT_EQ(p.outcome().place, (std::array<std::uint8_t, 4>{2, 3, 4, 1}));
}

}  // namespace
}  // namespace floe::test
