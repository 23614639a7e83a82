// Betza notation: the text of a man's movement becomes a list of paths. The dialect is Ralph
// Betza's with H. G. Muller's extensions (XBetza), and the same grammar on hex boards with hex
// atoms; docs/betza.md is its reference. Pure and without state: any thread may call it.
#pragma once

#include <string_view>

#include "base/error.hpp"
#include "geometry/cell.hpp"
#include "movement/path.hpp"

namespace floe {

// `text` as seen by the first seat (forward is up). Never empty: a text without a move is an error.
// Equal paths are in the result once. Errors: where = "column N" (from 1), reason = what was
// expected. Sources: https://www.chessvariants.com/page/MSbetza-notation-extended and
// https://www.gnu.org/software/xboard/Betza.html
Result<Movement> parse_betza(std::string_view text, Lattice lattice);

}  // namespace floe
