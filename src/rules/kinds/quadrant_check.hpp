// Check, mate and the order of turns in Glacial Shift (Jared McComb 2004). Men of a player's own
// colour are royal while they stand in his quadrant; a sole one there may be in check, several may
// not. Whoever is in check moves next, the first of them clockwise; who cannot answer is mated, and
// the player who last attacked him takes spoils. The rule ids GS10 to GS34 are in the game's rules.
#pragma once

#include "rules/check_ledger.hpp"
#include "rules/kinds/stacks.hpp"
#include "rules/rule_kind.hpp"

namespace floe {

struct QuadrantCheckRule {
    struct Data {
        std::vector<Region> quadrant;  // by seat
    };
    static constexpr HookMask hooks = hook(Hook::kGenerate) | hook(Hook::kAfterCapture) |
                                      hook(Hook::kSetupCheck) | hook(Hook::kLegal) |
                                      hook(Hook::kAdvance) | hook(Hook::kResign) | hook(Hook::kKey);

    static const Schema& schema() {
        static const Schema s{
            "quadrant_check",
            "royal men count in their quadrant, check gives the turn, mate gives spoils",
            false,
            {{.name = "quadrant",
              .type = ParameterType::kRegion,
              .help = "the first seat's quadrant; men are dropped there",
              .required = true}}};
        return s;
    }
    template <class Game>
    static Result<void> compile(const std::vector<RuleArguments>& uses, Game& game, Data& data) {
        const auto quadrant = game.region(uses.front().text("quadrant"));
        if (!quadrant) return std::unexpected(quadrant.error());
        if (!game.stacks.any())
            return fail(uses.front().place.text(), "this rule needs [rules.stacks]");
        for (int s = 0; s < game.seat_count(); ++s)
            data.quadrant.push_back(game.image(*quadrant, seat(s)));
        game.stuck_pass_from = 2;
        return {};
    }

    // ---- Turns (GS10, GS12, GS17) ----

    template <class P, class Sink>
    static void generate(const P& p, const Data& data, Sink& sink) {
        const bool anywhere = player(p, p.turn()).bare;
        for (int slot = 0; slot < p.game().hand_slot_count(); ++slot) {
            if (p.hand(p.turn(), slot) == 0) continue;
            const Man man{p.game().slot_type(slot), p.turn()};
            typename P::Set cells;
            p.empty_cells().for_each([&](Cell c) {
                if ((anywhere || in_quadrant(data, p.turn(), c)) &&
                    (!p.game().info(man.type).pawn || could_move(p, man, c)))
                    cells.add(c);
            });
            if (cells.any()) sink.drops(man.type, cells);
        }
    }
    template <class P>
    static void after_capture(P& p, const Data&, Man taken) {
        p.ledger().taken_from = index(taken.owner);
    }

    // Judged by the position after the turn (GS16 to GS22).
    template <class P>
    static bool legal(const P& before, const P& after, const Data& data, Move m) {
        const Seat me = before.turn();
        const bool capture = m.kind == MoveKind::kStep && !before.man(m.to()).none();
        if (capture && m.to() == sole_royal(before, data, before.man(m.to()).owner)) return false;
        const CheckLedger::Player& mine = player(before, me);
        if (mine.bare && m.kind != MoveKind::kDrop && !(capture && m.to() == mine.bare_by.man))
            return false;
        if (royals_at_home(after, data, me).empty()) return false;
        if (const Cell royal = sole_royal(after, data, me); royal != kNoCell)
            if (after.attacked_by_enemy_of(me, royal, after.occupied())) return false;
        if (mine.in_check() && checks_back(before, after, data, m)) return false;
        return !after.recorded(after.board_key());
    }

    // ---- After the turn (GS23 to GS34) ----

