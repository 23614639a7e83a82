#include "position/legality.hpp"

namespace floe {

template <int W>
void legal_moves(const Position<W>& p, MoveList& list) {
    ListSink<W> sink(list);
    generate_legal(p, sink);
}

template <int W>
std::uint64_t count_legal(const Position<W>& p) {
    CountSink<W> sink;
    generate_legal(p, sink);
    return sink.count();
}

template void legal_moves(const Position<1>&, MoveList&);
template void legal_moves(const Position<2>&, MoveList&);
template void legal_moves(const Position<3>&, MoveList&);
template void legal_moves(const Position<4>&, MoveList&);
template std::uint64_t count_legal(const Position<1>&);
template std::uint64_t count_legal(const Position<2>&);
template std::uint64_t count_legal(const Position<3>&);
template std::uint64_t count_legal(const Position<4>&);

}  // namespace floe
