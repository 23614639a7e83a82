#include "api/playouts.hpp"

#include <algorithm>
#include <atomic>
#include <thread>

#include "base/rng.hpp"
#include "game/repetition.hpp"
#include "notation/result.hpp"
#include "position/outcome.hpp"

namespace floe {
namespace {

struct Playout {
    Outcome outcome;
    std::uint32_t plies = 0;
    std::uint64_t choices = 0;  // legal moves of all positions in which one was played
};

// Plays games one after another without allocating anew.
template <int W>
class Player {
  public:
    Player(const Position<W>& start, int max_plies) : start_(start), max_plies_(max_plies) {}

    Playout play(Rng rng) {
        Position<W> p = start_;
        Playout game;
        log_.clear();
        repetition_.clear();
        Seat mover = p.turn();
        while (true) {
            moves_.clear();
            legal_moves(p, moves_);
            game.outcome = judge(p, mover);
            if (game.outcome.over() || game.plies == static_cast<std::uint32_t>(max_plies_))
                return game;
            game.choices += moves_.size();
            ++game.plies;
            mover = p.turn();
            p.make(moves_[rng.below(moves_.size())], log_);
        }
    }

  private:
    // As GameRecord does, with the moves already at hand.
    Outcome judge(const Position<W>& p, Seat mover) {
        const Outcome now = outcome_of(p, !moves_.empty());
        if (now.over() || p.game().repetitions == 0) return now;
        const auto is_en_passant = [](Move m) { return m.kind == MoveKind::kEnPassant; };
        const bool passed_matters =
            p.state().passed_count > 0 && std::any_of(moves_.begin(), moves_.end(), is_en_passant);
        const bool check =
            p.game().perpetual_check_loses && log_.depth() > 0 && p.in_check(p.turn());
        repetition_.push(p.repetition_key(passed_matters), mover, check);
        return repetition_.outcome(p);
    }

    const Position<W>& start_;
    int max_plies_;
    MoveList moves_;
    UndoLog log_;
    RepetitionWatch repetition_;
};

// What one thread has counted.
struct Tally {
    PlayoutReport report;
    std::uint64_t choices = 0;

    void add(const Playout& playout, const Game& game) {
        ++report.games;
        report.plies += playout.plies;
        report.lengths.push_back(playout.plies);
        choices += playout.choices;
        if (!playout.outcome.over()) {
            ++report.unfinished;
            return;
        }
        ++report.results[result_text(playout.outcome, game)];
        const auto first = playout.outcome.place.begin();
        const auto last = first + game.seat_count();
        if (std::count(first, last, 1) == 1)
            ++report.wins[static_cast<std::size_t>(std::find(first, last, 1) - first)];
        else
            ++report.shared;
    }
    void add(const Tally& other) {
        report.games += other.report.games;
        report.plies += other.report.plies;
        report.unfinished += other.report.unfinished;
        report.shared += other.report.shared;
        choices += other.choices;
        report.lengths.insert(report.lengths.end(), other.report.lengths.begin(),
                              other.report.lengths.end());
        for (const auto& [result, n] : other.report.results) report.results[result] += n;
        for (std::size_t i = 0; i < report.wins.size(); ++i) report.wins[i] += other.report.wins[i];
    }
};

template <int W>
Tally play_all(const Position<W>& start, const PlayoutOptions& options, Progress& progress) {
    std::atomic<std::uint64_t> next = 0;
    Tally empty;
    empty.report.wins.resize(static_cast<std::size_t>(start.game().seat_count()));
    std::vector<Tally> tallies(static_cast<std::size_t>(options.threads), empty);
    const auto work = [&](Tally& tally) {
        Player<W> player(start, options.max_plies);
        for (std::uint64_t i = next++; i < options.games; i = next++) {
            tally.add(player.play(Rng(mix64(options.seed) ^ mix64(~i))), start.game());
            progress.advance();
        }
    };
    {
        std::vector<std::jthread> pool;
        for (std::size_t i = 1; i < tallies.size(); ++i)
            pool.emplace_back([&, i] { work(tallies[i]); });
        work(tallies[0]);
    }
    for (std::size_t i = 1; i < tallies.size(); ++i) tallies[0].add(tallies[i]);
    return std::move(tallies[0]);
}

}  // namespace

double PlayoutReport::mean_length() const {
    return games == 0 ? 0 : static_cast<double>(plies) / static_cast<double>(games);
}

double PlayoutReport::median_length() const {
    if (lengths.empty()) return 0;
    const std::size_t n = lengths.size();
    return (static_cast<double>(lengths[(n - 1) / 2]) + static_cast<double>(lengths[n / 2])) / 2;
}

PlayoutReport play_random_games(const AnyPosition& start, const PlayoutOptions& options,
                                Progress& progress) {
    const auto begin = std::chrono::steady_clock::now();
    Tally tally =
        start.visit([&]<int W>(const Position<W>& p) { return play_all(p, options, progress); });
    PlayoutReport& report = tally.report;
    report.seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    std::sort(report.lengths.begin(), report.lengths.end());
    if (report.plies > 0)
        report.branching = static_cast<double>(tally.choices) / static_cast<double>(report.plies);
    return std::move(report);
}

}  // namespace floe