    template <class P>
    static void advance(P& p, const Data& data, Move m) {
        const Seat mover = p.turn();
        CheckLedger& ledger = p.ledger();
        if (m.kind != MoveKind::kPass) {
            p.record_board();
            update_bare(p, data, m, mover);
        }
        ledger.taken_from = -1;
        refresh_attacks(p, data, mover, m.kind == MoveKind::kPass ? kNoCell : m.to());
        if (p.ended()) {
            p.give_turn(p.next_live(mover));
            return;
        }
        p.give_turn(next_player(p, mover));
        settle_turn(p, data, mover);
    }
    // Mates whoever has the turn, is in check and has no answer, until somebody can move.
    template <class P>
    static void settle_turn(P& p, const Data& data, Seat maker) {
        while (!p.ended() && player(p, p.turn()).in_check() && !p.has_legal_move()) {
            const Seat mated = p.turn();
            mate(p, data, mated);
            if (p.live_count() == 1) {
                p.give_turn(p.next_live(mated));
                p.end_game(p.win(p.turn(), Reason::kCheckmate));
                return;
            }
            p.record_board();
            refresh_attacks(p, data, maker, kNoCell);
            p.give_turn(next_player(p, mated));
        }
    }
    template <class P>
    static void settle_turn(P& p, const Data& data) {
        settle_turn(p, data, p.turn());
    }

    // GS35: his men, on the board and in hand, go to the stash.
    template <class P>
    static void resign(P& p, const Data& data, Seat who, Reason reason) {
        const StackTypes& stacks = p.game().stacks;
        p.owned(who).for_each([&](Cell c) {
            const ManType type = p.man(c).type;
            p.remove(c);
            StacksRule::to_stash(p, stacks.colour(type), stacks.set(type), 0);
        });
        for (int slot = 0; slot < p.game().hand_slot_count(); ++slot)
            if (const int n = p.hand(who, slot); n > 0) {
                p.change_hand(who, slot, -n);
                p.change_stash(slot, n);
            }
        leave(p, who);
        if (p.live_count() == 1) {
            p.give_turn(p.next_live(who));
            p.end_game(p.win(p.turn(), reason));
            return;
        }
        refresh_attacks(p, data, who, kNoCell);
        const Seat next = next_player(p, who);
        const bool checked_now = player(p, p.turn()).in_check();
        if (p.turn() == who || (!checked_now && player(p, next).in_check())) p.give_turn(next);
        settle_turn(p, data, who);
    }

    // ---- Reading and writing ----

    template <class P>
    static Result<void> check_setup(const P& p, const Data&) {
        for (int s = 0; s < p.game().seat_count(); ++s) {
            const std::string& name = p.game().seats[static_cast<std::size_t>(s)].name;
            if (!p.live(seat(s)) && p.owned(seat(s)).any())
                return fail("board", name + " is out of the game and has men");
        }
        return {};
    }
    template <class P, class Checks>
    static Result<void> read_checks(P& p, const Data& data, const Checks& checks) {
        refresh_attacks(p, data, p.turn(), kNoCell);
        for (auto& checked : p.ledger().players) {
            checked.unlisted = true;
            for (auto& attack : checked.attacks) attack.begin = 0;
        }
        for (const auto& check : checks) {
            CheckLedger::Player& checked = player(p, check.checked);
            checked.unlisted = false;
            const std::string name =
                p.game().seats[static_cast<std::size_t>(index(check.checked))].name;
            if (!p.live(check.checked) || !p.live(check.credited))
                return fail("checks", "a player who is out of the game");
            if (check.bare) {
                if (!is_bared(p, data, check.checked)) return fail("checks", name + " is not bare");
                if (check.man != kNoCell &&
                    (p.man(check.man).owner == check.checked || p.man(check.man).owner == kNobody))
                    return fail("checks", "no enemy of " + name + " stands on " +
                                              p.game().board.name(check.man));
                checked.bare = true;
                const Seat by = check.man == kNoCell ? check.bare_by : p.man(check.man).owner;
                checked.bare_by = {check.man, by, by == check.credited ? 1U : 0U};
            }
            bool known = check.bare && checked.bare_by.maker == check.credited;
            for (auto& attack : checked.attacks)
                if (p.man(attack.man).owner == check.credited) {
                    attack.begin = 1;
                    attack.maker = check.credited;
                    known = true;
                }
            if (!known)
                return fail("checks", "the player credited with it gives no check to " + name);
        }
        return {};
    }
    template <class P, class Checks>
    static void write_checks(const P& p, const Data&, Checks& checks) {
        for (int s = 0; s < p.game().seat_count(); ++s) {
            const CheckLedger::Player& checked = player(p, seat(s));
            if (!p.live(seat(s)) || !checked.in_check() || checked.unlisted) continue;
            checks.push_back({seat(s), credited(p, seat(s)), checked.bare,
                              checked.bare ? checked.bare_by.maker : credited(p, seat(s)),
                              checked.bare ? checked.bare_by.man : kNoCell});
        }
    }
    template <class P>
    static std::uint64_t key(const P& p, const Data&) {
        std::uint64_t k = 0;
        for (int s = 0; s < p.game().seat_count(); ++s) {
            const CheckLedger::Player& checked = player(p, seat(s));
            if (!checked.in_check()) continue;
            k = mix64(k + static_cast<std::uint64_t>(s * 8 + index(credited(p, seat(s))) + 1));
            if (checked.bare) k = mix64(k + index(checked.bare_by.man));
        }
        return k;
    }

