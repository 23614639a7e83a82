// Where double steps can be captured in passing: a passed cell outside the region is none.
#pragma once

#include "rules/rule_kind.hpp"

namespace floe {

struct EnPassantRule {
    struct Data {};
    static constexpr HookMask hooks = 0;  // the game's passable cells do it all

    static const Schema& schema() {
        static const Schema s{"en_passant",
                              "double steps can be captured in passing inside a region only",
                              false,
                              {{.name = "region",
                                .type = ParameterType::kRegion,
                                .help = "the cells that count as passed, as the first seat sees it",
                                .required = true}}};
        return s;
    }
    template <class Game>
    static Result<void> compile(const std::vector<RuleArguments>& uses, Game& game, Data&) {
        const auto region = game.region(uses.front().text("region"));
        if (!region) return std::unexpected(region.error());
        for (int s = 0; s < game.seat_count(); ++s)
            game.passable[static_cast<std::size_t>(s)] = game.image(*region, seat(s));
        return {};
    }
};

}  // namespace floe
