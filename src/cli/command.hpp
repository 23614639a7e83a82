// The frame of commands together with CLI11, for commands whose options are more than what
// cli/frame.hpp has words for. It takes a compiler long.
#pragma once

#include <CLI/CLI.hpp>

#include "base/nearest.hpp"
#include "cli/frame.hpp"
