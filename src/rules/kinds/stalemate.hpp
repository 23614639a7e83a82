// Stalemate: what a player gets who is not in check and cannot move.
#pragma once

#include "rules/rule_kind.hpp"

namespace floe {

// What a player who is not in check and cannot move gets.
enum class StalemateResult : std::uint8_t { kDraw, kLoss, kWin };

struct StalemateRule {
    struct Data {};
    static constexpr HookMask hooks = 0;

    static const Schema& schema() {
        static const Schema s{"stalemate",
                              "what a player gets who is not in check and cannot move",
                              false,
                              {{.name = "result",
                                .type = ParameterType::kChoice,
                                .help = "draw, loss or win",
                                .choices = {"draw", "loss", "win"},
                                .fallback = std::string("draw")}}};
        return s;
    }
    template <class Game>
    static Result<void> compile(const std::vector<RuleArguments>& uses, Game& game, Data&) {
        const std::string& result = uses.front().text("result");
        game.stalemate = result == "draw"   ? StalemateResult::kDraw
                         : result == "loss" ? StalemateResult::kLoss
                                            : StalemateResult::kWin;
        return {};
    }
};

}  // namespace floe
