// Promotion as a move of its own (Sittuyin): a man in the zone, or the last of its kind anywhere,
// becomes another where it stands or on an empty cell that the new man leaps to from there; not
// where the new man would attack an enemy, nor if the move gives check.
#pragma once

#include "rules/rule_kind.hpp"

namespace floe {

struct PromotionMoveRule {
    struct Data {
        ManType man{}, to{};
        std::vector<Region> zone;  // by seat
        int most = 0;              // of the new kind on the board
        bool lone = false;
    };
    static constexpr HookMask hooks = hook(Hook::kGenerate);

    static const Schema& schema() {
        static const Schema s{
            "promotion_move",
            "a man in a zone promotes as a move of its own",
            false,
            {{.name = "man",
              .type = ParameterType::kMan,
              .help = "the man that promotes",
              .required = true},
             {.name = "to",
              .type = ParameterType::kMan,
              .help = "the man it becomes, a leaper",
              .required = true},
             {.name = "zone",
              .type = ParameterType::kRegion,
              .help = "where, as the first seat sees it",
              .required = true},
             {.name = "most",
              .type = ParameterType::kNumber,
              .help = "only while its side has fewer of the new kind on the board",
              .low = 1,
              .high = limits::kCells,
              .fallback = std::int64_t{limits::kCells}},
             {.name = "lone",
              .type = ParameterType::kFlag,
              .help = "the last man of the kind promotes anywhere"}}};
        return s;
    }
    template <class Game>
    static Result<void> compile(const std::vector<RuleArguments>& uses, Game& game, Data& data) {
        const RuleArguments& use = uses.front();
        if (game.seat_count() != 2) return fail(use.place.text(), "this rule is for two players");
        data.man = game.type_of(use.text("man"));
        data.to = game.type_of(use.text("to"));
        data.most = static_cast<int>(use.number("most"));
        data.lone = use.flag("lone");
        for (const auto& path : game.info(data.to).movement.paths)
            if (path.legs.size() != 1 || path.legs.front().max_steps != 1)
                return use.bad("to", "'" + use.text("to") + "' is no leaper");
        const auto zone = game.region(use.text("zone"));
        if (!zone) return std::unexpected(zone.error());
        for (int s = 0; s < game.seat_count(); ++s) data.zone.push_back(game.image(*zone, seat(s)));
        game.men[static_cast<std::size_t>(index(data.to))].made_by_rule = true;
        return {};
    }
    template <class P, class Sink>
    static void generate(const P& p, const Data& data, Sink& sink) {
        const Seat s = p.turn();
        int men = 0, made = 0;
        p.owned(s).for_each([&](Cell c) {
            men += p.man(c).type == data.man;
            made += p.man(c).type == data.to;
        });
        if (made >= data.most) return;
        const Region& zone = data.zone[static_cast<std::size_t>(index(s))];
        const auto& leaps = p.tables().profile(s, data.to).leaps;
        const auto enemies = p.owned(seat(1 - index(s)));
        p.owned(s).for_each([&](Cell from) {
            if (p.man(from).type != data.man) return;
            if (!zone.has(from) && !(data.lone && men == 1)) return;
            auto targets = leaps[index(from)].quiet & p.empty_cells();
            targets.add(from);
            targets.for_each([&](Cell to) {
                if (leaps[index(to)].capture.meets(enemies)) return;
                const Move m = Move::make(MoveKind::kPath, from, to, data.to);
                if (!p.gives_check(m)) sink.tested(m);
            });
        });
    }
};

}  // namespace floe
