#include "game/record.hpp"

#include <algorithm>

namespace floe {

GameRecord::GameRecord(AnyPosition start) : start_(start), position_(std::move(start)) {
    keys_.push_back(position_.repetition_key());
    outcome_ = judge();
}

Outcome GameRecord::judge() const {
    const Outcome now = position_.outcome();
    const int wanted = position_.game().repetitions;
    // Mate and what a rule ends at once come before draws by counting.
    if (now.over() || wanted == 0) return now;
    if (std::count(keys_.begin(), keys_.end(), keys_.back()) >= wanted)
        return position_.draw(Reason::kRepetition);
    return now;
}

std::vector<Move> GameRecord::legal_moves() const {
    if (outcome_.over()) return {};
    return position_.legal_moves();
}

void GameRecord::play(Move m) { play(GameEvent::of(m)); }

void GameRecord::play(const GameEvent& event) {
    position_.play(event);
    if (event.leaves == Reason::kNone) moves_.push_back(event.move);
    events_.push_back(event);
    keys_.push_back(position_.repetition_key());
    outcome_ = judge();
}

bool GameRecord::undo() {
    if (outcome_.over() && !judge().over()) {  // one of two resigned, or a draw was agreed
        outcome_ = judge();
        return true;
    }
    if (events_.empty()) return false;
    position_.take_back();
    keys_.pop_back();
    if (events_.back().leaves == Reason::kNone) moves_.pop_back();
    events_.pop_back();
    outcome_ = judge();
    return true;
}

void GameRecord::resign(Seat s, Reason reason) {
    if (position_.game().seat_count() == 2)
        outcome_ = position_.loss(s, reason);
    else
        play(GameEvent::departure(s, reason));
}

void GameRecord::agree_draw() { outcome_ = position_.draw(Reason::kAgreement); }

}  // namespace floe
