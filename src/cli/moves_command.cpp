#include <memory>
#include <nlohmann/json.hpp>

#include "cli/frame.hpp"
#include "cli/game_argument.hpp"
#include "cli/output.hpp"

namespace floe::cli {
namespace {

struct Options {
    std::string game;
    std::string fen;
    std::string moves;
    bool json = false;
};

Result<int> run(const Options& o) {
    const auto record = read_game(o.game, o.fen, o.moves);
    if (!record) return std::unexpected(record.error());
    const std::vector<std::string> moves = sorted_moves(*record);
    if (o.json) {
        print_json(nlohmann::ordered_json(moves));
        return kFine;
    }
    for (const std::string& move : moves) print("{}\n", move);
    if (record->outcome().over()) print("{}\n", result_of(*record));
    return kFine;
}

}  // namespace

void add_moves_command(CLI::App& app, Dispatch& dispatch) {
    const auto o = std::make_shared<Options>();
    CLI::App& command =
        add_command(app, "moves", "List the legal moves, or the result of a game that is over",
                    "  floe moves chess --moves 'e4 c5 Nf3'\n"
                    "  floe moves chess --fen '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1'\n");
    add_game(command, o->game);
    add_fen(command, o->fen);
    add_moves(command, o->moves);
    add_json(command, o->json);
    dispatch.on(command, [o] { return run(*o); });
}

}  // namespace floe::cli
