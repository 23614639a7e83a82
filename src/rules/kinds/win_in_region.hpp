// A goal: who has one of certain men in his region at the end of his turn wins (King of the Hill;
// breakthrough games). With `answer` (racing kings) the first seat, which has the first move, wins
// only if the second cannot follow with its next move; if it can, both have arrived: a draw.
#pragma once

#include "rules/rule_kind.hpp"

namespace floe {

struct WinInRegionRule {
    struct Data {
        std::vector<ManType> men;
        std::vector<Region> region;  // by seat
        bool answer = false;
    };
    static constexpr HookMask hooks =
        hook(Hook::kEndOfTurn) | hook(Hook::kStartOfTurn) | hook(Hook::kSettle);

    static const Schema& schema() {
        static const Schema s{
            "win_in_region",
            "a player who brings one of certain men to a region wins at once",
            false,
            {{.name = "men",
              .type = ParameterType::kMen,
              .help = "the men that win by arriving",
              .required = true},
             {.name = "region",
              .type = ParameterType::kRegion,
              .help = "where, as the first seat sees it",
              .required = true},
             {.name = "answer",
              .type = ParameterType::kFlag,
              .help = "where the first player arrives first, the second may follow with his next "
                      "move: a draw"}}};
        return s;
    }

    template <class Game>
    static Result<void> compile(const std::vector<RuleArguments>& uses, Game& game, Data& data) {
        const RuleArguments& use = uses.front();
        data.answer = use.flag("answer");
        if (game.seat_count() != 2) return fail(use.place.text(), "this rule is for two players");
        const auto region = game.region(use.text("region"));
        if (!region) return std::unexpected(region.error());
        for (const std::string& man : use.texts("men")) data.men.push_back(game.type_of(man));
        for (int s = 0; s < game.seat_count(); ++s)
            data.region.push_back(game.image(*region, seat(s)));
        return {};
    }

    template <class P>
    static bool arrived(const P& p, const Data& data, Seat s) {
        bool yes = false;
        data.region[static_cast<std::size_t>(index(s))].for_each([&](Cell c) {
            const Man man = p.man(c);
            yes = yes || (man.owner == s &&
                          std::find(data.men.begin(), data.men.end(), man.type) != data.men.end());
        });
        return yes;
    }
    // After a move of `mover`.
    template <class P>
    static void look(P& p, const Data& data, Seat mover) {
        const Seat other = seat(1 - index(mover));
        if (data.answer && index(mover) == 0) {
            if (arrived(p, data, other)) p.end_game(p.win(other, Reason::kGoal));
            return;  // the first player's arrival is looked at when the other is on turn
        }
        const bool mine = arrived(p, data, mover), his = arrived(p, data, other);
        if (mine && his && data.answer)
            p.end_game(p.draw(Reason::kGoal));
        else if (mine || his)
            p.end_game(p.win(mine ? mover : other, Reason::kGoal));
    }
    template <class P>
    static void end_of_turn(P& p, const Data& data) {
        look(p, data, p.turn());
    }
    template <class P>
    static void settle(P& p, const Data& data) {
        look(p, data, seat(1 - index(p.turn())));
    }
    template <class P>
    static void start_of_turn(P& p, const Data& data) {
        if (!data.answer || index(p.turn()) == 0 || !arrived(p, data, seat(0))) return;
        bool may_follow = false;
        if (!p.in_check(p.turn()))
            p.owned(p.turn()).for_each([&](Cell c) {
                const bool runner =
                    std::find(data.men.begin(), data.men.end(), p.man(c).type) != data.men.end();
                may_follow = may_follow || (runner && p.has_legal_move(c, data.region[1]));
            });
        if (!may_follow) p.end_game(p.win(seat(0), Reason::kGoal));
    }
};

}  // namespace floe
