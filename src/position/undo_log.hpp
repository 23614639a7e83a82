// What moves changed, for taking them back: frames with the state before the move, and the
// primitive changes since. The owner of the search or the game keeps it; it grows to its working
// size once and then allocates nothing.
#pragma once

#include <cstdint>
#include <vector>

#include "geometry/cell.hpp"
#include "position/state.hpp"
#include "rules/check_ledger.hpp"
#include "rules/man.hpp"

namespace floe {

struct Change {
    enum class What : std::uint8_t { kPut, kRemove, kHand, kStash };
    What what;
    std::uint8_t where;  // cell, or owner of the hand
    std::uint8_t slot;   // hand slot
    std::int8_t by;      // change of a count
    Man man;             // put or removed
};
static_assert(sizeof(Change) <= 8);

class UndoLog {
  public:
    explicit UndoLog(int plies = 256) {
        frames_.reserve(static_cast<std::size_t>(plies));
        changes_.reserve(static_cast<std::size_t>(plies) * 8);
    }
    void open(const State& state) { frames_.push_back({state, changes_.size()}); }
    void add(const Change& change) { changes_.push_back(change); }
    // Only in games whose rules keep a ledger of checks.
    void open_ledger(const CheckLedger& ledger) { ledgers_.push_back(ledger); }
    CheckLedger close_ledger() {
        const CheckLedger ledger = ledgers_.back();
        ledgers_.pop_back();
        return ledger;
    }
    [[nodiscard]] std::size_t depth() const { return frames_.size(); }
    // Takes the last frame back: calls revert(change) from the last change to the first, and
    // returns the state before.
    template <class Revert>
    State close(Revert&& revert) {
        const Frame frame = frames_.back();
        frames_.pop_back();
        while (changes_.size() > frame.first) {
            revert(changes_.back());
            changes_.pop_back();
        }
        return frame.state;
    }
    void clear() {
        frames_.clear();
        ledgers_.clear();
        changes_.clear();
    }

  private:
    struct Frame {
        State state;
        std::size_t first;
    };
    std::vector<Frame> frames_;
    std::vector<CheckLedger> ledgers_;
    std::vector<Change> changes_;
};

}  // namespace floe
