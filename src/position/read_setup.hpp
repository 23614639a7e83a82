// From a set-up to a position and back: part of Position's bodies.
#pragma once

#include "position/passed_men.hpp"
#include "position/position.hpp"

namespace floe {

// Whether a man that would have promoted on `c` may stand there all the same: dropped there, or
// made there by another promotion.
template <int W>
bool Position<W>::may_come_to(Man m, Cell c) const {
    if (const int slot = game().info(m.type).hand_slot; slot >= 0) {
        const auto i = static_cast<std::size_t>(index(m.owner) * game().hand_slot_count() + slot);
        if (t_->drop_cells[i].has(c)) return true;
    }
    for (int t = 1; t < t_->types; ++t) {
        const int promotion = t_->profile(m.owner, man_type(t)).promotion;
        if (promotion < 0) continue;
        const auto& table = t_->promotions[static_cast<std::size_t>(promotion)];
        if (table.zone.has(c) &&
            std::find(table.to.begin(), table.to.end(), m.type) != table.to.end())
            return true;
    }
    return false;
}

template <int W>
Result<void> Position<W>::read_board(const Setup& setup) {
    const Game& g = game();
    for (std::size_t i = 0; i < setup.board.size(); ++i) {
        const Man m = setup.board[i];
        if (m.none()) continue;
        const Cell c = cell(i);
        put(c, m);
        if (m.owner == kNobody) continue;
        const Profile<W>& profile = t_->profile(m.owner, m.type);
        if (!profile.zone.has(c))
            return fail(g.board.name(c), "the " + g.info(m.type).name + " may not stand there");
        if (profile.promotion >= 0) {
            const auto& promotion = t_->promotions[static_cast<std::size_t>(profile.promotion)];
            if (promotion.zone.has(c) && (!promotion.optional || promotion.compulsory.has(c)) &&
                !may_come_to(m, c))
                return fail(g.board.name(c), "a " + g.info(m.type).name +
                                                 " stands where it would have been promoted");
        }
    }
    for (int s = 0; s < t_->seats; ++s)
        for (int slot = 0; slot < g.hand_slot_count(); ++slot)
            if (const auto& hand = setup.hands[static_cast<std::size_t>(s)]; !hand.empty())
                if (const int n = hand[static_cast<std::size_t>(slot)]; n > 0)
                    change_hand(seat(s), slot, n);
    return {};
}

template <int W>
Result<void> Position<W>::read_rights(const Setup& setup) {
    const auto* castling = game().rules.template find<CastlingRule>();
    if (!castling) {
        if (!setup.rights.empty()) return fail("castling", "this game has no castling");
        return {};
    }
    for (std::size_t i = 0; i < castling->rights.size(); ++i)
        castling_[i] = {castling->rights[i].king_from, castling->rights[i].rook_from};
    for (const SetupRight& r : setup.rights) {
        const CastlingRight& right = castling->rights[static_cast<std::size_t>(r.right)];
        const auto at = static_cast<std::size_t>(r.right);
        castling_[at] = {r.king, r.rook};
        if (man(r.king) != Man{castling->king, right.seat} ||
            man(r.rook) != Man{castling->rook, right.seat})
            return fail("castling",
                        std::string("the right '") +
                            (index(right.seat) == 0 ? right.letter
                                                    : static_cast<char>(right.letter - 'A' + 'a')) +
                            "' needs a " + game().info(castling->king).name + " on " +
                            game().board.name(r.king) + " and a " +
                            game().info(castling->rook).name + " on " + game().board.name(r.rook));
        state_.rights |= static_cast<std::uint16_t>(1U << at);
    }
    for (std::size_t i = 0; i < castling->rights.size(); ++i)
        if (((state_.rights >> i) & 1) || castling->dropped) {
            rights_lost_[index(castling_[i].king)] |= static_cast<std::uint16_t>(1U << i);
            rights_lost_[index(castling_[i].rook)] |= static_cast<std::uint16_t>(1U << i);
        }
    return {};
}

template <int W>
Result<void> Position<W>::read_passed(const Setup& setup) {
    if (setup.passed.size() > limits::kPassedCells)
        return fail("passed cells", "more than " + std::to_string(limits::kPassedCells));
    for (const SetupPassed& p : setup.passed) {
        const std::string& name = game().board.name(p.cell);
        if (occupied_.has(p.cell)) return fail("passed cell", name + " is not empty");
        const std::vector<Cell> men = men_that_passed(game(), setup, p.cell);
        if (men.empty()) return fail("passed cell", "no double step went over " + name);
        Cell man = p.man == kNoCell ? men.front() : p.man;
        if (std::find(men.begin(), men.end(), man) == men.end())
            return fail("passed cell", "the man on " + game().board.name(man) +
                                           " made no double step over " + name);
        if (p.man == kNoCell && men.size() > 1 && can_capture_onto_passed(game(), setup, p.cell))
            return fail("passed cell", "two men could have passed " + name + ": write " + name +
                                           game().board.name(men.front()) + " or " + name +
                                           game().board.name(men.back()));
        state_.passed[state_.passed_count++] = {static_cast<std::uint8_t>(index(p.cell)),
                                                static_cast<std::uint8_t>(index(man)),
                                                setup.board[index(man)].owner};
    }
    return {};
}

template <int W>
Result<void> Position<W>::check_royals() const {
    const Game& g = game();
    const bool somebody_has = std::any_of(g.royals_at_start.begin(), g.royals_at_start.end(),
                                          [](int n) { return n > 0; });
    for (int s = 0; s < t_->seats; ++s) {
        int n = royals(seat(s)).count();
        for (int slot = 0; slot < g.hand_slot_count(); ++slot)
            if (g.info(g.slot_type(slot)).royal) n += hand(seat(s), slot);
        const int most = g.royals_at_start[static_cast<std::size_t>(s)];
        const std::string& name = g.seats[static_cast<std::size_t>(s)].name;
        if (n > most && !g.royals_may_grow)
            return fail("board", name + " has " + std::to_string(n) + " royal men; the game has " +
                                     std::to_string(most));
        if (!live(seat(s))) {
            if (owned(seat(s)).any())
                return fail("board", name + " is out of the game and has men");
            continue;
        }
        if (n == 0 && !g.royal_may_be_missing && somebody_has &&
            (most > 0 || !g.seats_without_royals))
            return fail("board", name + " has no royal man");
    }
    if (t_->seats == 2 && !g.waiting_may_be_in_check) {
        const Seat waiting = seat(1 - index(turn()));
        if (in_check(waiting) && !ended())
            return fail("board", g.seats[static_cast<std::size_t>(index(waiting))].name +
                                     ", who is not to move, is in check");
    }
    return {};
}

template <int W>
Result<Position<W>> Position<W>::settle_ledger(Position p, const Setup& setup) {
    p.record_board();
    Result<void> done;
    p.game().rules.template run<Hook::kAdvance>([&]<class Kind>(const auto& data) {
        done = Kind::read_checks(p, data, setup.checks);
        if (done) Kind::settle_turn(p, data);
    });
    if (!done) return std::unexpected(done.error());
    return p;
}

template <int W>
Result<Position<W>> Position<W>::from_setup(const Tables<W>& tables, const Setup& setup) {
    Position p(tables);
    p.state_.turn = setup.turn;
    p.state_.live = setup.live;
    p.state_.quiet = setup.quiet;
    p.state_.ply = setup.ply;
    p.state_.checks_to_give = setup.checks_to_give;
    for (int s = 0; s < tables.seats; ++s)
        if (!p.live(seat(s))) p.state_.looks = p.state_.out[static_cast<std::size_t>(s)] = 1;
    if (auto done = p.read_board(setup); !done) return std::unexpected(done.error());
    p.state_.gates = setup.gates;
    if (auto done = p.read_rights(setup); !done) return std::unexpected(done.error());
    if (auto done = p.read_passed(setup); !done) return std::unexpected(done.error());
    if (!setup.checks.empty() && !p.keeps_ledger())
        return fail("checks", "this game writes no checks: expected '-'");
    Result<void> checked;
    p.game().rules.template run<Hook::kSetupCheck>([&]<class Kind>(const auto& data) {
        if (checked) checked = Kind::check_setup(p, data);
    });
    if (!checked) return std::unexpected(checked.error());
    p.game().rules.template run<Hook::kSettle>(
        [&]<class Kind>(const auto& data) { Kind::settle(p, data); });
    if (p.keeps_ledger()) return settle_ledger(std::move(p), setup);
    if (auto done = p.check_royals(); !done) return std::unexpected(done.error());
    p.start_turn();
    return p;
}

template <int W>
Setup Position<W>::to_setup() const {
    Setup s;
    s.board.resize(static_cast<std::size_t>(t_->cells));
    occupied_.for_each([&](Cell c) { s.board[index(c)] = man(c); });
    for (int i = 0; i < t_->seats; ++i)
        for (int slot = 0; slot < game().hand_slot_count(); ++slot)
            s.hands[static_cast<std::size_t>(i)].push_back(
                static_cast<std::uint8_t>(hand(seat(i), slot)));
    s.turn = state_.turn;
    s.live = state_.live;
    s.quiet = state_.quiet;
    s.ply = state_.ply;
    s.checks_to_give = state_.checks_to_give;
    s.gates = state_.gates;
    for (int i = 0; i < limits::kCastlingRights; ++i)
        if ((state_.rights >> i) & 1) s.rights.push_back({i, castling_king(i), castling_rook(i)});
    for (int i = 0; i < state_.passed_count; ++i) {
        const Passed p = state_.passed[static_cast<std::size_t>(i)];
        s.passed.push_back({cell(p.cell), cell(p.man)});
    }
    if (keeps_ledger())
        game().rules.template run<Hook::kAdvance>(
            [&]<class Kind>(const auto& data) { Kind::write_checks(*this, data, s.checks); });
    return s;
}

}  // namespace floe
