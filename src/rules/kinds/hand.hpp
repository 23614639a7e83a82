// Men in hand: they may be dropped on any empty cell (see drop_region) instead of a move. With
// `captures`, a captured man changes sides and goes to the captor's hand; a promoted man reverts,
// which is why promoted men are types of their own here (written with `~`).
#pragma once

#include "rules/rule_kind.hpp"

namespace floe {

struct HandRule {
    struct Data {
        bool captures = true;
        std::vector<ManType> promoted;  // by slot, where a man may be dropped in that form
    };
    static constexpr HookMask hooks = hook(Hook::kGenerate) | hook(Hook::kAfterCapture);

    static const Schema& schema() {
        static const Schema s{
            "hand",
            "men in hand may be dropped on empty cells instead of a move",
            false,
            {{.name = "men",
              .type = ParameterType::kMen,
              .help = "the men that a hand can hold",
              .required = true},
             {.name = "captures",
              .type = ParameterType::kFlag,
              .help = "captured men change sides and go to the captor's hand; promoted men revert",
              .fallback = true},
             {.name = "drop_promoted",
              .type = ParameterType::kFlag,
              .help = "a man X in hand may also be dropped as its promoted form +X"}}};
        return s;
    }

    template <class Game>
    static Result<void> compile(const std::vector<RuleArguments>& uses, Game& game, Data& data) {
        const RuleArguments& use = uses.front();
        data.captures = use.flag("captures");
        for (const std::string& man : use.texts("men"))
            if (!game.add_hand_slot(game.type_of(man)))
                return use.bad("men", "a hand can hold at most 64 kinds of men, each named once");
        for (std::size_t i = 1; i < game.men.size(); ++i)  // +X is X in the hand
            if (const ManType plain = game.type_of(game.men[i].symbol.substr(1));
                game.men[i].symbol[0] == '+' && plain != kNoType)
                game.men[i].captured_slot = game.info(plain).hand_slot;
        if (use.flag("drop_promoted"))
            for (int slot = 0; slot < game.hand_slot_count(); ++slot)
                data.promoted.push_back(game.type_of("+" + game.info(game.slot_type(slot)).symbol));
        if (data.captures) return game.mark_promoted_men();
        return {};
    }

    template <class P, class Sink>
    static void generate(const P& p, const Data& data, Sink& sink) {
        const auto& game = p.game();
        for (int slot = 0; slot < game.hand_slot_count(); ++slot) {
            if (p.hand(p.turn(), slot) == 0) continue;
            drop(p, game.slot_type(slot), p.empty_cells() & p.drop_cells(slot), sink);
            if (!data.promoted.empty() && data.promoted[static_cast<std::size_t>(slot)] != kNoType)
                drop(p, data.promoted[static_cast<std::size_t>(slot)], p.empty_cells(), sink);
        }
    }
    template <class P, class Sink>
    static void drop(const P& p, ManType type, typename P::Set cells, Sink& sink) {
        p.game().rules.template run<Hook::kDropCells>(
            [&]<class Kind>(const auto& limit) { Kind::trim_drops(p, limit, type, cells); });
        if (cells.any()) sink.drops(type, cells);
    }

    template <class P>
    static void after_capture(P& p, const Data& data, Man taken) {
        if (!data.captures || taken.owner == kNobody) return;
        const int slot = p.game().men[static_cast<std::size_t>(index(taken.type))].captured_slot;
        if (slot >= 0) p.change_hand(p.turn(), slot, +1);
    }
};

}  // namespace floe
