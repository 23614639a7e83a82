// A wall that moves (duck chess, Tim Paulden 2016): behind every move the player puts the one wall
// of the board on another empty cell. A move's `detail` is that cell, counted from 1.
#pragma once

#include "rules/rule_kind.hpp"

namespace floe {

struct WallEachTurnRule {
    struct Data {
        ManType wall{};
    };
    static constexpr HookMask hooks =
        hook(Hook::kExpand) | hook(Hook::kAfterMove) | hook(Hook::kSetupCheck);

    static const Schema& schema() {
        static const Schema s{"wall_each_turn",
                              "behind every move the player puts the wall on another empty cell",
                              false,
                              {{.name = "wall",
                                .type = ParameterType::kMan,
                                .help = "the neutral man that is the wall",
                                .required = true}}};
        return s;
    }
    template <class Game>
    static Result<void> compile(const std::vector<RuleArguments>& uses, Game& game, Data& data) {
        const RuleArguments& use = uses.front();
        data.wall = game.type_of(use.text("wall"));
        const auto& man = game.info(data.wall);
        if (!man.neutral || man.capturable)
            return use.bad("wall", "the wall must be a neutral man that cannot be captured");
        if (game.board.size() > 255)
            return use.bad("wall", "this rule is for boards of at most 255 cells");
        game.moves_place_wall = true;
        return {};
    }
    // Every move from `first` on, once for every cell on which the wall may stand after it.
    template <class P, class List>
    static void expand(const P& p, const Data&, List& list, std::size_t first) {
        const std::vector<Move> plain(list.begin() + static_cast<std::ptrdiff_t>(first),
                                      list.end());
        list.resize(first);
        for (Move m : plain) {
            auto cells = p.empty_cells();
            if (m.kind == MoveKind::kCastle) {
                cells.add(m.from());
                cells.add(m.extra_cell(0));
                cells.remove(m.extra_cell(1));
            } else if (m.kind != MoveKind::kDrop && m.kind != MoveKind::kPass) {
                cells.add(m.from());
            }
            if (m.kind == MoveKind::kEnPassant || m.kind == MoveKind::kPath)
                for (int i = 0; i < m.extra_count; ++i) cells.add(m.extra_cell(i));
            if (m.kind != MoveKind::kPass) cells.remove(m.to());
            cells.for_each([&](Cell c) {
                m.detail = static_cast<std::uint8_t>(index(c) + 1);
                list.push_back(m);
            });
        }
    }
    template <class P>
    static void after_move(P& p, const Data& data, Move m, bool) {
        if (m.detail == 0) return;
        const auto standing = p.owned(kNobody);
        standing.for_each([&](Cell c) {
            if (p.man(c).type == data.wall) p.remove(c);
        });
        p.put(cell(m.detail - 1U), Man{data.wall, kNobody});
    }
    template <class P>
    static Result<void> check_setup(const P& p, const Data& data) {
        int n = 0;
        p.owned(kNobody).for_each([&](Cell c) { n += p.man(c).type == data.wall; });
        if (n > 1) return fail("board", "more than one wall");
        return {};
    }
};

}  // namespace floe
