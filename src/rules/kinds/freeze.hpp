// The freeze (Ice Age Chess, Köksal Karakus 2000): every N rounds, after the last seat's move, ice
// comes. It fills every empty cell, except those whose orthogonal neighbours on the board all hold
// men; a man with no man of a player on any neighbouring cell freezes: it leaves the board and a
// cube stands on its cell. Both are judged on the position before the ice. A player whose royal man
// freezes has lost; when every player's does, the game is drawn.
#pragma once

#include "rules/rule_kind.hpp"

namespace floe {

struct FreezeRule {
    struct Data {
        int every = 20;
        ManType cube{};
    };
    static constexpr HookMask hooks =
        hook(Hook::kEndOfTurn) | hook(Hook::kSettle) | hook(Hook::kNotice) | hook(Hook::kKey);

    static const Schema& schema() {
        static const Schema s{
            "freeze",
            "every so many rounds ice fills the empty cells and men without a neighbour freeze",
            false,
            {{.name = "every",
              .type = ParameterType::kNumber,
              .help = "rounds from ice to ice",
              .required = true,
              .low = 1,
              .high = 1000},
             {.name = "cube",
              .type = ParameterType::kMan,
              .help = "the neutral man that is the ice",
              .required = true}}};
        return s;
    }

    template <class Game>
    static Result<void> compile(const std::vector<RuleArguments>& uses, Game& game, Data& data) {
        const RuleArguments& use = uses.front();
        data.every = static_cast<int>(use.number("every"));
        data.cube = game.type_of(use.text("cube"));
        if (!game.men[static_cast<std::size_t>(index(data.cube))].neutral)
            return use.bad("cube", "'" + use.text("cube") + "' is not a neutral man");
        game.royal_may_be_missing = true;
        return {};
    }

    // What the ice would do to the board as it stands.
    template <class P>
    struct Effect {
        typename P::Set ice, frozen;

        explicit Effect(const P& p) {
            const auto men = p.occupied().without(p.owned(kNobody));
            p.empty_cells().for_each([&](Cell c) {
                if (!p.orthogonal_neighbours(c).within(men)) ice.add(c);
            });
            men.for_each([&](Cell c) {
                if (!p.neighbours(c).meets(men)) frozen.add(c);
            });
        }
    };

    template <class P>
    static void end_of_turn(P& p, const Data& data) {
        if (index(p.turn()) != p.game().seat_count() - 1 || p.round() % data.every != 0) return;
        const auto [ice, frozen] = Effect<P>(p);
        frozen.for_each([&](Cell c) { p.remove(c); });
        (ice | frozen).for_each([&](Cell c) { p.put(c, Man{data.cube, kNobody}); });
        p.clear_passed();  // the passed cell is iced
        if (frozen.any()) p.restart_quiet_count();
        settle(p, data);
    }

    template <class P>
    static void settle(P& p, const Data&) {
        std::array<std::uint8_t, limits::kSeats> rank{2, 2, 2, 2};
        int alive = 0;
        for (std::size_t s = 0; s < rank.size(); ++s)
            if (p.royals(seat(static_cast<int>(s))).any()) {
                rank[s] = 1;
                ++alive;
            }
        if (alive < p.game().seat_count()) p.end_game(p.places(Reason::kFrozen, rank));
    }

    template <class P>
    static Notice notice(const P& p, const Data& data) {
        const int seats = p.game().seat_count();
        Notice n;
        n.rule = schema().kind;
        n.round = (p.round() + data.every - 1) / data.every * data.every;
        n.plies = (n.round - p.round()) * seats + seats - index(p.turn());
        n.puts = {data.cube, kNobody};
        const auto [ice, frozen] = Effect<P>(p);
        (ice | frozen).for_each([&](Cell c) { n.fills.push_back(c); });
        frozen.for_each([&](Cell c) { n.takes.push_back(c); });
        return n;
    }

    // Plies to the next ice.
    template <class P>
    static std::uint64_t key(const P& p, const Data& data) {
        return static_cast<std::uint64_t>(p.state().ply) %
               static_cast<std::uint64_t>(data.every * p.game().seat_count());
    }
};

}  // namespace floe
