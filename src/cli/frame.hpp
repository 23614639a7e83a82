// The frame that every command of `floe` hangs in. A command lives in NAME_command.cpp as
// `void add_NAME_command(CLI::App& app, Dispatch& dispatch)`: it adds a subcommand with its options
// and tells the dispatch what to run once the whole command line has been read. A new command needs
// a declaration here and a line in commands.cpp.
//
// CLI11 takes a compiler five seconds, and twice that where options are added. So its header is
// included by frame.cpp, not here: what most commands need is below, for the rest there is
// cli/command.hpp.
//
// Exit status: 0 fine, 1 a difference or a failed check, 2 bad input (one line on stderr).
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "api/progress.hpp"
#include "base/error.hpp"

namespace CLI {
class App;
class Option;
}  // namespace CLI

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
    [[nodiscard]] Result<int> run() const;

  private:
    std::vector<std::pair<CLI::App*, Run>> runs_;
};

// Adds `floe NAME`; `examples` stand below its --help, one a line.
CLI::App& add_command(CLI::App& app, const std::string& name, const std::string& summary,
                      const std::string& examples);

// Options, which begin with "--", and positionals. `type` is what --help calls the value. A text
// must not be empty.
CLI::Option* add_flag(CLI::App& command, const std::string& name, bool& value,
                      const std::string& help);
CLI::Option* add_text(CLI::App& command, const std::string& name, std::string& value,
                      const std::string& type, const std::string& help);
CLI::Option* add_texts(CLI::App& command, const std::string& name, std::vector<std::string>& values,
                       const std::string& type, const std::string& help);
// A whole number from `low` to `high`, in decimal; T is int or std::uint64_t.
template <class T>
CLI::Option* add_number(CLI::App& command, const std::string& name, T& value, T low, T high,
                        const std::string& help);
CLI::Option* add_seconds(CLI::App& command, const std::string& name, double& value, double low,
                         double high, const std::string& help);
CLI::Option* not_empty(CLI::Option* option);
void require(CLI::Option* option);

// The options that many commands share.
void add_game(CLI::App& command, std::string& game);
void add_fen(CLI::App& command, std::string& fen);
void add_moves(CLI::App& command, std::string& moves);
void add_json(CLI::App& command, bool& json);
void add_threads(CLI::App& command, int& threads);
// Commands with long work show how far they are, but with --json only when asked to.
void add_progress(CLI::App& command, bool& progress);
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
