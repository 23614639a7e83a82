// Making and unmaking moves: part of Position's bodies.
#pragma once

#include "base/hash.hpp"
#include "position/position.hpp"

namespace floe {

template <int W>
void Position<W>::place(Cell c, Man m) {
    const auto owner = static_cast<std::size_t>(index(m.owner));
    board_[index(c)] = m;
    occupied_.add(c);
    owned_[owner].add(c);
    for (std::uint64_t bits = t_->classes(m); bits; bits &= bits - 1)
        sets_[owner][static_cast<std::size_t>(std::countr_zero(bits))].add(c);
    if (m.owner == kNobody && !game().info(m.type).capturable) walls_.add(c);
    if (t_->stopper_class >= 0 && game().info(m.type).stops_slides)
        slide_zone_ = slide_zone_without(kNoCell);
}

template <int W>
void Position<W>::lift(Cell c) {
    const Man m = board_[index(c)];
    const auto owner = static_cast<std::size_t>(index(m.owner));
    board_[index(c)] = kNoMan;
    occupied_.remove(c);
    owned_[owner].remove(c);
    for (std::uint64_t bits = t_->classes(m); bits; bits &= bits - 1)
        sets_[owner][static_cast<std::size_t>(std::countr_zero(bits))].remove(c);
    if (m.owner == kNobody) walls_.remove(c);
    if (t_->stopper_class >= 0 && game().info(m.type).stops_slides)
        slide_zone_ = slide_zone_without(kNoCell);
}

template <int W>
CellSet<W> Position<W>::slide_zone_without(Cell c) const {
    Set zone;
    stoppers().for_each([&](Cell stopper) {
        if (stopper != c) zone |= neighbours(stopper);
    });
    return zone;
}

template <int W>
void Position<W>::put(Cell c, Man m) {
    place(c, m);
    state_.board_key ^= t_->zobrist_of(m, c);
    lose_rights(c);
    if (state_.gates != 0) close_gate(c);
    if (log_) log_->add({Change::What::kPut, static_cast<std::uint8_t>(index(c)), 0, 0, m});
}

template <int W>
void Position<W>::remove(Cell c) {
    const Man m = board_[index(c)];
    lift(c);
    state_.board_key ^= t_->zobrist_of(m, c);
    lose_rights(c);
    if (state_.gates != 0) close_gate(c);
    if (log_) log_->add({Change::What::kRemove, static_cast<std::uint8_t>(index(c)), 0, 0, m});
}

template <int W>
std::uint64_t Position<W>::hand_key(int place, int slot, int count) const {
    if (count == 0) return 0;
    return mix64(static_cast<std::uint64_t>((place * limits::kHandSlots + slot) * 256 + count) +
                 0x68616E64);
}

template <int W>
void Position<W>::change_hand(Seat s, int slot, int by) {
    std::uint8_t& n = hands_[static_cast<std::size_t>(index(s))][static_cast<std::size_t>(slot)];
    state_.hand_key ^= hand_key(index(s), slot, n) ^ hand_key(index(s), slot, n + by);
    n = static_cast<std::uint8_t>(n + by);
    if (log_)
        log_->add({Change::What::kHand, static_cast<std::uint8_t>(index(s)),
                   static_cast<std::uint8_t>(slot), static_cast<std::int8_t>(by), kNoMan});
}

template <int W>
void Position<W>::change_stash(int slot, int by) {
    std::uint8_t& n = stash_[static_cast<std::size_t>(slot)];
    n = static_cast<std::uint8_t>(n + by);
    if (log_)
        log_->add({Change::What::kStash, 0, static_cast<std::uint8_t>(slot),
                   static_cast<std::int8_t>(by), kNoMan});
}

template <int W>
void Position<W>::capture(Cell c) {
    const Man taken = board_[index(c)];
    remove(c);
    state_.quiet = 0;
    game().rules.template run<Hook::kAfterCapture>(
        [&]<class Kind>(const auto& data) { Kind::after_capture(*this, data, taken); });
}

template <int W>
void Position<W>::resign(Seat who, Reason reason, UndoLog& log) {
    log.open(state_);
    if (keeps_ledger()) log.open_ledger(ledger_);
    log_ = &log;
    game().rules.template run<Hook::kResign>(
        [&]<class Kind>(const auto& data) { Kind::resign(*this, data, who, reason); });
    log_ = nullptr;
}

// A step with its captures and promotion.
template <int W>
void Position<W>::move_man(Move m) {
    const RuleSet& rules = game().rules;
    Rise rise{man(m.from()), m.from(), m.to(), {}};
    if (t_->profile(rise.mover.owner, rise.mover.type).pawn) state_.quiet = 0;
    if (m.kind == MoveKind::kEnPassant || m.kind == MoveKind::kPath)
        for (int i = 0; i < m.extra_count; ++i) {
            rise.taken.push_back(man(m.extra_cell(i)).type);
            capture(m.extra_cell(i));
        }
    remove(m.from());
    if (!man(m.to()).none()) {
        rise.taken.push_back(man(m.to()).type);
        capture(m.to());
    }
    Man mover = rise.mover;
    if (m.becomes != kNoType) {
        mover.type = m.becomes;
        rules.template run<Hook::kPromoted>(
            [&]<class Kind>(const auto& data) { Kind::promoted(*this, data, mover.type); });
    } else {
        rules.template run<Hook::kRise>(
            [&]<class Kind>(const auto& data) { mover.type = Kind::rise(*this, data, rise); });
    }
    put(m.to(), mover);
    after_move(m, !rise.taken.empty());
}

template <int W>
void Position<W>::after_move(Move m, bool captured) {
    game().rules.template run<Hook::kAfterMove>(
        [&]<class Kind>(const auto& data) { Kind::after_move(*this, data, m, captured); });
}

// Castling rights that arise when king or rook is dropped on its cell.
template <int W>
void Position<W>::gain_rights(Cell c) {
    const auto* castling = game().rules.template find<CastlingRule>();
    if (!castling || !castling->dropped) return;
    for (std::size_t i = 0; i < castling->rights.size(); ++i) {
        const CastlingCells& cells = castling_[i];
        const Seat owner = castling->rights[i].seat;
        if ((c == cells.king || c == cells.rook) && man(cells.king) == Man{castling->king, owner} &&
            man(cells.rook) == Man{castling->rook, owner})
            state_.rights |= static_cast<std::uint16_t>(1U << i);
    }
}

template <int W>
void Position<W>::make_board_part(Move m, UndoLog& log) {
    log.open(state_);
    if (keeps_ledger()) log.open_ledger(ledger_);
    log_ = &log;
    if (state_.quiet < limits::kQuietPlies) ++state_.quiet;
    switch (m.kind) {
        case MoveKind::kDrop: {
            change_hand(turn(), game().info(m.becomes).captured_slot, -1);
            put(m.to(), {m.becomes, turn()});
            if (game().info(m.becomes).pawn) state_.quiet = 0;
            gain_rights(m.to());
            after_move(m, false);
            break;
        }
        case MoveKind::kCastle: {
            const Man king = man(m.from()), rook = man(m.extra_cell(0));
            remove(m.from());
            remove(m.extra_cell(0));
            put(m.to(), king);
            put(m.extra_cell(1), rook);
            after_move(m, false);
            break;
        }
        case MoveKind::kNone:
        case MoveKind::kPass:
            break;
        default:
            move_man(m);
    }
    log_ = nullptr;
}

// Passed cells stand in the order of the seats.
template <int W>
void Position<W>::add_passed(Move m) {
    for (int i = 0; i < m.extra_count && state_.passed_count < limits::kPassedCells; ++i) {
        const auto& passable = game().passable[static_cast<std::size_t>(index(turn()))];
        if (passable && !passable->has(m.extra_cell(i))) continue;
        std::size_t at = state_.passed_count++;
        for (; at > 0 && index(state_.passed[at - 1].by) > index(turn()); --at)
            state_.passed[at] = state_.passed[at - 1];
        state_.passed[at] = {m.extra[static_cast<std::size_t>(i)], m.to_index, turn()};
    }
}

template <int W>
void Position<W>::make(Move m, UndoLog& log) {
    make_board_part(m, log);
    log_ = &log;
    if (m.kind == MoveKind::kDoubleStep) add_passed(m);
    game().rules.template run<Hook::kEndOfTurn>(
        [&]<class Kind>(const auto& data) { Kind::end_of_turn(*this, data); });
    state_.passes = m.kind == MoveKind::kPass ? static_cast<std::uint8_t>(state_.passes + 1) : 0;
    if (state_.passes >= live_count()) end_game(draw(Reason::kPasses));
    if (keeps_ledger()) {
        ++state_.ply;
        game().rules.template run<Hook::kAdvance>(
            [&]<class Kind>(const auto& data) { Kind::advance(*this, data, m); });
    } else {
        pass_turn();
        start_turn();
    }
    log_ = nullptr;
}

template <int W>
Outcome Position<W>::places(Reason reason,
                            const std::array<std::uint8_t, limits::kSeats>& rank) const {
    // Smaller is better: live players by rank, then those out by how late they went.
    const auto score = [&](std::size_t s) {
        return state_.out[s] == 0 ? int{rank[s]} : 1000 - state_.out[s];
    };
    Outcome outcome{reason, {}};
    for (std::size_t s = 0; s < static_cast<std::size_t>(t_->seats); ++s) {
        outcome.place[s] = 1;
        for (std::size_t other = 0; other < static_cast<std::size_t>(t_->seats); ++other)
            outcome.place[s] += score(other) < score(s);
    }
    return outcome;
}

template <int W>
void Position<W>::put_out(std::uint8_t seats) {
    ++state_.looks;
    for (std::size_t s = 0; s < state_.out.size(); ++s)
        if ((seats >> s) & 1) state_.out[s] = state_.looks;
    state_.live &= static_cast<std::uint8_t>(~seats);
}

template <int W>
void Position<W>::pass_turn() {
    ++state_.ply;
    state_.turn = next_live(state_.turn);
    drop_stale_passed();
}

template <int W>
void Position<W>::drop_stale_passed() {
    // A passed cell lives until its double-stepper's next turn, and no longer than the man and the
    // empty cell it is about.
    int kept = 0;
    for (int i = 0; i < state_.passed_count; ++i) {
        const Passed p = state_.passed[static_cast<std::size_t>(i)];
        const bool there = !board_[p.man].none() && board_[p.man].owner == p.by;
        if (!there || p.by == state_.turn || occupied_.has(cell(p.cell))) continue;
        state_.passed[static_cast<std::size_t>(kept++)] = p;
    }
    state_.passed_count = static_cast<std::uint8_t>(kept);
    for (std::size_t i = static_cast<std::size_t>(kept); i < state_.passed.size(); ++i)
        state_.passed[i] = {};
}

template <int W>
void Position<W>::start_turn() {
    if (ended()) return;
    game().rules.template run<Hook::kStartOfTurn>(
        [&]<class Kind>(const auto& data) { Kind::start_of_turn(*this, data); });
}

template <int W>
void Position<W>::unmake(UndoLog& log) {
    if (keeps_ledger()) {
        ledger_ = log.close_ledger();
        history_.resize(ledger_.recorded);
    }
    state_ = log.close([&](const Change& change) {
        switch (change.what) {
            case Change::What::kPut:
                lift(cell(change.where));
                break;
            case Change::What::kRemove:
                place(cell(change.where), change.man);
                break;
            case Change::What::kHand: {
                auto& n = hands_[change.where][change.slot];
                n = static_cast<std::uint8_t>(n - change.by);
                break;
            }
            case Change::What::kStash: {
                auto& n = stash_[change.slot];
                n = static_cast<std::uint8_t>(n - change.by);
                break;
            }
        }
    });
}

template <int W>
std::uint64_t Position<W>::repetition_key(bool passed_matters) const {
    std::uint64_t k = state_.board_key ^ state_.hand_key;
    k ^= mix64(static_cast<std::uint64_t>(index(state_.turn)) | std::uint64_t{state_.live} << 8 |
               std::uint64_t{state_.rights} << 16);
    if (state_.gates != 0) k ^= mix64(0x67617465 + (std::uint64_t{state_.gates} << 32));
    if (passed_matters)
        for (int i = 0; i < state_.passed_count; ++i) {
            const Passed p = state_.passed[static_cast<std::size_t>(i)];
            k ^= mix64(0x70617373 + (std::uint64_t{p.cell} << 8 | p.man));
        }
    if (const auto* castling = game().rules.template find<CastlingRule>();
        castling && castling->any_file)
        for (std::size_t i = 0; i < castling->rights.size(); ++i)
            if ((state_.rights >> i) & 1)
                k ^= mix64(0x63617374 +
                           (i << 16 | index(castling_[i].king) << 8 | index(castling_[i].rook)));
    return k;
}

template <int W>
std::uint64_t Position<W>::key() const {
    std::uint64_t k = repetition_key(true);
    game().rules.template run<Hook::kKey>(
        [&]<class Kind>(const auto& data) { k ^= mix64(Kind::key(*this, data) + 0x6B6579); });
    return k;
}

template <int W>
std::uint64_t Position<W>::board_key_from_scratch() const {
    std::uint64_t k = 0;
    occupied_.for_each([&](Cell c) { k ^= t_->zobrist_of(man(c), c); });
    return k;
}

}  // namespace floe
