// Promotion by capture (Short Sliders, Bob Greenwade 2023). Men stand on the steps of chains: a
// starting man rises to the second step, at once and unasked, when it captures a man that is not
// exempt or enters the far rows from outside; a man on the second step rises to the third when it
// captures a man that is itself on a second or third step. Two partners rise to the same man, each
// only while the other, or that man, is among the own captured men. Captured men are remembered by
// owner, in the form in which they were captured: pawns may come back as them, as starting men in
// the return zone, and as second-step men too in the inner zone.
#pragma once

#include "base/words.hpp"
#include "rules/rule_kind.hpp"

namespace floe {

struct CaptureLadderRule {
    struct Step {
        int level = 0;  // 1 starting, 2 and 3 promoted; 0: pawns and royal men
        ManType next{};
        ManType partner{};  // rises only while this man or `next` is captured
        bool exempt = false;
    };
    // A starting man and the forms in which it may have been captured, least promoted first.
    struct Return {
        ManType type{};
        FixedVector<ManType, 3> forms;
    };
    struct Data {
        std::vector<Step> steps;  // by type
        std::vector<Return> returns;
        std::vector<Region> rows, return_zone, inner_zone;  // by seat
    };
    static constexpr HookMask hooks = hook(Hook::kChoices) | hook(Hook::kPromoted) |
                                      hook(Hook::kRise) | hook(Hook::kAfterCapture);

    static const Schema& schema() {
        static const Schema s{
            "capture_ladder",
            "men rise along chains by capturing and by reaching the far rows; pawns return "
            "captured men",
            false,
            {{.name = "chains",
              .type = ParameterType::kTexts,
              .help = "one text a chain: start, second step, third step (\"N Gn Bf\")",
              .required = true},
             {.name = "partners",
              .type = ParameterType::kTexts,
              .help = "two starting men and what both rise to (\"M W T\")",
              .fallback = std::vector<std::string>{}},
             {.name = "rows",
              .type = ParameterType::kRegion,
              .help = "the far rows",
              .required = true},
             {.name = "pawns",
              .type = ParameterType::kMen,
              .help = "the men that return captured men; capturing them raises nobody",
              .required = true},
             {.name = "return_zone",
              .type = ParameterType::kRegion,
              .help = "where a pawn may become a captured starting man",
              .required = true},
             {.name = "inner_zone",
              .type = ParameterType::kRegion,
              .help = "where it may become a captured second-step man too",
              .required = true}}};
        return s;
    }

    template <class Game>
    static Result<void> compile(const std::vector<RuleArguments>& uses, Game& game, Data& data) {
        const RuleArguments& use = uses.front();
        data.steps.resize(static_cast<std::size_t>(game.type_count()));
        if (auto done = compile_chains(use, game, data); !done) return done;
        if (auto done = compile_partners(use, game, data); !done) return done;
        for (const std::string& man : use.texts("pawns"))
            step(data, game.type_of(man)) = {0, {}, {}, true};
        for (int t = 1; t < game.type_count(); ++t) {
            const auto& info = game.info(man_type(t));
            if (info.royal || info.neutral || step(data, man_type(t)).exempt) continue;
            if (!game.add_hand_slot(man_type(t)))
                return fail(use.place.text(), "more than 64 kinds of men can be captured");
            Step& s = step(data, man_type(t));
            if (s.level == 0) s.level = 1;
            if (s.level == 1) add_return(data, man_type(t));
        }
        return compile_zones(use, game, data);
    }

    template <class P>
    static bool choices(const P& p, const Data& data, ManType, Cell to, PromotionChoices& list) {
        const Seat s = p.turn();
        for (const Return& r : data.returns)
            for (const ManType form : r.forms)
                if (captured(p, s, form) > 0) {
                    list.push_back(r.type);
                    break;
                }
        if (data.inner_zone[static_cast<std::size_t>(index(s))].has(to))
            for (std::size_t t = 1; t < data.steps.size(); ++t) {
                const ManType type = man_type(static_cast<int>(t));
                if (data.steps[t].level == 2 && captured(p, s, type) > 0) list.push_back(type);
            }
        return false;
    }
    template <class P>
    static void promoted(P& p, const Data& data, ManType type) {
        ManType form = type;
        for (const Return& r : data.returns) {
            if (r.type != type) continue;
            for (std::size_t i = r.forms.size(); i > 0; --i)
                if (captured(p, p.turn(), r.forms[i - 1]) > 0) form = r.forms[i - 1];
        }
        p.change_hand(p.turn(), slot(p, form), -1);
    }
    template <class P>
    static void after_capture(P& p, const Data&, Man taken) {
        if (taken.owner != kNobody && slot(p, taken.type) >= 0)
            p.change_hand(taken.owner, slot(p, taken.type), +1);
    }
    template <class P>
    static ManType rise(const P& p, const Data& data, const Rise& r) {
        const Step& s = data.steps[static_cast<std::size_t>(index(r.mover.type))];
        if (s.next == kNoType) return r.mover.type;
        const Region& rows = data.rows[static_cast<std::size_t>(index(r.mover.owner))];
        bool event = s.level == 1 && rows.has(r.to) && !rows.has(r.from);
        for (const ManType taken : r.taken) {
            const Step& t = data.steps[static_cast<std::size_t>(index(taken))];
            event = event || (s.level == 1 ? t.level > 0 : t.level >= 2);
        }
        if (event && s.partner != kNoType)
            event =
                captured(p, r.mover.owner, s.partner) > 0 || captured(p, r.mover.owner, s.next) > 0;
        return event ? s.next : r.mover.type;
    }

