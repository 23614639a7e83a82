#include "position/legality.hpp"

namespace floe {

namespace {

// What a player may do who has no ordinary legal move, while more than two play.
template <int W, class Sink, class Any>
void generate_without_legal_moves(const Position<W>& p, Sink& sink, Any&& any) {
    if (p.ended() || p.live_count() <= 2) return;
    if (p.game().hopeless_may_move) generate_pseudo_legal(p, sink);
    if (p.game().stuck_may_pass && !any()) sink.legal(pass_move());
}

}  // namespace

template <int W>
void legal_moves(const Position<W>& p, MoveList& list) {
    const std::size_t first = list.size();
    ListSink<W> sink(list);
    generate_legal(p, sink);
    if (list.size() == first)
        generate_without_legal_moves(p, sink, [&] { return list.size() > first; });
}

template <int W>
std::uint64_t count_legal(const Position<W>& p) {
    CountSink<W> sink;
    generate_legal(p, sink);
    if (sink.count() == 0) generate_without_legal_moves(p, sink, [&] { return sink.count() > 0; });
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
