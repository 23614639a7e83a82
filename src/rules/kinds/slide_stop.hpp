// Men that stop slides (the hia power of Short Sliders' Bodyguard, Bob Greenwade 2023): a slide of
// either side that starts next to such a man goes one cell; one that starts elsewhere ends on the
// first cell it enters that is next to one. It never limits the man itself. Attacks are limited as
// moves are. Slides are the rides of a movement text; leaps are not touched.
#pragma once

#include "rules/rule_kind.hpp"

namespace floe {

struct SlideStopRule {
    struct Data {};
    static constexpr HookMask hooks = 0;  // the men are marked; rides look at the zone

    static const Schema& schema() {
        static const Schema s{"slide_stop",
                              "slides of both sides end next to certain men",
                              false,
                              {{.name = "men",
                                .type = ParameterType::kMen,
                                .help = "the men that stop slides",
                                .required = true},
                               {.name = "made_from",
                                .type = ParameterType::kMen,
                                .help = "the men that may become such a man by a move",
                                .fallback = std::vector<std::string>{}}}};
        return s;
    }

    template <class Game>
    static Result<void> compile(const std::vector<RuleArguments>& uses, Game& game, Data&) {
        const auto info = [&](const std::string& man) -> auto& {
            return game.men[static_cast<std::size_t>(index(game.type_of(man)))];
        };
        for (const std::string& man : uses.front().texts("men"))
            info(man).stops_slides = info(man).may_stop_slides = true;
        for (const std::string& man : uses.front().texts("made_from"))
            info(man).may_stop_slides = true;
        return {};
    }
};

}  // namespace floe
