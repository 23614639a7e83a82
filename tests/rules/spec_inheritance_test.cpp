#include <gtest/gtest.h>

#include <string>

#include "base/limits.hpp"
#include "rules/spec.hpp"
#include "support/spec_text.hpp"

namespace floe {
namespace {

TEST(SpecInheritance, AChildOverridesTheKeysItGives) {
    const auto spec = read(child(R"(
[[men]]
symbol = "P"
move = "mfFcfW"
[[men]]
symbol = "R"
name = "rook"
move = "R"
[regions]
far = "rank 4"
third = "rank 3 & far"
[rules]
repetition = false
promotion = { men = ["P"], zone = "far", to = ["R"], optional = true }
stalemate = { result = "loss" }
)"));
    ASSERT_TRUE(spec) << spec.error().text();
    EXPECT_EQ(spec->name, "Child");
    EXPECT_EQ(spec->family, "tests");
    EXPECT_EQ(spec->inventor, "");
    EXPECT_EQ(spec->link, "");
    EXPECT_EQ(spec->ancestors, std::vector<std::string>{"base"});
    ASSERT_EQ(spec->men.size(), 3u);
    EXPECT_EQ(spec->men[1].movement, "mfFcfW");
    EXPECT_EQ(spec->men[1].name, "pawn");
    EXPECT_TRUE(spec->men[1].pawn);
    EXPECT_EQ(spec->men[1].value, 100);
    EXPECT_EQ(spec->men[2].symbol, "R");
    ASSERT_EQ(spec->regions.size(), 3u);
    EXPECT_EQ(spec->regions[1].text, "rank 4");
    EXPECT_EQ(spec->regions[2].name, "third");
    ASSERT_EQ(spec->rules.size(), 2u);
    EXPECT_EQ(spec->rules[0].kind, "promotion");
    EXPECT_TRUE(spec->rules[0].uses[0].flag("optional"));
    EXPECT_EQ(spec->rules[1].uses[0].text("result"), "loss");
    EXPECT_TRUE(spec->perft_proofs.empty());
    EXPECT_EQ(spec->start, "k3/p3/4/3P/3K w - - 0 1");
}

TEST(SpecInheritance, WhatAChildDrops) {
    const auto spec =
        read(child("remove_men = [\"*\", \"P\"]\n[regions]\nnear = false\n"
                   "[rules]\npromotion = false\n[start]\nfen = \"k3/4/4/4/K3\"\n"));
    ASSERT_TRUE(spec) << spec.error().text();
    EXPECT_EQ(spec->men.size(), 1u);
    EXPECT_TRUE(spec->neutrals.empty());
    ASSERT_EQ(spec->regions.size(), 1u);
    EXPECT_EQ(spec->rules.size(), 1u);
    EXPECT_EQ(spec->start, "k3/4/4/4/K3");
    EXPECT_EQ(error_of(child("remove_men = [\"R\"]")),
              "test.toml, line 5, column 16: no man 'R' is inherited; possible: K, P, *");
    EXPECT_EQ(error_of(child("[regions]\nfarther = false")),
              "test.toml, line 6, column 1: no region 'farther' is inherited");
    EXPECT_EQ(error_of(child("remove_men = [\"P\"]\n[[men]]\nsymbol = \"P\"\nname = \"p\"")),
              "test.toml, line 6, column 1: the key 'move' is missing");
}

TEST(SpecInheritance, WhatDoesNotFitIsReportedInTheChild) {
    EXPECT_EQ(error_of(child("remove_men = [\"P\"]")),
              "test.toml, line 2, column 12: what is inherited from base.toml, line 50, column 9 "
              "does not fit here: no man of this game has the symbol 'P'; possible: K, *");
    EXPECT_EQ(error_of(child("[board]\nfiles = 4\nranks = 3")),
              "test.toml, line 2, column 12: what is inherited from base.toml, line 41, column 13 "
              "does not fit here: expected a rank from 1 to 3, found '5'");
    EXPECT_EQ(error_of(child(""), {{"base", base_with("files = 4", "files = 0")}}),
              "base.toml, line 9, column 9: expected a whole number from 1 to 26, found 0");
}

TEST(SpecInheritance, SomeKeysEveryFileNeeds) {
    for (const char* key : {"name", "summary", "help"}) {
        std::string text = kChildHead;
        const std::size_t at = text.find(std::string(key) + " = ");
        text.erase(at, text.find('\n', at) + 1 - at);
        const std::string error = error_of(text);
        EXPECT_NE(error.find("the key '" + std::string(key) + "' is missing"), std::string::npos)
            << error;
    }
    EXPECT_EQ(error_of("name = \"n\"\nsummary = \"s\"\nhelp = \"h\""),
              "test.toml: the game has no 'board': give it, or extend a game that has it");
}

TEST(SpecInheritance, ExtendsInstalledGamesOnly) {
    const auto extending = [](const std::string& id) {
        return "name = \"n\"\nsummary = \"s\"\nhelp = \"h\"\nextends = \"" + id + "\"\n";
    };
    EXPECT_EQ(error_of(extending("bose")),
              "test.toml, line 4, column 12: cannot extend 'bose': no such game is installed");
    EXPECT_EQ(error_of(extending("test")),
              "test.toml, line 4, column 12: the game would extend itself: 'test' is this game or "
              "one that extends it");
    EXPECT_EQ(error_of(extending("../base")),
              "test.toml, line 4, column 12: expected the id of an installed game, such as "
              "\"chess\", found '../base'");
    EXPECT_EQ(error_of(extending("one"), {{"one", extending("two")}, {"two", extending("one")}}),
              "two.toml, line 4, column 12: the game would extend itself: 'one' is this game or "
              "one that extends it");
    EXPECT_EQ(error_of("extends = 3"),
              "test.toml, line 1, column 11: expected a text, found a "
              "whole number");
}

TEST(SpecInheritance, DepthOfInheritance) {
    Files files{{"a0", kBase}};
    const auto level = [](int i) { return "a" + std::to_string(i); };
    for (int i = 1; i <= limits::kInheritanceDepth; ++i)
        files[level(i)] =
            "name = \"n\"\nsummary = \"s\"\nhelp = \"h\"\nextends = \"" + level(i - 1) + "\"\n";
    const auto deepest = [&](int i) { return error_of(files[level(i)], files); };
    EXPECT_EQ(deepest(limits::kInheritanceDepth), "");
    const std::string over = "name = \"n\"\nsummary = \"s\"\nhelp = \"h\"\nextends = \"" +
                             level(limits::kInheritanceDepth) + "\"\n";
    EXPECT_EQ(error_of(over, files),
              "a1.toml, line 4, column 12: a game may have at most 8 ancestors");
}

TEST(SpecInheritance, RepeatableRules) {
    const std::string two =
        "[[rules.drop_region]]\nmen = [\"P\"]\nregion = \"rank 2\"\n"
        "[[rules.drop_region]]\nmen = [\"K\"]\nregion = \"rank 1\"\n";
    const auto spec = read(child(two));
    ASSERT_TRUE(spec) << spec.error().text();
    EXPECT_EQ(spec->rules.back().uses.size(), 2u);
    const auto single = read(child("[rules.drop_region]\nmen = [\"P\"]\nregion = \"rank 2\"\n"));
    ASSERT_TRUE(single) << single.error().text();
    EXPECT_EQ(single->rules.back().uses.size(), 1u);
    EXPECT_NE(error_of(child("[rules]\ndrop_region = []")), "");
}

}  // namespace
}  // namespace floe
