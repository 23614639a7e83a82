#include "search/search.hpp"

#include <algorithm>
#include <optional>

#include "search/alpha_beta.hpp"
#include "search/max_n.hpp"

namespace floe {
namespace {

// What is kept for one word count.
template <int W>
struct Engine {
    explicit Engine(const Game& game) : evaluate(game), ordering(evaluate.weights()) {}
    Evaluator<W> evaluate;
    Ordering<W> ordering;
};
// Behind pointers: the ordering refers to the weights.
template <int W>
using EnginePtr = std::unique_ptr<Engine<W>>;
using AnyEngine = ForAnyWordCount<EnginePtr>;

template <int W>
SearchResult deepen(AlphaBeta<W>& search, const SearchLimits& limits, const SearchHooks& hooks,
                    std::span<const Move> legal) {
    SearchResult result;
    if (legal.empty()) return result;
    result.best = legal.front();
    for (int depth = 1; depth <= std::min(limits.depth, kMaxPly / 2); ++depth) {
        const int score = search.search_root(depth);
        std::vector<Move> line = search.pv().line();
        result.nodes = search.nodes();
        if (!line.empty()) {
            result.best = line.front();
            result.pv = std::move(line);
        }
        if (search.stopped()) break;
        result.score = score;
        result.depth = depth;
        if (hooks.iteration) hooks.iteration(result);
        const int mate = mate_in_plies(score);
        if (mate != 0 && std::abs(mate) <= depth) break;
        const bool limited = limits.nodes > 0 || limits.milliseconds > 0;
        if (!search.may_go_on() || (limited && legal.size() == 1)) break;
    }
    return result;
}

template <int W>
std::vector<ScoredMove> score_all(AlphaBeta<W>& search, const SearchLimits& limits, int spread,
                                  std::span<const Move> legal) {
    std::vector<ScoredMove> done;
    for (const Move m : legal) done.push_back({m, 0});
    const auto better = [](const ScoredMove& a, const ScoredMove& b) {
        return a.score != b.score ? a.score > b.score : a.move.bits() < b.move.bits();
    };
    for (int depth = 1; depth <= std::min(limits.depth, kMaxPly / 2); ++depth) {
        std::vector<ScoredMove> now = done;
        int best = -kInfinite;
        for (ScoredMove& m : now) {
            const int floor = std::max(-kInfinite, best - spread - 1);
            m.score = search.search_move(m.move, floor, depth);
            if (search.stopped()) return done;
            best = std::max(best, m.score);
        }
        done = std::move(now);
        std::sort(done.begin(), done.end(), better);
        if (!search.may_go_on()) break;
    }
    return done;
}

}  // namespace

struct Searcher::State {
    std::shared_ptr<const PlayableGame> game;
    AnyEngine engine;
    TranspositionTable table;

    // More than two seats: the moves with their values, by max^n.
    std::vector<ScoredMove> score_many(const AnyPosition& position, const SearchLimits& limits,
                                       const SearchHooks& hooks, SearchResult* result = nullptr) {
        const std::vector<Move> legal = position.legal_moves();
        return position.visit([&]<int W>(const Position<W>& p) {
            MaxN<W> search(p, std::get<std::unique_ptr<Engine<W>>>(engine)->evaluate.weights(),
                           limits, hooks);
            auto scored = search.score_moves(legal);
            if (result && !scored.empty())
                *result = {scored.front().move,
                           scored.front().score,
                           search.depth(),
                           search.nodes(),
                           {scored.front().move}};
            return scored;
        });
    }
    [[nodiscard]] bool many() const { return game->game().seat_count() > 2; }

    // Calls then(AlphaBeta<W>&) for a new search.
    template <class Then>
    auto run(const AnyPosition& position, std::span<const std::uint64_t> history,
             const SearchLimits& limits, const SearchHooks& hooks, Then&& then) {
        table.new_search();
        return position.visit([&]<int W>(const Position<W>& p) {
            Engine<W>& e = *std::get<std::unique_ptr<Engine<W>>>(engine);
            e.ordering.new_search();
            const auto search = std::make_unique<AlphaBeta<W>>(p, e.evaluate, e.ordering, table,
                                                               history, limits, hooks);
            return then(*search);
        });
    }
};

Searcher::Searcher(std::shared_ptr<const PlayableGame> game, std::size_t table_entries) {
    AnyEngine engine = std::visit(
        [&]<int W>(const std::unique_ptr<const Tables<W>>&) -> AnyEngine {
            return std::make_unique<Engine<W>>(game->game());
        },
        game->tables());
    state_.reset(new State{std::move(game), std::move(engine), TranspositionTable(table_entries)});
}
Searcher::~Searcher() = default;
Searcher::Searcher(Searcher&&) noexcept = default;
Searcher& Searcher::operator=(Searcher&&) noexcept = default;

SearchResult Searcher::search(const AnyPosition& position, std::span<const std::uint64_t> history,
                              const SearchLimits& limits, const SearchHooks& hooks) {
    if (state_->many()) {
        SearchResult result;
        state_->score_many(position, limits, hooks, &result);
        return result;
    }
    const std::vector<Move> legal = position.legal_moves();
    return state_->run(position, history, limits, hooks,
                       [&](auto& search) { return deepen(search, limits, hooks, legal); });
}

std::vector<ScoredMove> Searcher::score_moves(const AnyPosition& position,
                                              std::span<const std::uint64_t> history,
                                              const SearchLimits& limits, int spread,
                                              const SearchHooks& hooks) {
    if (state_->many()) return state_->score_many(position, limits, hooks);
    const std::vector<Move> legal = position.legal_moves();
    return state_->run(position, history, limits, hooks,
                       [&](auto& search) { return score_all(search, limits, spread, legal); });
}

int Searcher::evaluate(const AnyPosition& position) const {
    return position.visit([&]<int W>(const Position<W>& p) {
        const Evaluator<W>& evaluate =
            std::get<std::unique_ptr<Engine<W>>>(state_->engine)->evaluate;
        if (state_->many())
            return MaxN<W>(p, evaluate.weights(), {}, {})
                .evaluate()[static_cast<std::size_t>(index(p.turn()))];
        return evaluate(p);
    });
}
const std::vector<int>& Searcher::man_values() const {
    return std::visit(
        [](const auto& e) -> const std::vector<int>& { return e->evaluate.weights().value; },
        state_->engine);
}

}  // namespace floe
