// From what a game file says to a game that can be played: compiled, and its start is a position.
// A pure function.
#pragma once

#include <memory>

#include "base/error.hpp"
#include "position/any_position.hpp"
#include "rules/spec.hpp"

namespace floe {

Result<std::shared_ptr<const PlayableGame>> load_game(GameSpec spec);

}  // namespace floe
