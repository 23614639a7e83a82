// Checks are counted (three-check chess): a move that gives check, by however many men, is one; who
// has given the last that was needed wins at once. A FEN holds the checks still to give, `3+3`,
// first player first, in front of the halfmove clock.
#pragma once

#include "rules/rule_kind.hpp"

namespace floe {

struct CountChecksRule {
    struct Data {
        int number = 3;
    };
    static constexpr HookMask hooks =
        hook(Hook::kStartOfTurn) | hook(Hook::kSettle) | hook(Hook::kCounter) | hook(Hook::kKey);

    static const Schema& schema() {
        static const Schema s{"count_checks",
                              "who has given so many checks wins",
                              false,
                              {{.name = "number",
                                .type = ParameterType::kNumber,
                                .help = "checks that win",
                                .low = 1,
                                .high = 9,
                                .fallback = std::int64_t{3}}}};
        return s;
    }
    template <class Game>
    static Result<void> compile(const std::vector<RuleArguments>& uses, Game& game, Data& data) {
        if (game.seat_count() != 2)
            return fail(uses.front().place.text(), "this rule is for two players");
        data.number = static_cast<int>(uses.front().number("number"));
        game.checks_to_give = data.number;
        return {};
    }
    template <class P>
    static void start_of_turn(P& p, const Data& data) {
        if (p.being_read() || !p.in_check(p.turn())) return;
        p.count_check(seat(1 - index(p.turn())));
        settle(p, data);
    }
    template <class P>
    static void settle(P& p, const Data&) {
        for (int s = 0; s < 2; ++s)
            if (p.checks_to_give(seat(s)) == 0) p.end_game(p.win(seat(s), Reason::kChecks));
    }
    template <class P>
    static Counter counter(const P& p, const Data&) {
        Counter c{schema().kind, "checks to give", {}};
        for (int s = 0; s < 2; ++s)
            c.by_seat[static_cast<std::size_t>(s)] = p.checks_to_give(seat(s));
        return c;
    }
    template <class P>
    static std::uint64_t key(const P& p, const Data&) {
        return static_cast<std::uint64_t>(p.checks_to_give(seat(0)) * 16 +
                                          p.checks_to_give(seat(1)));
    }
};

}  // namespace floe
