// Groups of legs to paths: every choice of directions and of ways to hop becomes one path. For use
// by the parser only.
#pragma once

#include <cstddef>

#include "base/error.hpp"
#include "movement/betza_text.hpp"
#include "movement/path.hpp"

namespace floe::betza {

// Adds the group's paths to `out`, each once. Fails beyond the limits on paths, legs, reach and
// victims, or when no path is left. `work` counts what was built over all groups of a text; it
// starts at 0 and is limited as well.
Result<void> expand(const Group& group, Lattice lattice, Movement& out, std::size_t& work);

}  // namespace floe::betza
