// Fields that both styles of FEN have. Internal to notation/.
#pragma once

#include <string>
#include <string_view>

#include "base/error.hpp"
#include "position/setup.hpp"

namespace floe::fen {

// The text without blanks around it; an error when it is too long or not plain ASCII.
Result<std::string_view> plain_text(std::string_view text);

Result<void> read_turn(std::string_view field, const Game& game, Setup& setup);
// Passed cells joined by commas, or "-".
Result<void> read_passed(std::string_view field, const Game& game, Setup& setup);
std::string print_passed(const Setup& setup, const Game& game);
// A number of the field called `name`.
Result<int> read_count(std::string_view field, const std::string& name, int low, int high);

}  // namespace floe::fen
