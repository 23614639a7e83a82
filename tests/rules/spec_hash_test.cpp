#include <gtest/gtest.h>

#include <string>

#include "rules/spec.hpp"
#include "support/spec_text.hpp"

namespace floe {
namespace {

TEST(SpecHash, HashIsOfTheRulesOnly) {
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

TEST(SpecHash, AHashTellsOrderWhereItMatters) {
    const std::string swapped = base_with("to = [\"K\"]", "to = [\"K\", \"P\"]");
    const std::string other = base_with("to = [\"K\"]", "to = [\"P\", \"K\"]");
    EXPECT_NE(hash_of(swapped), hash_of(other));
    const std::string rules = base_with("[rules]\nrepetition = true\n", "");
    EXPECT_EQ(hash_of(rules + "[rules.repetition]\ntimes = 3\n"), hash_of(kBase));
}

}  // namespace
}  // namespace floe
