// Where men from the hand may be dropped: only inside a region.
#pragma once

#include "rules/rule_kind.hpp"

namespace floe {

struct DropRegionRule {
    struct Data {};
    static constexpr HookMask hooks = 0;  // the game's table of drop cells does it all

    static const Schema& schema() {
        static const Schema s{"drop_region",
                              "some men may be dropped inside a region only",
                              true,
                              {{.name = "men",
                                .type = ParameterType::kMen,
                                .help = "the men it holds for",
                                .required = true},
                               {.name = "region",
                                .type = ParameterType::kRegion,
                                .help = "where they may be dropped, as the first seat sees it",
                                .required = true}}};
        return s;
    }

    template <class Game>
    static Result<void> compile(const std::vector<RuleArguments>& uses, Game& game, Data&) {
        for (const RuleArguments& use : uses) {
            const auto region = game.region(use.text("region"));
            if (!region) return std::unexpected(region.error());
            for (const std::string& man : use.texts("men"))
                if (!game.limit_drops(game.type_of(man), *region))
                    return use.bad("men", "no hand holds '" + man + "': name it in [rules.hand]");
        }
        return {};
    }
};

}  // namespace floe
