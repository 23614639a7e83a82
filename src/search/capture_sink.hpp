// A sink for generate_legal that keeps captures of players' men and promotions to the best man.
#pragma once

#include "eval/weights.hpp"
#include "position/move_list.hpp"
#include "position/position.hpp"

namespace floe {

template <int W>
class CaptureSink {
  public:
    CaptureSink(const Position<W>& p, const Weights& weights, MoveList& list)
        : p_(p), weights_(weights), list_(list), prey_(p.owned(seat(1 - index(p.turn())))) {}

    void steps(Cell from, const CellSet<W>& to) {
        (to & prey_).for_each([&](Cell c) {
            list_.push_back(Move::make(MoveKind::kStep, from, c));
        });
    }
    void promotions(Cell from, const CellSet<W>& to, const PromotionChoices& choices) {
        ManType best = *choices.begin();
        for (const ManType type : choices)
            if (weights_.value_of(type) > weights_.value_of(best)) best = type;
        to.for_each([&](Cell c) { list_.push_back(Move::make(MoveKind::kStep, from, c, best)); });
    }
    void drops(ManType, const CellSet<W>&) {}
    void safe(Move m) { one(m); }
    void tested(Move m) { one(m); }
    void legal(Move m) { one(m); }

  private:
    void one(Move m) {
        bool takes = m.kind == MoveKind::kPath && prey_.has(m.to());
        if (m.kind == MoveKind::kPath || m.kind == MoveKind::kEnPassant)
            for (int i = 0; i < m.extra_count; ++i) takes = takes || prey_.has(m.extra_cell(i));
        if (takes) list_.push_back(m);
    }
    const Position<W>& p_;
    const Weights& weights_;
    MoveList& list_;
    const CellSet<W> prey_;
};

}  // namespace floe
