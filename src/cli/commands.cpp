#include "cli/frame.hpp"

namespace floe::cli {

void add_commands(CLI::App& app, Dispatch& dispatch) {
    add_play_command(app, dispatch);
    add_games_command(app, dispatch);
    add_rules_command(app, dispatch);
    add_show_command(app, dispatch);
    add_start_command(app, dispatch);
    add_moves_command(app, dispatch);
    add_state_command(app, dispatch);
    add_perft_command(app, dispatch);
    add_replay_command(app, dispatch);
    add_verify_command(app, dispatch);
    add_random_command(app, dispatch);
    add_check_command(app, dispatch);
}

}  // namespace floe::cli