    // The only royal man in its quadrant; kNoCell: none or several, or nobody's.
    template <class P>
    static Cell sole_royal(const P& p, const Data& data, Owner s) {
        if (s == kNobody || !p.live(s)) return kNoCell;
        const auto home = royals_at_home(p, data, s);
        return home.empty() || home.more_than_one() ? kNoCell : home.lowest();
    }

  private:
    template <class P>
    static auto& player(P& p, Seat s) {
        return p.ledger().players[static_cast<std::size_t>(index(s))];
    }
    static bool in_quadrant(const Data& data, Seat s, Cell c) {
        return data.quadrant[static_cast<std::size_t>(index(s))].has(c);
    }
    template <class P>
    static typename P::Set royals_at_home(const P& p, const Data& data, Seat s) {
        typename P::Set home;
        p.royals(s).for_each([&](Cell c) {
            if (in_quadrant(data, s, c)) home.add(c);
        });
        return home;
    }
    // Whether some step of the man from `c` ends on the board and not on an upright man.
    template <class P>
    static bool could_move(const P& p, Man man, Cell c) {
        const auto& game = p.game();
        const Turn& frame = game.seats[static_cast<std::size_t>(index(man.owner))].forward;
        for (const Path& path : game.info(man.type).moves(man.owner).paths) {
            const Cell to = game.board.step(c, frame(path.legs.front().step));
            if (to != kNoCell && (p.man(to).none() || p.man(to).owner != kNobody)) return true;
        }
        return false;
    }
    template <class P>
    static typename P::Set attackers_of(const P& p, const Data& data, Seat s) {
        typename P::Set found;
        const Cell royal = sole_royal(p, data, s);
        if (royal == kNoCell) return found;
        for (int e = 0; e < p.game().seat_count(); ++e)
            if (seat(e) != s && p.live(seat(e))) found |= p.attackers(royal, seat(e));
        return found;
    }
    template <class P>
    static bool is_bared(const P& p, const Data& data, Seat s) {
        return p.owned(s).count() == 1 && sole_royal(p, data, s) != kNoCell;
    }
    // GS20: a new attack or a bare check on a player who gives check.
    template <class P>
    static bool checks_back(const P& before, const P& after, const Data& data, Move m) {
        const CheckLedger::Player& mine = player(before, before.turn());
        unsigned givers = 0;
        for (const auto& attack : mine.attacks) givers |= 1U << index(before.man(attack.man).owner);
        if (mine.bare) givers |= 1U << index(mine.bare_by.maker);
        for (int g = 0; g < before.game().seat_count(); ++g) {
            if (!((givers >> g) & 1) || !before.live(seat(g))) continue;
            typename P::Set old;
            for (const auto& attack : player(before, seat(g)).attacks) old.add(attack.man);
            old.remove(m.to());  // whoever stands there now attacks anew
            if (!attackers_of(after, data, seat(g)).within(old)) return true;
            if (after.ledger().taken_from == g && is_bared(after, data, seat(g))) return true;
        }
        return false;
    }

