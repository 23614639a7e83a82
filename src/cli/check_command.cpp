#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>

#include "api/game_check.hpp"
#include "cli/frame.hpp"
#include "cli/output.hpp"
#include "cli/terminal.hpp"

namespace floe::cli {
namespace {

struct Options {
    std::string file;
    bool json = false;
    bool progress = false;
};

nlohmann::ordered_json errors_as_json(const std::vector<Error>& errors) {
    auto list = nlohmann::ordered_json::array();
    for (const Error& e : errors) list.push_back({{"where", e.where}, {"reason", e.reason}});
    return list;
}

void print_as_json(const GameCheck& check) {
    auto proofs = nlohmann::ordered_json::array();
    for (const ProofResult& p : check.proofs)
        proofs.push_back({{"kind", p.kind},
                          {"where", p.place.text()},
                          {"holds", p.holds()},
                          {"expected", p.expected},
                          {"found", p.found}});
    print_json(nlohmann::ordered_json{{"game", check.id},
                                      {"passed", check.passed()},
                                      {"mistakes", errors_as_json(check.mistakes)},
                                      {"warnings", errors_as_json(check.warnings)},
                                      {"proofs", proofs}});
}

void print_as_text(const GameCheck& check) {
    for (const Error& mistake : check.mistakes) print("{} {}\n", red("mistake:"), mistake.text());
    for (const Error& warning : check.warnings)
        print("{} {}\n", yellow("warning:"), warning.text());
    std::size_t good = 0;
    for (const ProofResult& p : check.proofs) {
        if (p.holds())
            ++good;
        else
            print("{} {}: {}: expected {}, found {}\n", red("failed:"), p.place.text(), p.kind,
                  p.expected, p.found);
    }
    print("{}: {}, {} of {} {}\n", check.id,
          check.passed() ? green("in order") : red("not in order"), good, check.proofs.size(),
          check.proofs.size() == 1 ? "proof holds" : "proofs hold");
}

Result<int> run(const Options& o) {
    const Catalogue catalogue = Catalogue::standard();
    const auto file = catalogue.find(o.file);
    if (!file) return std::unexpected(file.error());
    Progress progress("proofs", 0, progress_mode(o.json, o.progress));
    const GameCheck check = check_game(*file, catalogue, progress);
    progress.finish();
    if (o.json)
        print_as_json(check);
    else
        print_as_text(check);
    return check.passed() ? kFine : kDifference;
}

}  // namespace

void add_check_command(CLI::App& app, Dispatch& dispatch) {
    const auto o = std::make_shared<Options>();
    CLI::App& command =
        add_command(app, "check", "Check a game file: mistakes, warnings, and its proofs",
                    "  floe check my-games/tower.toml\n"
                    "  floe check chess --json\n"
                    "Exit status: 0 in order, 1 a mistake or a failed proof, 2 no such file.\n");
    require(add_text(command, "FILE", o->file, "", "a game file, or the id of an installed game"));
    add_json(command, o->json);
    add_progress(command, o->progress);
    dispatch.on(command, [o] { return run(*o); });
}

}  // namespace floe::cli
