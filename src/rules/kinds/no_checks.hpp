// Nobody may give check (racing kings): a move that leaves an enemy's royal man attacked is
// illegal.
#pragma once

#include "rules/rule_kind.hpp"

namespace floe {

struct NoChecksRule {
    struct Data {};
    static constexpr HookMask hooks = hook(Hook::kForbid);

    static const Schema& schema() {
        static const Schema s{"no_checks", "a move that gives check is illegal", false, {}};
        return s;
    }
    template <class Game>
    static Result<void> compile(const std::vector<RuleArguments>&, Game&, Data&) {
        return {};
    }
    template <class P>
    static bool forbids(const P& before, const P& after, const Data&, Move) {
        for (int s = 0; s < after.game().seat_count(); ++s)
            if (seat(s) != before.turn() && after.live(seat(s)) && after.in_check(seat(s)))
                return true;
        return false;
    }
};

}  // namespace floe
