// The search of one position for two seats: negamax with alpha-beta, principal variation search,
// null moves, late move reductions, a transposition table, and a quiescence search over captures.
// It plays real moves, so it sees every event of the rules. Recursion allocates nothing once the
// vectors have reached their working size. Made for one search, used by one thread.
#pragma once

#include <span>

#include "eval/evaluate.hpp"
#include "position/outcome.hpp"
#include "search/capture_sink.hpp"
#include "search/ordering.hpp"
#include "search/pv.hpp"
#include "search/table.hpp"

namespace floe {

template <int W>
class AlphaBeta {
    static_assert(Evaluator<W>::kMost < kMateBound);

  public:
    // `history`: repetition keys of the game so far, without that of `root`.
    AlphaBeta(const Position<W>& root, const Evaluator<W>& evaluate, Ordering<W>& ordering,
              TranspositionTable& table, std::span<const std::uint64_t> history,
              const SearchLimits& limits, const SearchHooks& hooks)
        : p_(root),
          evaluate_(evaluate),
          ordering_(ordering),
          table_(table),
          keys_(history.begin(), history.end()),
          game_keys_(history.size()),
          limits_(limits),
          hooks_(hooks),
          full_(limits.pruning == Pruning::kFull),
          counts_repetition_(root.game().repetitions > 0) {
        keys_.reserve(keys_.size() + kMaxPly + 1);
        started_ = now();
    }

    // The value of the root to a depth, from -kInfinite to kInfinite, and its line in pv(). What a
    // search that was stopped returns says nothing, but its line is good if there is one.
    int search_root(int depth) {
        pv_.clear(0);
        return node(-kInfinite, kInfinite, depth, 0, p_.in_check(p_.turn()), false);
    }
    // The value of one move of the root; at most `alpha` when it is no better than that.
    int search_move(Move m, int alpha, int depth) {
        return make_and(
            m, [&](bool check) { return -node(-kInfinite, -alpha, depth - 1, 1, check, false); });
    }

    [[nodiscard]] const PrincipalVariation& pv() const { return pv_; }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    [[nodiscard]] bool stopped() const { return stopped_; }
    // Whether there is time for another iteration.
    [[nodiscard]] bool may_go_on() const {
        return !stopped_ && (limits_.nodes == 0 || nodes_ < limits_.nodes / 2) &&
               (limits_.milliseconds == 0 || (now() - started_) * 2 < limits_.milliseconds);
    }

  private:
    [[nodiscard]] std::int64_t now() const {
        return hooks_.milliseconds ? hooks_.milliseconds() : 0;
    }
    bool out_of_time() {
        ++nodes_;
        if (stopped_) return true;
        if (limits_.nodes > 0 && nodes_ > limits_.nodes) stopped_ = true;
        if ((nodes_ & 1023) == 0) {
            if (hooks_.stop && hooks_.stop->load(std::memory_order_relaxed)) stopped_ = true;
            if (limits_.milliseconds > 0 && now() - started_ >= limits_.milliseconds)
                stopped_ = true;
        }
        return stopped_;
    }

    // Plays a move, calls then(gives check), takes it back.
    template <class Then>
    int make_and(Move m, Then&& then) {
        keys_.push_back(p_.repetition_key(true));
        p_.make(m, log_);
        const int score = then(p_.in_check(p_.turn()));
        p_.unmake(log_);
        keys_.pop_back();
        return score;
    }

    [[nodiscard]] int score_of(const Outcome& o, int ply) const {
        const int me = o.place[static_cast<std::size_t>(index(p_.turn()))];
        const int other = o.place[static_cast<std::size_t>(1 - index(p_.turn()))];
        return me == other ? 0 : me < other ? kMate - ply : ply - kMate;
    }
    [[nodiscard]] int score_without_moves(bool check, int ply) const {
        if (check || p_.game().stalemate == StalemateResult::kLoss) return ply - kMate;
        return p_.game().stalemate == StalemateResult::kWin ? kMate - ply : 0;
    }
    // Once within the line or as often as the game allows less one in the game so far.
    [[nodiscard]] bool repeated() const {
        if (!counts_repetition_) return false;
        const std::uint64_t key = p_.repetition_key(true);
        std::size_t back = std::min<std::size_t>(p_.state().quiet, keys_.size());
        int in_game = 0;
        for (std::size_t i = keys_.size(); back > 0; --back) {
            if (keys_[--i] != key) continue;
            if (i >= game_keys_ || ++in_game >= p_.game().repetitions - 1) return true;
        }
        return false;
    }
    // An end by a rule that counts (fifty moves, material); mate comes before it.
    [[nodiscard]] bool ended_by_count(int ply, int& score) const {
        if (!p_.game().rules.has(Hook::kTerminal)) return false;
        Outcome o;
        p_.game().rules.template run<Hook::kTerminal>([&]<class Kind>(const auto& data) {
            if (!o.over()) o = Kind::terminal(p_, data);
        });
        if (!o.over() || count_legal(p_) == 0) return false;
        score = score_of(o, ply);
        return true;
    }
    // What needs no search: an end of the game.
    [[nodiscard]] bool settled(int ply, int& score) const {
        if (p_.ended()) {
            score = score_of(p_.state().ended, ply);
            return true;
        }
        if (ply == 0) return false;
        score = 0;
        return repeated() || ended_by_count(ply, score);
    }

