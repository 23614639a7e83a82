#include "rules/region.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "base/limits.hpp"
#include "rules/spec.hpp"

namespace floe {
namespace {

using Named = std::vector<NamedRegion>;

Board square() { return *Board::rectangle(8, 8); }

// The cells of a region in the order of the board, or "where: reason".
std::string cells(const std::string& text, const Board& board, const Named& named = {}) {
    const auto region = parse_region(text, board, named);
    if (!region) return region.error().text();
    std::string names;
    region->for_each([&](Cell c) { names += (names.empty() ? "" : " ") + board.name(c); });
    return names;
}
int count(const std::string& text, const Board& board, const Named& named = {}) {
    const auto region = parse_region(text, board, named);
    return region ? region->count() : -1;
}

TEST(Region, RanksFilesAndCells) {
    const Board b = square();
    EXPECT_EQ(cells("rank 8", b), "a8 b8 c8 d8 e8 f8 g8 h8");
    EXPECT_EQ(cells("file c", b), "c1 c2 c3 c4 c5 c6 c7 c8");
    EXPECT_EQ(count("ranks 1-3", b), 24);
    EXPECT_EQ(count("ranks 4-4", b), 8);
    EXPECT_EQ(count("files a-d", b), 32);
    EXPECT_EQ(cells("e4  d5 a1", b), "a1 e4 d5");
    EXPECT_EQ(count("all", b), 64);
    EXPECT_EQ(count("edge", b), 28);
}

TEST(Region, OperatorsGoFromLeftToRight) {
    const Board b = square();
    EXPECT_EQ(cells("rank 1 & files a-c", b), "a1 b1 c1");
    EXPECT_EQ(cells("rank 1 - files b-h", b), "a1");
    EXPECT_EQ(cells("a1 + b1 & b1", b), "b1");
    EXPECT_EQ(cells("a1 + (b1 & b1)", b), "a1 b1");
    EXPECT_EQ(cells("a1 - (a1 - a1)", b), "a1");
    EXPECT_EQ(cells("(((e4)))", b), "e4");
    EXPECT_EQ(cells("rank 1&file a", b), "a1");
    EXPECT_EQ(cells("rank 1 & rank 2", b), "");
    EXPECT_EQ(cells("a1 b1 + c1 - a1 b1", b), "c1");
}

TEST(Region, OtherBoards) {
    const Board hole = *Board::rectangle(3, 3, {"b2"});
    EXPECT_EQ(count("all", hole), 8);
    EXPECT_EQ(cells("edge", hole), "a1 b1 c1 a2 c2 a3 b3 c3");
    EXPECT_EQ(cells("b2", hole), "column 1: 'b2' is no cell of this board");
    const Board cross = *Board::cross(5, 5, 1);
    EXPECT_EQ(cells("rank 1", cross), "b1 c1 d1");
    const Board hex = *Board::hexagon(6);
    EXPECT_EQ(count("edge", hex), 30);
    EXPECT_EQ(count("file l", hex), 6);
    EXPECT_EQ(cells("file j", hex), "column 6: expected a file from a to l, found 'j'");
    EXPECT_EQ(count("rank 11", hex), 1);
}

TEST(Region, NamesMayUseEarlierOnes) {
    const Board b = square();
    const std::vector<RegionSpec> specs{{"far", "rank 8", {}}, {"far_left", "far & files a-d", {}}};
    EXPECT_EQ(parse_region("far_left - a8", b, specs)->count(), 3);
    const Place place{"x.toml", 3, 8, true};
    const std::vector<RegionSpec> cycle{{"one", "two", place}, {"two", "one", place}};
    EXPECT_EQ(parse_region("one", b, cycle).error().where, "x.toml, line 3, column 8, column 1");
    const std::vector<RegionSpec> self{{"own", "own", place}};
    EXPECT_FALSE(parse_region("all", b, self));
}

TEST(Region, ErrorsHaveTheirColumn) {
    const Board b = square();
    EXPECT_EQ(cells("", b),
              "column 1: expected a region, such as 'rank 8', 'files a-d', a cell or a region's "
              "name, found the end of the text");
    EXPECT_EQ(cells("rank 9", b), "column 6: expected a rank from 1 to 8, found '9'");
    EXPECT_EQ(cells("rank 0", b), "column 6: expected a rank from 1 to 8, found '0'");
    EXPECT_EQ(cells("rank 99999999999999999999", b),
              "column 6: expected a rank from 1 to 8, found '99999999999999999999'");
    EXPECT_EQ(cells("rank", b), "column 5: expected a rank from 1 to 8, found the end of the text");
    EXPECT_EQ(cells("file i", b), "column 6: expected a file from a to h, found 'i'");
    EXPECT_EQ(cells("ranks 3", b),
              "column 8: expected '-' and the end of the range, found the end of the text");
    EXPECT_EQ(cells("ranks 3-2", b), "column 9: the range ends before it begins");
    EXPECT_EQ(cells("e4 e9", b), "column 4: 'e9' is no cell of this board");
    EXPECT_EQ(cells("e4 + bank", b), "column 6: unknown region 'bank'; did you mean 'rank'?");
    EXPECT_EQ(cells("all edge", b),
              "column 5: expected '+', '-' or '&' between two regions, found 'edge'");
    EXPECT_EQ(cells("(all", b), "column 5: expected ')' before the end of the text");
    EXPECT_EQ(cells("all)", b), "column 4: this parenthesis was never opened");
    EXPECT_EQ(cells("all + ", b).substr(0, 9), "column 7:");
    EXPECT_EQ(cells("()", b).substr(0, 9), "column 2:");
    EXPECT_EQ(cells("all \xC3\xB6", b).substr(0, 9), "column 5:");
    EXPECT_EQ(cells("\xC3\xB6 + all", b).substr(0, 9), "column 1:");
}

TEST(Region, UnknownNamesGetTheNearestName) {
    const Named named{{"far", {}}, {"camp", {}}};
    EXPECT_EQ(cells("cmap", square(), named),
              "column 1: unknown region 'cmap'; did you mean 'camp'?");
}

TEST(Region, LimitsHold) {
    const Board b = square();
    const auto nested = [](int depth) {
        return std::string(static_cast<std::size_t>(depth), '(') + "a1" +
               std::string(static_cast<std::size_t>(depth), ')');
    };
    EXPECT_EQ(cells(nested(limits::kRegionNesting), b), "a1");
    EXPECT_EQ(cells(nested(limits::kRegionNesting + 1), b),
              "column 17: parentheses are nested deeper than 16");
    std::string longest = "a1";
    longest.resize(limits::kRegionText, ' ');
    EXPECT_EQ(cells(longest, b), "a1");
    EXPECT_EQ(cells(longest + " ", b), "a region is longer than 1024 bytes");
}

TEST(Region, WhatMayBeAName) {
    for (const char* good : {"far", "far_left", "zone2", "ab", "z_1", "ranked"})
        EXPECT_TRUE(is_region_name(good)) << good;
    for (const char* bad : {"", "a", "a1", "e10", "rank", "all", "edge", "Far", "2far", "_far",
                            "far-left", "far away", "f\xC3\xA4r"})
        EXPECT_FALSE(is_region_name(bad)) << bad;
    EXPECT_TRUE(is_region_name(std::string(32, 'x')));
    EXPECT_FALSE(is_region_name(std::string(33, 'x')));
}

}  // namespace
}  // namespace floe
