// Repetition in a game being played: the keys of its positions and who gave check, and what the
// game's rule makes of a position that has come up often enough. Grows with the game; one writer.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "rules/game.hpp"

namespace floe {

class RepetitionWatch {
  public:
    void clear() { seen_.clear(); }
    // A position that has come up: its repetition key, who moved last, and whether his move gave
    // check. At the start nobody has moved.
    void push(std::uint64_t key, Seat mover, bool gave_check) {
        seen_.push_back({key, mover, gave_check});
    }
    void pop() { seen_.pop_back(); }

    // The keys so far, without the last position's.
    [[nodiscard]] std::vector<std::uint64_t> earlier_keys() const {
        std::vector<std::uint64_t> keys;
        for (std::size_t i = 0; i + 1 < seen_.size(); ++i) keys.push_back(seen_[i].key);
        return keys;
    }

    // The result if the last position ends the game. P: a position.
    template <class P>
    [[nodiscard]] Outcome outcome(const P& p) const {
        const Game& game = p.game();
        const auto same = [&](const Seen& s) { return s.key == seen_.back().key; };
        if (game.repetitions == 0 ||
            std::count_if(seen_.begin(), seen_.end(), same) < game.repetitions)
            return {};
        if (game.perpetual_check_loses)
            for (int s = 0; s < game.seat_count(); ++s)
                if (checked_throughout(seat(s)) && !checked_throughout(seat(1 - s)))
                    return p.loss(seat(s), Reason::kRepetition);
        switch (game.repetition) {
            case RepetitionResult::kDraw:
                break;
            case RepetitionResult::kFirstLoses:
                return p.loss(seat(0), Reason::kRepetition);
            case RepetitionResult::kRepeaterLoses:
                return p.loss(seen_.back().mover, Reason::kRepetition);
            case RepetitionResult::kRepeaterWins:
                return p.loss(seat(1 - index(seen_.back().mover)), Reason::kRepetition);
        }
        return p.draw(Reason::kRepetition);
    }

  private:
    struct Seen {
        std::uint64_t key;
        Seat mover;
        bool gave_check;
    };
    // Whether every move of `s` since the position first came up gave check.
    [[nodiscard]] bool checked_throughout(Seat s) const {
        auto first = std::find_if(seen_.begin(), seen_.end(),
                                  [&](const Seen& one) { return one.key == seen_.back().key; });
        bool any = false;
        for (++first; first != seen_.end(); ++first) {
            if (first->mover != s) continue;
            if (!first->gave_check) return false;
            any = true;
        }
        return any;
    }

    std::vector<Seen> seen_;
};

}  // namespace floe
