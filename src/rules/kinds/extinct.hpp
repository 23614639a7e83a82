// Extinction (R. Wayne Schmittberger, 1985): a side of whose kinds of men one has died out loses,
// or wins where getting rid of one's men is the aim. The player who has just moved is looked at
// first.
#pragma once

#include "rules/rule_kind.hpp"

namespace floe {

struct ExtinctRule {
    struct Data {
        std::vector<std::vector<bool>> kinds;  // by kind, then type
        int left = 0;
        bool wins = false;
    };
    static constexpr HookMask hooks = hook(Hook::kEndOfTurn) | hook(Hook::kSettle);

    static const Schema& schema() {
        static const Schema s{"extinct",
                              "a side of whose kinds of men one has died out loses, or wins",
                              false,
                              {{.name = "men",
                                .type = ParameterType::kMen,
                                .help = "the kinds that count, each by itself",
                                .fallback = std::vector<std::string>{}},
                               {.name = "all",
                                .type = ParameterType::kFlag,
                                .help = "all men of a side together are the one kind that counts"},
                               {.name = "left",
                                .type = ParameterType::kNumber,
                                .help = "so many or fewer count as died out",
                                .low = 0,
                                .high = 16,
                                .fallback = std::int64_t{0}},
                               {.name = "result",
                                .type = ParameterType::kChoice,
                                .help = "what that side gets: loss or win",
                                .choices = {"loss", "win"},
                                .fallback = std::string("loss")}}};
        return s;
    }

    template <class Game>
    static Result<void> compile(const std::vector<RuleArguments>& uses, Game& game, Data& data) {
        const RuleArguments& use = uses.front();
        if (game.seat_count() != 2) return fail(use.place.text(), "this rule is for two players");
        if (use.flag("all") == !use.texts("men").empty())
            return use.bad("men", "name the men that count, or say all = true");
        data.left = static_cast<int>(use.number("left"));
        data.wins = use.text("result") == "win";
        for (const std::string& man : use.texts("men")) {
            data.kinds.emplace_back(game.men.size(), false);
            data.kinds.back()[static_cast<std::size_t>(index(game.type_of(man)))] = true;
        }
        if (use.flag("all")) data.kinds.emplace_back(game.men.size(), true);
        game.seats_without_royals = true;
        return {};
    }

    template <class P>
    static bool died_out(const P& p, const Data& data, Seat s) {
        for (const std::vector<bool>& kind : data.kinds) {
            int n = 0;
            p.owned(s).for_each([&](Cell c) { n += kind_of(p, kind, p.man(c).type); });
            for (int slot = 0; slot < p.game().hand_slot_count(); ++slot)
                if (kind_of(p, kind, p.game().slot_type(slot))) n += p.hand(s, slot);
            if (n <= data.left) return true;
        }
        return false;
    }
    template <class P>
    static void look(P& p, const Data& data, Seat mover) {
        for (const Seat s : {mover, seat(1 - index(mover))})
            if (!p.ended() && died_out(p, data, s))
                p.end_game(data.wins ? p.win(s, Reason::kExtinct) : p.loss(s, Reason::kExtinct));
    }
    template <class P>
    static void end_of_turn(P& p, const Data& data) {
        look(p, data, p.turn());
    }
    template <class P>
    static void settle(P& p, const Data& data) {
        look(p, data, seat(1 - index(p.turn())));
    }

  private:
    // A promoted man that reverts counts as the plain one it looks like.
    template <class P>
    static bool kind_of(const P& p, const std::vector<bool>& kind, ManType type) {
        const ManType from = p.game().info(type).promoted_from;
        const auto i = static_cast<std::size_t>(index(from == kNoType ? type : from));
        return i < kind.size() && kind[i];
    }
};

}  // namespace floe
