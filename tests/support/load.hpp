// Games and positions for tests, from games/ and tests/data/games/ of the source tree. Each game is
// compiled once and kept; one thread at a time. A file with a mistake stops the program.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "notation/fen.hpp"
#include "position/any_position.hpp"
#include "rules/spec.hpp"

// RULES("IA1", "IA2"): the ids of rules/*.md that the test proves, for the table of rules and
// tests.
#define RULES(...) ::floe::test::record_rules({__VA_ARGS__})

namespace floe::test {

inline void record_rules(std::initializer_list<const char*> ids) {
    std::string list;
    for (const char* id : ids) list += (list.empty() ? "" : " ") + std::string(id);
    ::testing::Test::RecordProperty("rules", list);
}

// The text of a file; `path` from the source tree's root.
std::string read_text(const std::string& path);
// The text of a game file by id, as a source for `extends`.
Result<std::string> game_text(std::string_view id);

// `words` 0: as many as the board needs.
std::shared_ptr<const PlayableGame> load_game(const std::string& id, int words = 0);

// The ids of games/, sorted; all_game_ids: those of tests/data/games/ behind them.
std::vector<std::string> game_ids();
std::vector<std::string> all_game_ids();

// The position of a FEN; "": the start.
AnyPosition position(const std::shared_ptr<const PlayableGame>& game, std::string_view fen = "");
AnyPosition position(const std::string& game_id, std::string_view fen = "");

// A text as the name of a parameterised test: other characters become '_'.
std::string test_name(std::string text);

}  // namespace floe::test
