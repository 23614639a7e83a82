#include <algorithm>
#include <limits>
#include <memory>
#include <nlohmann/json.hpp>

#include "api/playouts.hpp"
#include "cli/frame.hpp"
#include "cli/game_argument.hpp"
#include "cli/output.hpp"

namespace floe::cli {
namespace {

constexpr std::uint64_t kMostGames = 10'000'000;

struct Options {
    std::string game;
    std::string fen;
    PlayoutOptions play;
    bool json = false;
    bool progress = false;
};

double per_second(std::uint64_t n, double seconds) {
    return static_cast<double>(n) / std::max(seconds, 1e-9);
}

std::string seat_name(const Game& game, std::size_t i) { return game.seats[i].name; }

void print_as_json(const Options& o, const PlayoutReport& r, const Game& game) {
    auto wins = nlohmann::ordered_json::object();
    for (std::size_t i = 0; i < r.wins.size(); ++i)
        wins[seat_letter(game, seat(static_cast<int>(i)))] = r.wins[i];
    print_json(nlohmann::ordered_json{{"game", game.id},
                                      {"games", r.games},
                                      {"seed", o.play.seed},
                                      {"seconds", r.seconds},
                                      {"playouts_per_second", per_second(r.games, r.seconds)},
                                      {"plies_per_second", per_second(r.plies, r.seconds)},
                                      {"plies",
                                       {{"min", r.lengths.front()},
                                        {"median", r.median_length()},
                                        {"mean", r.mean_length()},
                                        {"max", r.lengths.back()}}},
                                      {"branching", r.branching},
                                      {"wins", wins},
                                      {"draws", r.shared},
                                      {"unfinished", r.unfinished},
                                      {"results", r.results}});
}

void print_share(const std::string& what, std::uint64_t n, std::uint64_t all) {
    print("  {:24} {:9} {:6.2f} %\n", what, n,
          100.0 * static_cast<double>(n) / static_cast<double>(all));
}

void print_as_text(const PlayoutReport& r, const Game& game) {
    print("{} of {} in {:.3f} s: {:.0f} games a second, {:.2f} million plies a second\n",
          counted(r.games, "random game"), game.spec.name, r.seconds,
          per_second(r.games, r.seconds), per_second(r.plies, r.seconds) / 1e6);
    print("length     min {}, median {}, mean {:.1f}, max {} plies\n", r.lengths.front(),
          r.median_length(), r.mean_length(), r.lengths.back());
    print("branching  {:.2f} legal moves on average\n", r.branching);
    print("winners\n");
    for (std::size_t i = 0; i < r.wins.size(); ++i)
        print_share(seat_name(game, i), r.wins[i], r.games);
    print_share(game.seat_count() == 2 ? "drawn" : "first place shared", r.shared, r.games);
    if (r.unfinished > 0) print_share("unfinished", r.unfinished, r.games);
    print("results\n");
    std::vector<std::pair<std::string, std::uint64_t>> results(r.results.begin(), r.results.end());
    std::stable_sort(results.begin(), results.end(),
                     [](const auto& a, const auto& b) { return a.second > b.second; });
    for (const auto& [result, n] : results) print_share(result, n, r.games);
}

Result<int> run(const Options& o) {
    const auto start = read_position(o.game, o.fen);
    if (!start) return std::unexpected(start.error());
    Progress progress("games", o.play.games, progress_mode(o.json, o.progress));
    const PlayoutReport report = play_random_games(*start, o.play, progress);
    progress.finish();
    if (o.json)
        print_as_json(o, report, start->game());
    else
        print_as_text(report, start->game());
    return kFine;
}

}  // namespace

void add_random_command(CLI::App& app, Dispatch& dispatch) {
    const auto o = std::make_shared<Options>();
    CLI::App& command =
        add_command(app, "random", "Play games of random moves: speed, lengths, results",
                    "  floe random chess --games 10000 --seed 7\n"
                    "  floe random chess --games 100000 --threads 4 --json\n");
    add_game(command, o->game);
    add_fen(command, o->fen);
    add_number(command, "--games", o->play.games, std::uint64_t{1}, kMostGames,
               "how many (default: 100)");
    add_number(command, "--seed", o->play.seed, std::uint64_t{0},
               std::numeric_limits<std::uint64_t>::max(),
               "a seed gives the same games everywhere (default: 1)");
    add_number(command, "--max-plies", o->play.max_plies, 1, limits::kMoveNumber,
               "leave a longer game unfinished (default: 2000)");
    add_threads(command, o->play.threads);
    add_json(command, o->json);
    add_progress(command, o->progress);
    dispatch.on(command, [o] { return run(*o); });
}

}  // namespace floe::cli
