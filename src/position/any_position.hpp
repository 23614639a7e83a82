// A position of any board size, for everything that is not the hot path: notation, records, the
// command line. It owns what it needs: a PlayableGame shared with others, and its undo log. A value
// that may be copied; one writer at a time.
#pragma once

#include <memory>
#include <vector>

#include "position/move_list.hpp"
#include "position/position.hpp"
#include "position/word_counts.hpp"

namespace floe {

// A game with its tables for the smallest word count that holds its board. Immutable, shared.
class PlayableGame {
  public:
    template <int W>
    using TablesPtr = std::unique_ptr<const Tables<W>>;
    using AnyTables = ForAnyWordCount<TablesPtr>;

    // `words` 0: as many as the board needs; more are possible, for tests.
    static Result<std::shared_ptr<const PlayableGame>> make(Game game, int words = 0);

    [[nodiscard]] const Game& game() const { return *game_; }
    [[nodiscard]] const AnyTables& tables() const { return tables_; }

  private:
    std::shared_ptr<const Game> game_;
    AnyTables tables_;
};

// What happens in a game: a move of the player on turn or, among more than two, a player who goes
// out of it (resignation, time).
struct GameEvent {
    Move move;
    Seat who{};
    Reason leaves = Reason::kNone;  // kNone: a move

    static GameEvent of(Move m) { return {m, {}, Reason::kNone}; }
    static GameEvent departure(Seat who, Reason reason) { return {{}, who, reason}; }
    bool operator==(const GameEvent&) const = default;
};

class AnyPosition {
  public:
    using Variant = ForAnyWordCount<Position>;

    static Result<AnyPosition> from_setup(std::shared_ptr<const PlayableGame> game,
                                          const Setup& setup);
    AnyPosition(const AnyPosition& other);
    AnyPosition& operator=(const AnyPosition& other);
    AnyPosition(AnyPosition&&) = default;
    AnyPosition& operator=(AnyPosition&&) = default;
    ~AnyPosition() = default;

    [[nodiscard]] Setup to_setup() const;
    [[nodiscard]] const Game& game() const { return game_->game(); }
    [[nodiscard]] const std::shared_ptr<const PlayableGame>& playable() const { return game_; }
    [[nodiscard]] Seat turn() const;
    [[nodiscard]] Man man(Cell c) const;
    [[nodiscard]] int hand(Seat s, int slot) const;
    // Of the public stash, which only games with stacks have.
    [[nodiscard]] int stash(int slot) const;
    [[nodiscard]] const State& state() const;
    // Full-move number.
    [[nodiscard]] int round() const;

    // The result of a draw among the live players, and of a player's loss.
    [[nodiscard]] Outcome draw(Reason reason) const;
    [[nodiscard]] Outcome loss(Seat loser, Reason reason) const;

    // All legal moves; none in a game that a rule has ended.
    [[nodiscard]] std::vector<Move> legal_moves() const;
    [[nodiscard]] bool in_check(Seat s) const;
    // How it stands, the history apart.
    [[nodiscard]] Outcome outcome() const;
    // What rules are going to do to the board; none in a game that a rule has ended.
    [[nodiscard]] std::vector<Notice> notices() const;
    // What rules count for each player.
    [[nodiscard]] std::vector<Counter> counters() const;
    [[nodiscard]] std::uint64_t key() const;
    // The key of "the same position": the passed cell counts if an en passant capture is legal.
    [[nodiscard]] std::uint64_t repetition_key() const;
    // Whether a capture: a man of another owner leaves the board.
    [[nodiscard]] bool is_capture(Move m) const;

    // Plays a legal move; take_back undoes it.
    void make(Move m);
    void take_back();
    // More than two players: one goes out; take_back undoes it.
    void resign(Seat who, Reason reason);
    void play(const GameEvent& event) {
        event.leaves == Reason::kNone ? make(event.move) : resign(event.who, event.leaves);
    }
    // Whether a player may go out: one of more than two who is still in a game that goes on.
    [[nodiscard]] bool may_leave(Seat who) const {
        return game().seat_count() > 2 && ((state().live >> index(who)) & 1) != 0 &&
               !outcome().over();
    }
    [[nodiscard]] std::size_t depth() const { return log_.depth(); }

    [[nodiscard]] std::uint64_t perft(int depth, Leaves leaves = Leaves::kCounted);

    // Calls visit(Position<W>&) or visit(const Position<W>&).
    template <class Visit>
    decltype(auto) visit(Visit&& f) {
        return std::visit(std::forward<Visit>(f), position_);
    }
    template <class Visit>
    decltype(auto) visit(Visit&& f) const {
        return std::visit(std::forward<Visit>(f), position_);
    }

  private:
    AnyPosition(std::shared_ptr<const PlayableGame> game, Variant position)
        : game_(std::move(game)), position_(std::move(position)), log_(16) {}

    std::shared_ptr<const PlayableGame> game_;
    Variant position_;
    UndoLog log_;
};

}  // namespace floe
