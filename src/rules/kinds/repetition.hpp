// Repetition: the same position (board, player to move, hands, castling rights, and the passed cell
// only where an en passant capture is legal) for the so-manieth time is a draw.
#pragma once

#include "rules/rule_kind.hpp"

namespace floe {

struct RepetitionRule {
    struct Data {};
    static constexpr HookMask hooks = 0;  // needs the history: the game record looks at it

    static const Schema& schema() {
        static const Schema s{"repetition",
                              "the same position for the so-manieth time is a draw",
                              false,
                              {{.name = "times",
                                .type = ParameterType::kNumber,
                                .help = "occurrences that end the game",
                                .low = 2,
                                .high = 10,
                                .fallback = std::int64_t{3}}}};
        return s;
    }
    template <class Game>
    static Result<void> compile(const std::vector<RuleArguments>& uses, Game& game, Data&) {
        game.repetitions = static_cast<int>(uses.front().number("times"));
        return {};
    }
};

}  // namespace floe
