// Regions: sets of cells as a game file writes them, seen by the first seat.
//   rank 8      ranks 1-3      file a      files a-d      e4 d5      all
//   edge        the cells with fewer orthogonal neighbours than the lattice has
//   NAME        a named region of the game
// joined by `+` (union), `-` (difference) and `&` (intersection), taken from left to right, with
// parentheses. A named region may use the ones before it. Plain functions on values.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"
#include "geometry/board.hpp"
#include "geometry/cell_set.hpp"
#include "rules/spec.hpp"

namespace floe {

using Region = CellSet<4>;

struct NamedRegion {
    std::string name;
    Region cells;
};

// Whether a word may name a region: 2 to 32 lower case letters, digits and `_`, a letter first, no
// word of the language, and not of the form of a cell's name (one letter and a number).
bool is_region_name(std::string_view name);

// Errors are at "column N" of the text, from 1, in characters.
Result<Region> parse_region(std::string_view text, const Board& board,
                            const std::vector<NamedRegion>& named);
// The same from the file's texts: reads all of `named`, in order, first. Where many regions are to
// be read, use read_regions once.
Result<Region> parse_region(std::string_view text, const Board& board,
                            const std::vector<RegionSpec>& named);

// All named regions of a game. Errors are at the place of the region's text.
Result<std::vector<NamedRegion>> read_regions(const std::vector<RegionSpec>& named,
                                              const Board& board);

}  // namespace floe
