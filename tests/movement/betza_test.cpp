// Betza notation on square boards: atoms, directions, modifiers, chains.
#include "betza_support.hpp"

namespace floe::testing {
namespace {

// The first steps of the paths, sorted.
std::vector<Vec> steps(std::string_view text) {
    std::vector<Vec> found;
    const Movement movement = parse_betza(text, Lattice::kSquare).value();
    for (const Path& path : movement.paths) found.push_back(path.legs.front().step);
    std::sort(found.begin(), found.end());
    return found;
}

std::vector<Vec> all_signs(int a, int b) {
    std::vector<Vec> found;
    for (const Vec v : {Vec{a, b}, Vec{b, a}})
        for (const int x : {-1, 1})
            for (const int y : {-1, 1}) found.push_back({v.dx * x, v.dy * y});
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

TEST(Betza, EveryAtomIsTheLeapOfTheTable) {
    struct Row {
        const char* text;
        int a, b;
    };
    for (const Row& row : std::initializer_list<Row>{
             {"W", 0, 1},  {"F", 1, 1},  {"D", 0, 2},  {"N", 1, 2},  {"A", 2, 2},  {"H", 0, 3},
             {"C", 1, 3},  {"L", 1, 3},  {"Z", 2, 3},  {"J", 2, 3},  {"G", 3, 3},  {"WX", 0, 4},
             {"FX", 1, 4}, {"DY", 2, 4}, {"NY", 3, 4}, {"AY", 4, 4}, {"DX", 0, 5}, {"NX", 1, 5},
             {"AX", 2, 5}, {"CY", 3, 5}, {"ZY", 4, 5}, {"HX", 0, 6}, {"CX", 1, 6}, {"ZX", 2, 6},
             {"GX", 3, 6}, {"WXX", 0, 7}}) {
        EXPECT_EQ(steps(row.text), all_signs(row.a, row.b)) << row.text;
        const auto movement = parse_betza(row.text, Lattice::kSquare);
        for (const Path& path : movement->paths) {
            EXPECT_EQ(path.legs.size(), 1U);
            EXPECT_EQ(path.legs[0].max_steps, 1);
            EXPECT_EQ(path.legs[0].landing, kOnEmpty | kOnEnemy);
            EXPECT_TRUE(path.legs[0].over.empty());
            EXPECT_FALSE(path.initial || path.leaves_passed);
        }
    }
}

TEST(Betza, CompoundsAndRanges) {
    EXPECT_TRUE(same("K", "WF"));
    EXPECT_TRUE(same("Q", "RB"));
    EXPECT_TRUE(same("R", "W0"));
    EXPECT_TRUE(same("R", "WW"));
    EXPECT_TRUE(same("B", "FF"));
    EXPECT_TRUE(same("R4", "W4"));
    EXPECT_TRUE(same("Q2", "W2F2"));
    EXPECT_TRUE(same("K2", "Q2"));
    EXPECT_TRUE(same("NN", "N0"));
    EXPECT_EQ(parse_betza("WX0", Lattice::kSquare)->paths[0].legs[0].max_steps, 0);
    EXPECT_EQ(parse_betza("N3", Lattice::kSquare)->paths[0].legs[0].max_steps, 3);
    EXPECT_EQ(parse_betza("W26", Lattice::kSquare)->paths[0].legs[0].max_steps, 26);
    EXPECT_TRUE(same("WWW", "W0W")) << "a doubled letter, then one more";
    EXPECT_TRUE(same("NNN", "N0N"));
}

TEST(Betza, DirectionsOfOrthogonalAtomsAddUp) {
    EXPECT_EQ(steps("fW"), (std::vector<Vec>{{0, 1}}));
    EXPECT_EQ(steps("frW"), (std::vector<Vec>{{0, 1}, {1, 0}}));
    EXPECT_EQ(steps("fsW"), (std::vector<Vec>{{-1, 0}, {0, 1}, {1, 0}}));
    EXPECT_EQ(steps("vD"), (std::vector<Vec>{{0, -2}, {0, 2}}));
    EXPECT_EQ(steps("ffbblH"), (std::vector<Vec>{{-3, 0}, {0, -3}, {0, 3}}));
    EXPECT_EQ(steps("fhW"), (std::vector<Vec>{{0, 1}}));
}

TEST(Betza, DirectionsOfDiagonalAtomsIntersect) {
    EXPECT_EQ(steps("fF"), (std::vector<Vec>{{-1, 1}, {1, 1}}));
    EXPECT_EQ(steps("rA"), (std::vector<Vec>{{2, -2}, {2, 2}}));
    EXPECT_EQ(steps("frF"), (std::vector<Vec>{{1, 1}}));
    EXPECT_EQ(steps("rfF"), (std::vector<Vec>{{1, 1}}));
    EXPECT_EQ(steps("blF"), (std::vector<Vec>{{-1, -1}}));
    EXPECT_EQ(steps("fsF"), steps("fF"));
    EXPECT_EQ(steps("vF"), steps("F"));
    EXPECT_EQ(steps("frlF"), (std::vector<Vec>{{-1, -1}, {-1, 1}, {1, 1}}));
}

TEST(Betza, DirectionsOfObliqueAtoms) {
    EXPECT_EQ(steps("fN"), (std::vector<Vec>{{-1, 2}, {1, 2}}));
    EXPECT_EQ(steps("ffN"), steps("fN"));
    EXPECT_EQ(steps("lfN"), (std::vector<Vec>{{-1, 2}})) << "the left one of the forward pair";
    EXPECT_EQ(steps("flN"), (std::vector<Vec>{{-2, 1}})) << "the forward one of the left pair";
    EXPECT_EQ(steps("brN"), (std::vector<Vec>{{2, -1}}));
    EXPECT_EQ(steps("rbN"), (std::vector<Vec>{{1, -2}}));
    EXPECT_EQ(steps("fsN"), (std::vector<Vec>{{-2, 1}, {2, 1}}));
    EXPECT_EQ(steps("lvN"), (std::vector<Vec>{{-1, -2}, {-1, 2}}));
    EXPECT_EQ(steps("fhN"), (std::vector<Vec>{{-2, 1}, {-1, 2}, {1, 2}, {2, 1}}));
    EXPECT_EQ(steps("sN"), (std::vector<Vec>{{-2, -1}, {-2, 1}, {2, -1}, {2, 1}}));
    EXPECT_EQ(steps("vC"), (std::vector<Vec>{{-1, -3}, {-1, 3}, {1, -3}, {1, 3}}));
    EXPECT_EQ(steps("ffrrN"), (std::vector<Vec>{{-1, 2}, {1, 2}, {2, -1}, {2, 1}}));
    EXPECT_EQ(steps("hrN"), (std::vector<Vec>{{-2, 1}, {-1, -2}, {1, 2}, {2, -1}}));
    EXPECT_EQ(steps("hlN"), (std::vector<Vec>{{-2, -1}, {-1, 2}, {1, -2}, {2, 1}}));
}

TEST(Betza, DirectionsOfKAndQAreEightfold) {
    EXPECT_EQ(steps("fK"), (std::vector<Vec>{{0, 1}}));
    EXPECT_EQ(steps("fsK"), (std::vector<Vec>{{-1, 1}, {1, 1}}));
    EXPECT_EQ(steps("frK"), (std::vector<Vec>{{1, 1}}));
    EXPECT_EQ(steps("rfK"), (std::vector<Vec>{{1, 1}}));
    EXPECT_EQ(steps("ffsK"), (std::vector<Vec>{{-1, 0}, {0, 1}, {1, 0}}));
    EXPECT_EQ(steps("fhK"), (std::vector<Vec>{{-1, 1}, {0, 1}, {1, 1}}));
    EXPECT_EQ(steps("bhsQ"), (std::vector<Vec>{{-1, -1}, {-1, 0}, {0, -1}, {1, -1}, {1, 0}}));
}

// Every letter and pair, on every shape, selects something.
TEST(Betza, NoDirectionIsEmpty) {
    for (const Lattice lattice : {Lattice::kSquare, Lattice::kHex})
        for (const char atom : {'W', 'F', 'N', 'K'})
            for (const char first : std::string_view("fblrvs"))
                for (const char second : std::string_view("fblrvsh")) {
                    const std::string text{first, second, atom};
                    if (second == 'h' && (first == 'v' || first == 's')) continue;
                    EXPECT_EQ(error_of(text, lattice), "") << text;
                }
}

TEST(Betza, ModalitiesOfOneLegAreJoined) {
    const auto landing = [](std::string_view text) {
        return int{parse_betza(text, Lattice::kSquare)->paths[0].legs[0].landing};
    };
    EXPECT_EQ(landing("mW"), kOnEmpty);
    EXPECT_EQ(landing("cW"), kOnEnemy);
    EXPECT_EQ(landing("mcW"), kOnEmpty | kOnEnemy);
    EXPECT_EQ(landing("dW"), kOnFriend);
    EXPECT_EQ(landing("eF"), kOnPassed);
    EXPECT_EQ(landing("fceF"), kOnEnemy | kOnPassed);
    EXPECT_EQ(landing("cdW"), kOnEnemy | kOnFriend);
}

TEST(Betza, PawnInAnyOrderOfModifiers) {
    for (const char* text : {"mfWcefFimfnD", "fmWfceFifmnD", "mfWcfeFinmfD", "ifmnDfmWfceF"}) {
        EXPECT_TRUE(same(text, "mfWcefFimfnD"));
    }
    const auto pawn = parse_betza("mfWcefFimfnD", Lattice::kSquare).value();
    ASSERT_EQ(pawn.paths.size(), 4U);
    const Path& twice = pawn.paths[3];
    EXPECT_TRUE(twice.initial);
    EXPECT_TRUE(twice.leaves_passed);
    ASSERT_EQ(twice.legs.size(), 1U);
    EXPECT_EQ(twice.legs[0].step, (Vec{0, 2}));
    EXPECT_EQ(twice.legs[0].over, (std::vector<Vec>{{0, 1}}));
    EXPECT_EQ(twice.legs[0].landing, kOnEmpty);
    EXPECT_FALSE(pawn.paths[0].initial || pawn.paths[0].leaves_passed);
}

TEST(Betza, BerolinaPawn) {
    const auto pawn = parse_betza("mfFcefWimfnA", Lattice::kSquare).value();
    ASSERT_EQ(pawn.paths.size(), 5U);
    EXPECT_EQ(pawn.paths[3].legs[0].over, (std::vector<Vec>{{1, 1}}));
    EXPECT_TRUE(pawn.paths[3].leaves_passed && pawn.paths[4].leaves_passed);
}

TEST(Betza, PassedCellsAreLeftByMovingInitialLameLeapsOnly) {
    const auto leaves = [](std::string_view text) {
        return parse_betza(text, Lattice::kSquare)->paths[0].leaves_passed;
    };
    EXPECT_TRUE(leaves("imnD"));
    EXPECT_TRUE(leaves("imnH"));
    EXPECT_TRUE(leaves("mnnD")) << "nn always does";
    EXPECT_FALSE(leaves("imD"));
    EXPECT_FALSE(leaves("mnD"));
    EXPECT_FALSE(leaves("inD")) << "it may capture";
    EXPECT_FALSE(leaves("icnD"));
}

TEST(Betza, LameLeapsStepOrthogonallyFirst) {
    const auto over = [](std::string_view text) {
        return parse_betza(text, Lattice::kSquare)->paths[0].legs[0].over;
    };
    EXPECT_EQ(over("nD"), (std::vector<Vec>{{0, 1}}));
    EXPECT_EQ(over("frnA"), (std::vector<Vec>{{1, 1}}));
    EXPECT_EQ(over("nH"), (std::vector<Vec>{{0, 1}, {0, 2}}));
    EXPECT_EQ(over("nN"), (std::vector<Vec>{{0, 1}}));
    EXPECT_EQ(over("nC"), (std::vector<Vec>{{0, 1}, {0, 2}}));
    EXPECT_EQ(over("nZ"), (std::vector<Vec>{{0, 1}, {1, 2}}));
    EXPECT_EQ(over("frnG"), (std::vector<Vec>{{1, 1}, {2, 2}}));
    EXPECT_TRUE(same("nN", "mafsW")) << "xiangqi's horse";
    EXPECT_TRUE(same("nN", "[W-F]"));
    EXPECT_TRUE(same("nA", "mafF")) << "xiangqi's elephant";
    EXPECT_TRUE(same("nZ", "mafsmafW")) << "janggi's elephant";
    EXPECT_FALSE(same("nN", "mafsF")) << "the moa steps diagonally first";
}

TEST(Betza, HoppersAreTwoLegs) {
    EXPECT_TRUE(same("pR", "pafR"));
    EXPECT_TRUE(same("gQ", "gafQ"));
    EXPECT_TRUE(same("pW", "pafW"));
    EXPECT_FALSE(same("gW", "pW")) << "g on one step goes on without limit";
    const auto pao = parse_betza("cfpR", Lattice::kSquare).value();
    ASSERT_EQ(pao.paths.size(), 1U);
    EXPECT_EQ(pao.paths[0].legs[0].landing, kOnHurdle);
    EXPECT_EQ(pao.paths[0].legs[0].max_steps, 0);
    EXPECT_EQ(pao.paths[0].legs[1].landing, kOnEnemy);
    EXPECT_EQ(pao.paths[0].legs[1].max_steps, 0);
    EXPECT_EQ(parse_betza("fgR", Lattice::kSquare)->paths[0].legs[1].max_steps, 1);
    EXPECT_EQ(parse_betza("fgR4", Lattice::kSquare)->paths[0].legs[1].max_steps, 1);
    EXPECT_EQ(parse_betza("fpR4", Lattice::kSquare)->paths.size(), 3U);
}

TEST(Betza, RifleCaptureIsTwoLegs) {
    const auto archer = parse_betza("cabN", Lattice::kSquare).value();
    ASSERT_EQ(archer.paths.size(), 8U);
    for (const Path& path : archer.paths) {
        ASSERT_EQ(path.legs.size(), 2U);
        EXPECT_EQ(path.legs[0].landing, kOnEnemy);
        EXPECT_EQ(path.legs[1].step, -path.legs[0].step);
        EXPECT_EQ(path.legs[1].landing, kOnEmpty) << "its own start counts as empty";
    }
}

TEST(Betza, ContinuationDirectionsTurnWithTheLegBefore) {
    EXPECT_TRUE(same("fafW", "fnD"));
    EXPECT_TRUE(same("rafW", "rnD"));
    EXPECT_TRUE(same("afrW", "nhrN"));
    EXPECT_TRUE(same("rarW", "[rW-rW]"));
    EXPECT_EQ(steps("rarW"), (std::vector<Vec>{{1, -1}})) << "right of right is back";
    EXPECT_EQ(steps("rfafrN"), (std::vector<Vec>{{3, 3}})) << "the next of the eight, clockwise";
    EXPECT_EQ(parse_betza("aK", Lattice::kSquare)->paths.size(), 56U) << "anywhere but back";
    EXPECT_EQ(parse_betza("aW", Lattice::kSquare)->paths.size(), 12U) << "a wazir stays one";
    EXPECT_EQ(steps("fmafrD"), (std::vector<Vec>{{2, 4}})) << "D turns into A";
    EXPECT_EQ(steps("frmafrG"), (std::vector<Vec>{{6, 3}})) << "G turns into H";
}

TEST(Betza, RangeToggles) {
    EXPECT_TRUE(same("FyafsF", "[F?R]")) << "griffon";
    EXPECT_TRUE(same("FyafsF", "t[FR]"));
    EXPECT_TRUE(same("FyafsF", "[FR]"));
    EXPECT_TRUE(same("yafsF", "[F-R]"));
    EXPECT_TRUE(same("WyafsW", "[W?B]")) << "rhinoceros";
    EXPECT_EQ(parse_betza("fmyafR", Lattice::kSquare)->paths[0].legs[1].max_steps, 1);
    const auto bounce = parse_betza("fgabyabsR", Lattice::kSquare).value();
    ASSERT_EQ(bounce.paths.size(), 2U);
    EXPECT_EQ(bounce.paths[0].legs[1].max_steps, 1);
    EXPECT_EQ(bounce.paths[0].legs[2].max_steps, 0);
}

TEST(Betza, Brackets) {
    EXPECT_TRUE(same("[W-R]", "[W-fR]"));
    EXPECT_EQ(parse_betza("v[F?R]", Lattice::kSquare)->paths.size(), 8U) << "the ship";
    EXPECT_TRUE(same("m[F?R]", "mFmyafsmF"));
    EXPECT_TRUE(same("[pR-cR]", "cpR"));
    EXPECT_EQ(steps("[W-N]"), all_signs(1, 3)) << "two ways outward from each step";
    EXPECT_EQ(steps("[N-W]"), all_signs(1, 3)) << "straight on, more or less";
    EXPECT_EQ(steps("[W-sW]"), steps("masW"));
}

TEST(Betza, CurvedRiders) {
    EXPECT_EQ(parse_betza("qN", Lattice::kSquare)->paths.size(), 104U);
    EXPECT_TRUE(same("qN2", "NmafrNmaflN"));
    EXPECT_TRUE(same("zB2", "FmasF"));
    EXPECT_TRUE(same("zN", "zN0"));
}

TEST(Betza, SkiSlidesAndJumps) {
    EXPECT_TRUE(same("jR", "[mpW-R]"));
    EXPECT_TRUE(same("jD", "pafW"));
    EXPECT_TRUE(same("jA", "pafF"));
    EXPECT_TRUE(same("jN", "pafsW"));
    EXPECT_EQ(parse_betza("jH", Lattice::kSquare)->paths.size(), 8U);
}

TEST(Betza, EqualPathsAreMerged) {
    EXPECT_TRUE(same("KK", "K"));
    EXPECT_TRUE(same("KW", "K"));
    EXPECT_TRUE(same("mWmW", "mW"));
    EXPECT_EQ(parse_betza("mWcW", Lattice::kSquare)->paths.size(), 8U);
}

TEST(Betza, KnownMenAreUnderstood) {
    for (const char* text : {"KNADcaKmcabK",
                             "B3cabN",
                             "RmasR",
                             "FyafsF",
                             "mafsmafW",
                             "fcafmF",
                             "gabyabsR",
                             "FmWcnD",
                             "mafmafsKmafsmafKmaflmafrKmafrmaflK",
                             "R3cDcH",
                             "B3cAcG",
                             "R6FN",
                             "mRcpR",
                             "gQ",
                             "NN",
                             "FfsW",
                             "WfF",
                             "mNcB",
                             "mpafN",
                             "KADcavKmcpafmcpavK",
                             "QNADcaKmabK",
                             "v[F?R]",
                             "casR",
                             "cpasR",
                             "mamaK",
                             "hrarfN",
                             "afraflWaflafrW"})
        EXPECT_EQ(error_of(text), "") << text;
}

}  // namespace
}  // namespace floe::testing
