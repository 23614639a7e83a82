// A bare side loses: as soon as the last of its men besides the royal ones is captured.
#pragma once

#include "rules/rule_kind.hpp"

namespace floe {

struct BareLosesRule {
    struct Data {};
    static constexpr HookMask hooks =
        hook(Hook::kEndOfTurn) | hook(Hook::kSetupCheck) | hook(Hook::kSettle);

    static const Schema& schema() {
        static const Schema s{
            "bare_loses", "a side left with its royal man alone loses at once", false, {}};
        return s;
    }
    template <class Game>
    static Result<void> compile(const std::vector<RuleArguments>& uses, Game& game, Data&) {
        if (game.seat_count() != 2)
            return fail(uses.front().place.text(), "this rule is for two players");
        return {};
    }
    template <class P>
    static bool bare(const P& p, Seat s) {
        return p.owned(s).within(p.royals(s));
    }
    template <class P>
    static void end_of_turn(P& p, const Data& data) {
        settle(p, data);
    }
    template <class P>
    static Result<void> check_setup(const P& p, const Data&) {
        if (bare(p, seat(0)) && bare(p, seat(1))) return fail("board", "both kings are bare");
        return {};
    }
    template <class P>
    static void settle(P& p, const Data&) {
        for (int s = 0; s < 2; ++s)
            if (bare(p, seat(s))) p.end_game(p.loss(seat(s), Reason::kBare));
    }
};

}  // namespace floe
