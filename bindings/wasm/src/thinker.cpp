#include "thinker.hpp"

#include <algorithm>

#include "notation/san.hpp"
#include "notation/uci.hpp"

namespace floe::wasm {
namespace {

// A search that has a limit of time reads the clock now and then, and with it the stop.
constexpr std::int64_t kForEver = std::int64_t{1} << 50;
constexpr std::uint64_t kNodesWithoutLimits = 300000;
constexpr int kSpread = 400;  // what the second and later lines may be worse

SearchLimits limits_of(const ThinkRequest& request) {
    SearchLimits limits;
    limits.milliseconds = request.milliseconds > 0 ? request.milliseconds : kForEver;
    limits.nodes = request.nodes;
    if (request.depth > 0) limits.depth = request.depth;
    if (request.milliseconds == 0 && request.nodes == 0 && request.depth == 0 && !request.infinite)
        limits.nodes = kNodesWithoutLimits;
    return limits;
}

}  // namespace

Searcher& Thinker::searcher(const Played& game) {
    const auto& rules = game.record.position().playable();
    if (!searcher_ || game_ != rules) {
        searcher_.reset();  // gives its memory back first
        searcher_ = std::make_unique<Searcher>(rules);
        game_ = rules;
    }
    return *searcher_;
}

SearchHooks Thinker::hooks() {
    SearchHooks hooks;
    hooks.milliseconds = [this] {
        if (host_.stopped()) stop_ = true;
        return host_.milliseconds();
    };
    hooks.stop = &stop_;
    return hooks;
}

void Thinker::think(Json& json, const Played& game, const ThinkRequest& request) {
    stop_ = false;
    began_ = host_.milliseconds();
    const auto history = game.record.earlier_keys();
    const bool many = request.lines > 1 && request.level >= kHighestLevel;
    const Report report =
        many ? think_lines(game, request, history) : think_once(game, request, history);
    write(json, game.record.position(), report, true);
}

Thinker::Report Thinker::think_once(const Played& game, const ThinkRequest& request,
                                    const std::vector<std::uint64_t>& history) {
    const AnyPosition& position = game.record.position();
    SearchHooks hooks = this->hooks();
    const auto report_of = [](const SearchResult& r) {
        return Report{r.depth, r.nodes, {{r.score, r.pv.empty() ? std::vector{r.best} : r.pv}}};
    };
    hooks.iteration = [&](const SearchResult& r) { report(position, report_of(r)); };
    const SearchLimits limits = limits_of(request);
    if (request.level >= kHighestLevel)
        return report_of(searcher(game).search(position, history, limits, hooks));
    PlayerSettings settings;
    settings.level = request.level;
    settings.seed = mix64(request.seed + position.state().ply);
    settings.milliseconds = limits.milliseconds;
    settings.nodes = limits.nodes;
    Player player(position.playable(), settings);
    return report_of(player.choose(position, history, hooks));
}

// The best moves of one depth, each with the line behind it.
Thinker::Report Thinker::best_lines(const AnyPosition& position,
                                    const std::vector<std::uint64_t>& history,
                                    const SearchLimits& limits, const SearchHooks& hooks,
                                    std::size_t count) {
    Report report;
    report.depth = limits.depth;
    std::vector<std::uint64_t> keys = history;
    keys.push_back(position.repetition_key());
    const auto scored = searcher_->score_moves(position, history, limits, kSpread, hooks);
    for (std::size_t i = 0; i < std::min(count, scored.size()) && !stop_; ++i) {
        Line line{scored[i].score, {scored[i].move}};
        AnyPosition after = position;
        after.make(scored[i].move);
        if (limits.depth > 1 && position.game().seat_count() == 2 && !after.outcome().over()) {
            SearchLimits rest = limits;
            --rest.depth;
            const auto found = searcher_->search(after, keys, rest, hooks);
            line.pv.insert(line.pv.end(), found.pv.begin(), found.pv.end());
            report.nodes += found.nodes;
        }
        report.lines.push_back(std::move(line));
    }
    return report;
}

Thinker::Report Thinker::think_lines(const Played& game, const ThinkRequest& request,
                                     const std::vector<std::uint64_t>& history) {
    const AnyPosition& position = game.record.position();
    searcher(game);
    const SearchHooks hooks = this->hooks();
    const SearchLimits whole = limits_of(request);
    Report best;
    best.lines = {{0, {position.legal_moves().front()}}};
    for (int depth = 1; depth <= std::min(whole.depth, kMaxPly / 2); ++depth) {
        SearchLimits limits = whole;
        limits.depth = depth;
        const std::int64_t used = host_.milliseconds() - began_;
        if (depth > 1 && used * 2 >= whole.milliseconds) break;
        limits.milliseconds = std::max<std::int64_t>(1, whole.milliseconds - used);
        Report now =
            best_lines(position, history, limits, hooks, static_cast<std::size_t>(request.lines));
        if (stop_) break;
        now.nodes += best.nodes;
        best = std::move(now);
        report(position, best);
        if (whole.nodes > 0 && best.nodes * 2 >= whole.nodes) break;
    }
    return best;
}

void Thinker::report(const AnyPosition& position, const Report& report) const {
    Json json;
    write(json, position, report, false);
    host_.progress(json.text());
}

void Thinker::write(Json& json, const AnyPosition& position, const Report& report,
                    bool final) const {
    const bool two = position.game().seat_count() == 2;
    const std::int64_t time = host_.milliseconds() - began_;
    const auto nodes = static_cast<std::int64_t>(report.nodes);
    json.open('{').number("depth", report.depth).number("nodes", nodes);
    json.number("milliseconds", time);
    json.number("nodesPerSecond", time > 0 ? nodes * 1000 / time : 0);
    const Move best = report.lines.front().pv.front();
    json.text("best", print_uci(best, position)).text("bestSan", print_san(best, position));
    json.list("lines", report.lines, [&](const Line& line) {
        json.open('{').number("score", line.score);
        const bool turned = two && index(position.turn()) == 1;
        json.number("scoreFirst", turned ? -line.score : line.score);
        json.number("mate", two ? mate_in_plies(line.score) : 0);
        std::vector<std::string> uci, san;
        AnyPosition p = position;
        for (const Move m : line.pv) {
            uci.push_back(print_uci(m, p));
            san.push_back(print_san(m, p));
            p.make(m);
        }
        json.texts("pv", uci).texts("pvSan", san).close('}');
    });
    json.flag("final", final).close('}');
}

}  // namespace floe::wasm
