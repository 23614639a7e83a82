// Rifle chess (W. B. Seabrook, 1921): certain men capture without moving, in passing too. They do
// not promote by it.
#pragma once

#include "rules/rule_kind.hpp"

namespace floe {

struct RifleCaptureRule {
    struct Data {};
    static constexpr HookMask hooks = 0;  // the generator does it

    static const Schema& schema() {
        static const Schema s{"rifle_capture",
                              "some men capture without moving",
                              false,
                              {{.name = "men",
                                .type = ParameterType::kMen,
                                .help = "the men that do",
                                .required = true}}};
        return s;
    }
    template <class Game>
    static Result<void> compile(const std::vector<RuleArguments>& uses, Game& game, Data&) {
        for (const std::string& man : uses.front().texts("men"))
            game.men[static_cast<std::size_t>(index(game.type_of(man)))].captures_from_afar = true;
        return {};
    }
};

}  // namespace floe
