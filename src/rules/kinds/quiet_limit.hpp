// The limit of quiet plies (fifty moves): without a capture or pawn move for so long, a draw.
// Mate and other ends come first.
#pragma once

#include "rules/rule_kind.hpp"

namespace floe {

struct QuietLimitRule {
    struct Data {
        int plies = 100;
        int each = 0;
    };
    static constexpr HookMask hooks = hook(Hook::kTerminal);

    static const Schema& schema() {
        static const Schema s{
            "quiet_limit",
            "so many plies in a row without a capture or pawn move are a draw",
            false,
            {{.name = "plies",
              .type = ParameterType::kNumber,
              .help = "plies, of all players together",
              .low = 1,
              .high = 10000,
              .fallback = std::int64_t{100}},
             {.name = "each",
              .type = ParameterType::kNumber,
              .help = "plies of each live player, instead of `plies`; 0: not used",
              .low = 0,
              .high = 1000,
              .fallback = std::int64_t{0}}}};
        return s;
    }
    template <class Game>
    static Result<void> compile(const std::vector<RuleArguments>& uses, Game&, Data& data) {
        data.plies = static_cast<int>(uses.front().number("plies"));
        data.each = static_cast<int>(uses.front().number("each"));
        return {};
    }
    template <class P>
    static Outcome terminal(const P& p, const Data& data) {
        const int limit = data.each > 0 ? data.each * p.live_count() : data.plies;
        return p.state().quiet >= limit ? p.draw(Reason::kFifty) : Outcome{};
    }
};

}  // namespace floe
