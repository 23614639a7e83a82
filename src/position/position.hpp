// A position that can be played: men on cells, hands, whose turn it is. A value; copying one is a
// few hundred bytes to a few thousand. One writer at a time; the tables it points to are shared and
// must outlive it.
//
// Everything that changes the men goes through put, remove and change_hand: they keep the sets, the
// keys and the castling rights, and log the change, so no rule can forget the undo.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "position/setup.hpp"
#include "position/state.hpp"
#include "position/tables.hpp"
#include "position/undo_log.hpp"
#include "rules/check_ledger.hpp"
#include "rules/move.hpp"

namespace floe {

template <int W>
class Position {
  public:
    using Set = CellSet<W>;

    // Errors: what makes the set-up unplayable. Events that are already due are settled.
    static Result<Position> from_setup(const Tables<W>& tables, const Setup& setup);
    [[nodiscard]] Setup to_setup() const;

    [[nodiscard]] const Tables<W>& tables() const { return *t_; }
    [[nodiscard]] const Game& game() const { return *t_->game; }
    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] Seat turn() const { return state_.turn; }
    // The round (full-move number), from 1.
    [[nodiscard]] int round() const {
        return static_cast<int>(state_.ply) / game().seat_count() + 1;
    }
    [[nodiscard]] bool ended() const { return state_.ended.over(); }
    [[nodiscard]] bool live(Seat s) const { return (state_.live >> index(s)) & 1; }
    [[nodiscard]] int live_count() const { return std::popcount(state_.live); }
    // The first live seat after `s`, clockwise; `s` itself if there is no other.
    [[nodiscard]] Seat next_live(Seat s) const {
        do s = seat((index(s) + 1) % t_->seats);
        while (!live(s));
        return s;
    }
    // The places when the live players rank by `rank` (1 is best; equal ranks share a place) and
    // those who went out come behind them, later ones first.
    [[nodiscard]] Outcome places(Reason reason,
                                 const std::array<std::uint8_t, limits::kSeats>& rank) const;
    [[nodiscard]] Outcome draw(Reason reason) const { return places(reason, {1, 1, 1, 1}); }
    [[nodiscard]] Outcome win(Seat winner, Reason reason) const {
        std::array<std::uint8_t, limits::kSeats> rank{2, 2, 2, 2};
        rank[static_cast<std::size_t>(index(winner))] = 1;
        return places(reason, rank);
    }
    [[nodiscard]] Outcome loss(Seat loser, Reason reason) const {
        std::array<std::uint8_t, limits::kSeats> rank{1, 1, 1, 1};
        rank[static_cast<std::size_t>(index(loser))] = 2;
        return places(reason, rank);
    }

    [[nodiscard]] Man man(Cell c) const { return board_[index(c)]; }
    [[nodiscard]] const Set& occupied() const { return occupied_; }
    [[nodiscard]] const Set& owned(Owner o) const {
        return owned_[static_cast<std::size_t>(index(o))];
    }
    [[nodiscard]] Set empty_cells() const { return t_->all.without(occupied_); }
    // What the player to move may capture.
    [[nodiscard]] Set capturable() const { return occupied_.without(owned(turn()) | walls_); }
    [[nodiscard]] const Set& of_class(Owner o, int c) const {
        return sets_[static_cast<std::size_t>(index(o))][static_cast<std::size_t>(c)];
    }
    [[nodiscard]] const Set& royals(Seat s) const { return of_class(s, 0); }
    [[nodiscard]] const Set& orthogonal_neighbours(Cell c) const {
        return t_->orthogonal[index(c)];
    }
    [[nodiscard]] const Set& neighbours(Cell c) const { return t_->around[index(c)]; }
    [[nodiscard]] const Profile<W>& profile(Cell c) const {
        return t_->profile(board_[index(c)].owner, board_[index(c)].type);
    }

    // How a man of the player to move would move.
    [[nodiscard]] const Profile<W>& profile_of(ManType t) const { return t_->profile(turn(), t); }

    // Cells next to a man that stops slides; those next to another such man than that on `c`.
    [[nodiscard]] const Set& slide_zone() const { return slide_zone_; }
    [[nodiscard]] Set slide_zone_without(Cell c) const;
    // The men of all owners that stop slides, or may become such.
    [[nodiscard]] Set stoppers() const { return of_class_of_all(t_->stopper_class); }
    [[nodiscard]] Set possible_stoppers() const { return of_class_of_all(t_->may_stop_class); }

    [[nodiscard]] int hand(Seat s, int slot) const {
        return hands_[static_cast<std::size_t>(index(s))][static_cast<std::size_t>(slot)];
    }
    [[nodiscard]] int stash(int slot) const { return stash_[static_cast<std::size_t>(slot)]; }
    [[nodiscard]] const Set& drop_cells(int slot) const {
        return t_
            ->drop_cells[static_cast<std::size_t>(index(turn()) * game().hand_slot_count() + slot)];
    }
    [[nodiscard]] Cell castling_king(int right) const {
        return castling_[static_cast<std::size_t>(right)].king;
    }
    [[nodiscard]] Cell castling_rook(int right) const {
        return castling_[static_cast<std::size_t>(right)].rook;
    }

