// A player who is not in check may pass instead of a move.
#pragma once

#include "rules/rule_kind.hpp"

namespace floe {

struct PassRule {
    struct Data {};
    static constexpr HookMask hooks = hook(Hook::kGenerate);

    static const Schema& schema() {
        static const Schema s{"pass", "a player who is not in check may pass", false, {}};
        return s;
    }
    template <class Game>
    static Result<void> compile(const std::vector<RuleArguments>&, Game&, Data&) {
        return {};
    }
    template <class P, class Sink>
    static void generate(const P& p, const Data&, Sink& sink) {
        if (!p.in_check(p.turn())) sink.legal(pass_move());
    }
};

}  // namespace floe
