// Gating (Seirawan chess, 2007): when a man of the first rank moves for the first time, a man in
// hand may enter on the cell it left. In castling it enters on the king's or on the rook's cell. A
// move's `detail` is the type that enters, plus kOnRooksCell for the rook's cell.
#pragma once

#include "rules/rule_kind.hpp"

namespace floe {

struct GatingRule {
    static constexpr std::uint8_t kOnRooksCell = 128;
    struct Data {
        std::vector<Region> gates;  // by seat
    };
    static constexpr HookMask hooks =
        hook(Hook::kExpand) | hook(Hook::kAfterMove) | hook(Hook::kSettle);

    static const Schema& schema() {
        static const Schema s{
            "gating",
            "a man in hand may enter on the cell that an unmoved man of the region leaves",
            false,
            {{.name = "men",
              .type = ParameterType::kMen,
              .help = "the men that a hand can hold",
              .required = true},
             {.name = "from",
              .type = ParameterType::kRegion,
              .help = "the cells of the unmoved men, at most 16, as the first seat sees it",
              .required = true}}};
        return s;
    }
    template <class Game>
    static Result<void> compile(const std::vector<RuleArguments>& uses, Game& game, Data& data) {
        const RuleArguments& use = uses.front();
        if (game.seat_count() != 2) return fail(use.place.text(), "this rule is for two players");
        const auto from = game.region(use.text("from"));
        if (!from) return std::unexpected(from.error());
        for (int s = 0; s < game.seat_count(); ++s) {
            data.gates.push_back(game.image(*from, seat(s)));
            int n = 0;
            data.gates.back().for_each([&](Cell c) {
                game.gates.push_back(c);
                ++n;
            });
            if (n > 16) return use.bad("from", "more than 16 cells");
        }
        if (data.gates[0].meets(data.gates[1]))
            return use.bad("from", "the players' cells overlap");
        for (const std::string& man : use.texts("men"))
            if (!game.add_hand_slot(game.type_of(man)))
                return use.bad("men", "a hand can hold at most 64 kinds of men, each named once");
        return {};
    }
    template <class P, class List>
    static void expand(const P& p, const Data&, List& list, std::size_t first) {
        const std::size_t last = list.size();
        for (std::size_t i = first; i < last; ++i) {
            Move m = list[i];
            if (m.kind == MoveKind::kDrop || m.kind == MoveKind::kPass) continue;
            for (int slot = 0; slot < p.game().hand_slot_count(); ++slot) {
                if (p.hand(p.turn(), slot) == 0) continue;
                m.detail = static_cast<std::uint8_t>(index(p.game().slot_type(slot)));
                if (p.gate_open(m.from()) && m.to() != m.from()) list.push_back(m);
                if (m.kind != MoveKind::kCastle || !p.gate_open(m.extra_cell(0))) continue;
                m.detail |= kOnRooksCell;
                list.push_back(m);
            }
        }
    }
    template <class P>
    static void after_move(P& p, const Data& data, Move m, bool) {
        if (m.detail == 0) return;
        const ManType type = man_type(m.detail & ~kOnRooksCell);
        p.change_hand(p.turn(), p.game().info(type).hand_slot, -1);
        p.put(m.detail & kOnRooksCell ? m.extra_cell(0) : m.from(), Man{type, p.turn()});
        close_useless_gates(p, data, p.turn());
    }
    template <class P>
    static void settle(P& p, const Data& data) {
        for (int s = 0; s < 2; ++s) close_useless_gates(p, data, seat(s));
    }

  private:
    // With nobody left to enter it makes no difference who has moved.
    template <class P>
    static void close_useless_gates(P& p, const Data& data, Seat s) {
        for (int slot = 0; slot < p.game().hand_slot_count(); ++slot)
            if (p.hand(s, slot) > 0) return;
        data.gates[static_cast<std::size_t>(index(s))].for_each([&](Cell c) { p.close_gate(c); });
    }
};

// The man that enters with a move of gating, and whether it does so on the castling rook's cell.
inline ManType gated_type(Move m) { return man_type(m.detail & ~GatingRule::kOnRooksCell); }
inline bool gates_on_rooks_cell(Move m) { return (m.detail & GatingRule::kOnRooksCell) != 0; }

}  // namespace floe
