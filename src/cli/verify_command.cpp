#include <chrono>
#include <memory>
#include <nlohmann/json.hpp>

#include "api/catalogue.hpp"
#include "api/verify.hpp"
#include "cli/frame.hpp"
#include "cli/output.hpp"
#include "cli/terminal.hpp"

namespace floe::cli {
namespace {

struct Options {
    std::vector<std::string> files;
    std::string game;
    bool json = false;
    bool progress = false;
};

struct FileReport {
    std::string file;
    std::string game;
    VerifyTotals totals;
    std::vector<Difference> differences;
    double seconds = 0;
};

Result<FileReport> verify_one(const std::string& file, const Options& o) {
    FileReport report{file, o.game.empty() ? recorded_game_name(file) : o.game, {}, {}, 0};
    if (report.game.empty())
        return fail(file, "the name is not of the form games-NAME.jsonl.gz; give --game");
    const auto game = Catalogue::standard().load(report.game);
    if (!game) return fail_in(file, game.error());
    const auto begin = std::chrono::steady_clock::now();
    Progress progress("plies", 0, progress_mode(o.json, o.progress));
    const auto totals = verify_file(file, *game, progress, [&](const Difference& difference) {
        if (!o.json) {
            progress.finish();
            print("{}\n", difference.text());
            flush_out();
        }
        report.differences.push_back(difference);
    });
    progress.finish();
    if (!totals) return std::unexpected(totals.error());
    report.totals = *totals;
    report.seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return report;
}

void print_as_json(const std::vector<FileReport>& reports) {
    auto files = nlohmann::ordered_json::array();
    for (const FileReport& r : reports) {
        auto differences = nlohmann::ordered_json::array();
        for (const Difference& d : r.differences)
            differences.push_back({{"line", d.line},
                                   {"game", d.game},
                                   {"ply", d.ply},
                                   {"what", d.what},
                                   {"expected", d.expected},
                                   {"found", d.found}});
        files.push_back({{"file", r.file},
                         {"game", r.game},
                         {"games", r.totals.games},
                         {"plies", r.totals.plies},
                         {"differing_games", r.totals.differences},
                         {"differences", differences},
                         {"seconds", r.seconds}});
    }
    print_json(files);
}

void print_totals(const FileReport& r) {
    const std::string verdict =
        r.totals.differences == 0
            ? green("no difference")
            : red(counted(r.totals.differences, "game differs", "games differ"));
    print("{}: {}, {}, {} ({:.2f} s)\n", r.file, counted(r.totals.games, "game"),
          counted(r.totals.plies, "ply", "plies"), verdict, r.seconds);
}

Result<int> run(const Options& o) {
    std::vector<FileReport> reports;
    bool differs = false;
    for (const std::string& file : o.files) {
        auto report = verify_one(file, o);
        if (!report) return std::unexpected(report.error());
        if (!o.json) print_totals(*report);
        differs = differs || report->totals.differences > 0;
        reports.push_back(std::move(*report));
    }
    if (o.json) print_as_json(reports);
    return differs ? kDifference : kFine;
}

}  // namespace

void add_verify_command(CLI::App& app, Dispatch& dispatch) {
    const auto o = std::make_shared<Options>();
    CLI::App& command =
        add_command(app, "verify", "Compare recorded games with the rules, ply by ply",
                    "  floe verify games-ice-age.jsonl.gz\n"
                    "  floe verify --game chess a.jsonl b.jsonl.gz --json\n"
                    "A line of JSON a ply: game, ply, fen, moves, played, result; see \"Recorded\n"
                    "games\" in docs/notation.md.\n"
                    "Exit status: 0 no difference, 1 a difference, 2 unusable input.\n");
    require(add_texts(command, "FILE", o->files, "", "JSON lines, also packed by gzip"));
    add_text(command, "--game", o->game, "GAME",
             "id or file of the game (default: from the file's name)");
    add_json(command, o->json);
    add_progress(command, o->progress);
    dispatch.on(command, [o] { return run(*o); });
}

}  // namespace floe::cli
