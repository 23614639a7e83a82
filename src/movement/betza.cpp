#include "movement/betza.hpp"

#include "movement/betza_expand.hpp"
#include "movement/betza_text.hpp"

namespace floe {

Result<Movement> parse_betza(std::string_view text, Lattice lattice) {
    const Result<std::vector<betza::Group>> groups = betza::read_groups(text, lattice);
    if (!groups) return std::unexpected(groups.error());
    Movement movement;
    std::size_t work = 0;
    for (const betza::Group& group : *groups) {
        const Result<void> done = betza::expand(group, lattice, movement, work);
        if (!done) return std::unexpected(done.error());
    }
    return movement;
}

}  // namespace floe
