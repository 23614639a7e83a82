// Draws any board on a canvas, whatever stands on it: rectangles with holes row by row, hexagons
// staggered, files upright as on Gliński's board. Who calls says what each cell shows.
#pragma once

#include <functional>
#include <string>

#include "cli/canvas.hpp"
#include "geometry/board.hpp"

namespace floe::cli {

// What one cell shows: `before` and `after` are the columns at the sides of its text.
struct CellFace {
    std::string text;
    Style style;
    char before = ' ';
    char after = ' ';
};

struct GridLook {
    int text_width = 1;      // columns for a cell's text
    int margin = 1;          // columns at each side of it
    bool flipped = false;    // seen from the other side
    bool names = true;       // file letters and rank numbers
    bool tall_cells = true;  // hexagons: cells two rows high, so that their colours touch
};

// The colour of a cell as on a drawn board: 0 or 1 on square lattices, 0 to 2 on hex ones.
int cell_shade(const Board& board, Cell c);

Canvas draw_grid(const Board& board, const GridLook& look,
                 const std::function<CellFace(Cell)>& face);

}  // namespace floe::cli