    int node(int alpha, int beta, int depth, int ply, bool check, bool after_null) {
        pv_.clear(ply);
        if (out_of_time()) return 0;
        int score = 0;
        if (settled(ply, score)) return score;
        if (check && full_) ++depth;
        if (ply >= kMaxPly - 1) return evaluate_(p_);
        if (depth <= 0) return full_ ? quiesce(alpha, beta, ply, check, 0) : leaf(check, ply);
        const std::uint64_t key = p_.key();
        Move table_move;
        if (const auto* entry = table_.find(key)) {
            table_move = entry->move;
            if (full_ && ply > 0 && beta - alpha == 1 && entry->depth >= depth &&
                table_cuts(*entry, alpha, beta, ply, score))
                return score;
        }
        if (full_ && !check && !after_null && ply > 0 && beta - alpha == 1 && depth >= 3 &&
            null_move_cuts(beta, depth, ply))
            return beta;
        return search_moves(alpha, beta, depth, ply, check, key, table_move);
    }

    int leaf(bool check, int ply) const {
        return count_legal(p_) == 0 ? score_without_moves(check, ply) : evaluate_(p_);
    }

    static bool table_cuts(const TranspositionTable::Entry& e, int alpha, int beta, int ply,
                           int& score) {
        score = TranspositionTable::from_table(e.score, ply);
        return e.bound == Bound::kExact || (e.bound == Bound::kLower && score >= beta) ||
               (e.bound == Bound::kUpper && score <= alpha);
    }

    // Even a side that passes is above beta: no need to look. Not with pawns and royal men alone,
    // where having to move can be the trouble.
    bool null_move_cuts(int beta, int depth, int ply) {
        if (std::abs(beta) >= kMateBound || !has_officer() || evaluate_(p_) < beta) return false;
        Move pass;
        pass.kind = MoveKind::kPass;
        const int reduced = depth - 3 - depth / 6;
        const int score = make_and(pass, [&](bool check) {
            return -node(-beta, -beta + 1, reduced, ply + 1, check, true);
        });
        return !stopped_ && score >= beta && score < kMateBound;
    }
    [[nodiscard]] bool has_officer() const {
        bool yes = false;
        p_.owned(p_.turn()).without(p_.royals(p_.turn())).for_each([&](Cell c) {
            yes = yes || !p_.game().info(p_.man(c).type).pawn;
        });
        return yes;
    }

    int search_moves(int alpha, int beta, int depth, int ply, bool check, std::uint64_t key,
                     Move table_move) {
        const std::size_t first = moves_.size();
        legal_moves(p_, moves_);
        const std::size_t last = moves_.size();
        if (first == last) return score_without_moves(check, ply);
        score_moves(first, table_move, ply);
        const int lowest = alpha;
        int best = -kInfinite;
        Move best_move;
        for (std::size_t i = first; i < last && alpha < beta && !stopped_; ++i) {
            pick(i, last);
            const Move m = moves_[i];
            const bool quiet = ordering_.quiet(p_, m);
            const int score =
                try_move(m, static_cast<int>(i - first), quiet && !check, alpha, beta, depth, ply);
            if (stopped_ || score <= best) continue;
            best = score;
            best_move = m;
            if (score > alpha) {
                alpha = score;
                pv_.join(ply, m);
            }
            if (score >= beta && quiet) ordering_.reward(p_, m, depth, ply);
        }
        moves_.resize(first);
        scores_.resize(first);
        if (stopped_) return 0;
        const Bound bound = best >= beta    ? Bound::kLower
                            : best > lowest ? Bound::kExact
                                            : Bound::kUpper;
        table_.store(key, bound == Bound::kUpper ? Move{} : best_move, best, depth, bound, ply);
        return best;
    }

