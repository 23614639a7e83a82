#include "position/legality.hpp"

namespace floe {

namespace {

// What a player may do who has no ordinary legal move, as the game's rules have it.
template <int W, class Sink, class Any>
void generate_without_legal_moves(const Position<W>& p, Sink& sink, Any&& any) {
    if (p.ended()) return;
    const Game& game = p.game();
    if (game.hopeless_may_move && p.live_count() > 2) generate_pseudo_legal(p, sink);
    if (game.stuck_pass_from > 0 && p.live_count() >= game.stuck_pass_from && !any())
        sink.legal(pass_move());
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

template <int W>
bool Position<W>::has_legal_move() const {
    CountSink<W> sink;
    generate_legal(*this, sink);
    return sink.count() > 0;
}
template bool Position<1>::has_legal_move() const;
template bool Position<2>::has_legal_move() const;
template bool Position<3>::has_legal_move() const;
template bool Position<4>::has_legal_move() const;

template void legal_moves(const Position<1>&, MoveList&);
template void legal_moves(const Position<2>&, MoveList&);
template void legal_moves(const Position<3>&, MoveList&);
template void legal_moves(const Position<4>&, MoveList&);
template std::uint64_t count_legal(const Position<1>&);
template std::uint64_t count_legal(const Position<2>&);
template std::uint64_t count_legal(const Position<3>&);
template std::uint64_t count_legal(const Position<4>&);

}  // namespace floe