  private:
    static Step& step(Data& data, ManType t) {
        return data.steps[static_cast<std::size_t>(index(t))];
    }
    template <class P>
    static int slot(const P& p, ManType t) {
        return p.game().info(t).hand_slot;
    }
    template <class P>
    static int captured(const P& p, Seat s, ManType t) {
        return slot(p, t) < 0 ? 0 : p.hand(s, slot(p, t));
    }
    // The men of a text of the game file, `low` to `high` of them.
    template <class Game>
    static Result<std::vector<ManType>> men_of(const RuleArguments& use, const char* name,
                                               const std::string& text, const Game& game,
                                               std::size_t low) {
        std::vector<ManType> men;
        for (const std::string& word : words_of(text)) {
            const ManType type = game.type_of(word);
            if (type == kNoType || game.info(type).neutral || game.info(type).royal)
                return use.bad(name, "'" + word + "' is no man that can be captured");
            men.push_back(type);
        }
        if (men.size() < low || men.size() > 3)
            return use.bad(name, "'" + text + "' has not " + std::to_string(low) + " to 3 men");
        return men;
    }
    template <class Game>
    static Result<void> compile_chains(const RuleArguments& use, Game& game, Data& data) {
        for (const std::string& text : use.texts("chains")) {
            const auto men = men_of(use, "chains", text, game, 2);
            if (!men) return std::unexpected(men.error());
            for (std::size_t i = 0; i < men->size(); ++i) {
                Step& s = step(data, (*men)[i]);
                if (s.level != 0) return use.bad("chains", "a man stands in two chains");
                s.level = static_cast<int>(i) + 1;
                if (i > 0) made_by_rule(game, (*men)[i]);
                if (i + 1 < men->size()) s.next = (*men)[i + 1];
            }
        }
        return {};
    }
    template <class Game>
    static Result<void> compile_partners(const RuleArguments& use, Game& game, Data& data) {
        for (const std::string& text : use.texts("partners")) {
            const auto men = men_of(use, "partners", text, game, 3);
            if (!men) return std::unexpected(men.error());
            for (int i = 0; i < 2; ++i) {
                Step& s = step(data, (*men)[static_cast<std::size_t>(i)]);
                if (s.level != 0) return use.bad("partners", "a man stands in two chains");
                s = {1, (*men)[2], (*men)[static_cast<std::size_t>(1 - i)], false};
            }
            step(data, (*men)[2]).level = 2;
            made_by_rule(game, (*men)[2]);
        }
        return {};
    }
    template <class Game>
    static void made_by_rule(Game& game, ManType t) {
        game.men[static_cast<std::size_t>(index(t))].made_by_rule = true;
    }
    static void add_return(Data& data, ManType start) {
        Return r{start, {}};
        for (ManType t = start; t != kNoType && !r.forms.full(); t = step(data, t).next)
            r.forms.push_back(t);
        data.returns.push_back(r);
    }
    template <class Game>
    static Result<void> compile_zones(const RuleArguments& use, Game& game, Data& data) {
        const auto rows = game.region(use.text("rows"));
        const auto outer = game.region(use.text("return_zone"));
        const auto inner = game.region(use.text("inner_zone"));
        if (!rows) return std::unexpected(rows.error());
        if (!outer) return std::unexpected(outer.error());
        if (!inner) return std::unexpected(inner.error());
        for (int s = 0; s < game.seat_count(); ++s) {
            data.rows.push_back(game.image(*rows, seat(s)));
            data.return_zone.push_back(game.image(*outer, seat(s)));
            data.inner_zone.push_back(game.image(*inner, seat(s)));
            for (const std::string& man : use.texts("pawns"))
                if (!game.add_promotion(seat(s), game.type_of(man),
                                        {data.return_zone.back(), {}, true, true}))
                    return use.bad("pawns", "'" + man + "' has a promotion already");
        }
        if (data.returns.size() + 1 > limits::kPromotionChoices)
            return fail(use.place.text(), "more than 40 men could come back");
        return {};
    }
};

}  // namespace floe
