#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <string>

#include "base/limits.hpp"
#include "base/nearest.hpp"
#include "rules/spec.hpp"
#include "rules/toml_scan.hpp"

namespace floe {
namespace {

// A small game that is right; tests change a line of it.
constexpr const char* kBase = R"(name = "Base"
summary = "a game for tests"
help = "text"
family = "tests"
inventor = "nobody"
link = "https://example.org/base"

[board]
files = 4
ranks = 5

[[seats]]
name = "White"
letter = "w"

[[seats]]
name = "Black"
letter = "b"
turned = 180

[[men]]
symbol = "K"
name = "king"
move = "K"
royal = true

[[men]]
symbol = "P"
name = "pawn"
move = "mfWcfF"
pawn = true
value = 100
initial = "near"

[[neutral]]
symbol = "*"
name = "rock"

[regions]
near = "rank 2"
far = "rank 5"

[start]
fen = "k3/p3/4/3P/3K w - - 0 1"

[rules]
repetition = true

[rules.promotion]
men = ["P"]
zone = "far"
to = ["K"]

[[proofs.perft]]
depth = 1
nodes = 3
)";

using Files = std::map<std::string, std::string, std::less<>>;

GameSource source_of(const Files& files) {
    return [&files](std::string_view id) -> Result<std::string> {
        const auto it = files.find(id);
        if (it == files.end()) return fail("", "no such game is installed");
        return it->second;
    };
}

Result<GameSpec> read(const std::string& text, const Files& files = {{"base", kBase}}) {
    return read_game_spec(text, "test.toml", "test", source_of(files));
}
// The first error of a text, or "" when there is none.
std::string error_of(const std::string& text, const Files& files = {{"base", kBase}}) {
    const auto spec = read(text, files);
    return spec ? "" : spec.error().text();
}
// kBase with one passage changed.
std::string base_with(const std::string& from, const std::string& to) {
    std::string text = kBase;
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
}
std::string hash_of(const std::string& text) {
    const auto spec = read(text);
    EXPECT_TRUE(spec) << spec.error().text();
    return spec ? spec->hash : "";
}

constexpr const char* kChildHead =
    "name = \"Child\"\nextends = \"base\"\nsummary = \"s\"\nhelp = \"h\"\n";
std::string child(const std::string& rest) { return kChildHead + rest; }

std::string game_text(const std::string& id) {
    std::ifstream in(std::string(FLOE_SOURCE_DIR "/games/") + id + ".toml", std::ios::binary);
    std::stringstream text;
    text << in.rdbuf();
    return text.str();
}
GameSource installed() {
    return [](std::string_view id) -> Result<std::string> { return game_text(std::string(id)); };
}

TEST(SpecReader, ReadsEveryField) {
    const auto spec = read(kBase);
    ASSERT_TRUE(spec) << spec.error().text();
    EXPECT_EQ(spec->id, "test");
    EXPECT_EQ(spec->version, 1);
    EXPECT_EQ(spec->name, "Base");
    EXPECT_EQ(spec->link, "https://example.org/base");
    EXPECT_EQ(spec->board.files, 4);
    EXPECT_EQ(spec->board.shape, "rectangle");
    ASSERT_EQ(spec->seats.size(), 2u);
    EXPECT_EQ(spec->seats[1].turned, 180);
    EXPECT_FALSE(spec->seats[1].mirrored);
    ASSERT_EQ(spec->men.size(), 2u);
    EXPECT_TRUE(spec->men[0].royal);
    EXPECT_EQ(spec->men[1].movement, "mfWcfF");
    EXPECT_EQ(spec->men[1].movement_place.text(), "test.toml, line 30, column 9");
    EXPECT_EQ(spec->men[1].value, 100);
    ASSERT_EQ(spec->neutrals.size(), 1u);
    EXPECT_TRUE(spec->neutrals[0].capturable);
    ASSERT_EQ(spec->regions.size(), 2u);
    EXPECT_EQ(spec->regions[0].name, "near");  // in the order of the file
    ASSERT_EQ(spec->rules.size(), 2u);
    EXPECT_EQ(spec->rules[0].kind, "repetition");
    EXPECT_EQ(spec->rules[0].uses[0].number("times"), 3);
    EXPECT_FALSE(spec->rules[0].uses[0].given("times"));
    const RuleArguments& promotion = spec->rules[1].uses[0];
    EXPECT_EQ(promotion.texts("men"), std::vector<std::string>{"P"});
    EXPECT_FALSE(promotion.flag("optional"));
    EXPECT_EQ(promotion.item("zone").place.text(), "test.toml, line 51, column 9");
    EXPECT_EQ(promotion.bad_text("men", 0, "x").error().where, "test.toml, line 50, column 9");
    ASSERT_EQ(spec->perft_proofs.size(), 1u);
    EXPECT_EQ(spec->perft_proofs[0].nodes, 3u);
    EXPECT_EQ(spec->hash.size(), 16u);
}

TEST(SpecReader, EveryInstalledGameIsRight) {
    int games = 0;
    for (const auto& entry : std::filesystem::directory_iterator(FLOE_SOURCE_DIR "/games")) {
        if (entry.path().extension() != ".toml") continue;
        const std::string id = entry.path().stem().string();
        const auto errors = check_game_spec(game_text(id), id + ".toml", id, installed());
        for (const Error& e : errors) ADD_FAILURE() << e.text();
        const auto spec = read_game_spec(game_text(id), id + ".toml", id, installed());
        ASSERT_TRUE(spec) << id;
        EXPECT_FALSE(spec->inventor.empty()) << id;
        EXPECT_FALSE(spec->link.empty()) << id;
        EXPECT_GE(spec->perft_proofs.size(), 3u) << id;
        ++games;
    }
    EXPECT_GE(games, 17);
}

TEST(SpecReader, ErrorsHaveTheirPlace) {
    const auto is = [](const std::string& from, const std::string& to, const std::string& error) {
        EXPECT_EQ(error_of(base_with(from, to)), "test.toml, " + error) << to;
    };
    is("name = \"Base\"", "name = 3", "line 1, column 8: expected a text, found a whole number");
    is("name = \"Base\"", "name = \" \"", "line 1, column 9: an empty text");
    is("name = \"Base\"", "name = \"a\\nb\"", "line 1, column 8: expected a text of one line");
    is("family", "famliy", "line 4, column 1: unknown key 'famliy'; did you mean 'family'?");
    is("family = \"tests\"", "family = \"My Games\"",
       "line 4, column 11: expected a word of lower case letters, digits and dashes");
    is("https://", "ftp://", "line 6, column 9: expected an address that begins with https://");
    is("files = 4", "files = 27",
       "line 9, column 9: expected a whole number from 1 to 26, found 27");
    is("files = 4", "files = 4.0",
       "line 9, column 9: expected a whole number from 1 to 26, found a decimal number or a date");
    is("files = 4", "corner = 1\nfiles = 4",
       "line 9, column 1: unknown key 'corner'; possible: shape, files, ranks, holes");
    is("files = 4", "shape = \"hexagone\"",
       "line 9, column 10: unknown shape 'hexagone'; did you mean 'hexagon'?");
    is("files = 4", "holes = [\"e1\"]\nfiles = 4", "line 8, column 1: the hole 'e1' is no cell");
    is("ranks = 5\n", "", "line 8, column 1: the key 'ranks' is missing");
    is("letter = \"b\"", "letter = \"B\"",
       "line 18, column 11: expected one lower case letter, found 'B'");
    is("letter = \"b\"", "letter = \"w\"", "line 18, column 11: two seats have the letter 'w'");
    is("turned = 180", "turned = 45",
       "line 16, column 1: the seat 'Black' must be turned by a multiple of 90 degrees, not 45");
    is("symbol = \"K\"", "symbol = \"k\"",
       "line 22, column 11: a symbol is an upper case letter, or one and a lower case letter: not "
       "'k'");
    is("symbol = \"P\"", "symbol = \"K\"", "line 28, column 11: two men have the symbol 'K'");
    is("symbol = \"*\"", "symbol = \"R\"",
       "line 36, column 11: the symbol of a neutral man is one of *#!?$%^&|=, not 'R'");
    is("move = \"K\"\n", "", "line 21, column 1: the key 'move' is missing");
    is("royal = true", "royal = 1",
       "line 25, column 9: expected true or false, found a whole number");
    is("initial = \"near\"", "initial = \"nearly\"",
       "line 33, column 12: unknown region 'nearly'; did you mean 'near'?");
    is("far = \"rank 5\"", "far = \"rank 6\"",
       "line 41, column 13: expected a rank from 1 to 5, found '6'");
    is("near = ", "rank = ",
       "line 40, column 1: a region's name has 2 to 32 lower case letters, digits and '_', is no "
       "word of the region language and does not look like a cell: not 'rank'");
    is("fen = ", "fem = ", "line 43, column 1: the key 'fen' is missing");
    is("repetition = true", "repetitoin = true",
       "line 47, column 1: unknown rule 'repetitoin'; did you mean 'repetition'?");
    is("repetition = true", "repetition = { times = 1 }",
       "line 47, column 24: expected a whole number from 2 to 10, found 1");
    is("repetition = true", "repetition = [{}]",
       "line 47, column 1: the rule 'repetition' can be given only once: [rules.repetition] with "
       "single brackets");
    is("repetition = true", "stalemate = { result = \"wim\" }",
       "line 47, column 25: 'wim' is not possible here; did you mean 'win'?");
    is("repetition = true", "castling = false",
       "line 47, column 1: the rule 'castling' is not inherited: there is nothing to drop");
    is("repetition = true", "repetition = \"3\"",
       "line 47, column 15: expected a table of parameters, true or false, found a text");
    is("men = [\"P\"]", "men = [\"K\", \"p\"]",
       "line 50, column 14: no man of this game has the symbol 'p'; did you mean 'P'?");
    is("men = [\"P\"]", "men = [\"P\", \"P\"]", "line 50, column 14: 'P' stands in the list twice");
    is("men = [\"P\"]", "men = []", "line 50, column 7: an empty list");
    is("men = [\"P\"]\n", "", "line 49, column 1: the key 'men' is missing");
    is("zone = \"far\"", "zome = \"far\"", "line 49, column 1: the key 'zone' is missing");
    is("zone = \"far\"", "zone = \"far + e1\"",
       "line 51, column 15: 'e1' is no cell of this board");
    is("depth = 1", "depth = 0",
       "line 55, column 9: expected a whole number from 1 to 64, found 0");
    is("nodes = 3", "nodes = 3\nfrom = 1",
       "line 57, column 1: unknown key 'from'; possible: depth, nodes, fen");
}

TEST(SpecReader, FormOfTheWholeFile) {
    EXPECT_EQ(error_of("x"),
              "test.toml, line 1, column 2: Error while parsing key-value pair: "
              "encountered end-of-file");
    EXPECT_EQ(error_of("name = \"a\"\nname = \"b\"").substr(0, 30),
              "test.toml, line 2, column 8: E");
    EXPECT_EQ(error_of("name = \"\xFF\"").substr(0, 19), "test.toml, line 1, ");
    EXPECT_EQ(error_of(std::string("a = \"x\"\0", 8)),
              "test.toml, line 1, column 8: a control character (code 0)");
    EXPECT_EQ(error_of("[. = 1").substr(0, 19), "test.toml, line 1, ");
    EXPECT_EQ(error_of(""),
              "test.toml: the game has no 'board': give it, or extend a game that "
              "has it");
    EXPECT_EQ(error_of("\xEF\xBB\xBF" + std::string(kBase)), "");
    std::string windows;
    for (const char c : std::string(kBase)) windows += c == '\n' ? "\r\n" : std::string(1, c);
    EXPECT_EQ(error_of(windows), "");
    EXPECT_EQ(hash_of(windows), hash_of(kBase));
}

TEST(SpecReader, AllMistakesAreFound) {
    std::string text = base_with("files = 4", "flies = 4");
    text.replace(text.find("royal = true"), 12, "royal = \"yes\"");
    text.replace(text.find("nodes = 3"), 9, "nodes = -1");
    const Files none;
    const auto errors = check_game_spec(text, "test.toml", "test", source_of(none));
    ASSERT_EQ(errors.size(), 4u);
    EXPECT_EQ(errors[0].text(), "test.toml, line 8, column 1: the key 'files' is missing");
    EXPECT_EQ(errors[1].text(),
              "test.toml, line 9, column 1: unknown key 'flies'; did you mean 'files'?");
    EXPECT_EQ(errors[2].where, "test.toml, line 25, column 10");
    EXPECT_EQ(errors[3].where, "test.toml, line 56, column 9");
    std::string many;
    for (std::size_t i = 0; i <= limits::kGameFileErrors; ++i)
        many += "key" + std::to_string(i) + " = 1\n";
    EXPECT_EQ(check_game_spec(many, "test.toml", "test", source_of(none)).size(),
              limits::kGameFileErrors);
}

TEST(SpecReader, AChildOverridesTheKeysItGives) {
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

TEST(SpecReader, WhatAChildDrops) {
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

TEST(SpecReader, WhatDoesNotFitIsReportedInTheChild) {
    EXPECT_EQ(error_of(child("remove_men = [\"P\"]")),
              "test.toml, line 2, column 12: what is inherited from base.toml, line 50, column 9 "
              "does not fit here: no man of this game has the symbol 'P'; possible: K, *");
    EXPECT_EQ(error_of(child("[board]\nfiles = 4\nranks = 3")),
              "test.toml, line 2, column 12: what is inherited from base.toml, line 41, column 13 "
              "does not fit here: expected a rank from 1 to 3, found '5'");
    EXPECT_EQ(error_of(child(""), {{"base", base_with("files = 4", "files = 0")}}),
              "base.toml, line 9, column 9: expected a whole number from 1 to 26, found 0");
}

TEST(SpecReader, SomeKeysEveryFileNeeds) {
    for (const char* key : {"name", "summary", "help"}) {
        std::string text = kChildHead;
        const std::size_t at = text.find(std::string(key) + " = ");
        text.erase(at, text.find('\n', at) + 1 - at);
        const std::string error = error_of(text);
        EXPECT_NE(error.find("the key '" + std::string(key) + "' is missing"), std::string::npos)
            << error;
    }
    EXPECT_EQ(error_of("name = \"n\"\nsummary = \"s\"\nhelp = \" \\n\""),
              "test.toml: the game has no 'board': give it, or extend a game that has it");
}

TEST(SpecReader, ExtendsInstalledGamesOnly) {
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

TEST(SpecReader, DepthOfInheritance) {
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

TEST(SpecReader, IdsOfGames) {
    for (const char* good : {"a", "chess960", "ice-age", "0"}) EXPECT_TRUE(is_game_id(good));
    for (const char* bad : {"", "-a", "a-", "Chess", "a_b", "a/b", "a.b", "\xC3\xA4"})
        EXPECT_FALSE(is_game_id(bad));
    EXPECT_TRUE(is_game_id(std::string(limits::kGameId, 'a')));
    EXPECT_FALSE(is_game_id(std::string(limits::kGameId + 1, 'a')));
    const auto spec = read_game_spec(kBase, "My Game.toml", "My Game", nullptr);
    ASSERT_FALSE(spec);
    EXPECT_EQ(spec.error().where, "My Game.toml");
}

TEST(SpecReader, HashIsOfTheRulesOnly) {
    const std::string hash = hash_of(kBase);
    const auto same = [&](const std::string& from, const std::string& to) {
        EXPECT_EQ(hash_of(base_with(from, to)), hash) << to;
    };
    const auto differs = [&](const std::string& from, const std::string& to) {
        EXPECT_NE(hash_of(base_with(from, to)), hash) << to;
    };
    same("help = \"text\"", "help = \"other\"");
    same("summary = \"a game for tests\"", "summary = \"x\"\nversion = 7");
    same("name = \"pawn\"", "name = \"foot\"\npicture = \"pawn\"\nhelp = \"x\"");
    same("value = 100", "value = 90");
    same("nodes = 3", "nodes = 4");
    same("zone = \"far\"", "zone = \"rank 5 + d5\"");
    same("far = \"rank 5\"", "far = \"ranks 5-5\"\nother = \"a1\"");
    same("repetition = true", "repetition = { times = 3 }");
    same("to = [\"K\"]", "to = [\"K\"]\noptional = false");
    differs("move = \"K\"", "move = \"Q\"");
    differs("royal = true\n", "");
    differs("pawn = true\n", "");
    differs("initial = \"near\"\n", "");
    differs("initial = \"near\"", "initial = \"near\"\nzone = \"all\"");
    differs("files = 4", "files = 5");
    differs("files = 4", "holes = [\"a1\"]\nfiles = 4");
    differs("turned = 180", "turned = 180\nmirrored = true");
    differs("name = \"rock\"", "name = \"rock\"\ncapturable = false");
    differs("far = \"rank 5\"", "far = \"rank 4\"");
    differs("repetition = true", "repetition = { times = 4 }");
    differs("repetition = true\n", "");
    differs("to = [\"K\"]", "to = [\"K\"]\noptional = true");
    differs("k3/p3", "k3/3p");
}

TEST(SpecReader, AHashTellsOrderWhereItMatters) {
    const std::string swapped = base_with("to = [\"K\"]", "to = [\"K\", \"P\"]");
    const std::string other = base_with("to = [\"K\"]", "to = [\"P\", \"K\"]");
    EXPECT_NE(hash_of(swapped), hash_of(other));
    const std::string rules = base_with("[rules]\nrepetition = true\n", "");
    EXPECT_EQ(hash_of(rules + "[rules.repetition]\ntimes = 3\n"), hash_of(kBase));
}

TEST(SpecReaderLimits, SizeOfTheFile) {
    std::string text = kBase;
    text += "# ";
    text.resize(limits::kGameFile, 'x');
    EXPECT_EQ(error_of(text), "");
    EXPECT_EQ(error_of(text + "x"), "test.toml: the file is longer than 262144 bytes");
}

TEST(SpecReaderLimits, Nesting) {
    const auto lists = [](int depth) {
        return "key = " + std::string(static_cast<std::size_t>(depth), '[') +
               std::string(static_cast<std::size_t>(depth), ']');
    };
    EXPECT_TRUE(scan_toml(lists(limits::kGameFileNesting)));
    EXPECT_EQ(scan_toml(lists(limits::kGameFileNesting + 1)).error().text(),
              "line 1, column 15: lists and tables are nested deeper than 8");
    const auto dotted = [](int parts) {
        std::string key = "a";
        for (int i = 1; i < parts; ++i) key += i % 2 == 0 ? ".a" : " . \"a.\"";
        return key;
    };
    for (const std::string& tail : {std::string(" = 1"), std::string("]")}) {
        const std::string head = tail == "]" ? "[" : "";
        EXPECT_TRUE(scan_toml(head + dotted(limits::kGameFileNesting) + tail));
        EXPECT_FALSE(scan_toml(head + dotted(limits::kGameFileNesting + 1) + tail));
    }
    EXPECT_TRUE(scan_toml("a = [1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5]"));
    EXPECT_TRUE(scan_toml("a = \"[[[[[[[[[[[[........\" # [[[[[[[[[[[[........"));
    const std::string deep = "a = " + std::string(100000, '[');
    EXPECT_EQ(error_of(deep).substr(0, 27), "test.toml, line 1, column 1");
    EXPECT_FALSE(error_of("[" + dotted(60000) + "]").empty());
    EXPECT_FALSE(error_of(dotted(60000) + " = 1").empty());
}

TEST(SpecReaderLimits, Texts) {
    const auto name = [](std::size_t n) {
        return base_with("\"Base\"", "\"" + std::string(n, 'n') + "\"");
    };
    EXPECT_EQ(error_of(name(64)), "");
    EXPECT_EQ(error_of(name(65)),
              "test.toml, line 1, column 9: a text of 65 bytes; at most 64 are possible here");
    const auto help = [](std::size_t n) {
        return base_with("\"text\"", "\"" + std::string(n, 'h') + "\"");
    };
    EXPECT_EQ(error_of(help(limits::kGameHelp)), "");
    EXPECT_NE(error_of(help(limits::kGameHelp + 1)), "");
    const auto move = [](std::size_t n) {
        return base_with("\"mfWcfF\"", "\"" + std::string(n, 'W') + "\"");
    };
    EXPECT_EQ(error_of(move(limits::kBetzaText)), "");
    EXPECT_NE(error_of(move(limits::kBetzaText + 1)), "");
}

TEST(SpecReaderLimits, Counts) {
    const auto seats = [](int n) {
        std::string text = child("");
        for (int i = 0; i < n; ++i)
            text += "[[seats]]\nname = \"" + std::string(static_cast<std::size_t>(i + 1), 's') +
                    "\"\nletter = \"" + std::string(1, static_cast<char>('a' + i)) + "\"\n";
        return text;
    };
    EXPECT_EQ(error_of(seats(limits::kSeats)), "");
    EXPECT_EQ(error_of(seats(limits::kSeats + 1)),
              "test.toml, line 17, column 1: more than 4 tables: [[seats]] are not possible");
    EXPECT_EQ(error_of(seats(1)), "test.toml, line 5, column 1: a game has at least two seats");
    const auto regions = [](int n) {
        std::string text = child("[regions]\n");
        for (int i = 0; i < n; ++i) text += "region_" + std::to_string(i) + " = \"all\"\n";
        return text;
    };
    EXPECT_EQ(error_of(regions(limits::kNamedRegions - 2)), "");
    EXPECT_NE(error_of(regions(limits::kNamedRegions - 1)), "");
}

TEST(SpecReaderLimits, KindsOfMen) {
    const auto men = [](int n) {
        std::string text = child("");
        for (int i = 0; i < n; ++i)
            text += "[[men]]\nname = \"m\"\nmove = \"W\"\nsymbol = \"" +
                    std::string{static_cast<char>('A' + i / 26), static_cast<char>('a' + i % 26)} +
                    "\"\n";
        return text;
    };
    EXPECT_EQ(error_of(men(limits::kManTypes - 3)), "");  // with the base's three
    EXPECT_EQ(error_of(men(limits::kManTypes - 2)),
              "test.toml, line 1, column 1: a game has at most 127 kinds of men, neutral ones "
              "counted");
}

TEST(SpecReader, RepeatableRules) {
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

TEST(SpecReader, ReadsAnyBytesWithoutHarm) {
    // Every truncation of a right file, and every one with a byte replaced: an error or a spec.
    const std::string text = kBase;
    for (std::size_t n = 0; n < text.size(); ++n) {
        std::ignore = read(text.substr(0, n));
        std::string changed = text;
        changed[n] = "\"[]{}=.#'\\\n\xFFz"[n % 13];
        const auto spec = read(changed);
        EXPECT_EQ(spec ? "test.toml" : spec.error().where.substr(0, 9), "test.toml") << n;
    }
}

TEST(Nearest, WordsAndDistances) {
    EXPECT_EQ(edit_distance("", "abc"), 3u);
    EXPECT_EQ(edit_distance("kitten", "sitting"), 3u);
    EXPECT_EQ(edit_distance("nmae", "name"), 1u);
    EXPECT_EQ(edit_distance("NAME", "name"), 0u);
    const std::vector<std::string> words{"name", "help", "P"};
    EXPECT_EQ(nearest_word("nmae", words), "name");
    EXPECT_EQ(nearest_word("p", words), "P");
    EXPECT_EQ(nearest_word("q", words), "");
    EXPECT_EQ(nearest_word("zzzz", words), "");
    EXPECT_EQ(nearest_word(std::string(1000, 'n'), words), "");
    EXPECT_EQ(suggestion("zzzz", words), "; possible: name, help, P");
    EXPECT_EQ(in_quotes("a\nb"), "'a?b'");
    EXPECT_EQ(in_quotes(std::string(39, 'x') + "\xC3\xB6"), "'" + std::string(39, 'x') + "...'");
}

TEST(Place, ColumnsInsideATextCountOnFromIt) {
    const Place exact{"f.toml", 4, 10, true};
    EXPECT_EQ(exact.within({"column 3", "r"}).text(), "f.toml, line 4, column 12: r");
    EXPECT_EQ(exact.within({"rank 3", "r"}).text(), "f.toml, line 4, column 10, rank 3: r");
    EXPECT_EQ(exact.within({"column 3, x", "r"}).text(),
              "f.toml, line 4, column 10, column 3, x: r");
    const Place quote{"f.toml", 4, 9, false};
    EXPECT_EQ(quote.within({"column 3", "r"}).text(), "f.toml, line 4, column 9, column 3: r");
    EXPECT_EQ(Place{"f.toml"}.within({"", "r"}).text(), "f.toml: r");
}

}  // namespace
}  // namespace floe
