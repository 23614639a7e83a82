// A game being played: where it began, the moves, and the positions so far; knows repetition and
// the result. Undo and redo by taking moves back. One writer at a time.
#pragma once

#include <cstdint>
#include <vector>

#include "game/repetition.hpp"
#include "position/any_position.hpp"

namespace floe {

class GameRecord {
  public:
    explicit GameRecord(AnyPosition start);

    [[nodiscard]] const AnyPosition& position() const { return position_; }
    [[nodiscard]] const AnyPosition& start() const { return start_; }
    [[nodiscard]] const std::vector<Move>& moves() const { return moves_; }
    // The moves, and the players who went out between them.
    [[nodiscard]] const std::vector<GameEvent>& events() const { return events_; }

    // The repetition keys of the game so far, without the present position's: what a search wants.
    [[nodiscard]] std::vector<std::uint64_t> earlier_keys() const {
        return repetition_.earlier_keys();
    }

    // Legal moves; none once the game is over in any way.
    [[nodiscard]] std::vector<Move> legal_moves() const;
    // The result, repetition, resignation and agreement included.
    [[nodiscard]] const Outcome& outcome() const { return outcome_; }

    // Plays a legal move.
    void play(Move m);
    // The same, or a player who may leave goes out.
    void play(const GameEvent& event);
    // Takes the last move or departure back; false at the start.
    bool undo();
    // `s` loses by resignation or on time; among more than two the others play on. A draw by
    // agreement.
    void resign(Seat s, Reason reason = Reason::kResignation);
    void agree_draw();

  private:
    [[nodiscard]] Outcome judge() const;
    void watch(Seat mover, bool moved);

    AnyPosition start_;
    AnyPosition position_;
    std::vector<Move> moves_;
    std::vector<GameEvent> events_;
    RepetitionWatch repetition_;
    Outcome outcome_;
};

}  // namespace floe
