// A game that begins with placing men (Sittuyin; Benko's pre-chess): who has men in hand and can
// drop one must. Of men that keep to one colour, each colour takes half of them.
#pragma once

#include "rules/rule_kind.hpp"

namespace floe {

struct SetupPhaseRule {
    struct Data {
        std::vector<ManType> both_colours;
    };
    static constexpr HookMask hooks = hook(Hook::kPrefer) | hook(Hook::kDropCells);

    static const Schema& schema() {
        static const Schema s{"setup_phase",
                              "a player who has men in hand and can drop one must",
                              false,
                              {{.name = "both_colours",
                                .type = ParameterType::kMen,
                                .help = "men of which half must stand on cells of either colour",
                                .fallback = std::vector<std::string>{}}}};
        return s;
    }
    template <class Game>
    static Result<void> compile(const std::vector<RuleArguments>& uses, Game& game, Data& data) {
        if (game.hand_slot_count() == 0)
            return fail(uses.front().place.text(), "this rule needs [rules.hand]");
        for (const std::string& man : uses.front().texts("both_colours")) {
            if (game.info(game.type_of(man)).hand_slot < 0)
                return uses.front().bad("both_colours", "no hand holds '" + man + "'");
            data.both_colours.push_back(game.type_of(man));
        }
        return {};
    }
    template <class P>
    static bool prefers(const P&, const Data&, Move m) {
        return m.kind == MoveKind::kDrop;
    }
    template <class P>
    static void trim_drops(const P& p, const Data& data, ManType type, typename P::Set& cells) {
        for (const ManType kind : data.both_colours) {
            const int slot = p.game().info(kind).hand_slot;
            const int in_hand = p.hand(p.turn(), slot);
            int all = in_hand, on[2] = {0, 0}, free[2] = {0, 0};
            p.owned(p.turn()).for_each([&](Cell c) {
                if (p.man(c).type == kind) ++all, ++on[colour(p, c)];
            });
            (p.drop_cells(slot) & p.empty_cells()).for_each([&](Cell c) { ++free[colour(p, c)]; });
            for (int shade = 0; shade < 2; ++shade) {
                const bool full = type == kind && on[shade] >= (all + 1) / 2;
                const bool needed =
                    type != kind && in_hand > 0 && free[shade] <= all / 2 - on[shade];
                if (full || needed) remove_colour(p, cells, shade);
            }
        }
    }

  private:
    template <class P>
    static int colour(const P& p, Cell c) {
        const Vec v = p.game().board.coordinates(c);
        return ((v.dx + v.dy) % 2 + 2) % 2;
    }
    template <class P>
    static void remove_colour(const P& p, typename P::Set& cells, int shade) {
        cells.for_each([&](Cell c) {
            if (colour(p, c) == shade) cells.remove(c);
        });
    }
};

}  // namespace floe
