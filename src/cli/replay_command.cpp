#include <memory>
#include <nlohmann/json.hpp>

#include "api/files.hpp"
#include "api/progress.hpp"
#include "api/replay.hpp"
#include "cli/frame.hpp"
#include "cli/output.hpp"
#include "cli/terminal.hpp"

namespace floe::cli {
namespace {

struct Options {
    std::string file;
    std::string game;
    bool json = false;
    bool progress = false;
};

nlohmann::ordered_json as_json(const ReplayedGame& g) {
    nlohmann::ordered_json json{{"number", g.number},
                                {"game", g.game},
                                {"plies", g.plies},
                                {"fen", g.fen},
                                {"result", nullptr},
                                {"pgn_result", g.pgn_result},
                                {"contradicts", g.contradicts}};
    if (!g.result.empty()) json["result"] = g.result;
    return json;
}

void print_as_text(const ReplayedGame& g) {
    print("game {}: {}, {}, {}{}\n  {}\n", g.number, g.game, counted(g.plies, "ply", "plies"),
          g.result.empty() ? "not over" : g.result,
          g.contradicts ? red(", but the file says " + g.pgn_result) : "", g.fen);
}

Result<int> run(const Options& o) {
    const auto pgn = o.file == "-" ? read_stream(stdin, "standard input", limits::kPgnFile)
                                   : read_file(o.file, limits::kPgnFile);
    if (!pgn) return std::unexpected(pgn.error());
    // Lines on the terminal are progress enough.
    const bool lines_show_it = !o.json && is_terminal(stdout);
    Progress progress("games", 0,
                      lines_show_it ? ProgressMode::kOff : progress_mode(o.json, o.progress));
    auto list = nlohmann::ordered_json::array();
    bool differs = false;
    const auto report = [&](const ReplayedGame& game) {
        differs = differs || game.contradicts;
        if (o.json)
            list.push_back(as_json(game));
        else
            print_as_text(game);
        progress.advance();
    };
    const auto count = replay_games(*pgn, o.game, Catalogue::standard(), report);
    progress.finish();
    if (!count) return fail_in(o.file, count.error());
    if (*count == 0) return fail(o.file, "there is no game in it");
    if (o.json) print_json(list);
    return differs ? kDifference : kFine;
}

}  // namespace

void add_replay_command(CLI::App& app, Dispatch& dispatch) {
    const auto o = std::make_shared<Options>();
    CLI::App& command = add_command(
        app, "replay", "Replay the games of a PGN file: results and final positions",
        "  floe replay games.pgn\n"
        "  floe replay club.pgn --game chess --json\n"
        "  xz -dc games.pgn.xz | floe replay -\n"
        "Exit status: 0 fine, 1 a game ended otherwise than the file says, 2 bad input.\n");
    require(add_text(command, "FILE", o->file, "", "a PGN file, or - for the standard input"));
    add_text(command, "--game", o->game, "GAME",
             "id or file of the game (default: the tag Variant, or chess)");
    add_json(command, o->json);
    add_progress(command, o->progress);
    dispatch.on(command, [o] { return run(*o); });
}

}  // namespace floe::cli
