#include "geometry/board.hpp"

#include <gtest/gtest.h>

#include <set>

#include "geometry/cell_set.hpp"

namespace floe {
namespace {

std::set<std::string> neighbours(const Board& b, const std::string& name,
                                 const std::vector<Vec>& by) {
    std::set<std::string> out;
    for (const Vec v : by)
        if (const Cell c = b.step(*b.find(name), v); c != kNoCell) out.insert(b.name(c));
    return out;
}

TEST(Board, Rectangle) {
    const auto b = Board::rectangle(12, 16);
    ASSERT_TRUE(b);
    EXPECT_EQ(b->size(), 192);
    EXPECT_EQ(b->words(), 3);
    EXPECT_EQ(b->name(cell(0)), "a1");
    EXPECT_EQ(b->name(cell(191)), "l16");
    EXPECT_EQ(b->rows().size(), 16U);
    EXPECT_EQ(b->name(b->rows()[0][0]), "a16");
    EXPECT_FALSE(b->find("m1"));
    EXPECT_FALSE(b->find("a17"));
    EXPECT_FALSE(b->find(""));
}

TEST(Board, LimitsAtAndPast) {
    EXPECT_TRUE(Board::rectangle(16, 16));
    EXPECT_FALSE(Board::rectangle(16, 17));
    EXPECT_TRUE(Board::rectangle(26, 9));
    EXPECT_FALSE(Board::rectangle(27, 9));
    EXPECT_FALSE(Board::rectangle(0, 8));
    EXPECT_TRUE(Board::hexagon(9));
    EXPECT_FALSE(Board::hexagon(10));
    EXPECT_FALSE(Board::hexagon(1));
    EXPECT_FALSE(Board::rectangle(8, 8, {"i9"}));
}

// Gliński's board: files of 6 7 8 9 10 11 10 9 8 7 6 cells, no j, rows of 1 3 5 7 9 11 11 ...
// cells.
TEST(Board, Hexagon) {
    const auto b = Board::hexagon(6);
    ASSERT_TRUE(b);
    EXPECT_EQ(b->size(), 91);
    EXPECT_EQ(b->words(), 2);
    std::vector<std::size_t> rows;
    for (const auto& row : b->rows()) rows.push_back(row.size());
    EXPECT_EQ(rows, (std::vector<std::size_t>{1, 3, 5, 7, 9, 11, 11, 11, 11, 11, 11}));
    EXPECT_FALSE(b->find("j1"));
    EXPECT_TRUE(b->find("l6"));
    EXPECT_FALSE(b->find("l7"));
    const auto& edges = Board::orthogonal_steps(Lattice::kHex);
    EXPECT_EQ(neighbours(*b, "f1", edges), (std::set<std::string>{"f2", "e1", "g1"}));
    EXPECT_EQ(neighbours(*b, "e1", edges), (std::set<std::string>{"e2", "d1", "f1", "f2"}));
    EXPECT_EQ(neighbours(*b, "f6", edges),
              (std::set<std::string>{"f7", "f5", "e6", "e5", "g6", "g5"}));
    EXPECT_EQ(neighbours(*b, "f6", Board::diagonal_steps(Lattice::kHex)),
              (std::set<std::string>{"e7", "g7", "d5", "h5", "e4", "g4"}));
}

TEST(Board, TurnsCarryTheBoardOntoItself) {
    const auto hex = Board::hexagon(6);
    const Turn third = turned(Lattice::kHex, 2);
    EXPECT_EQ(hex->name(hex->image(*hex->find("f1"), third)), "a6");
    EXPECT_EQ(hex->name(hex->image(*hex->find("f1"), turned(Lattice::kHex, 4))), "l6");
    const Turn mirror = mirrored(Lattice::kHex);
    EXPECT_EQ(hex->name(hex->image(*hex->find("c1"), mirror)), "c8");
    EXPECT_EQ(hex->name(hex->image(*hex->find("g3"), mirror)), "g8");
    const auto square = Board::rectangle(9, 9);
    EXPECT_EQ(square->name(square->image(*square->find("e1"), turned(Lattice::kSquare, 1))), "a5");
    EXPECT_EQ(square->name(square->image(*square->find("d1"), mirrored(Lattice::kSquare))), "d9");
    EXPECT_EQ(turned(Lattice::kHex, 6), Turn{});
    EXPECT_EQ(turned(Lattice::kSquare, 4), Turn{});
}

TEST(Board, CrossAndHoles) {
    const auto b = Board::cross(9, 9, 2);
    ASSERT_TRUE(b);
    EXPECT_EQ(b->size(), 81 - 16);
    EXPECT_FALSE(b->find("a1"));
    EXPECT_EQ(b->step(*b->find("c1"), {-1, 0}), kNoCell);
    EXPECT_EQ(b->rows()[0].size(), 5U);
    EXPECT_FALSE(Board::cross(4, 4, 2));
}

template <class T>
class CellSets : public testing::Test {};
using Sets = testing::Types<CellSet<1>, CellSet<2>, CellSet<3>, CellSet<4>>;
TYPED_TEST_SUITE(CellSets, Sets);

TYPED_TEST(CellSets, AgreeWithASetOfNumbers) {
    TypeParam s, t;
    std::set<int> want, other;
    const int cells = static_cast<int>(sizeof(TypeParam)) * 8;
    for (int i = 0; i < cells; i += 1 + i % 5) {
        s.add(cell(static_cast<std::size_t>(i)));
        want.insert(i);
    }
    for (int i = 1; i < cells; i += 3) {
        t.add(cell(static_cast<std::size_t>(i)));
        other.insert(i);
    }
    const auto numbers = [](const TypeParam& set) {
        std::set<int> out;
        set.for_each([&](Cell c) { out.insert(static_cast<int>(index(c))); });
        return out;
    };
    EXPECT_EQ(numbers(s), want);
    EXPECT_EQ(s.count(), static_cast<int>(want.size()));
    EXPECT_EQ(static_cast<int>(index(s.lowest())), *want.begin());
    EXPECT_EQ(static_cast<int>(index(s.highest())), *want.rbegin());
    std::set<int> both, minus;
    for (const int i : want) (other.contains(i) ? both : minus).insert(i);
    EXPECT_EQ(numbers(s & t), both);
    EXPECT_EQ(numbers(s.without(t)), minus);
    EXPECT_EQ(s.meets(t), !both.empty());
    EXPECT_TRUE((s & t).within(s));
    EXPECT_FALSE(s.within(t));
    EXPECT_EQ(numbers(TypeParam::first_n(cells)).size(), static_cast<std::size_t>(cells));
    EXPECT_TRUE(TypeParam().empty());
}

}  // namespace
}  // namespace floe
