// Betza notation: what is an error, the limits, and random texts.
#include <array>

#include "base/rng.hpp"
#include "betza_support.hpp"

namespace floe::testing {
namespace {

TEST(Betza, ErrorsNameColumnAndReason) {
    struct Row {
        const char* text;
        const char* error;
    };
    for (const Row& row : std::initializer_list<Row>{
             {"", "column 1: expected a movement, as in mfWcfF, but the text is empty"},
             {"mf", "column 3: expected an atom (a capital letter), but the text ends here"},
             {"W F", "column 2: expected an atom (a capital letter), not this character"},
             {"W\xC3\xA4", "column 2: expected an atom (a capital letter), not this character"},
             {"f3W", "column 2: expected an atom (a capital letter), not '3'"},
             {"WE", "column 2: 'E' is not an atom; expected W F D N A H C L Z J G K R B or Q"},
             {"KisO2", "column 4: castling is declared in [rules.castling]"},
             {"W@8", "column 2: drops are declared in the rules of the game"},
             {"WU", "column 2: 'U' (a leap to any cell) is not supported"},
             {"I", "column 1: 'I' (imitate the last move) is not supported"},
             {"(W)", "column 1: parentheses (legs that repeat) are not supported"},
             {"foR", "column 2: 'o' (a board that wraps around) is not supported"},
             {"ucR", "column 1: 'u' (put a captured man down elsewhere) is not supported"},
             {"Wfxk", "column 5: expected an atom (a capital letter), but the text ends here"},
             {"xK", "column 1: 'x' (lend the move to another man) is not supported"},
             {"ckR", "column 2: 'k' (capture royal men only) is not supported"},
             {"tW", "column 1: 't' is not supported but before brackets, as in t[FR]"},
             {"wW", "column 1: 'w' is not a letter of Betza notation"},
             {"mmW", "column 2: 'm' stands here twice"},
             {"hW",
              "column 1: 'h' stands behind f, b, l or r, or (first leg, oblique atom) before l "
              "or r"},
             {"fnW",
              "column 2: 'n' needs a leap of two cells or more; a slide is blocked without it"},
             {"nnnD", "column 3: 'n' stands here at most twice"},
             {"nnDD",
              "column 1: 'nn' leaves passed cells, so it stands on a single leap of one leg"},
             {"jK",
              "column 1: 'j' needs a slide (its first cell is skipped) or a leap to jump with"},
             {"jDD", "column 1: 'j' is not supported on a repeated leap"},
             {"jaD", "column 1: 'j' is not supported in a move of several legs"},
             {"fpgR", "column 1: 'p' and 'g' do not go together"},
             {"njD", "column 1: 'j' does not go together with 'n', 'p' or 'g'"},
             {"qnN", "column 1: a curved ride takes no 'n', 'j', 'p' or 'g'"},
             {"zqB", "column 2: 'q' and 'z' do not go together"},
             {"maqK", "column 3: 'q' is not supported in a move of several legs"},
             {"yW", "column 1: 'y' changes the range of the next leg, so it stands before 'a'"},
             {"maiK", "column 3: 'i' on a later leg (as long as the one before) is not supported"},
             {"N03", "column 2: a range is 0 (no limit) or from 1 to 26"},
             {"W27", "column 2: a range is 0 (no limit) or from 1 to 26"},
             {"W99999999999", "column 2: a range is 0 (no limit) or from 1 to 26"},
             {"NN3", "column 3: a doubled letter has no limit; write the range behind one"},
             {"QX", "column 2: 'X' (a longer leap) does not go with 'Q'"},
             {"W[F-R", "column 2: this '[' is not closed by ']'"},
             {"[F]", "column 1: brackets join at least two legs, as in [F-R] or [F?R]"},
             {"[F-]", "column 4: expected another leg before ']'"},
             {"[maF-R]", "column 3: 'a' does not stand in brackets; join legs by '-' or '?'"},
             {"[N-fR]",
              "column 4: in brackets a direction needs this leg and the one before it to run "
              "along a line"},
             {"[pR?R]", "column 2: a leg that only hops cannot be a stop; join it by '-'"},
             {"[gR-R]", "column 2: in brackets 'g' stands on the last leg; write 'p' here"},
             {"e[F-R]",
              "column 1: before brackets stand only f, b, l, r, v, s, m, c, d, i and t, not "
              "'e'"},
             {"f[N-R]", "column 2: directions before brackets need two legs in them, along lines"},
             {"K[W-fF]", "column 2: no move is left: a leg cannot go in the directions given"},
             {"cabcN", "column 5: no move is left: a leg cannot go in the directions given"},
             {"eafeF", "column 5: 'e' stands on one leg of a move only"}})
        EXPECT_EQ(error_of(row.text), row.error) << row.text;
}

TEST(Betza, LimitOnTextLength) {
    const std::string longest(limits::kBetzaText, 'W');
    EXPECT_EQ(error_of(longest), "");
    EXPECT_EQ(error_of(longest + "W"), "column 257: a movement text has at most 256 characters");
}

TEST(Betza, LimitOnLegs) {
    EXPECT_EQ(error_of("fafafafafafW"), "");
    EXPECT_EQ(error_of("fafafafafafafW"), "column 13: a move has at most 6 legs");
    EXPECT_EQ(error_of("fafafafafpW"), "");
    EXPECT_EQ(error_of("fafafafafafpW"), "column 13: a move has at most 6 legs, hops counted");
    EXPECT_EQ(error_of("[W-W-W-W-W-W]"), "");
    EXPECT_EQ(error_of("[W-W-W-W-W-W-W]"), "column 14: a move has at most 6 legs");
}

TEST(Betza, LimitOnReach) {
    EXPECT_EQ(error_of("HXXXX"), "");
    EXPECT_EQ(error_of("WHXXXXX"), "column 2: this leap reaches 18 cells; the limit is 15");
    EXPECT_EQ(error_of("qDX"), "");
    EXPECT_EQ(error_of("mqHX"), "column 3: this leap reaches further than 15 cells");
}

TEST(Betza, LimitOnVictims) {
    EXPECT_EQ(error_of("fcafcafK"), "");
    EXPECT_EQ(error_of("fcafcafcafK"),
              "column 11: a move captures at most 2 men on its way, before the last leg");
}

TEST(Betza, LimitOnPaths) {
    // Single paths on top of a text with many: fW, fW2, ... fW26 are one each.
    std::string text = "aaK";
    const auto count = [&] { return parse_betza(text, Lattice::kSquare)->paths.size(); };
    std::size_t paths = count();
    ASSERT_LT(paths, 512U);
    for (const char* more : {"qN", "fzB"})
        if (paths + 104 <= 512) {
            text += more;
            paths = count();
        }
    int range = 2;
    const std::array<char, 4> ways{'f', 'b', 'l', 'r'};
    for (std::size_t way = 0; paths < 512 && way < ways.size();
         range == 26 ? (++way, range = 2) : ++range) {
        text += std::string(1, ways[way]) + "W" + std::to_string(range);
        paths = count();
    }
    ASSERT_EQ(paths, 512U);
    ASSERT_LT(text.size() + 4, limits::kBetzaText);
    EXPECT_EQ(error_of(text + "fH"), "column " + std::to_string(text.size() + 2) +
                                         ": this movement has more than 512 paths, all directions "
                                         "counted");
    EXPECT_EQ(error_of("aaaaaK"),
              "column 6: this movement describes more than 2048 paths, equal ones and beginnings "
              "counted too");
    const std::string again = "aaKaaKaaKaaK";
    EXPECT_EQ(error_of(again), "");
    EXPECT_EQ(error_of(again + "aaK").substr(0, 10), "column 15:");
}

// Whatever the text, parsing ends in a movement or an error with a column in it; a movement keeps
// every promise that its users rely on.
TEST(Betza, RandomTextsNeverBreakThePromises) {
    constexpr std::string_view alphabet = "fblrvshmcdepgynijazqotuwxkWFDNAHLCJZGKQRBXYO0123[]-?@ (";
    Rng rng(2024);
    int good = 0;
    for (int round = 0; round < 40000; ++round) {
        std::string text;
        const auto length = 1 + rng.below(9);
        for (std::uint64_t i = 0; i < length; ++i) text += alphabet[rng.below(alphabet.size())];
        const Lattice lattice = rng.below(2) == 0 ? Lattice::kSquare : Lattice::kHex;
        const auto movement = parse_betza(text, lattice);
        if (!movement) {
            const int column = std::stoi(movement.error().where.substr(7));
            EXPECT_TRUE(column >= 1 && column <= static_cast<int>(text.size()) + 1) << text;
            EXPECT_FALSE(movement.error().reason.empty());
            continue;
        }
        ++good;
        EXPECT_FALSE(movement->paths.empty()) << text;
        EXPECT_LE(movement->paths.size(), 512U) << text;
        for (const Path& path : movement->paths) {
            EXPECT_LE(path.legs.size(), static_cast<std::size_t>(limits::kLegs)) << text;
            EXPECT_FALSE(path.legs.empty()) << text;
            for (const Leg& leg : path.legs) {
                EXPECT_NE(leg.step, Vec{}) << text;
                EXPECT_NE(leg.landing, 0) << text;
                EXPECT_GE(leg.min_steps, 1) << text;
                EXPECT_TRUE(leg.max_steps == 0 || leg.max_steps >= leg.min_steps) << text;
                EXPECT_TRUE(std::is_sorted(leg.over.begin(), leg.over.end())) << text;
            }
            EXPECT_EQ(path.legs.back().landing & kOnHurdle, 0) << text;
        }
    }
    EXPECT_GT(good, 1000);
}

}  // namespace
}  // namespace floe::testing
