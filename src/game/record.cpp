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

void GameRecord::play(Move m) {
    position_.make(m);
    moves_.push_back(m);
    keys_.push_back(position_.repetition_key());
    outcome_ = judge();
}

bool GameRecord::undo() {
    const bool went_out = !resigned_at_.empty() && resigned_at_.back() == moves_.size();
    const bool agreed = outcome_.over() && !judge().over();
    if (agreed && !went_out) {  // by resignation of one of two, or by agreement
        outcome_ = judge();
        return true;
    }
    if (moves_.empty() && !went_out) return false;
    position_.take_back();
    keys_.pop_back();
    if (went_out)
        resigned_at_.pop_back();
    else
        moves_.pop_back();
    outcome_ = judge();
    return true;
}

void GameRecord::resign(Seat s, Reason reason) {
    if (position_.game().seat_count() == 2) {
        outcome_ = position_.loss(s, reason);
        return;
    }
    position_.resign(s, reason);
    resigned_at_.push_back(moves_.size());
    keys_.push_back(position_.repetition_key());
    outcome_ = judge();
}

void GameRecord::agree_draw() { outcome_ = position_.draw(Reason::kAgreement); }

}  // namespace floe