    // The first move with the whole window, the others to show that they are no better.
    int try_move(Move m, int number, bool reducible, int alpha, int beta, int depth, int ply) {
        return make_and(m, [&](bool gives_check) {
            const auto below = [&](int a, int d) {
                return -node(-a - 1, -a, d, ply + 1, gives_check, false);
            };
            const auto whole = [&] {
                return -node(-beta, -alpha, depth - 1, ply + 1, gives_check, false);
            };
            if (number == 0 || !full_) return whole();
            int reduction = 0;
            if (reducible && !gives_check && depth >= 3 && number >= 4)
                reduction = 1 + (number >= 12) + (depth >= 7 && number >= 24);
            int score = below(alpha, depth - 1 - reduction);
            if (reduction > 0 && score > alpha) score = below(alpha, depth - 1);
            return score > alpha && score < beta ? whole() : score;
        });
    }

    // Captures and promotions until the position is quiet; in check at its first ply, all moves.
    int quiesce(int alpha, int beta, int ply, bool check, int depth) {
        if (depth > 0) {
            pv_.clear(ply);
            if (out_of_time()) return 0;
            int score = 0;
            if (settled(ply, score)) return score;
            if (ply >= kMaxPly - 1) return evaluate_(p_);
        }
        const bool evade = check && depth < 2;
        int best = -kInfinite;
        if (!evade) {
            best = evaluate_(p_, alpha, beta);
            if (best >= beta) return best;
            alpha = std::max(alpha, best);
        }
        const std::size_t first = moves_.size();
        if (evade)
            legal_moves(p_, moves_);
        else
            generate_captures();
        if (evade && moves_.size() == first) return score_without_moves(check, ply);
        best = quiesce_moves(first, alpha, beta, ply, evade, depth, best);
        moves_.resize(first);
        scores_.resize(first);
        return best;
    }
    int quiesce_moves(std::size_t first, int alpha, int beta, int ply, bool evade, int depth,
                      int best) {
        const std::size_t last = moves_.size();
        const int stand = best;
        score_moves(first, Move{}, ply);
        for (std::size_t i = first; i < last && !stopped_; ++i) {
            pick(i, last);
            const Move m = moves_[i];
            if (!evade && hopeless(m, stand, alpha)) continue;
            const int score = make_and(m, [&](bool gives_check) {
                return -quiesce(-beta, -alpha, ply + 1, gives_check, depth + 1);
            });
            if (stopped_ || score <= best) continue;
            best = score;
            if (score > alpha) {
                alpha = score;
                pv_.join(ply, m);
            }
            if (alpha >= beta) break;
        }
        return best;
    }
    void generate_captures() {
        CaptureSink<W> sink(p_, evaluate_.weights(), moves_);
        generate_legal(p_, sink);
    }
    // A capture that cannot lift the score to alpha, or gives a dear man for a guarded cheap one.
    [[nodiscard]] bool hopeless(Move m, int stand, int alpha) const {
        constexpr int kMargin = 200;
        const Weights& w = evaluate_.weights();
        const int victim = std::max(0, Ordering<W>::victim_value(p_, m, w));
        const int gain = m.becomes == kNoType ? 0 : w.value_of(m.becomes);
        if (stand + victim + gain + kMargin <= alpha) return true;
        const Man mover = p_.man(m.from());
        if (gain > 0 || w.value_of(mover.type) <= victim + 50) return false;
        CellSet<W> occupied = p_.occupied();
        occupied.remove(m.from());
        return p_.attacked_by_enemy(m.to(), occupied, CellSet<W>::of(m.to()));
    }

    void score_moves(std::size_t first, Move table_move, int ply) {
        scores_.resize(moves_.size());
        for (std::size_t i = first; i < moves_.size(); ++i)
            scores_[i] = ordering_.score(p_, moves_[i], table_move, ply);
    }
    // Brings the best of the moves from i on to i.
    void pick(std::size_t i, std::size_t last) {
        std::size_t best = i;
        for (std::size_t k = i + 1; k < last; ++k)
            if (scores_[k] > scores_[best]) best = k;
        std::swap(moves_[i], moves_[best]);
        std::swap(scores_[i], scores_[best]);
    }

    Position<W> p_;
    const Evaluator<W>& evaluate_;
    Ordering<W>& ordering_;
    TranspositionTable& table_;
    UndoLog log_;
    MoveList moves_;                   // of the plies of the line, one after the other
    std::vector<int> scores_;          // for ordering, beside moves_
    std::vector<std::uint64_t> keys_;  // of the game, then of the line
    std::size_t game_keys_;
    PrincipalVariation pv_;
    SearchLimits limits_;
    const SearchHooks& hooks_;
    bool full_;
    bool counts_repetition_;
    bool stopped_ = false;
    std::uint64_t nodes_ = 0;
    std::int64_t started_ = 0;
};

}  // namespace floe
