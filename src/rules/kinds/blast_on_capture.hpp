// Captures explode (atomic chess): the captor leaves the board, and so does every man on the cells
// around the target but for the kinds that are spared. Who blows up an enemy's last royal man wins,
// whatever else the move does; nobody may blow up his own. Royal men that touch cannot be in check,
// since a capture would take both.
#pragma once

#include "rules/rule_kind.hpp"

namespace floe {

struct BlastOnCaptureRule {
    struct Data {
        std::vector<bool> spared;  // by type
    };
    static constexpr HookMask hooks =
        hook(Hook::kAfterMove) | hook(Hook::kCheck) | hook(Hook::kEndOfTurn) | hook(Hook::kSettle);

    static const Schema& schema() {
        static const Schema s{"blast_on_capture",
                              "a capture removes the captor and the men around the target",
                              false,
                              {{.name = "spared",
                                .type = ParameterType::kMen,
                                .help = "men that a blast beside them does not remove",
                                .fallback = std::vector<std::string>{}}}};
        return s;
    }
    template <class Game>
    static Result<void> compile(const std::vector<RuleArguments>& uses, Game& game, Data& data) {
        if (game.seat_count() != 2)
            return fail(uses.front().place.text(), "this rule is for two players");
        data.spared.resize(game.men.size());
        for (const std::string& man : uses.front().texts("spared"))
            data.spared[static_cast<std::size_t>(index(game.type_of(man)))] = true;
        game.royal_may_be_missing = true;
        return {};
    }
    template <class P>
    static void after_move(P& p, const Data& data, Move m, bool captured) {
        if (!captured) return;
        const Cell at = m.to();
        p.neighbours(at).for_each([&](Cell c) {
            const Man man = p.man(c);
            if (man.none() || man.owner == kNobody || spared(p, data, man.type)) return;
            p.remove(c);
        });
        p.remove(at);
    }
    template <class P>
    static bool in_check(const P& p, const Data&, Seat s) {
        const Seat enemy = seat(1 - index(s));
        if (p.royals(s).empty()) return true;
        if (p.royals(enemy).empty()) return false;
        bool yes = false;
        p.royals(s).for_each([&](Cell c) {
            yes = yes ||
                  (!p.neighbours(c).meets(p.royals(enemy)) && p.attacked(c, enemy, p.occupied()));
        });
        return yes;
    }
    template <class P>
    static bool threatened_on(const P& p, const Data&, Cell c, const typename P::Set& occupied) {
        return !p.neighbours(c).meets(p.royals(seat(1 - index(p.turn())))) &&
               p.attacked_by_enemy(c, occupied);
    }
    template <class P>
    static void end_of_turn(P& p, const Data& data) {
        settle(p, data);
    }
    template <class P>
    static void settle(P& p, const Data&) {
        for (int s = 0; s < 2; ++s)
            if (p.royals(seat(s)).empty()) p.end_game(p.loss(seat(s), Reason::kExploded));
    }

  private:
    template <class P>
    static bool spared(const P& p, const Data& data, ManType type) {
        const ManType from = p.game().info(type).promoted_from;
        return data.spared[static_cast<std::size_t>(index(from == kNoType ? type : from))];
    }
};

}  // namespace floe
