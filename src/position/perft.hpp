// Perft: the number of move sequences of a length. The last ply is counted without lists and
// without making moves. Draws by counting (fifty moves, repetition, material) do not end a
// sequence, as is usual; a game that a rule has ended does.
#pragma once

#include "position/legality.hpp"
#include "position/make.hpp"

namespace floe {

template <int W>
std::uint64_t perft(Position<W>& p, int depth, UndoLog& log, MoveList& list,
                    Leaves leaves = Leaves::kCounted) {
    if (depth <= 0) return 1;
    if (depth == 1 && leaves == Leaves::kCounted) return count_legal(p);
    const std::size_t first = list.size();
    legal_moves(p, list);
    const std::size_t last = list.size();
    std::uint64_t nodes = 0;
    for (std::size_t i = first; i < last; ++i) {
        p.make(list[i], log);
        nodes += perft(p, depth - 1, log, list, leaves);
        p.unmake(log);
    }
    list.resize(first);
    return nodes;
}

}  // namespace floe
