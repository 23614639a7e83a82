// Who can capture must (antichess); which capture is the player's choice.
#pragma once

#include "rules/rule_kind.hpp"

namespace floe {

struct ForcedCaptureRule {
    struct Data {};
    static constexpr HookMask hooks = hook(Hook::kPrefer);

    static const Schema& schema() {
        static const Schema s{"forced_capture", "a player who can capture must", false, {}};
        return s;
    }
    template <class Game>
    static Result<void> compile(const std::vector<RuleArguments>&, Game&, Data&) {
        return {};
    }
    template <class P>
    static bool prefers(const P& p, const Data&, Move m) {
        if (m.kind == MoveKind::kEnPassant) return true;
        if (m.kind == MoveKind::kPath && m.extra_count > 0) return true;
        const bool step = m.kind == MoveKind::kStep || m.kind == MoveKind::kPath;
        return step && m.to() != m.from() && !p.man(m.to()).none();
    }
};

}  // namespace floe
