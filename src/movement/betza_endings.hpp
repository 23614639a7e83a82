// The ways in which the last leg of a move can be taken: plainly, over a hurdle, on a curve. For
// use by the parser only.
#pragma once

#include <vector>

#include "movement/betza_text.hpp"
#include "movement/path.hpp"

namespace floe::betza {

// Each element is a sequence of legs. `leg` is the plain leg: the step in this slot, its range, its
// landing and the cells it passes.
std::vector<std::vector<Leg>> endings(Lattice lattice, const LegText& text, char curve, int slot,
                                      const Leg& leg);

}  // namespace floe::betza
