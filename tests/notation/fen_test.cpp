// Positions as text: what is read, what is printed, and the places of errors.
#include <algorithm>
#include <sstream>

#include "notation_support.hpp"

namespace floe::test {
namespace {

std::string printed(const std::string& id, std::string_view fen) {
    const Game& game = load_game(id)->game();
    const auto setup = parse_fen(fen, game);
    return setup ? print_fen(*setup, game) : setup.error().text();
}
std::string error(const std::string& id, std::string_view fen) {
    return error_of(parse_fen(fen, load_game(id)->game()));
}
// The start position of chess with one field replaced.
std::string chess_with(std::size_t field, std::string_view text) {
    std::string fields[] = {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "w", "KQkq", "-", "0", "1"};
    fields[field] = text;
    std::string out;
    for (const auto& f : fields) out += (out.empty() ? "" : " ") + f;
    return out;
}

TEST(Fen, EveryStartPrintsAsItIsWritten) {
    for (const auto& id : all_game_ids())
        EXPECT_EQ(printed(id, load_game(id)->game().spec.start), load_game(id)->game().spec.start);
}

TEST(Fen, IceAge) {
    RULES("IA1", "IA10");
    const auto start = position("ice-age");
    EXPECT_EQ(
        print_fen(start),
        "rnbqkbnr/pppppppp/********/********/********/********/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    // A game that ended by freezing lacks a king and is still readable.
    const char* frozen =
        "********/********/********/********/********/***PP***/***K****/******** b - - 3 41";
    EXPECT_EQ(print_fen(position("ice-age", frozen)), frozen);
}

TEST(Fen, ListOfPerftPositions) {
    std::istringstream lines(read_text("tests/data/perft.tsv"));
    const auto ids = game_ids();
    std::string line;
    int seen = 0;
    while (std::getline(lines, line)) {
        const std::size_t a = line.find('\t'), b = line.find('\t', a + 1);
        if (line.starts_with("#") || a == std::string::npos || b == std::string::npos) continue;
        const std::string id = line.substr(0, a), fen = line.substr(a + 1, b - a - 1);
        if (fen == "startpos" || !std::binary_search(ids.begin(), ids.end(), id)) continue;
        ++seen;
        const auto& game = load_game(id)->game();
        const auto setup = parse_fen(fen, game);
        ASSERT_TRUE(setup.has_value()) << id << " " << fen << ": " << setup.error().text();
        EXPECT_EQ(parse_fen(print_fen(*setup, game), game).value(), *setup) << fen;
        EXPECT_EQ(error_of(position_from_fen(load_game(id), fen)), "") << id << " " << fen;
        // The lists write empty hands either way and men in hand in any order.
        if (fen.find('[') == std::string::npos) {
            EXPECT_EQ(print_fen(*setup, game), fen);
        }
    }
    EXPECT_GT(seen, 30);
}

TEST(Fen, FieldsThatMayBeLeftOut) {
    EXPECT_EQ(printed("chess", "8/8/8/8/8/8/8/8 b - -"), "8/8/8/8/8/8/8/8 b - - 0 1");
    EXPECT_EQ(printed("chess", "8/8/8/8/8/8/8/8 b - - 7"), "8/8/8/8/8/8/8/8 b - - 7 1");
    EXPECT_EQ(printed("chess", " \t8/8/8/8/8/8/8/8  w -   - 7 12 \r\n"),
              "8/8/8/8/8/8/8/8 w - - 7 12");
    EXPECT_EQ(error("chess", ""), "board: the text ends before this field");
    EXPECT_EQ(error("chess", "8/8/8/8/8/8/8/8"), "turn: the text ends before this field");
    EXPECT_EQ(error("chess", "8/8/8/8/8/8/8/8 w"), "castling: the text ends before this field");
    EXPECT_EQ(error("chess", "8/8/8/8/8/8/8/8 w -"),
              "passed cell: the text ends before this field");
}

TEST(Fen, ErrorsSayWhere) {
    EXPECT_EQ(error("chess", chess_with(0, "rnbqkbnr/pppppppp/8/4z3/8/8/PPPPPPPP/RNBQKBNR")),
              "board, rank 5, column 22: 'z' is no man of this game");
    EXPECT_EQ(place_of(parse_fen(chess_with(0, "8/8/8/8/8/8/8"), load_game("chess")->game())),
              "board");
    EXPECT_EQ(place_of(parse_fen(chess_with(0, "8/8/8/8/8/8/8/7"), load_game("chess")->game())),
              "board, rank 1");
    EXPECT_EQ(error("chess", chess_with(1, "x")), "turn: expected 'w' or 'b', not 'x'");
    EXPECT_EQ(error("chess", chess_with(1, "white")), "turn: expected 'w' or 'b', not 'white'");
    EXPECT_EQ(error("chess", chess_with(5, "1 x")),
              "after the move number stands 'x', which belongs to nothing");
    EXPECT_EQ(error("chess", "8/8/8/8/8/8/8/8\xC3\xA9 w - -"),
              "column 16: a byte that is no printable ASCII");
    EXPECT_EQ(error("chess", std::string_view("8/8\0/8", 6)),
              "column 4: a byte that is no printable ASCII");
}

// An item without a letter was looked at as if it had one.
TEST(Fen, NothingBetweenCommas) {
    std::string fen = load_game("glacial-shift")->game().spec.start;
    fen.insert(fen.find(','), ",");
    EXPECT_EQ(error_of(parse_fen(fen, load_game("glacial-shift")->game())),
              "board, rank 9, column 3: a man or a count belongs before ','");
}

TEST(Fen, Castling) {
    EXPECT_EQ(printed("chess", chess_with(2, "qkQK")), chess_with(2, "KQkq"));
    EXPECT_EQ(error("chess", chess_with(2, "KK")),
              "castling: 'K' gives a right that is there already");
    EXPECT_EQ(error("chess", chess_with(2, "KX")),
              "castling: 'X' is no castling of this game; expected some of KQkq or '-'");
    EXPECT_EQ(error("chess", chess_with(2, "K-")),
              "castling: '-' is no castling of this game; expected some of KQkq or '-'");
    EXPECT_EQ(error("losalamos", "rnqknr/pppppp/6/6/PPPPPP/RNQKNR w KQ - 0 1"),
              "castling: this game has no castling: expected '-', not 'KQ'");
    // The form is right; that no rook stands there is for the position to say.
    const std::string no_rook = "4k3/8/8/8/8/8/8/4K3 w K - 0 1";
    EXPECT_EQ(printed("chess", no_rook), no_rook);
    EXPECT_EQ(place_of(position_from_fen(load_game("chess"), no_rook)), "castling");
}

TEST(Fen, CastlingFromAnyFile) {
    const std::string shredder =
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9";
    EXPECT_EQ(printed("chess960", shredder), shredder);
    std::string x_fen = shredder;
    x_fen.replace(x_fen.find("HFhf"), 4, "KQkq");
    EXPECT_EQ(printed("chess960", x_fen), shredder);
    // K is the outermost rook; an inner one needs its file.
    EXPECT_EQ(printed("chess960", "4k3/8/8/8/8/8/8/1K1R1R2 w K - 0 1"),
              "4k3/8/8/8/8/8/8/1K1R1R2 w F - 0 1");
    EXPECT_EQ(printed("chess960", "4k3/8/8/8/8/8/8/1K1R1R2 w D - 0 1"),
              "4k3/8/8/8/8/8/8/1K1R1R2 w D - 0 1");
    EXPECT_EQ(error("chess960", "4k3/8/8/8/8/8/8/1K1R1R2 w DF - 0 1"),
              "castling: 'F' gives a right that is there already");
    EXPECT_EQ(error("chess960", "4k3/8/8/8/8/8/8/1K1R1R2 w FK - 0 1"),
              "castling: 'K' gives a right that is there already");
    EXPECT_EQ(error("chess960", "4k3/8/8/8/8/8/8/1K1R4 w C - 0 1"),
              "castling: 'C' needs one king on rank 1, and a rook on file c beside it");
    EXPECT_EQ(error("chess960", "4k3/8/8/8/8/8/8/1K1R4 w Q - 0 1"),
              "castling: 'Q' needs one king on rank 1, and a rook on that side of it");
    EXPECT_EQ(error("chess960", "4k3/8/8/8/8/8/1K6/3R4 w D - 0 1"),
              "castling: 'D' needs one king on rank 1, and a rook on file d beside it");
    EXPECT_EQ(
        error("chess960", "4k3/8/8/8/8/8/8/1K1R4 w X - 0 1"),
        "castling: 'X' is no castling of this game; expected some of KQkq, files of rooks, or '-'");
}

TEST(Fen, PassedCells) {
    const std::string e3 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
    EXPECT_EQ(printed("chess", e3), e3);
    const auto setup = parse_fen(e3, load_game("chess")->game()).value();
    EXPECT_EQ(setup.passed.at(0).man, *load_game("chess")->game().board.find("e4"));
    // The man may be written where it need not.
    EXPECT_EQ(printed("chess", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3e4 0 1"),
              e3);
    for (const char* bad : {"e", "e9", "e3e", "e3e4f5", "E3", "e3,", ",", "i3", "e3-"})
        EXPECT_EQ(place_of(parse_fen(chess_with(3, bad), load_game("chess")->game())),
                  "passed cell")
            << bad;
    EXPECT_EQ(error("chess", chess_with(3, "e3,e3")), "passed cell: e3 stands there twice");
    EXPECT_EQ(error("chess", chess_with(3, "a3,b3,c3,d3")), "");
    EXPECT_EQ(error("chess", chess_with(3, "a3,b3,c3,d3,e3")), "passed cell: more than 4");
}

// Two Berolina pawns could have passed e3: the man is written only if somebody can capture it.
TEST(Fen, TheManThatPassedIsWrittenWhereItMatters) {
    const std::string ambiguous = "4k3/8/8/8/2P1pP2/8/8/4K3 b - e3";
    EXPECT_EQ(printed("berolina", ambiguous + "f4 0 1"), "4k3/8/8/8/2P1pP2/8/8/4K3 b - e3 0 1");
    const std::string both = "4k3/8/8/8/3PpP2/8/8/4K3 b - e3f4 0 1";
    EXPECT_EQ(printed("berolina", both), both);
    const auto unsaid =
        parse_fen("4k3/8/8/8/3PpP2/8/8/4K3 b - e3 0 1", load_game("berolina")->game());
    EXPECT_EQ(unsaid.value().passed.at(0).man, kNoCell);
    EXPECT_EQ(
        error_of(position_from_fen(load_game("berolina"), "4k3/8/8/8/3PpP2/8/8/4K3 b - e3 0 1")),
        "passed cell: two men could have passed e3: write e3d4 or e3f4");
    const std::string nobody = "4k3/8/8/8/3P1P2/8/8/4K3 b - e3 0 1";
    EXPECT_EQ(printed("berolina", nobody), nobody);
    EXPECT_EQ(printed("berolina", "4k3/8/8/8/3P1P2/8/8/4K3 b - e3f4 0 1"), nobody);
}

TEST(Fen, Holdings) {
    const std::string board = "4k3/8/8/8/8/8/8/4K3";
    EXPECT_EQ(printed("crazyhouse", board + "[] w - - 0 1"), board + "[] w - - 0 1");
    EXPECT_EQ(printed("crazyhouse", board + "[qNbPpPQ] w - - 0 1"), board + "[PPNQpbq] w - - 0 1");
    EXPECT_EQ(printed("crazyhouse", board + "/qNbP w - - 0 1"), board + "[PNbq] w - - 0 1");
    EXPECT_EQ(printed("crazyhouse", board + "/ w - - 0 1"), board + "[] w - - 0 1");
    EXPECT_EQ(printed("crazyhouse", "4k3/1Q~6/8/8/4b3/8/Kpp5/8[] b - - 0 1"),
              "4k3/1Q~6/8/8/4b3/8/Kpp5/8[] b - - 0 1");
    EXPECT_EQ(error("crazyhouse", board + " w - - 0 1"),
              "holdings: this game has men in hand: expected '[...]' behind the board, '[]' when "
              "there are none");
    EXPECT_EQ(error("chess", board + "[] w - - 0 1"), "holdings: this game has no men in hand");
    EXPECT_EQ(error("crazyhouse", board + "[P w - - 0 1"),
              "holdings: '[' wants men in hand and ']' at the end of the board field");
    EXPECT_EQ(error("crazyhouse", board + "[PK] w - - 0 1"),
              "holdings, column 22: no hand of this game holds a king");
    EXPECT_EQ(error("crazyhouse", board + "[Q~] w - - 0 1"),
              "holdings, column 21: no hand of this game holds a promoted queen");
    EXPECT_EQ(error("crazyhouse", board + "[P2] w - - 0 1"),
              "holdings, column 22: '2' is no man of this game");
}

TEST(Fen, Limits) {
    EXPECT_EQ(error("chess", chess_with(4, "60000")), "");
    EXPECT_EQ(error("chess", chess_with(4, "60001")),
              "halfmove clock: expected a number from 0 to 60000, not '60001'");
    EXPECT_EQ(error("chess", chess_with(5, "60000")), "");
    EXPECT_EQ(error("chess", chess_with(5, "60001")),
              "move number: expected a number from 1 to 60000, not '60001'");
    EXPECT_EQ(error("chess", chess_with(5, "0")),
              "move number: expected a number from 1 to 60000, not '0'");
    EXPECT_EQ(place_of(parse_fen(chess_with(4, "-1"), load_game("chess")->game())),
              "halfmove clock");
    EXPECT_EQ(
        place_of(parse_fen(chess_with(4, "99999999999999999999"), load_game("chess")->game())),
        "halfmove clock");
    const std::string board = "4k3/8/8/8/8/8/8/4K3[";
    EXPECT_EQ(error("crazyhouse", board + std::string(255, 'P') + "] w - -"), "");
    EXPECT_EQ(error("crazyhouse", board + std::string(256, 'P') + "] w - -"),
              "holdings, column 276: more than 255 of one kind");
    std::string text = kChessStart;
    text.resize(limits::kFenText, ' ');
    EXPECT_EQ(error("chess", text), "");
    EXPECT_EQ(error("chess", text + " "), "a FEN has at most 8192 bytes, this text has 8193");
}

}  // namespace
}  // namespace floe::test