    template <class P>
    static void update_bare(P& p, const Data& data, Move m, Seat mover) {
        CheckLedger& ledger = p.ledger();
        player(p, mover).bare = false;  // answered
        for (int s = 0; s < p.game().seat_count(); ++s) {
            CheckLedger::Player& other = ledger.players[static_cast<std::size_t>(s)];
            if (!other.bare || seat(s) == mover) continue;
            if (other.bare_by.man == m.to())
                other.bare_by.man = kNoCell;
            else if (m.kind != MoveKind::kDrop && other.bare_by.man == m.from())
                other.bare_by.man = m.to();
        }
        const int taken = ledger.taken_from;
        if (taken < 0 || taken >= p.game().seat_count() || !is_bared(p, data, seat(taken))) return;
        CheckLedger::Player& bared = ledger.players[static_cast<std::size_t>(taken)];
        bared.bare = true;
        bared.bare_by = {m.to(), mover, p.state().ply};
    }
    // `moved` attacks anew, if it attacks.
    template <class P>
    static void refresh_attacks(P& p, const Data& data, Seat maker, Cell moved) {
        for (int s = 0; s < p.game().seat_count(); ++s) {
            CheckLedger::Player& checked = player(p, seat(s));
            const auto old = checked.attacks;
            checked.attacks.clear();
            checked.unlisted = false;
            if (!p.live(seat(s))) continue;
            attackers_of(p, data, seat(s)).for_each([&](Cell man) {
                CheckLedger::Attack attack{man, maker, p.state().ply};
                for (const auto& known : old)
                    if (known.man == man && man != moved) attack = known;
                if (!checked.attacks.full()) checked.attacks.push_back(attack);
            });
        }
    }
    // GS23: the first player in check behind `s`, `s` himself last; else the next live one.
    template <class P>
    static Seat next_player(const P& p, Seat s) {
        const int seats = p.game().seat_count();
        for (int i = 1; i <= seats; ++i) {
            const Seat candidate = seat((index(s) + i) % seats);
            if (p.live(candidate) && player(p, candidate).in_check()) return candidate;
        }
        return p.next_live(s);
    }
    // GS28 to GS32.
    template <class P>
    static void mate(P& p, const Data& data, Seat mated) {
        const StackTypes& stacks = p.game().stacks;
        const Seat winner = credited(p, mated);
        const bool bare = player(p, mated).bare;
        const Cell royal = sole_royal(p, data, mated);
        const auto to_hand = [&](int colour, int part, int n) {
            if (n > 0) p.change_hand(winner, stacks.slot(colour, part), n);
        };
        const Man top = p.man(royal);
        const int colour = stacks.colour(top.type),
                  largest = StackTypes::largest(stacks.set(top.type));
        p.remove(royal);
        for (int part = 0; part < largest; ++part)
            to_hand(colour, part, static_cast<int>((stacks.set(top.type) >> part) & 1));
        for (int slot = 0; slot < p.game().hand_slot_count(); ++slot)
            if (const int n = p.hand(mated, slot); n > 0) {
                p.change_hand(mated, slot, -n);
                p.change_hand(winner, slot, n);
            }
        const auto others = p.owned(mated);
        others.for_each([&](Cell c) {
            const Man man = p.man(c);
            const unsigned set = stacks.set(man.type);
            const int man_colour = stacks.colour(man.type), part = StackTypes::largest(set);
            const bool taken = man_colour == index(winner) || in_quadrant(data, winner, c);
            p.remove(c);
            if (taken) to_hand(man_colour, part, 1);
            StacksRule::to_stash(p, man_colour, set, taken ? 1U << part : 0);
        });
        p.put(royal, {stacks.type(colour, 1U << largest), kNobody});
        if (bare)
            for (int c = 0; c < stacks.colours; ++c)
                if (const int n = p.stash(stacks.slot(c, 0)); n > 0) {
                    p.change_stash(stacks.slot(c, 0), -n);
                    to_hand(c, 0, n);
                }
        leave(p, mated);
    }
    // The player is out, with all checks on him and the bare checks he made.
    template <class P>
    static void leave(P& p, Seat who) {
        p.put_out(static_cast<std::uint8_t>(1U << index(who)));
        CheckLedger& ledger = p.ledger();
        ledger.players[static_cast<std::size_t>(index(who))] = {};
        for (auto& other : ledger.players)
            if (other.bare && other.bare_by.maker == who) other.bare = false;
    }
};

}  // namespace floe