    // Whether a man of `by` could capture on `c` if `occupied` were the cells with men and the men
    // of `by` on `gone` were captured (somebody else stands there where `occupied` says so).
    [[nodiscard]] bool attacked(Cell c, Seat by, const Set& occupied, const Set& gone = {}) const;
    // The same by any live enemy of the player to move, or of `s`.
    [[nodiscard]] bool attacked_by_enemy(Cell c, const Set& occupied, const Set& gone = {}) const {
        return attacked_by_enemy_of(turn(), c, occupied, gone);
    }
    [[nodiscard]] bool attacked_by_enemy_of(Seat s, Cell c, const Set& occupied,
                                            const Set& gone = {}) const {
        for (int e = 0; e < t_->seats; ++e)
            if (seat(e) != s && ((state_.live >> e) & 1) && attacked(c, seat(e), occupied, gone))
                return true;
        return false;
    }
    // The men of `by` that could capture on `c`.
    [[nodiscard]] Set attackers(Cell c, Seat by) const;
    // Whether a royal man of `s` is attacked, or what the game's rules call check.
    [[nodiscard]] bool in_check(Seat s) const {
        bool yes = false;
        if (keeps_ledger()) return ledger_.players[static_cast<std::size_t>(index(s))].in_check();
        if (game().rules.has(Hook::kCheck)) [[unlikely]] {
            game().rules.template run<Hook::kCheck>(
                [&]<class Kind>(const auto& data) { yes = Kind::in_check(*this, data, s); });
            return yes;
        }
        if (t_->legality != Legality::kFree)
            royals(s).for_each([&](Cell c) { yes = yes || attacked_by_enemy_of(s, c, occupied_); });
        return yes;
    }
    // Whether a royal man of the player to move that castles over `c` would be in check there.
    [[nodiscard]] bool threatened_on(Cell c, const Set& occupied) const {
        if (!game().rules.has(Hook::kCheck)) return attacked_by_enemy(c, occupied);
        bool yes = false;
        game().rules.template run<Hook::kCheck>([&]<class Kind>(const auto& data) {
            yes = Kind::threatened_on(*this, data, c, occupied);
        });
        return yes;
    }

    // Plays a legal move with all that follows from it; the log takes it back.
    void make(Move m, UndoLog& log);
    void unmake(UndoLog& log);
    // More than two players: `who` resigns or loses on time (the reason counts when it ends the
    // game); undone by unmake.
    void resign(Seat who, Reason reason, UndoLog& log);
    // Only what the mover does, for testing whether it leaves him in check; the turn stays.
    void make_board_part(Move m, UndoLog& log);

    // All that decides how the game goes on, the history apart: equal keys, equal perft.
    [[nodiscard]] std::uint64_t key() const;
    // The key "the same position" means in a rule about repetition; `passed_matters`: an en passant
    // capture is legal.
    [[nodiscard]] std::uint64_t repetition_key(bool passed_matters) const;
    [[nodiscard]] std::uint64_t board_key() const { return state_.board_key; }
    // The board key from scratch, to test the other one.
    [[nodiscard]] std::uint64_t board_key_from_scratch() const;

