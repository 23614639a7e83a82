// Plain max^n (Luckhardt and Irani, 1986) for three and four seats: every player takes the move
// that is best for himself; iterative deepening by nodes or time. Used by Searcher; one thread.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "eval/weights.hpp"
#include "position/make.hpp"
#include "position/outcome.hpp"
#include "search/search.hpp"

namespace floe {

template <int W>
class MaxN {
  public:
    // A value for each seat, in hundredths of a pawn; the four sum to about nothing.
    using Values = std::array<int, limits::kSeats>;

    MaxN(const Position<W>& p, const Weights& weights, const SearchLimits& limits,
         const SearchHooks& hooks)
        : p_(p), weights_(weights), limits_(limits), hooks_(hooks) {
        if (hooks_.milliseconds) began_ = hooks_.milliseconds();
    }

    // The legal moves with their values for the player to move, best first. A depth that is not
    // finished in time does not count.
    std::vector<ScoredMove> score_moves(std::span<const Move> legal) {
        std::vector<ScoredMove> done;
        for (const Move m : legal) done.push_back({m, 0});
        const auto mover = static_cast<std::size_t>(index(p_.turn()));
        for (depth_ = 1; depth_ <= std::min(limits_.depth, kMaxPly / 2); ++depth_) {
            std::vector<ScoredMove> now = done;
            for (ScoredMove& m : now) {
                p_.make(m.move, log_);
                m.score = values(depth_ - 1)[mover];
                p_.unmake(log_);
            }
            if (stopped_) break;
            std::sort(now.begin(), now.end(), [](const ScoredMove& a, const ScoredMove& b) {
                return a.score != b.score ? a.score > b.score : a.move.bits() < b.move.bits();
            });
            done = std::move(now);
            finished_ = depth_;
            if (hooks_.iteration && !done.empty())
                hooks_.iteration(
                    {done.front().move, done.front().score, depth_, nodes_, {done.front().move}});
            if (limits_.nodes == 0 && limits_.milliseconds == 0 && depth_ == 2) break;
        }
        return done;
    }
    [[nodiscard]] int depth() const { return finished_; }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

    // What the board and the hands are worth to each, less what they are to the others on average.
    [[nodiscard]] Values evaluate() const {
        Values own{};
        const int seats = p_.tables().seats;
        for (int s = 0; s < seats; ++s) own[at(s)] = p_.live(seat(s)) ? worth(seat(s)) : -kOut;
        int sum = 0;
        for (int s = 0; s < seats; ++s) sum += own[at(s)];
        Values out{};
        for (int s = 0; s < seats; ++s) out[at(s)] = own[at(s)] - (sum - own[at(s)]) / (seats - 1);
        return out;
    }

  private:
    static constexpr std::uint64_t kNodeCost = 20;  // as many nodes of alpha-beta
    static constexpr int kOut = 1500;               // as bad as so much material
    static constexpr int kCheck = 60;               // to stand in check
    static constexpr int kPlace = 10000;            // between places at the end
    static constexpr std::size_t at(int s) { return static_cast<std::size_t>(s); }

    [[nodiscard]] int worth(Seat s) const {
        int sum = p_.in_check(s) ? -kCheck : 0;
        p_.owned(s).for_each([&](Cell c) {
            sum += weights_.value_of(p_.man(c).type) + weights_.place_of(p_.man(c), c);
        });
        for (std::size_t slot = 0; slot < weights_.hand_value.size(); ++slot)
            sum += p_.hand(s, static_cast<int>(slot)) * weights_.hand_value[slot];
        return sum;
    }
    static Values of_places(const Outcome& outcome) {
        Values out{};
        for (std::size_t s = 0; s < out.size(); ++s) out[s] = kPlace * (2 - outcome.place[s]);
        return out;
    }
    Values values(int depth) {
        ++nodes_;
        if (p_.ended()) return of_places(p_.state().ended);
        if (depth == 0 || out_of_time()) return evaluate();
        const std::size_t first = list_.size();
        legal_moves(p_, list_);
        const std::size_t last = list_.size();
        if (first == last) return of_places(outcome_of(p_));
        const auto mover = static_cast<std::size_t>(index(p_.turn()));
        Values best{};
        for (std::size_t i = first; i < last && !stopped_; ++i) {
            p_.make(list_[i], log_);
            const Values v = values(depth - 1);
            p_.unmake(log_);
            if (i == first || v[mover] > best[mover]) best = v;
        }
        list_.resize(first);
        return best;
    }
    // The first depth is always finished.
    bool out_of_time() {
        if (stopped_ || depth_ == 1) return stopped_;
        stopped_ = (hooks_.stop && hooks_.stop->load()) ||
                   (limits_.nodes > 0 && nodes_ * kNodeCost >= limits_.nodes) ||
                   (limits_.milliseconds > 0 && hooks_.milliseconds && nodes_ % 16 == 0 &&
                    hooks_.milliseconds() - began_ >= limits_.milliseconds);
        return stopped_;
    }

    Position<W> p_;
    const Weights& weights_;
    const SearchLimits& limits_;
    const SearchHooks& hooks_;
    UndoLog log_;
    MoveList list_;
    std::int64_t began_ = 0;
    std::uint64_t nodes_ = 0;
    int depth_ = 0, finished_ = 0;
    bool stopped_ = false;
};

}  // namespace floe
