// How a position stands without looking at its history.
#pragma once

#include "position/legality.hpp"

namespace floe {

// Over because a rule ended it, because the player to move cannot move, or by a rule that needs no
// history, in this order. kNone while the game goes on.
// `can_move`: whether the player to move has a legal move, for callers who know.
template <int W>
Outcome outcome_of(const Position<W>& p, bool can_move) {
    if (p.ended()) return p.state().ended;
    if (!can_move) {
        if (p.in_check(p.turn())) return p.loss(p.turn(), Reason::kCheckmate);
        switch (p.game().stalemate) {
            case StalemateResult::kDraw:
                return p.draw(Reason::kStalemate);
            case StalemateResult::kLoss:
                return p.loss(p.turn(), Reason::kStalemate);
            case StalemateResult::kWin:
                return p.win(p.turn(), Reason::kStalemate);
        }
    }
    Outcome outcome;
    p.game().rules.template run<Hook::kTerminal>([&]<class Kind>(const auto& data) {
        if (!outcome.over()) outcome = Kind::terminal(p, data);
    });
    return outcome;
}
template <int W>
Outcome outcome_of(const Position<W>& p) {
    return outcome_of(p, !p.ended() && count_legal(p) > 0);
}

}  // namespace floe
