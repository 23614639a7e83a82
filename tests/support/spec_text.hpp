// Game files as texts, for the tests of their reader.
#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <sstream>
#include <string>

#include "rules/spec.hpp"

namespace floe {

// A small game that is right; tests change a line of it.
inline constexpr const char* kBase = R"(name = "Base"
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

inline GameSource source_of(const Files& files) {
    return [&files](std::string_view id) -> Result<std::string> {
        const auto it = files.find(id);
        if (it == files.end()) return fail("", "no such game is installed");
        return it->second;
    };
}

inline Result<GameSpec> read(const std::string& text, const Files& files = {{"base", kBase}}) {
    return read_game_spec(text, "test.toml", "test", source_of(files));
}
// The first error of a text, or "" when there is none.
inline std::string error_of(const std::string& text, const Files& files = {{"base", kBase}}) {
    const auto spec = read(text, files);
    return spec ? "" : spec.error().text();
}
// kBase with one passage changed.
inline std::string base_with(const std::string& from, const std::string& to) {
    std::string text = kBase;
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
}
inline std::string hash_of(const std::string& text) {
    const auto spec = read(text);
    EXPECT_TRUE(spec) << spec.error().text();
    return spec ? spec->hash : "";
}

inline constexpr const char* kChildHead =
    "name = \"Child\"\nextends = \"base\"\nsummary = \"s\"\nhelp = \"h\"\n";
inline std::string child(const std::string& rest) { return kChildHead + rest; }

inline std::string game_text(const std::string& id) {
    std::ifstream in(std::string(FLOE_SOURCE_DIR "/games/") + id + ".toml", std::ios::binary);
    std::stringstream text;
    text << in.rdbuf();
    return text.str();
}
inline GameSource installed() {
    return [](std::string_view id) -> Result<std::string> { return game_text(std::string(id)); };
}

}  // namespace floe
