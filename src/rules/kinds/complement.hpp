// Promotion to what is missing (McGlinWell, Charles Gilman 2006): a man that ends its move in the
// zone may become a man of the full complement that its side has not on the board. On the corner it
// must; where nothing is missing, reaching the corner wins the game at once.
#pragma once

#include "base/words.hpp"
#include "rules/rule_kind.hpp"

namespace floe {

struct ComplementRule {
    struct Part {
        ManType type{};
        int number = 0;
    };
    struct Data {
        std::vector<Part> parts;     // in the order of the game file
        std::vector<Region> corner;  // by seat
        ManType riser[4]{};
        int risers = 0;
    };
    static constexpr HookMask hooks = hook(Hook::kChoices) | hook(Hook::kEndOfTurn) |
                                      hook(Hook::kSetupCheck) | hook(Hook::kSettle);

    static const Schema& schema() {
        static const Schema s{
            "complement",
            "men promote to what their side's full complement has lost; with nothing lost, a "
            "corner wins",
            false,
            {{.name = "men",
              .type = ParameterType::kMen,
              .help = "the men that promote, at most 4",
              .required = true},
             {.name = "zone",
              .type = ParameterType::kRegion,
              .help = "where they may, the corner included",
              .required = true},
             {.name = "corner",
              .type = ParameterType::kRegion,
              .help = "where they must, or win",
              .required = true},
             {.name = "complement",
              .type = ParameterType::kText,
              .help = "the full complement, each man named as often as it belongs: \"G V R R\"",
              .required = true}}};
        return s;
    }

    template <class Game>
    static Result<void> compile(const std::vector<RuleArguments>& uses, Game& game, Data& data) {
        const RuleArguments& use = uses.front();
        // Set-ups of its end games are given without regard to whose turn it was.
        game.waiting_may_be_in_check = true;
        const auto zone = game.region(use.text("zone"));
        if (!zone) return std::unexpected(zone.error());
        const auto corner = game.region(use.text("corner"));
        if (!corner) return std::unexpected(corner.error());
        for (const std::string& word : words_of(use.text("complement"))) {
            const ManType type = game.type_of(word);
            if (type == kNoType) return use.bad("complement", "'" + word + "' is no man");
            auto it = std::find_if(data.parts.begin(), data.parts.end(),
                                   [&](const Part& part) { return part.type == type; });
            if (it == data.parts.end()) it = data.parts.insert(it, {type, 0});
            ++it->number;
        }
        if (data.parts.size() > limits::kPromotionChoices)
            return use.bad("complement", "more than 40 kinds of men");
        if (use.texts("men").size() > 4) return use.bad("men", "more than 4 kinds of men");
        for (const std::string& man : use.texts("men"))
            data.riser[data.risers++] = game.type_of(man);
        for (int s = 0; s < game.seat_count(); ++s) {
            data.corner.push_back(game.image(*corner, seat(s)));
            for (int i = 0; i < data.risers; ++i)
                if (!game.add_promotion(seat(s), data.riser[i],
                                        {game.image(*zone, seat(s)), {}, true, true}))
                    return use.bad("men", "a promotion is declared already");
        }
        return {};
    }

    // How many of a part its side lacks.
    template <class P>
    static int missing(const P& p, Seat s, const Part& part) {
        int n = part.number;
        p.owned(s).for_each([&](Cell c) { n -= p.man(c).type == part.type; });
        return n;
    }
    template <class P>
    static bool choices(const P& p, const Data& data, ManType, Cell to, PromotionChoices& list) {
        for (const Part& part : data.parts)
            if (!p.game().info(part.type).royal && missing(p, p.turn(), part) > 0)
                list.push_back(part.type);
        return !list.empty() && data.corner[static_cast<std::size_t>(index(p.turn()))].has(to);
    }
    template <class P>
    static void end_of_turn(P& p, const Data& data) {
        settle(p, data);
    }
    template <class P>
    static void settle(P& p, const Data& data) {
        for (int s = 0; s < p.game().seat_count(); ++s)
            data.corner[static_cast<std::size_t>(s)].for_each([&](Cell c) {
                for (int i = 0; i < data.risers; ++i)
                    if (p.man(c) == Man{data.riser[i], seat(s)})
                        p.end_game(p.win(seat(s), Reason::kCorner));
            });
    }
    // A man on the corner has won only where nothing was missing.
    template <class P>
    static Result<void> check_risers(const P& p, const Data& data, Seat s) {
        const auto owner = static_cast<std::size_t>(index(s));
        bool complete = true;
        for (const Part& part : data.parts) complete = complete && missing(p, s, part) <= 0;
        Result<void> done;
        for (int i = 0; i < data.risers; ++i) {
            const auto type = static_cast<std::size_t>(index(data.riser[i]));
            int n = 0;
            p.owned(s).for_each([&](Cell c) {
                if (p.man(c).type != data.riser[i]) return;
                ++n;
                if (data.corner[owner].has(c) && !complete)
                    done = fail(p.game().board.name(c), "a " + p.game().info(data.riser[i]).name +
                                                            " stands where it had to promote");
            });
            if (n > p.game().men_at_start[owner][type])
                done = fail("board", p.game().seats[owner].name + " has more than " +
                                         std::to_string(p.game().men_at_start[owner][type]) + " " +
                                         p.game().info(data.riser[i]).name + " men");
        }
        return done;
    }
    template <class P>
    static Result<void> check_setup(const P& p, const Data& data) {
        for (int s = 0; s < p.game().seat_count(); ++s)
            if (auto done = check_risers(p, data, seat(s)); !done) return done;
        for (int s = 0; s < p.game().seat_count(); ++s)
            for (const Part& part : data.parts)
                if (missing(p, seat(s), part) < 0)
                    return fail("board", p.game().seats[static_cast<std::size_t>(s)].name +
                                             " has more than " + std::to_string(part.number) + " " +
                                             p.game().info(part.type).name + " men");
        return {};
    }
};

}  // namespace floe
