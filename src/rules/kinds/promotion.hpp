// Promotion: a man of `men` that ends a move in the zone becomes one of `to`; it must, unless the
// promotion is optional.
#pragma once

#include <charconv>

#include "base/words.hpp"
#include "rules/rule_kind.hpp"

namespace floe {

// What a man of one seat may become, and where.
struct PromotionLimit {
    ManType type{};
    int most = 0;  // on the board, of one side
};
struct Promotion {
    Region zone;
    PromotionChoices to;
    bool optional = false;
    bool by_rule = false;    // Hook::kChoices says what it may become; `to` is empty
    bool leaving = false;    // a move that starts in the zone promotes as well
    Region compulsory = {};  // of an optional one: targets where it is none
    std::vector<PromotionLimit> limits = {};
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
                                .help = "the man may also stay what it is"},
                               {.name = "leaving",
                                .type = ParameterType::kFlag,
                                .help = "a move that starts in the zone promotes as well"},
                               {.name = "compulsory",
                                .type = ParameterType::kRegion,
                                .help = "of an optional promotion: where the man may not stay "
                                        "what it is",
                                .fallback = std::string()},
                               {.name = "limits",
                                .type = ParameterType::kTexts,
                                .help = "kinds of which a side may not get more than a number on "
                                        "the board: \"Q 1\"",
                                .fallback = std::vector<std::string>{}}}};
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
            Result<Region> compulsory = Region{};
            if (use.given("compulsory")) compulsory = game.region(use.text("compulsory"));
            if (!compulsory) return std::unexpected(compulsory.error());
            std::vector<PromotionLimit> limits;
            if (auto done = read_limits(use, game, limits); !done) return done;
            for (int s = 0; s < game.seat_count(); ++s)
                for (const std::string& man : use.texts("men")) {
                    Promotion p{game.image(*zone, seat(s)),
                                {},
                                use.flag("optional"),
                                false,
                                use.flag("leaving"),
                                game.image(*compulsory, seat(s)),
                                limits};
                    for (const std::string& to : use.texts("to")) p.to.push_back(game.type_of(to));
                    if (!game.add_promotion(seat(s), game.type_of(man), p))
                        return use.bad("men", "'" + man + "' has a promotion already");
                }
        }
        return {};
    }

  private:
    template <class Game>
    static Result<void> read_limits(const RuleArguments& use, const Game& game,
                                    std::vector<PromotionLimit>& limits) {
        const auto& texts = use.texts("limits");
        for (std::size_t i = 0; i < texts.size(); ++i) {
            const std::vector<std::string> words = words_of(texts[i]);
            int most = -1;
            if (words.size() == 2) {
                const char* const end = words[1].data() + words[1].size();
                const auto read = std::from_chars(words[1].data(), end, most);
                if (read.ec != std::errc{} || read.ptr != end) most = -1;
            }
            if (most < 0 || most > limits::kCells)
                return use.bad_text("limits", i, "'" + texts[i] + "' is not of the form \"Q 1\"");
            const std::string& symbol = words[0];
            const ManType type = game.type_of(symbol);
            if (type == kNoType)
                return use.bad_text("limits", i, "'" + symbol + "' is no man of this game");
            limits.push_back({type, most});
        }
        return {};
    }
};

}  // namespace floe
