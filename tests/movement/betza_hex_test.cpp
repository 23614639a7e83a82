// The hex dialect: atoms, the clock of directions, the pawns of known hex games.
#include "betza_support.hpp"

namespace floe::testing {
namespace {

// Hours of the clock at which the paths' first steps point: 12, 1, ... 11; a knight's leap between
// two hours is at half past the earlier ("1:30"). Shortest step per hour: W at even, F at odd ones.
std::string hour_of(Vec v) {
    static const std::vector<Vec> units{{0, 1},  {1, 2},   {1, 1},   {2, 1},   {1, 0},  {1, -1},
                                        {0, -1}, {-1, -2}, {-1, -1}, {-2, -1}, {-1, 0}, {-1, 1}};
    for (std::size_t i = 0; i < 12; ++i) {
        const std::string hour = std::to_string(i == 0 ? 12 : i);
        for (int n = 1; n <= 3; ++n)
            if (v == units[i] * n) return hour;
        if (v == units[i] + units[(i + 1) % 12]) return hour + ":30";
    }
    return "nowhere";
}

Names hours(std::string_view text) {
    const auto movement = parse_betza(text, Lattice::kHex);
    if (!movement) return {movement.error().text()};
    Names found;
    for (const Path& path : movement->paths) found.push_back(hour_of(path.legs.front().step));
    return sorted(found);
}

TEST(BetzaHex, AtomsReachTheCellsOfTheDiagram) {
    const Scene scene = Scene::hexagon();
    EXPECT_EQ(ends("W", scene, "f6"), sorted({"f7", "g6", "g5", "f5", "e5", "e6"}));
    EXPECT_EQ(ends("F", scene, "f6"), sorted({"g7", "h5", "g4", "e4", "d5", "e7"}));
    EXPECT_EQ(ends("D", scene, "f6"), sorted({"f8", "h6", "h4", "f4", "d4", "d6"}));
    EXPECT_EQ(ends("N", scene, "f6"),
              sorted({"g8", "h7", "i5", "i4", "h3", "g3", "e3", "d3", "c4", "c5", "d7", "e8"}));
    EXPECT_EQ(ends("A", scene, "f6"), sorted({"h8", "k4", "h2", "d2", "b4", "d8"}));
    EXPECT_EQ(ends("H", scene, "f6"), sorted({"f9", "i6", "i3", "f3", "c3", "c6"}));
    EXPECT_EQ(ends("G", Scene(Board::hexagon(7).value()), "g7"),
              sorted({"k10", "n4", "k1", "d1", "a4", "d10"}));
    EXPECT_EQ(ends("R", scene, "f6").size(), 30U);
    EXPECT_EQ(ends("B", scene, "f6").size(), 12U);
    EXPECT_EQ(ends("Q", scene, "f6").size(), 42U);
    EXPECT_EQ(ends("K", scene, "f6").size(), 12U);
    EXPECT_TRUE(same("Q", "RB", Lattice::kHex));
    EXPECT_TRUE(same("K", "WF", Lattice::kHex));
    EXPECT_TRUE(same("R", "WW", Lattice::kHex));
    EXPECT_TRUE(same("B", "F0", Lattice::kHex));
}

TEST(BetzaHex, OrthogonalDirections) {
    EXPECT_EQ(hours("fW"), (Names{"12"}));
    EXPECT_EQ(hours("bW"), (Names{"6"}));
    EXPECT_EQ(hours("rW"), sorted({"2", "4"}));
    EXPECT_EQ(hours("lW"), sorted({"8", "10"}));
    EXPECT_EQ(hours("vW"), sorted({"12", "6"}));
    EXPECT_EQ(hours("sW"), sorted({"2", "4", "8", "10"}));
    EXPECT_EQ(hours("frW"), (Names{"2"}));
    EXPECT_EQ(hours("rfW"), (Names{"2"}));
    EXPECT_EQ(hours("flW"), (Names{"10"}));
    EXPECT_EQ(hours("brW"), (Names{"4"}));
    EXPECT_EQ(hours("blW"), (Names{"8"}));
    EXPECT_EQ(hours("fsW"), sorted({"10", "2"}));
    EXPECT_EQ(hours("bsW"), sorted({"8", "4"}));
    EXPECT_EQ(hours("fhW"), sorted({"10", "12", "2"}));
    EXPECT_EQ(hours("rhW"), hours("rW"));
}

TEST(BetzaHex, DiagonalDirections) {
    EXPECT_EQ(hours("fF"), sorted({"11", "1"}));
    EXPECT_EQ(hours("bF"), sorted({"5", "7"}));
    EXPECT_EQ(hours("rF"), (Names{"3"}));
    EXPECT_EQ(hours("lF"), (Names{"9"}));
    EXPECT_EQ(hours("sF"), sorted({"3", "9"}));
    EXPECT_EQ(hours("vF"), sorted({"11", "1", "5", "7"}));
    EXPECT_EQ(hours("frF"), (Names{"1"}));
    EXPECT_EQ(hours("flF"), (Names{"11"}));
    EXPECT_EQ(hours("brF"), (Names{"5"}));
    EXPECT_EQ(hours("blF"), (Names{"7"}));
    EXPECT_EQ(hours("rhF"), sorted({"1", "3", "5"}));
    EXPECT_EQ(hours("fhF"), hours("fF"));
}

TEST(BetzaHex, TheKingsClockNamesEachHour) {
    const Names letters{"f", "rf", "fr", "r", "br", "rb", "b", "lb", "bl", "l", "fl", "lf"};
    for (std::size_t i = 0; i < letters.size(); ++i)
        EXPECT_EQ(hours(letters[i] + "K"), (Names{std::to_string(i == 0 ? 12 : i)}));
    EXPECT_EQ(hours("fsK"), sorted({"10", "2"}));
    EXPECT_EQ(hours("sfK"), sorted({"11", "1"}));
    EXPECT_EQ(hours("vrK"), sorted({"2", "4"}));
    EXPECT_EQ(hours("rvK"), sorted({"1", "5"}));
    EXPECT_EQ(hours("fhK"), sorted({"10", "11", "12", "1", "2"}));
    EXPECT_EQ(hours("vK"), sorted({"12", "6"}));
    EXPECT_EQ(hours("sQ"), sorted({"3", "9"}));
}

TEST(BetzaHex, KnightDirectionsNameEachLeap) {
    const Names letters{"rf", "frh", "fr", "br", "brh", "rb", "lb", "blh", "bl", "fl", "flh", "lf"};
    for (std::size_t i = 0; i < letters.size(); ++i)
        EXPECT_EQ(hours(letters[i] + "N"), (Names{std::to_string(i == 0 ? 12 : i) + ":30"}));
    EXPECT_EQ(hours("fN"), sorted({"11:30", "12:30"}));
    EXPECT_EQ(hours("rN"), sorted({"2:30", "3:30"}));
    EXPECT_EQ(hours("fsN"), sorted({"9:30", "2:30"}));
    EXPECT_EQ(hours("fshN"), sorted({"10:30", "1:30"}));
    EXPECT_EQ(hours("fhN").size(), 6U);
    EXPECT_EQ(hours("hrN"), sorted({"12:30", "2:30", "4:30", "6:30", "8:30", "10:30"}));
    EXPECT_EQ(hours("hlN").size(), 6U);
}

TEST(BetzaHex, PawnsOfKnownGames) {
    Scene scene = Scene::hexagon();
    scene.put(Occupant::kEnemy, {"e5", "g5", "e6", "g6", "e7", "g7"});
    EXPECT_EQ(ends("mfWcfsW", scene, "f6"), sorted({"f7", "xe6", "xg6"})) << "Gliński";
    EXPECT_EQ(ends("mfWcflfrW", scene, "f6"), sorted({"f7", "xe6", "xg6"}));
    EXPECT_EQ(ends("mfWcfF", scene, "f6"), sorted({"f7", "xe7", "xg7"})) << "McCooey";
    const auto pawn = parse_betza("mfWcefsWimfnD", Lattice::kHex).value();
    EXPECT_EQ(pawn.paths[3].legs[0].over, (std::vector<Vec>{{0, 1}}));
    EXPECT_TRUE(pawn.paths[3].leaves_passed && pawn.paths[3].initial);
}

TEST(BetzaHex, ForwardTurnsWithTheSeat) {
    const Scene scene = Scene::hexagon();
    EXPECT_EQ(ends("fW", scene, "f6", turned(Lattice::kHex, 1)), (Names{"g6"}));
    EXPECT_EQ(ends("fW", scene, "f6", turned(Lattice::kHex, 3)), (Names{"f5"}));
    EXPECT_EQ(ends("fF", scene, "f6", turned(Lattice::kHex, 2)), sorted({"h5", "g4"}));
}

TEST(BetzaHex, LameLeapsStepOrthogonallyFirst) {
    Scene scene = Scene::hexagon();
    scene.put(Occupant::kFriend, {"f7"});
    const Names left = ends("nN", scene, "f6");
    EXPECT_EQ(left.size(), 10U);
    for (const std::string gone : {"g8", "e8"})
        EXPECT_EQ(std::count(left.begin(), left.end(), gone), 0) << gone;
    EXPECT_TRUE(same("nN", "malfrfW", Lattice::kHex)) << "a step, then 30 degrees to either side";
    EXPECT_TRUE(same("nN", "[W-F]", Lattice::kHex));
    EXPECT_TRUE(same("nD", "mafW", Lattice::kHex));
    EXPECT_TRUE(same("nA", "mafF", Lattice::kHex));
}

TEST(BetzaHex, ChainsTurnOnTheClock) {
    EXPECT_EQ(parse_betza("aW", Lattice::kHex)->paths.size(), 30U);
    EXPECT_EQ(parse_betza("aK", Lattice::kHex)->paths.size(), 132U);
    EXPECT_EQ(parse_betza("cabN", Lattice::kHex)->paths.size(), 12U);
    EXPECT_TRUE(same("FyalfrfF", "[F?R]", Lattice::kHex)) << "the griffon bends 30 degrees";
    EXPECT_TRUE(same("gQ", "gafQ", Lattice::kHex));
    EXPECT_TRUE(same("pR", "pafR", Lattice::kHex));
}

TEST(BetzaHex, Errors) {
    EXPECT_EQ(error_of("WC", Lattice::kHex),
              "column 2: 'C' is not an atom of hex boards; expected W F D A H G N K R B or Q");
    EXPECT_EQ(error_of("NX", Lattice::kHex), "column 2: 'X' (a longer leap) is for square boards");
    EXPECT_EQ(error_of("mqN", Lattice::kHex), "column 2: 'q' (a curved ride) is for square boards");
    EXPECT_EQ(
        error_of("frhW", Lattice::kHex),
        "column 3: 'h' stands behind f, b, l or r, or (first leg, oblique atom) before l or r");
}

}  // namespace
}  // namespace floe::testing
