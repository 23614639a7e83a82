// The limit of quiet plies (fifty moves): without a capture or pawn move for so long, a draw.
// Mate and other ends come first.
#pragma once

#include "rules/rule_kind.hpp"

namespace floe {

struct QuietLimitRule {
    struct Data {
        int plies = 100;
    };
    static constexpr HookMask hooks = hook(Hook::kTerminal);

    static const Schema& schema() {
        static const Schema s{"quiet_limit",
                              "so many plies in a row without a capture or pawn move are a draw",
                              false,
                              {{.name = "plies",
                                .type = ParameterType::kNumber,
                                .help = "plies, of all players together",
                                .low = 1,
                                .high = 10000,
                                .fallback = std::int64_t{100}}}};
        return s;
    }
    template <class Game>
    static Result<void> compile(const std::vector<RuleArguments>& uses, Game&, Data& data) {
        data.plies = static_cast<int>(uses.front().number("plies"));
        return {};
    }
    template <class P>
    static Outcome terminal(const P& p, const Data& data) {
        return p.state().quiet >= data.plies ? Outcome::draw(Reason::kFifty) : Outcome{};
    }
};

}  // namespace floe
