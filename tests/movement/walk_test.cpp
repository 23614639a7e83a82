// The reference walk: slides, hops, lame leaps, captures on the way, en passant, seats.
#include "betza_support.hpp"

namespace floe::testing {
namespace {

constexpr Turn kBlack = mirrored(Lattice::kSquare);

TEST(Walk, SlidesEndOnTheFirstMan) {
    Scene scene = Scene::square(8, 8);
    scene.put(Occupant::kEnemy, {"e6"})
        .put(Occupant::kFriend, {"g4"})
        .put(Occupant::kNeutral, {"c4"});
    scene.put(Occupant::kWall, {"e3"});
    EXPECT_EQ(ends("R", scene, "e4"), sorted({"e5", "xe6", "f4", "d4", "xc4"}));
    EXPECT_EQ(ends("mR", scene, "e4"), sorted({"e5", "f4", "d4"}));
    EXPECT_EQ(ends("dR", scene, "e4"), sorted({"xg4"}));
    EXPECT_EQ(ends("cdR", scene, "e4"), sorted({"xe6", "xc4", "xg4"}));
    EXPECT_EQ(ends("fR1", scene, "e4"), sorted({"e5"}));
}

TEST(Walk, RidersAndLeapers) {
    Scene scene = Scene::square(8, 8);
    EXPECT_EQ(ends("NN", scene, "a1"), sorted({"b3", "c5", "d7", "c2", "e3", "g4"}));
    scene.put(Occupant::kFriend, {"c5", "a2", "b1", "b2"});
    EXPECT_EQ(ends("NN", scene, "a1"), sorted({"b3", "c2", "e3", "g4"}));
    EXPECT_EQ(ends("N", scene, "a1"), sorted({"b3", "c2"}));
}

TEST(Walk, CannonHopsExactlyOneMan) {
    Scene scene = Scene::square(9, 10);
    scene.put(Occupant::kFriend, {"e4"}).put(Occupant::kEnemy, {"e7", "e9", "b1"});
    scene.put(Occupant::kWall, {"g1"}).put(Occupant::kEnemy, {"i1"});
    EXPECT_EQ(ends("mRcpR", scene, "e1"), sorted({"e2", "e3", "xe7", "d1", "c1", "f1", "xi1"}));
}

TEST(Walk, GrasshopperLandsBehindTheHurdle) {
    Scene scene = Scene::square(8, 8);
    scene.put(Occupant::kFriend, {"d4", "a3"}).put(Occupant::kEnemy, {"e5", "a4", "c1", "d1"});
    EXPECT_EQ(ends("gQ", scene, "a1"), sorted({"xe5", "xa4", "xd1"}));
    EXPECT_EQ(ends("gK", scene, "b1"), sorted({"xd1"}));
}

TEST(Walk, LameLeapsNeedTheirCells) {
    Scene scene = Scene::square(9, 10);
    scene.put(Occupant::kEnemy, {"e6"}).put(Occupant::kFriend, {"d5"});
    EXPECT_EQ(ends("nN", scene, "e5"), sorted({"g6", "g4", "f3", "d3"}));
    scene.put(Occupant::kWall, {"f5"});
    EXPECT_EQ(ends("mafsW", scene, "e5"), sorted({"f3", "d3"}));
    EXPECT_EQ(ends("jD", scene, "e5"), sorted({"e7", "c5", "g5"}));
}

TEST(Walk, HolesStopSlidesAndLameLeapsButNotLeaps) {
    Scene scene(Board::rectangle(5, 5, {"c4"}).value());
    EXPECT_EQ(ends("fR", scene, "c3"), (Names{}));
    EXPECT_EQ(ends("fD", scene, "c3"), (Names{"c5"}));
    EXPECT_EQ(ends("fnD", scene, "c3"), (Names{}));
}

TEST(Walk, SkiSlideSkipsTheFirstCell) {
    Scene scene = Scene::square(8, 8);
    scene.put(Occupant::kFriend, {"a2"}).put(Occupant::kEnemy, {"a5"});
    EXPECT_EQ(ends("jR4", scene, "a1"), sorted({"a3", "a4", "xa5", "c1", "d1", "e1"}));
}

TEST(Walk, RifleCaptureLeavesTheManWhereItIs) {
    Scene scene = Scene::square(8, 8);
    scene.put(Occupant::kEnemy, {"f5", "d6"}).put(Occupant::kNeutral, {"d2"});
    scene.put(Occupant::kFriend, {"g5"}).put(Occupant::kWall, {"c3"});
    EXPECT_EQ(ends("cabN", scene, "e4"), sorted({"xd6 e4", "xd2 e4"}));
}

TEST(Walk, LionOfChuShogi) {
    Scene scene = Scene::square(5, 5);
    scene.put(Occupant::kEnemy, {"c4", "d5"}).put(Occupant::kFriend, {"b3"});
    const Names lion = ends("KNADcaKmcabK", scene, "c3");
    const auto has = [&](const std::string& end) {
        return std::count(lion.begin(), lion.end(), end) == 1;
    };
    EXPECT_TRUE(has("c3")) << "it may pass";
    EXPECT_TRUE(has("xc4 c3")) << "capture without moving";
    EXPECT_TRUE(has("xc4 xd5")) << "two at once";
    EXPECT_TRUE(has("xd5")) << "a leap";
    EXPECT_TRUE(has("xc4 b4"));
    EXPECT_FALSE(has("xb3 c3"));
}

TEST(Walk, BentRiders) {
    Scene scene = Scene::square(8, 8);
    scene.put(Occupant::kFriend, {"d5"}).put(Occupant::kEnemy, {"c7"});
    EXPECT_EQ(ends("FyafsF", scene, "d4"),
              sorted({"c5", "c6", "xc7", "b5", "a5", "e5", "e6", "e7", "e8", "f5", "g5", "h5",
                      "c3", "b3", "a3",  "c2", "c1", "e3", "f3", "g3", "h3", "e2", "e1"}));
    scene.put(Occupant::kFriend, {"e5"});
    EXPECT_EQ(ends("f[F?R]", scene, "d4"), sorted({"c5", "c6", "xc7"}));
}

TEST(Walk, HookMoverTurnsOnce) {
    Scene scene = Scene::square(3, 3);
    scene.put(Occupant::kFriend, {"a2"});
    EXPECT_EQ(ends("RmasR", scene, "a1"), sorted({"b1", "c1", "b2", "b3", "c2", "c3"}));
}

TEST(Walk, CurvedRiders) {
    Scene scene = Scene::square(8, 8);
    const Names crooked = ends("flzB", scene, "d1");
    EXPECT_EQ(crooked, sorted({"c2", "d3", "c4", "d5", "c6", "d7", "c8", "b1", "a2"}));
    const Scene large = Scene::square(9, 9);
    EXPECT_EQ(ends("rfqN2", large, "c3"), sorted({"d5", "f6", "c7"}));
    EXPECT_EQ(ends("rfmqN", large, "a5").size(), 8U);
}

TEST(Walk, Nothing) {
    const Scene scene = Scene::square(1, 1);
    EXPECT_EQ(ends("QNNqNaK", scene, "a1"), (Names{}));
    walk(scene.board, Path{}, Turn{}, cell(0), scene, [](const WalkEnd&) { FAIL(); });
}

TEST(Walk, EnPassantTakesThePassedCell) {
    Scene scene = Scene::square(8, 8);
    scene.pass("d6").put(Occupant::kEnemy, {"d5", "f6"});
    EXPECT_EQ(ends("mfWcefF", scene, "e5"), sorted({"e6", "e.p. d6", "xf6"}));
    EXPECT_EQ(ends("mfWcfF", scene, "e5"), sorted({"e6", "xf6"}));
    scene.put(Occupant::kFriend, {"d6"});
    EXPECT_EQ(ends("mfWcefF", scene, "e5"), sorted({"e6", "xf6"}));
}

TEST(Walk, PawnsOfBothSeats) {
    Scene scene = Scene::square(8, 8);
    EXPECT_EQ(ends("mfWcefFimfnD", scene, "e2"), sorted({"e3", "e4"}));
    EXPECT_EQ(ends("mfWcefFimfnD", scene, "e7", kBlack), sorted({"e6", "e5"}));
    EXPECT_EQ(ends("mfFcefWimfnA", scene, "e2"), sorted({"d3", "f3", "c4", "g4"}));
    scene.put(Occupant::kEnemy, {"e3", "d3"});
    EXPECT_EQ(ends("mfWcefFimfnD", scene, "e2"), sorted({"xd3"}));
    EXPECT_EQ(ends("mfFcefWimfnA", scene, "e2"), sorted({"xe3", "f3", "g4"}));
    EXPECT_EQ(ends("lfN", scene, "e5", kBlack), sorted({"xd3"})) << "a mirror keeps left and right";
}

TEST(Walk, MenOfShortSliders) {
    Scene scene = Scene::square(9, 9);
    EXPECT_EQ(ends("B3cabN", scene, "e5").size(), 12U);
    EXPECT_EQ(ends("FmWcnD", scene, "e5").size(), 8U);
    EXPECT_EQ(ends("R3cDcH", scene, "e5").size(), 12U);
    scene.put(Occupant::kFriend, {"e6"}).put(Occupant::kEnemy, {"e7", "e8", "g5", "f6"});
    EXPECT_EQ(ends("FmWcnD", scene, "e5"),
              sorted({"xf6", "d6", "f4", "d4", "f5", "e4", "d5", "xg5"}));
    EXPECT_EQ(ends("fR3cDcH", scene, "e5"), sorted({"xe7", "xe8", "xg5"}));
    EXPECT_EQ(ends("R6F", scene, "e5").size(), 4U + 4U + 4U + 2U);
}

TEST(Walk, CapturedMenAreGoneAndTheStartIsFree) {
    Scene scene = Scene::square(3, 3);
    scene.put(Occupant::kEnemy, {"a2"});
    EXPECT_EQ(ends("fcafabW", scene, "a1"), (Names{"xa2 a2"})) << "there, on and back again";
    EXPECT_EQ(ends("fmabW", scene, "b1"), (Names{"b1"}));
}

TEST(Walk, ReportsPathAndSteps) {
    const Scene scene = Scene::square(8, 8);
    const Movement rook = parse_betza("fR", Lattice::kSquare).value();
    int steps = 0;
    walk(scene.board, rook.paths[0], Turn{}, scene.board.find("a1").value(), scene,
         [&](const WalkEnd& end) {
             EXPECT_EQ(end.steps_of_last_leg, ++steps);
             EXPECT_EQ(end.path, &rook.paths[0]);
             EXPECT_EQ(end.passed, kNoCell);
         });
    EXPECT_EQ(steps, 7);
}

// Movements written without directions look the same from every seat: turned and mirrored frames
// give the same ends, with men around that stand alike in every direction.
TEST(Walk, DirectionlessMovementsAreSymmetric) {
    const Names texts{"K",    "NN", "nN",  "nC",   "nZ",     "pR4",     "gQ",    "jR3",
                      "jH",   "jN", "aW",  "afsK", "FyafsF", "[W-N]",   "[N?R]", "caK",
                      "mabK", "qN", "zB3", "DnA",  "[pQ-K]", "mafsmafK"};
    for (const Lattice lattice : {Lattice::kSquare, Lattice::kHex})
        for (const auto& ring :
             {Board::diagonal_steps(lattice), Board::orthogonal_steps(lattice)}) {
            const bool square = lattice == Lattice::kSquare;
            Scene scene = square ? Scene::square(9, 9) : Scene::hexagon();
            const std::string middle = square ? "e5" : "f6";
            for (const Vec v : ring)
                scene.men[index(scene.board.step(scene.board.find(middle).value(), v))] =
                    Occupant::kEnemy;
            for (const auto& text : texts) {
                if (!parse_betza(text, lattice)) continue;
                const Names upright = ends(text, scene, middle);
                for (int turn = 0; turn < (square ? 4 : 6); ++turn) {
                    const Turn seat = turned(lattice, turn);
                    EXPECT_EQ(ends(text, scene, middle, seat), upright) << text;
                    EXPECT_EQ(ends(text, scene, middle, seat * mirrored(lattice)), upright) << text;
                }
            }
        }
}

}  // namespace
}  // namespace floe::testing
