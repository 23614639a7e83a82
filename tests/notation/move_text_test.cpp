// Moves in coordinates and in SAN: what is printed, what is read, what is wrong.
#include <algorithm>

#include "notation_support.hpp"

namespace floe::test {
namespace {

std::string uci_error(const AnyPosition& p, std::string_view text) {
    return error_of(parse_uci(text, p));
}

TEST(Uci, WhatIsWrong) {
    const auto start = position("chess");
    EXPECT_EQ(uci_error(start, "e2e5"), "move 'e2e5': the pawn on e2 does not move to e5");
    EXPECT_EQ(uci_error(start, "e4e5"), "move 'e4e5': no man stands on e4");
    EXPECT_EQ(uci_error(start, "e7e5"),
              "move 'e7e5': the pawn on e7 is not a man of White, who is to move");
    EXPECT_EQ(uci_error(start, "e2e4q"), "move 'e2e4q': no promotion is written here: e2e4");
    EXPECT_EQ(uci_error(start, "0000"), "move '0000': a pass is not possible here");
    EXPECT_EQ(uci_error(start, "N@e4"), "move 'N@e4': no hand of this game holds a knight");
    EXPECT_EQ(uci_error(start, "g1g3,g3g1"),
              "move 'g1g3,g3g1': the knight on g1 does not move to g1 in this way");
    for (const char* bad : {"", "e2", "e2e", "e2e9", "E2E4", "e2-e4", "e2e4 ", " e2e4", "e2e4,",
                            "e2e4,e5e6", "Nf3", "e2e4qqq", "e2e4=q"})
        EXPECT_TRUE(uci_error(start, bad).find("expected two cells") != std::string::npos) << bad;
    EXPECT_EQ(uci_error(position("ice-age"), "e4e5"),
              "move 'e4e5': the ice cube on e4 belongs to nobody");
    EXPECT_EQ(uci_error(position("chess", "4k3/8/8/8/7b/8/5P2/4K3 w - - 0 1"), "f2f3"),
              "move 'f2f3': it would leave the king in check");
    EXPECT_EQ(uci_error(position("chess", "4k3/8/8/8/7b/8/P7/4K3 w - - 0 1"), "a2a3"),
              "move 'a2a3': the king is in check, and this does not end it");
    EXPECT_EQ(uci_error(position("chess", "7k/5KQ1/8/8/8/8/8/8 b - - 0 1"), "h8h7"),
              "move 'h8h7': the game is over: no move is legal");
}

TEST(Uci, Promotion) {
    const auto p = position("chess", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    EXPECT_EQ(uci_error(p, "a7a8"),
              "move 'a7a8': the man it promotes to is missing: a7a8q, a7a8r, a7a8b, a7a8n");
    EXPECT_EQ(uci_error(p, "a7a8k"),
              "move 'a7a8k': 'k' is no promotion here: a7a8q, a7a8r, a7a8b, a7a8n");
    EXPECT_EQ(print_fen(after(p, {"a7a8n"})), "N3k3/8/8/8/8/8/8/4K3 b - - 0 1");
}

TEST(Uci, CastlingIsReadEitherWay) {
    const auto p = position("chess", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    EXPECT_EQ(parse_uci("e1h1", p).value(), parse_uci("e1g1", p).value());
    EXPECT_EQ(print_uci(parse_uci("e1a1", p).value(), p), "e1c1");
    const auto free = position("chess960", "4k3/8/8/8/8/8/8/R4K1R w HA - 0 1");
    EXPECT_EQ(print_uci(parse_uci("f1h1", free).value(), free), "f1h1");
    // The king's own step comes before castling written by its target.
    EXPECT_EQ(parse_uci("f1g1", free).value().kind, MoveKind::kStep);
    EXPECT_EQ(print_uci(parse_uci("f1c1", free).value(), free), "f1a1");
    // King and rook change places: the target is the rook's cell, so it is the same text.
    const auto beside = position("chess960", "4k3/8/8/8/8/8/8/5KR1 w G - 0 1");
    EXPECT_EQ(parse_uci("f1g1", beside).value().kind, MoveKind::kCastle);
}

TEST(Uci, Drops) {
    const auto p = position("crazyhouse", "4k3/8/8/8/8/8/8/4K2r[PNp] w - - 0 1");
    EXPECT_EQ(uci_error(p, "Q@f1"), "move 'Q@f1': White has no queen in hand");
    EXPECT_EQ(uci_error(p, "N@h1"), "move 'N@h1': h1 is not empty");
    EXPECT_EQ(uci_error(p, "N@a5"), "move 'N@a5': the king is in check, and this does not end it");
    EXPECT_EQ(uci_error(p, "P@f1"), "move 'P@f1': a pawn may not be dropped on f1");
    EXPECT_EQ(uci_error(p, "Z@f1"), "move 'Z@f1': 'Z' is no man of this game");
    EXPECT_EQ(uci_error(p, "N@f9"), "move 'N@f9': 'f9' is no cell of the board");
    EXPECT_EQ(print_fen(after(p, {"N@f1"})), "4k3/8/8/8/8/8/8/4KN1r[Pp] b - - 1 1");
}

TEST(Uci, SortedByBytes) {
    auto texts = print_all_uci(position("chess"));
    EXPECT_EQ(texts.size(), 20U);
    EXPECT_EQ(texts.front(), "a2a3");
    EXPECT_TRUE(std::is_sorted(texts.begin(), texts.end()));
    texts = print_all_uci(position("crazyhouse", "4k3/8/8/8/8/8/8/4K3[PN] w - - 0 1"));
    EXPECT_EQ(texts.front(), "N@a1");
}

TEST(MoveText, OddMoves) {
    const auto p = position(odd_game(), "4k3/6p1/8/3ppA2/3L4/8/8/R3K2R w KQL - 0 1");
    // Rifle capture: the mover stays.
    EXPECT_EQ(san_of(p, "f5g7,g7f5"), "A:g7");
    EXPECT_EQ(uci_of(p, "A:g7"), "f5g7,g7f5");
    EXPECT_EQ(uci_of(p, "Af:g7"), "f5g7,g7f5");
    EXPECT_EQ(uci_of(p, "Axg7"), "move 'Axg7': no archer of White moves to g7 in this way");
    // A jump over a captured man, to an empty cell.
    EXPECT_EQ(san_of(p, "d4d5,d5d6"), "Lxd5-d6");
    EXPECT_EQ(uci_of(p, "Lxd5-d6"), "d4d5,d5d6");
    EXPECT_EQ(uci_of(p, "L4xd5-d6"), "d4d5,d5d6");
    EXPECT_EQ(uci_error(p, "d4d6"), "move 'd4d6': the leaper on d4 does not move to d6");
    const auto two = position(odd_game(), "4k3/8/3p4/3p4/3L4/8/8/4K3 w - - 0 1");
    EXPECT_EQ(san_of(two, "d4d5,d5d6"), "Lxd5xd6");
    EXPECT_EQ(print_fen(after(two, {"Lxd5xd6"})), "4k3/8/3L4/8/8/8/8/4K3 b - - 0 1");
    // A castling that is called neither K nor Q.
    EXPECT_EQ(san_of(p, "e1g1"), "O-O");
    EXPECT_EQ(san_of(p, "e1c1"), "O-O-O");
    EXPECT_EQ(san_of(p, "e1b1"), "O-O_L");
    EXPECT_EQ(uci_of(p, "0-0_L"), "e1b1");
    // Two castlings go to a1 by the rook's cell.
    EXPECT_EQ(uci_error(p, "e1a1"), "move 'e1a1': more than one legal move is written so");
}

TEST(MoveText, TwoLetterSymbols) {
    const auto p = position(odd_game(), "4k3/8/8/8/8/8/4{Bg}1B1/4K3 w - - 0 1");
    EXPECT_EQ(san_of(p, "e2e4"), "Bg_e4");
    EXPECT_EQ(uci_of(p, "Bg_e4"), "e2e4");
    EXPECT_EQ(san_of(p, "g2e4"), "Be4");
    EXPECT_EQ(uci_of(p, "Be4"), "g2e4");
    // B, file g, e4: what is printed so comes before a symbol without its underscore.
    EXPECT_EQ(uci_of(p, "Bge4"), "g2e4");
    EXPECT_EQ(uci_of(p, "Bgf2"), "e2f2");
    EXPECT_EQ(uci_of(p, "Bg_ee4"), "e2e4");
}

TEST(MoveText, OnePromotionAndOptionalOnes) {
    const auto knight = position(odd_game(), "8/4N3/8/8/8/8/7k/4K3 w - - 0 1");
    EXPECT_EQ(san_of(knight, "e7g8"), "Ng8=Bg");
    EXPECT_EQ(uci_of(knight, "Ng8=Bg"), "e7g8");
    EXPECT_EQ(uci_of(knight, "Ng8"), "e7g8");
    EXPECT_EQ(uci_error(knight, "e7g8bg"), "move 'e7g8bg': no promotion is written here: e7g8");
    const auto bishop = position(odd_game(), "8/4B3/8/8/8/8/7k/4K3 w - - 0 1");
    EXPECT_EQ(san_of(bishop, "e7f8"), "Bf8");
    EXPECT_EQ(san_of(bishop, "e7f8a"), "Bf8=A");
    EXPECT_EQ(uci_of(bishop, "Bf8"), "e7f8");
    const auto pawn = position(odd_game(), "8/4P3/8/8/8/8/7k/4K3 w - - 0 1");
    EXPECT_EQ(uci_of(pawn, "e8=Bg"), "e7e8bg");
    EXPECT_EQ(uci_of(pawn, "e8bg"), "e7e8bg");
}

TEST(San, Disambiguation) {
    const auto files = position("chess", "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1");
    EXPECT_EQ(san_of(files, "b1d2"), "Nbd2");
    EXPECT_EQ(san_of(files, "f3d2"), "Nfd2");
    EXPECT_EQ(uci_of(files, "Nd2"), "move 'Nd2': it could be Nbd2, Nfd2");
    const auto ranks = position("chess", "4k3/8/8/1N6/8/8/8/1N2K3 w - - 0 1");
    EXPECT_EQ(san_of(ranks, "b1c3"), "N1c3");
    EXPECT_EQ(san_of(ranks, "b5c3"), "N5c3");
    const auto both = position("chess", "7k/8/8/3Q1Q2/8/3Q4/8/K7 w - - 0 1");
    EXPECT_EQ(san_of(both, "d5f3"), "Qd5f3");
    EXPECT_EQ(san_of(both, "f5f3"), "Qff3");
    EXPECT_EQ(san_of(both, "d3f3"), "Q3f3");
    // A pinned man does not count.
    const auto pinned = position("chess", "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1");
    EXPECT_EQ(san_of(pinned, "g1e2"), "Ne2");
    EXPECT_EQ(uci_of(pinned, "Nce2"), "move 'Nce2': it would leave the king in check");
    // A promoted man that reverts has the letter of the plain one.
    const auto promoted = position("crazyhouse", "6k1/8/8/8/8/8/8/Q~3QK2[] w - - 0 1");
    EXPECT_EQ(san_of(promoted, "a1c1"), "Qac1");
}

// Pawns that step aside and capture straight ahead.
TEST(San, BerolinaPawns) {
    const auto p = position("berolina", "4k3/8/8/4p3/3PP1P1/8/8/4K3 w - - 0 1");
    EXPECT_EQ(san_of(p, "e4e5"), "exe5");
    EXPECT_EQ(san_of(p, "e4f5"), "ef5");
    EXPECT_EQ(san_of(p, "d4c5"), "c5");
    EXPECT_EQ(uci_of(p, "f5"), "move 'f5': it could be ef5, gf5");
}

TEST(San, Marks) {
    const auto p = position("chess", "7k/8/5KQ1/8/8/8/8/8 w - - 0 1");
    EXPECT_EQ(san_of(p, "g6g7"), "Qg7#");
    EXPECT_EQ(san_of(p, "g6h5"), "Qh5+");
    EXPECT_EQ(san_of(p, "g6f7"), "Qf7");  // stalemate
    EXPECT_EQ(uci_of(p, "Qh5#!?"), "g6h5");
    EXPECT_EQ(uci_of(p, "Qg7"), "g6g7");
}

TEST(San, WhatAReaderPutsUpWith) {
    const auto p = position("chess", "r3k2r/pPp2ppp/8/3pP3/8/5N2/PP3PPP/R3K2R w KQkq d6 0 1");
    for (const char* text : {"exd6", "ed6", "exd6e.p.", "exd6 e.p.", "exd6ep", "e5xd6", "e5d6",
                             "Pexd6", "exd6!?", "exd6+", " exd6 "})
        EXPECT_EQ(uci_of(p, text), "e5d6") << text;
    for (const char* text :
         {"bxa8=Q", "bxa8Q", "bxa8(Q)", "bxa8/Q", "bxa8q", "ba8=Q", "b7xa8=Q+", "bxa8=Q+!!"})
        EXPECT_EQ(uci_of(p, text), "b7a8q") << text;
    for (const char* text : {"O-O", "0-0", "o-o", "O-O+"})
        EXPECT_EQ(uci_of(p, text), "e1g1") << text;
    for (const char* text : {"O-O-O", "0-0-0"}) EXPECT_EQ(uci_of(p, text), "e1c1") << text;
    for (const char* text : {"Nd4", "Nfd4", "N3d4", "Nf3d4", "Nf3-d4"})
        EXPECT_EQ(uci_of(p, text), "f3d4") << text;
    const auto drop = position("crazyhouse", "4k3/8/8/8/8/8/8/4K3[PN] w - - 0 1");
    for (const char* text : {"P@e4", "@e4", "P_@e4"}) EXPECT_EQ(uci_of(drop, text), "P@e4") << text;
}

TEST(San, WhatIsWrong) {
    const auto p = position("chess", "r3k2r/pPp2ppp/8/3pP3/8/5N2/PP3PPP/R3K2R w KQkq d6 0 1");
    EXPECT_EQ(uci_of(p, "Nxd4"), "move 'Nxd4': it captures nothing: written without 'x' it is Nd4");
    EXPECT_EQ(uci_of(p, "bxa8"),
              "move 'bxa8': the man it promotes to is missing: bxa8=Q, bxa8=R, bxa8=B, bxa8=N");
    EXPECT_EQ(uci_of(p, "b8=K"), "move 'b8=K': no pawn of White moves to b8 in this way");
    EXPECT_EQ(uci_of(p, "Nd4ep"), "move 'Nd4ep': it does not capture in passing");
    EXPECT_EQ(uci_of(p, "Qd4"), "move 'Qd4': no queen of White moves to d4 in this way");
    EXPECT_EQ(uci_of(p, "N@d4"), "move 'N@d4': no hand of this game holds a knight");
    EXPECT_EQ(uci_of(position("chess"), "O-O"), "move 'O-O': this castling is not possible here");
    for (const char* bad : {"", " ", "+", "!", "N", "x", "e.p.", "nf3", "Nf",
                            "\xE2\x99\x98"
                            "f3",
                            "Zf3", "--"})
        EXPECT_NE(uci_of(position("chess"), bad).find("expected a move such as"), std::string::npos)
            << bad;
    EXPECT_EQ(uci_of(position("chess", "7k/5KQ1/8/8/8/8/8/8 b - - 0 1"), "Kh7"),
              "move 'Kh7': the game is over: no move is legal");
}

TEST(San, Limits) {
    const auto start = position("chess");
    EXPECT_EQ(uci_of(start, "Nf3" + std::string(limits::kSanText - 3, '!')), "g1f3");
    EXPECT_NE(
        uci_of(start, "Nf3" + std::string(limits::kSanText - 2, '!')).find("at most 64 bytes"),
        std::string::npos);
    EXPECT_NE(uci_error(start, std::string(limits::kSanText + 1, 'e')).find("at most 64 bytes"),
              std::string::npos);
}

TEST(MoveText, SanOrCoordinates) {
    const auto start = position("chess");
    for (const char* text : {"Nf3", "g1f3", "Ng1f3"})
        EXPECT_EQ(print_uci(parse_move_text(text, start).value(), start), "g1f3") << text;
    EXPECT_EQ(error_of(parse_move_text("g1f4", start)),
              "move 'g1f4': the knight on g1 does not move to f4");
    EXPECT_EQ(error_of(parse_move_text("Nf4", start)),
              "move 'Nf4': no knight of White moves to f4 in this way");
}

}  // namespace
}  // namespace floe::test
