// Certain men may not give mate by being dropped (the pawn in shogi). They give check to neighbours
// only, by a leap, so that no other drop could answer them.
#pragma once

#include "rules/rule_kind.hpp"

namespace floe {

struct NoDropMateRule {
    struct Data {
        std::vector<ManType> men;
    };
    static constexpr HookMask hooks = hook(Hook::kDropCells);

    static const Schema& schema() {
        static const Schema s{"no_drop_mate",
                              "some men may not give mate by being dropped",
                              false,
                              {{.name = "men",
                                .type = ParameterType::kMen,
                                .help = "the men it holds for; they capture by leaps only",
                                .required = true}}};
        return s;
    }
    template <class Game>
    static Result<void> compile(const std::vector<RuleArguments>& uses, Game& game, Data& data) {
        for (const std::string& man : uses.front().texts("men")) {
            const ManType type = game.type_of(man);
            if (game.info(type).hand_slot < 0)
                return uses.front().bad("men",
                                        "no hand holds '" + man + "': name it in [rules.hand]");
            for (const auto& path : game.info(type).movement.paths)
                if (path.legs.size() != 1 || path.legs.front().max_steps != 1)
                    return uses.front().bad("men", "'" + man + "' does not capture by leaps only");
            data.men.push_back(type);
        }
        return {};
    }
    template <class P>
    static void trim_drops(const P& p, const Data& data, ManType type, typename P::Set& cells) {
        if (std::find(data.men.begin(), data.men.end(), type) == data.men.end()) return;
        p.leap_sources(type, p.royals(seat(1 - index(p.turn()))) & cells_of_enemy(p))
            .for_each([&](Cell c) {
                if (cells.has(c) && p.drop_would_mate(type, c)) cells.remove(c);
            });
    }

  private:
    template <class P>
    static auto cells_of_enemy(const P& p) {
        return p.owned(seat(1 - index(p.turn())));
    }
};

}  // namespace floe
