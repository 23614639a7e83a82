#include <fmt/ranges.h>

#include <memory>
#include <nlohmann/json.hpp>

#include "cli/frame.hpp"
#include "cli/game_argument.hpp"
#include "cli/look_options.hpp"
#include "cli/output.hpp"
#include "cli/wrap.hpp"
#include "notation/fen.hpp"

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
    const AnyPosition& position = record->position();
    const std::string fen = print_fen(position);
    const std::string turn = seat_letter(position.game(), position.turn());
    const std::vector<std::string> moves = sorted_moves(*record);
    const std::vector<std::string> check = seats_in_check(position);
    const std::string result = result_of(*record);
    if (o.json) {
        nlohmann::ordered_json state{
            {"fen", fen}, {"turn", turn}, {"moves", moves}, {"check", check}, {"result", nullptr}};
        if (!result.empty()) state["result"] = result;
        print_json(state);
        return kFine;
    }
    print("fen     {}\nturn    {}\n", fen, turn);
    print("{}", wrap(fmt::format("moves   {}{}", moves.size(),
                                 moves.empty() ? "" : fmt::format(": {}", fmt::join(moves, " "))),
                     width_of_lists(), 8));
    print("check   {}\n", check.empty() ? "nobody" : fmt::format("{}", fmt::join(check, " ")));
    print("result  {}\n", result.empty() ? "the game goes on" : result);
    return kFine;
}

}  // namespace

void add_state_command(CLI::App& app, Dispatch& dispatch) {
    const auto o = std::make_shared<Options>();
    CLI::App& command = add_command(
        app, "state", "Show what holds in a position: turn, moves, check, result",
        "  floe state chess --moves 'f2f3 e7e5 g2g4 d8h4'\n"
        "  floe state chess --fen '7k/8/5KQ1/8/8/8/8/8 w - - 0 1' --moves g6f7 --json\n");
    add_game(command, o->game);
    add_fen(command, o->fen);
    add_moves(command, o->moves);
    add_json(command, o->json);
    dispatch.on(command, [o] { return run(*o); });
}

}  // namespace floe::cli
