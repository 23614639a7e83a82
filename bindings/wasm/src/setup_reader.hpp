// An edited board, as JavaScript passes it: for every cell "seat man" or "", then the turn, the
// live seats as a mask, quiet plies, ply, and for every seat its hand as "man count man count".
#pragma once

#include "arguments.hpp"
#include "base/error.hpp"
#include "position/setup.hpp"

namespace floe::wasm {

Result<Setup> read_setup_arguments(Arguments& in, const Game& game);

}  // namespace floe::wasm
