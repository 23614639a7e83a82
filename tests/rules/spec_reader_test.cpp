#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "base/limits.hpp"
#include "rules/spec.hpp"
#include "support/spec_text.hpp"

namespace floe {
namespace {

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
       "line 22, column 11: a symbol is an upper case letter, one and a lower case letter, or '+' "
       "and an upper case letter for a promoted form: not "
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
    EXPECT_EQ(error_of(""), "test.toml, line 1, column 1: the key 'name' is missing");
    EXPECT_EQ(error_of(base_with("[board]", "[bord]")),
              "test.toml, line 8, column 2: unknown key 'bord'; did you mean 'board'?");
    EXPECT_EQ(error_of("\xEF\xBB\xBF" + std::string(kBase)), "");
    std::string windows;
    for (const char c : std::string(kBase)) windows += c == '\n' ? "\r\n" : std::string(1, c);
    EXPECT_EQ(error_of(windows), "");
    EXPECT_EQ(hash_of(windows), hash_of(kBase));
}

// The first fenced game of docs/games.md, and what the page says about rules.
TEST(SpecReader, TheReferenceIsUpToDate) {
    std::ifstream in(FLOE_SOURCE_DIR "/docs/games.md", std::ios::binary);
    std::stringstream content;
    content << in.rdbuf();
    const std::string page = content.str();
    for (const Schema& rule : rule_schemas()) {
        const std::size_t at = page.find("#### " + std::string(rule.kind));
        ASSERT_NE(at, std::string::npos) << rule.kind;
        const std::string section = page.substr(at, page.find("\n##", at) - at);
        EXPECT_EQ(section.find("(repeatable)") != std::string::npos, rule.repeatable) << rule.kind;
        for (const Parameter& p : rule.parameters)
            EXPECT_NE(section.find("`" + std::string(p.name) + "`"), std::string::npos)
                << rule.kind << " " << p.name;
    }
    std::size_t at = 0;
    for (const char* id : {"stepping-stones", "hare-chess"}) {
        at = page.find("```toml\n", at) + 8;
        const std::string game = page.substr(at, page.find("\n```", at) - at);
        for (const Error& e : check_game_spec(game, "page.toml", id, installed()))
            ADD_FAILURE() << id << ": " << e.text();
    }
}

TEST(SpecReader, NeedsSeatsAndMen) {
    EXPECT_EQ(error_of(child("men = []\nseats = []\n")), "");  // the base's stay
    EXPECT_EQ(error_of(child("remove_men = [\"K\", \"P\"]\n[rules]\npromotion = false\n")),
              "test.toml: the game has no 'men': give it, or extend a game that has it");
    EXPECT_EQ(error_of("name = \"n\"\nsummary = \"s\"\nhelp = \"h\"\nmen = []\nseats = []\n"
                       "[board]\nfiles = 3\nranks = 3\n[start]\nfen = \"3/3/3 w - - 0 1\"\n"),
              "test.toml: the game has no 'seats': give it, or extend a game that has it");
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