    // For the bodies of rule kinds.
    void put(Cell c, Man m);
    void remove(Cell c);
    void change_hand(Seat s, int slot, int by);
    void change_stash(int slot, int by);
    [[nodiscard]] bool keeps_ledger() const { return game().rules.has(Hook::kAdvance); }
    [[nodiscard]] CheckLedger& ledger() { return ledger_; }
    [[nodiscard]] const CheckLedger& ledger() const { return ledger_; }
    // The board positions that count against recreating them.
    void record_board() {
        history_.push_back(state_.board_key);
        ledger_.recorded = history_.size();
    }
    [[nodiscard]] bool recorded(std::uint64_t board_key) const {
        return std::find(history_.begin(), history_.end(), board_key) != history_.end();
    }
    void give_turn(Seat s) { state_.turn = s; }
    [[nodiscard]] bool has_legal_move() const;
    // Whether the man on `from`, of the player to move, has a legal move to a cell of `region`.
    [[nodiscard]] bool has_legal_move(Cell from, const Region& region) const;
    // Whether a pseudo-legal move of a game of two leaves the other player in check.
    [[nodiscard]] bool gives_check(Move m) const;
    // Whether dropping such a man of the player to move on `c` leaves the next player in check
    // without a move of a man on the board.
    [[nodiscard]] bool drop_would_mate(ManType type, Cell c) const;
    // The cells from which such a man of the player to move leaps onto a cell of `targets` to
    // capture.
    [[nodiscard]] Set leap_sources(ManType type, const Set& targets) const {
        Set out;
        const std::uint64_t classes = t_->profile(turn(), type).classes;
        for (const AttackAtom<W>& atom : t_->atoms)
            if (atom.kind == AttackKind::kLeap && ((classes >> atom.men) & 1) != 0)
                targets.for_each([&](Cell c) { out |= atom.sources[index(c)]; });
        return out;
    }
    // Whether a man of gating may enter on the cell that the man on `c` leaves.
    [[nodiscard]] bool gate_open(Cell c) const { return (state_.gates & gate_bit(c)) != 0; }
    // The men that are walls to a man of a profile.
    [[nodiscard]] Set walls_to(const Profile<W>& profile) const {
        return of_class_of_all(profile.wall_class);
    }
    // Whether the position is being read: no move has led to it.
    [[nodiscard]] bool being_read() const { return log_ == nullptr; }
    // Checks that a player has still to give.
    [[nodiscard]] int checks_to_give(Seat s) const {
        return state_.checks_to_give[static_cast<std::size_t>(index(s))];
    }
    void count_check(Seat by) {
        if (auto& left = state_.checks_to_give[static_cast<std::size_t>(index(by))]; left > 0)
            --left;
    }
    // A passed cell lives until its double-stepper's next turn, and no longer than the man and the
    // empty cell it is about.
    void drop_stale_passed();
    void clear_passed() { state_.passed_count = 0; }
    void close_gate(Cell c) { state_.gates &= ~gate_bit(c); }
    void restart_quiet_count() { state_.quiet = 0; }
    void end_game(const Outcome& outcome) { state_.ended = outcome; }
    // Puts players out of the game, all in the same look; their men are the caller's business.
    void put_out(std::uint8_t seats);

  private:
    struct CastlingCells {
        Cell king = kNoCell, rook = kNoCell;
    };
    explicit Position(const Tables<W>& tables) : t_(&tables) {}

    [[nodiscard]] bool may_come_to(Man m, Cell c) const;
    Result<void> read_board(const Setup& setup);
    Result<void> read_rights(const Setup& setup);
    Result<void> read_passed(const Setup& setup);
    Result<void> check_royals() const;
    static Result<Position> settle_ledger(Position p, const Setup& setup);

    [[nodiscard]] Set of_class_of_all(int c) const {
        Set all;
        if (c >= 0)
            for (int s = 0; s < t_->seats; ++s) all |= of_class(seat(s), c);
        return all;
    }
    [[nodiscard]] bool ride_reaches(const typename AttackAtom<W>::Back& back, Cell c,
                                    const Set& men, const Set& occupied, const Set& zone) const;
    void place(Cell c, Man m);
    void lift(Cell c);
    void lose_rights(Cell c) {
        state_.rights &= static_cast<std::uint16_t>(~rights_lost_[index(c)]);
    }
    void capture(Cell c);
    void move_man(Move m);
    void after_move(Move m, bool captured);
    void gain_rights(Cell c);
    // The bit of a gating cell in State::gates; 0 for other cells.
    [[nodiscard]] std::uint32_t gate_bit(Cell c) const {
        const auto& gates = game().gates;
        for (std::size_t i = 0; i < gates.size(); ++i)
            if (gates[i] == c) return std::uint32_t{1} << i;
        return 0;
    }
    void add_passed(Move m);
    void pass_turn();
    void start_turn();
    [[nodiscard]] std::uint64_t hand_key(int place, int slot, int count) const;
    [[nodiscard]] bool attacked_by_atom(const AttackAtom<W>& atom, Cell c, const Set& men,
                                        const Set& occupied) const;
    [[nodiscard]] bool attacked_by_rides(const AttackAtom<W>& atom, Cell c, const Set& men,
                                         const Set& occupied) const;
    [[nodiscard]] bool attacked_by_script(Cell c, const Set& men, const Set& occupied,
                                          const Set& gone) const;

    const Tables<W>* t_;
    UndoLog* log_ = nullptr;  // set while a move is made
    State state_;
    CheckLedger ledger_;                  // games whose rules keep one
    std::vector<std::uint64_t> history_;  // board keys, in such games
    Set occupied_;
    Set slide_zone_;
    Set walls_;  // neutral men that cannot be captured
    std::array<Set, kOwners> owned_{};
    std::array<Man, W * 64> board_{};
    std::array<std::array<std::uint8_t, limits::kHandSlots>, limits::kSeats> hands_{};
    std::array<std::uint8_t, limits::kHandSlots> stash_{};
    std::array<std::uint16_t, W * 64> rights_lost_{};
    std::array<CastlingCells, limits::kCastlingRights> castling_{};
    std::array<std::array<Set, limits::kClasses>, kOwners> sets_{};
};

extern template class Position<1>;
extern template class Position<2>;
extern template class Position<3>;
extern template class Position<4>;

}  // namespace floe
