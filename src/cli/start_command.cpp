#include <memory>
#include <nlohmann/json.hpp>

#include "cli/frame.hpp"
#include "cli/game_argument.hpp"
#include "cli/output.hpp"
#include "notation/fen.hpp"

namespace floe::cli {
namespace {

struct Options {
    std::string game;
    bool json = false;
};

Result<int> run(const Options& o) {
    const auto start = read_position(o.game, "");
    if (!start) return std::unexpected(start.error());
    const std::string fen = print_fen(*start);
    if (o.json)
        print_json(nlohmann::ordered_json{{"game", start->game().id}, {"fen", fen}});
    else
        print("{}\n", fen);
    return kFine;
}

}  // namespace

void add_start_command(CLI::App& app, Dispatch& dispatch) {
    const auto o = std::make_shared<Options>();
    CLI::App& command = add_command(app, "start", "Print the start position of a game as a FEN",
                                    "  floe start chess\n"
                                    "  floe start my-games/tower.toml\n");
    add_game(command, o->game);
    add_json(command, o->json);
    dispatch.on(command, [o] { return run(*o); });
}

}  // namespace floe::cli
