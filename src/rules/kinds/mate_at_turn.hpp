// Mate among three or four (McGlinWell for three, Charles Gilman 2006): at the start of a player's
// turn everybody whose royal man that player threatens is checkmated. While more than two played,
// the men of the checkmated leave the board, and since lines have opened it is looked at again.
// When one of the last two is mated the board stays. A player must keep his royal man out of check
// while he can; if he cannot, he may make any move, and without any move he passes.
#pragma once

#include "rules/rule_kind.hpp"

namespace floe {

struct MateAtTurnRule {
    struct Data {};
    static constexpr HookMask hooks = hook(Hook::kStartOfTurn) | hook(Hook::kResign);

    static const Schema& schema() {
        static const Schema s{"mate_at_turn",
                              "whoever is threatened at the start of another's turn is checkmated",
                              false,
                              {}};
        return s;
    }
    template <class Game>
    static Result<void> compile(const std::vector<RuleArguments>&, Game& game, Data&) {
        game.hopeless_may_move = true;
        game.stuck_pass_from = 3;
        return {};
    }

    // The live players that the player to move threatens, as a mask of seats.
    template <class P>
    static std::uint8_t threatened(const P& p) {
        unsigned mask = 0;
        for (int s = 0; s < p.game().seat_count(); ++s)
            if (seat(s) != p.turn() && p.live(seat(s)))
                p.royals(seat(s)).for_each([&](Cell c) {
                    if (p.attacked(c, p.turn(), p.occupied())) mask |= 1U << s;
                });
        return static_cast<std::uint8_t>(mask);
    }
    // Puts players out; their men leave the board, and the counts begin anew.
    template <class P>
    static void take_off(P& p, std::uint8_t seats) {
        p.put_out(seats);
        for (int s = 0; s < p.game().seat_count(); ++s)
            if ((seats >> s) & 1) p.owned(seat(s)).for_each([&](Cell c) { p.remove(c); });
        p.restart_quiet_count();
        p.drop_stale_passed();
    }
    template <class P>
    static void resign(P& p, const Data& data, Seat who, Reason reason) {
        take_off(p, static_cast<std::uint8_t>(1U << index(who)));
        const bool his_turn = p.turn() == who;
        if (his_turn) p.give_turn(p.next_live(who));
        if (p.live_count() == 1)
            p.end_game(p.win(p.next_live(who), reason));
        else if (his_turn)
            start_of_turn(p, data);
    }
    template <class P>
    static void start_of_turn(P& p, const Data&) {
        const bool last_two = p.live_count() == 2;
        while (!p.ended()) {
            const std::uint8_t mated = threatened(p);
            if (mated == 0) return;
            if (last_two) {
                p.end_game(p.win(p.turn(), Reason::kCheckmate));
                return;
            }
            take_off(p, mated);
            if (p.live_count() == 1) p.end_game(p.win(p.turn(), Reason::kCheckmate));
        }
    }
};

}  // namespace floe
