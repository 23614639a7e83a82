// A bare side loses: as soon as the last of its men besides the royal ones is captured. With
// `answer` (shatranj) a side that can bare the other with its next move draws.
#pragma once

#include "rules/rule_kind.hpp"

namespace floe {

struct BareLosesRule {
    struct Data {
        bool answer = false;
    };
    static constexpr HookMask hooks =
        hook(Hook::kEndOfTurn) | hook(Hook::kSetupCheck) | hook(Hook::kSettle);

    static const Schema& schema() {
        static const Schema s{"bare_loses",
                              "a side left with its royal man alone loses",
                              false,
                              {{.name = "answer",
                                .type = ParameterType::kFlag,
                                .help = "it draws if it can bare the other with its next move"}}};
        return s;
    }
    template <class Game>
    static Result<void> compile(const std::vector<RuleArguments>& uses, Game& game, Data& data) {
        if (game.seat_count() != 2)
            return fail(uses.front().place.text(), "this rule is for two players");
        data.answer = uses.front().flag("answer");
        return {};
    }
    template <class P>
    static bool bare(const P& p, Seat s) {
        return p.owned(s).within(p.royals(s));
    }
    template <class P>
    static void end_of_turn(P& p, const Data& data) {
        look(p, data, p.turn());
    }
    template <class P>
    static Result<void> check_setup(const P& p, const Data& data) {
        if (!data.answer && bare(p, seat(0)) && bare(p, seat(1)))
            return fail("board", "both kings are bare");
        return {};
    }
    template <class P>
    static void settle(P& p, const Data& data) {
        look(p, data, seat(1 - index(p.turn())));
    }

  private:
    // After a move of `mover`.
    template <class P>
    static void look(P& p, const Data& data, Seat mover) {
        const Seat other = seat(1 - index(mover));
        const bool mine = bare(p, mover), his = bare(p, other);
        if (mine && his)
            p.end_game(p.draw(Reason::kBare));
        else if (mine)
            p.end_game(p.loss(mover, Reason::kBare));
        // Two men are one to capture: the bared side has a move for it.
        else if (his && !(data.answer && p.owned(mover).count() == 2))
            p.end_game(p.loss(other, Reason::kBare));
    }
};

}  // namespace floe
