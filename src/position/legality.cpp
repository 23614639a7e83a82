#include "position/legality.hpp"

#include <algorithm>
#include <functional>

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

// Where a rule prefers some of the moves from `first` on, the others are illegal.
template <int W>
void keep_preferred(const Position<W>& p, MoveList& list, std::size_t first) {
    p.game().rules.template run<Hook::kPrefer>([&]<class Kind>(const auto& data) {
        const auto begin = list.begin() + static_cast<std::ptrdiff_t>(first);
        const auto preferred = [&](Move m) { return Kind::prefers(p, data, m); };
        if (std::any_of(begin, list.end(), preferred))
            list.erase(std::remove_if(begin, list.end(), std::not_fn(preferred)), list.end());
    });
}

// Finds out whether there is a plain move from one cell into a region.
template <int W>
struct StepFinder {
    Cell from;
    CellSet<W> into;
    bool found = false;

    void steps(Cell c, const CellSet<W>& to) { found = found || (c == from && to.meets(into)); }
    void promotions(Cell c, const CellSet<W>& to, const PromotionChoices&) { steps(c, to); }
    void drops(ManType, const CellSet<W>&) {}
    void safe(Move m) { one(m); }
    void tested(Move m) { one(m); }
    void legal(Move m) { one(m); }
    void one(Move m) {
        found = found || (m.kind != MoveKind::kPass && m.from() == from && into.has(m.to()));
    }
};

}  // namespace

template <int W>
void legal_moves(const Position<W>& p, MoveList& list) {
    const std::size_t first = list.size();
    ListSink<W> sink(list);
    generate_legal(p, sink);
    if (p.game().rules.has(Hook::kPrefer)) keep_preferred(p, list, first);
    p.game().rules.template run<Hook::kExpand>(
        [&]<class Kind>(const auto& data) { Kind::expand(p, data, list, first); });
    if (list.size() == first)
        generate_without_legal_moves(p, sink, [&] { return list.size() > first; });
}

template <int W>
std::uint64_t count_legal(const Position<W>& p) {
    if (p.game().rules.has(Hook::kPrefer) || p.game().rules.has(Hook::kExpand)) {
        MoveList list;
        legal_moves(p, list);
        return list.size();
    }
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
template <int W>
bool Position<W>::has_legal_move(Cell from, const Region& region) const {
    StepFinder<W> finder{from, narrow<W>(region)};
    generate_legal(*this, finder);
    return finder.found;
}

template <int W>
bool Position<W>::drop_would_mate(ManType type, Cell c) const {
    Position after = *this;
    UndoLog log(1);
    after.make_board_part(Move::make(MoveKind::kDrop, c, c, type), log);
    after.give_turn(next_live(turn()));
    CountSink<W> answers;
    generate_legal_by(t_->legality, after, answers, Scope::kMen);
    return answers.count() == 0;
}

template <int W>
bool Position<W>::gives_check(Move m) const {
    Position after = *this;
    UndoLog log(1);
    after.make_board_part(m, log);
    return after.in_check(seat(1 - index(turn())));
}

#define FLOE_FOR_WORDS(W)                                                 \
    template bool Position<W>::has_legal_move() const;                    \
    template bool Position<W>::gives_check(Move) const;                   \
    template bool Position<W>::has_legal_move(Cell, const Region&) const; \
    template bool Position<W>::drop_would_mate(ManType, Cell) const;
FLOE_FOR_WORDS(1)
FLOE_FOR_WORDS(2)
FLOE_FOR_WORDS(3)
FLOE_FOR_WORDS(4)
#undef FLOE_FOR_WORDS

template void legal_moves(const Position<1>&, MoveList&);
template void legal_moves(const Position<2>&, MoveList&);
template void legal_moves(const Position<3>&, MoveList&);
template void legal_moves(const Position<4>&, MoveList&);
template std::uint64_t count_legal(const Position<1>&);
template std::uint64_t count_legal(const Position<2>&);
template std::uint64_t count_legal(const Position<3>&);
template std::uint64_t count_legal(const Position<4>&);

}  // namespace floe
