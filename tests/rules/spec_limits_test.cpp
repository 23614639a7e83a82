#include <gtest/gtest.h>

#include <string>

#include "base/limits.hpp"
#include "rules/spec.hpp"
#include "rules/toml_scan.hpp"
#include "support/spec_text.hpp"

namespace floe {
namespace {

TEST(SpecLimits, SizeOfTheFile) {
    std::string text = kBase;
    text += "# ";
    text.resize(limits::kGameFile, 'x');
    EXPECT_EQ(error_of(text), "");
    EXPECT_EQ(error_of(text + "x"), "test.toml: the file is longer than 262144 bytes");
}

TEST(SpecLimits, Nesting) {
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

TEST(TomlScan, CharactersBeyondAscii) {
    EXPECT_TRUE(scan_toml("a = \"\xC3\xA9\" # \xC3\xA9\nb = '\xC3\xA9'"));
    EXPECT_TRUE(scan_toml("a = \"\"\"\xC3\xA9 \\\n e\xC3\xA9\"\"\""));
    EXPECT_EQ(scan_toml("\"\xC3\xA9\".b\xC3\xA9 = 1").error().text(),
              "line 1, column 6: a character beyond ASCII outside of quotes");
    EXPECT_TRUE(scan_toml("a = \"x\\"));  // the library finds the end missing
    EXPECT_FALSE(scan_toml("a = 1\xC3\xA9"));
    EXPECT_FALSE(scan_toml("a = \"\\\xC3\xA9\""));
    EXPECT_FALSE(scan_toml("a = \"\"\"\\\xC3\xA9\"\"\""));
    EXPECT_EQ(scan_toml("a = \"\"\"x\\ \r\n\n \xC3\xA9\"\"\"").error().where, "line 3, column 2");
}

TEST(TomlScan, WhereTextsAre) {
    const auto texts =
        scan_toml("a = \"x\" # \"\nb = [ 'y\\', \"\\\"\" ]\nc.\"d\" = \"\"\"\"z\"\"\"\"\"\n");
    ASSERT_TRUE(texts);
    const std::vector<QuotedText> expected{
        {1, 5, true}, {2, 7, true}, {2, 13, false}, {3, 3, true}, {3, 9, false}};
    EXPECT_EQ(*texts, expected);
}

TEST(SpecLimits, Texts) {
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

TEST(SpecLimits, Counts) {
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

TEST(SpecLimits, KindsOfMen) {
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

}  // namespace
}  // namespace floe
