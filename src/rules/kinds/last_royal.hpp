// A side with several royal men is in check only while all of them are attacked (Spartan Chess,
// Steven Streetman 2010); all but the last may be captured.
#pragma once

#include "rules/rule_kind.hpp"

namespace floe {

struct LastRoyalRule {
    struct Data {};
    static constexpr HookMask hooks = hook(Hook::kCheck);

    static const Schema& schema() {
        static const Schema s{"last_royal",
                              "a side is in check only while all its royal men are attacked",
                              false,
                              {}};
        return s;
    }
    template <class Game>
    static Result<void> compile(const std::vector<RuleArguments>&, Game&, Data&) {
        return {};
    }
    template <class P>
    static bool in_check(const P& p, const Data&, Seat s) {
        bool all = p.royals(s).any();
        p.royals(s).for_each(
            [&](Cell c) { all = all && p.attacked_by_enemy_of(s, c, p.occupied()); });
        return all;
    }
    // A royal man that castles on a cell.
    template <class P>
    static bool threatened_on(const P& p, const Data&, Cell c, const typename P::Set& occupied) {
        return p.attacked_by_enemy(c, occupied);
    }
};

}  // namespace floe
