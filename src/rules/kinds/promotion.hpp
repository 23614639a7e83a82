// Promotion: a man of `men` that ends a move in the zone becomes one of `to`; it must, unless the
// promotion is optional.
#pragma once

#include "rules/rule_kind.hpp"

namespace floe {

// What a man of one seat may become, and where.
struct Promotion {
    Region zone;
    PromotionChoices to;
    bool optional = false;
    bool by_rule = false;  // Hook::kChoices says what it may become; `to` is empty
};

struct PromotionRule {
    struct Data {};
    static constexpr HookMask hooks = 0;  // the game's table of promotions does it all

    static const Schema& schema() {
        static const Schema s{"promotion",
                              "a man that ends its move in a zone becomes another",
                              true,
                              {{.name = "men",
                                .type = ParameterType::kMen,
                                .help = "the men that promote",
                                .required = true},
                               {.name = "zone",
                                .type = ParameterType::kRegion,
                                .help = "where, as the first seat sees it",
                                .required = true},
                               {.name = "to",
                                .type = ParameterType::kMen,
                                .help = "what they may become",
                                .required = true},
                               {.name = "optional",
                                .type = ParameterType::kFlag,
                                .help = "the man may also stay what it is"}}};
        return s;
    }

    template <class Game>
    static Result<void> compile(const std::vector<RuleArguments>& uses, Game& game, Data&) {
        for (const RuleArguments& use : uses) {
            const auto zone = game.region(use.text("zone"));
            if (!zone) return std::unexpected(zone.error());
            if (use.texts("to").empty()) return use.bad("to", "name at least one man");
            if (use.texts("to").size() > limits::kPromotionChoices)
                return use.bad("to", "more than 40 choices");
            for (int s = 0; s < game.seat_count(); ++s)
                for (const std::string& man : use.texts("men")) {
                    Promotion p{game.image(*zone, seat(s)), {}, use.flag("optional"), false};
                    for (const std::string& to : use.texts("to")) p.to.push_back(game.type_of(to));
                    if (!game.add_promotion(seat(s), game.type_of(man), p))
                        return use.bad("men", "'" + man + "' has a promotion already");
                }
        }
        return {};
    }
};

}  // namespace floe
