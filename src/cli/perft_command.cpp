#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>

#include "api/perft.hpp"
#include "base/limits.hpp"
#include "cli/frame.hpp"
#include "cli/game_argument.hpp"
#include "cli/output.hpp"
#include "notation/uci.hpp"

namespace floe::cli {
namespace {

struct Options {
    std::string game;
    std::string fen;
    int depth = 1;
    int threads = 1;
    bool divide = false;
    bool make_leaves = false;
    bool json = false;
    bool progress = false;
};

using Divided = std::vector<std::pair<std::string, std::uint64_t>>;

Divided divided(const PerftCount& count, const AnyPosition& position) {
    Divided lines;
    for (const PerftLine& line : count.divided)
        lines.emplace_back(print_uci(line.move, position), line.nodes);
    std::sort(lines.begin(), lines.end());
    return lines;
}

void print_as_json(const Options& o, const PerftCount& count, const AnyPosition& position) {
    nlohmann::ordered_json json{{"game", position.game().id},
                                {"depth", o.depth},
                                {"nodes", count.nodes},
                                {"seconds", count.seconds}};
    if (o.divide) {
        auto& moves = json["divide"] = nlohmann::ordered_json::object();
        for (const auto& [move, nodes] : divided(count, position)) moves[move] = nodes;
    }
    print_json(json);
}

Result<int> run(const Options& o) {
    const auto position = read_position(o.game, o.fen);
    if (!position) return std::unexpected(position.error());
    Progress progress("root moves", position->legal_moves().size(),
                      progress_mode(o.json, o.progress));
    const PerftCount count = count_perft(*position, o.depth, o.threads, progress,
                                         o.make_leaves ? Leaves::kMade : Leaves::kCounted);
    progress.finish();
    if (o.json) {
        print_as_json(o, count, *position);
        return kFine;
    }
    if (o.divide)
        for (const auto& [move, nodes] : divided(count, *position)) print("{}: {}\n", move, nodes);
    print("{} in {:.3f} s, {:.1f} million a second\n", counted(count.nodes, "node"), count.seconds,
          static_cast<double>(count.nodes) / std::max(count.seconds, 1e-9) / 1e6);
    return kFine;
}

}  // namespace

void add_perft_command(CLI::App& app, Dispatch& dispatch) {
    const auto o = std::make_shared<Options>();
    CLI::App& command =
        add_command(app, "perft", "Count the sequences of legal moves of a length",
                    "  floe perft chess 5\n"
                    "  floe perft chess 6 --threads 4 --divide\n"
                    "  floe perft chess 3 --fen '7k/8/5KQ1/8/8/8/8/8 w - - 0 1' --json\n");
    add_game(command, o->game);
    require(
        add_number(command, "DEPTH", o->depth, 1, limits::kPerftDepth, "length in plies, 1 to 64"));
    add_fen(command, o->fen);
    add_flag(command, "--divide", o->divide, "also the count of each first move");
    add_flag(command, "--make-leaves", o->make_leaves,
             "make the moves of the last ply instead of counting them: slower, for benches");
    add_threads(command, o->threads);
    add_json(command, o->json);
    add_progress(command, o->progress);
    dispatch.on(command, [o] { return run(*o); });
}

}  // namespace floe::cli
