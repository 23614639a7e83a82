#include <memory>
#include <nlohmann/json.hpp>

#include "cli/board_text.hpp"
#include "cli/command.hpp"
#include "cli/countdown.hpp"
#include "cli/game_argument.hpp"
#include "cli/look_options.hpp"
#include "cli/output.hpp"
#include "cli/position_text.hpp"
#include "notation/fen.hpp"

namespace floe::cli {
namespace {

struct Options {
    std::string game;
    std::string fen;
    std::string moves;
    LookOptions look;
    bool json = false;
};

// What hands and stash hold, by the men's symbols, in games that have them.
void add_holdings(nlohmann::ordered_json& out, const AnyPosition& position) {
    const Game& game = position.game();
    if (game.hand_slot_count() == 0) return;
    const auto held = [&](const auto& count) {
        auto men = nlohmann::ordered_json::object();
        for (int slot = 0; slot < game.hand_slot_count(); ++slot)
            if (const int n = count(slot); n > 0) men[game.info(game.slot_type(slot)).symbol] = n;
        return men;
    };
    for (int s = 0; s < game.seat_count(); ++s)
        out["hands"][seat_letter(game, seat(s))] =
            held([&](int slot) { return position.hand(seat(s), slot); });
    if (game.stacks.any()) out["stash"] = held([&](int slot) { return position.stash(slot); });
}

nlohmann::ordered_json json_of(const GameRecord& record) {
    const AnyPosition& position = record.position();
    const Game& game = position.game();
    std::vector<std::string> board, endangered;
    for (const auto& row : game.board.rows()) {
        std::string line;
        for (const Cell c : row) {
            const std::string man = man_text(game, position.man(c));
            line += (line.empty() ? "" : " ") + (man.empty() ? std::string(".") : man);
        }
        board.push_back(line);
    }
    const Countdown ice = countdown(position);
    for (const Cell c : ice.endangered) endangered.push_back(game.board.name(c));
    const std::string result = result_of(record);
    nlohmann::ordered_json out{{"game", game.id},
                               {"name", game.spec.name},
                               {"fen", print_fen(position)},
                               {"turn", seat_letter(game, position.turn())},
                               {"move", position.round()},
                               {"quiet", position.state().quiet},
                               {"check", seats_in_check(position)},
                               {"board", board}};
    if (ice.moves > 0) {
        out["event_in_moves"] = ice.moves;
        out["endangered"] = endangered;
    }
    add_holdings(out, position);
    out["moves"] = sorted_moves(record);
    out["result"] = nullptr;
    if (!result.empty()) out["result"] = result;
    return out;
}

Result<int> run(const Options& o) {
    const auto record = read_game(o.game, o.fen, o.moves);
    if (!record) return std::unexpected(record.error());
    if (o.json) {
        print_json(json_of(*record));
        return kFine;
    }
    print("{}\n\n{}FEN: {}\n", record->position().game().spec.name,
          position_text(*record, board_look(o.look), terminal_width()),
          print_fen(record->position()));
    return kFine;
}

}  // namespace

void add_show_command(CLI::App& app, Dispatch& dispatch) {
    const auto o = std::make_shared<Options>();
    CLI::App& command =
        add_command(app, "show", "Draw a position: board, turn, hands, what is coming",
                    "  floe show chess --moves 'e2e4 e7e5' --flip\n"
                    "  floe show chess --figures --fen '7k/8/5KQ1/8/8/8/8/8 w - - 0 1'\n");
    add_game(command, o->game);
    add_fen(command, o->fen);
    add_moves(command, o->moves);
    add_look(command, o->look);
    add_json(command, o->json);
    dispatch.on(command, [o] { return run(*o); });
}

}  // namespace floe::cli
