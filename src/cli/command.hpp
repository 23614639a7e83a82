// The frame that every command of `floe` hangs in. A command lives in NAME_command.cpp as
// `void add_NAME_command(CLI::App& app, Dispatch& dispatch)`: it adds a subcommand with its options
// and tells the dispatch what to run once the whole command line has been read. A new command needs
// a declaration here and a line in commands.cpp.
//
// Exit status: 0 fine, 1 a difference or a failed check, 2 bad input (one line on stderr).
#pragma once

#include <CLI/CLI.hpp>
#include <charconv>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "api/progress.hpp"
#include "base/error.hpp"
#include "base/nearest.hpp"

namespace floe::cli {

inline constexpr int kFine = 0;
inline constexpr int kDifference = 1;
inline constexpr int kBadInput = 2;

inline constexpr int kThreads = 256;

// What a command does: an exit status, or what is wrong with its input.
using Run = std::function<Result<int>()>;

// Which command runs what. It keeps pointers into the App, which must outlive it.
class Dispatch {
  public:
    void on(CLI::App& command, Run run) { runs_.emplace_back(&command, std::move(run)); }
    // Runs the command that was named on the command line.
    [[nodiscard]] Result<int> run() const {
        for (const auto& [command, run] : runs_)
            if (command->parsed()) return run();
        return kFine;
    }

  private:
    std::vector<std::pair<CLI::App*, Run>> runs_;
};

// Adds `floe NAME`; `examples` stand below its --help, one a line.
inline CLI::App& add_command(CLI::App& app, const std::string& name, const std::string& summary,
                             const std::string& examples) {
    CLI::App& command = *app.add_subcommand(name, summary);
    command.footer("Examples:\n" + examples);
    return command;
}

// The options that many commands share.
inline void add_game(CLI::App& command, std::string& game) {
    command.add_option("GAME", game, "id of a game (see `floe games`) or path of a game file")
        ->required()
        ->type_name("");
}
inline void add_fen(CLI::App& command, std::string& fen) {
    command.add_option("--fen", fen, "position, in quotes (default: the start)")->type_name("FEN");
}
inline void add_json(CLI::App& command, bool& json) {
    command.add_flag("--json", json, "print JSON");
}

// An option or positional that is a whole number from `low` to `high`, in decimal.
template <class T>
CLI::Option* add_number(CLI::App& command, const std::string& name, T& value, T low, T high,
                        const std::string& help) {
    const auto read = [&value, name, low, high](const std::string& text) {
        T number{};
        const char* end = text.data() + text.size();
        const auto [stop, error] = std::from_chars(text.data(), end, number);
        if (error != std::errc{} || stop != end || number < low || number > high)
            throw CLI::ValidationError(name, "expected a whole number from " + std::to_string(low) +
                                                 " to " + std::to_string(high) + ", found " +
                                                 in_quotes(text));
        value = number;
    };
    return command.add_option_function<std::string>(name, read, help)->type_name("N");
}

inline void add_threads(CLI::App& command, int& threads) {
    add_number(command, "--threads", threads, 1, kThreads, "threads, 1 to 256 (default: 1)");
}
// Commands with long work show how far they are, but with --json only when asked to.
inline void add_progress(CLI::App& command, bool& progress) {
    command.add_flag("--progress", progress, "show progress with --json, too");
}
inline ProgressMode progress_mode(bool json, bool progress) {
    return json && !progress ? ProgressMode::kOff : ProgressMode::kOn;
}

// In the order of `floe --help`.
void add_play_command(CLI::App& app, Dispatch& dispatch);
void add_games_command(CLI::App& app, Dispatch& dispatch);
void add_rules_command(CLI::App& app, Dispatch& dispatch);
void add_show_command(CLI::App& app, Dispatch& dispatch);
void add_start_command(CLI::App& app, Dispatch& dispatch);
void add_moves_command(CLI::App& app, Dispatch& dispatch);
void add_state_command(CLI::App& app, Dispatch& dispatch);
void add_perft_command(CLI::App& app, Dispatch& dispatch);
void add_replay_command(CLI::App& app, Dispatch& dispatch);
void add_verify_command(CLI::App& app, Dispatch& dispatch);
void add_random_command(CLI::App& app, Dispatch& dispatch);
void add_check_command(CLI::App& app, Dispatch& dispatch);

// All of them.
void add_commands(CLI::App& app, Dispatch& dispatch);

}  // namespace floe::cli
