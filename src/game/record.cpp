#include "game/record.hpp"

namespace floe {

GameRecord::GameRecord(AnyPosition start) : start_(start), position_(std::move(start)) {
    watch(position_.turn(), false);
    outcome_ = judge();
}

void GameRecord::watch(Seat mover, bool moved) {
    const bool check =
        moved && position_.game().perpetual_check_loses && position_.in_check(position_.turn());
    repetition_.push(position_.repetition_key(), mover, check);
}

Outcome GameRecord::judge() const {
    // Mate and what a rule ends at once come before draws by counting.
    const Outcome now = position_.outcome();
    return now.over() ? now : repetition_.outcome(position_);
}

std::vector<Move> GameRecord::legal_moves() const {
    if (outcome_.over()) return {};
    return position_.legal_moves();
}

void GameRecord::play(Move m) { play(GameEvent::of(m)); }

void GameRecord::play(const GameEvent& event) {
    const Seat mover = position_.turn();
    position_.play(event);
    if (event.leaves == Reason::kNone) moves_.push_back(event.move);
    events_.push_back(event);
    watch(mover, event.leaves == Reason::kNone);
    outcome_ = judge();
}

bool GameRecord::undo() {
    if (outcome_.over() && !judge().over()) {  // one of two resigned, or a draw was agreed
        outcome_ = judge();
        return true;
    }
    if (events_.empty()) return false;
    position_.take_back();
    repetition_.pop();
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
