#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>

#include "api/catalogue.hpp"
#include "base/nearest.hpp"
#include "cli/canvas.hpp"
#include "cli/frame.hpp"
#include "cli/look_options.hpp"
#include "cli/output.hpp"
#include "cli/wrap.hpp"

namespace floe::cli {
namespace {

struct Options {
    std::string family;
    bool json = false;
};

void print_as_json(const std::vector<GameSummary>& games) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const GameSummary& g : games)
        list.push_back({{"id", g.id},
                        {"name", g.name},
                        {"family", g.family},
                        {"board", g.board},
                        {"cells", g.cells},
                        {"seats", g.seats},
                        {"summary", g.summary}});
    print_json(list);
}

void print_as_table(const std::vector<GameSummary>& games) {
    std::size_t id = 0, name = 0, board = 0;
    for (const GameSummary& g : games) {
        id = std::max(id, g.id.size());
        name = std::max(name, g.name.size());
        board = std::max(board, g.board.size());
    }
    for (const GameSummary& g : games) {
        const std::string row = fmt::format("{:{}}  {:{}}  {:{}}  {} players", g.id, id, g.name,
                                            name, g.board, board, g.seats);
        const std::string line = row + "  " + g.summary;
        if (text_width(line) <= width_of_lists())
            print("{}\n", line);
        else
            print("{}\n{}", row, wrap("    " + g.summary, width_of_lists()));
    }
}

Result<int> run(const Options& o) {
    std::vector<Error> faults;
    std::vector<GameSummary> games = Catalogue::standard().list(faults);
    std::vector<std::string> families;
    for (const GameSummary& g : games)
        if (std::find(families.begin(), families.end(), g.family) == families.end())
            families.push_back(g.family);
    if (!o.family.empty()) {
        std::erase_if(games, [&](const GameSummary& g) { return g.family != o.family; });
        if (games.empty())
            return fail("", "no game of the family " + in_quotes(o.family) +
                                suggestion(o.family, families));
    }
    if (games.empty() && faults.empty()) return fail("", "no game files found; set FLOE_GAMES");
    if (o.json)
        print_as_json(games);
    else
        print_as_table(games);
    flush_out();
    for (const Error& fault : faults) note("left out: " + fault.text());
    return kFine;
}

}  // namespace

void add_games_command(CLI::App& app, Dispatch& dispatch) {
    const auto o = std::make_shared<Options>();
    CLI::App& command = add_command(app, "games", "List the games",
                                    "  floe games\n"
                                    "  floe games --family chess\n"
                                    "  FLOE_GAMES=my-games floe games --json\n");
    add_text(command, "--family", o->family, "NAME", "only games of this family");
    add_json(command, o->json);
    dispatch.on(command, [o] { return run(*o); });
}

}  // namespace floe::cli
