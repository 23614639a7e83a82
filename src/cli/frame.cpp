#include "cli/frame.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <charconv>

#include "base/nearest.hpp"

namespace floe::cli {

Result<int> Dispatch::run() const {
    for (const auto& [command, run] : runs_)
        if (command->parsed()) return run();
    return kFine;
}

CLI::App& add_command(CLI::App& app, const std::string& name, const std::string& summary,
                      const std::string& examples) {
    CLI::App& command = *app.add_subcommand(name, summary);
    command.footer("Examples:\n" + examples);
    return command;
}

CLI::Option* add_flag(CLI::App& command, const std::string& name, bool& value,
                      const std::string& help) {
    return command.add_flag(name, value, help);
}

CLI::Option* add_text(CLI::App& command, const std::string& name, std::string& value,
                      const std::string& type, const std::string& help) {
    return not_empty(command.add_option(name, value, help)->type_name(type));
}

CLI::Option* not_empty(CLI::Option* option) {
    return option->check(
        [](const std::string& text) { return std::string(text.empty() ? "it is empty" : ""); });
}

CLI::Option* add_texts(CLI::App& command, const std::string& name, std::vector<std::string>& values,
                       const std::string& type, const std::string& help) {
    return command.add_option(name, values, help)->type_name(type);
}

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
template CLI::Option* add_number(CLI::App&, const std::string&, int&, int, int, const std::string&);
template CLI::Option* add_number(CLI::App&, const std::string&, std::uint64_t&, std::uint64_t,
                                 std::uint64_t, const std::string&);

CLI::Option* add_seconds(CLI::App& command, const std::string& name, double& value, double low,
                         double high, const std::string& help) {
    const auto read = [&value, name, low, high](const std::string& text) {
        double number = 0;
        const char* end = text.data() + text.size();
        const auto [stop, error] = std::from_chars(text.data(), end, number);
        // Written so that "nan" fails.
        if (error != std::errc{} || stop != end || !(number >= low && number <= high))
            throw CLI::ValidationError(
                name, fmt::format("expected seconds from {:g} to {:g}, found {}", low, high,
                                  in_quotes(text)));
        value = number;
    };
    return command.add_option_function<std::string>(name, read, help)->type_name("SECONDS");
}

void require(CLI::Option* option) { option->required(); }

void add_game(CLI::App& command, std::string& game) {
    require(add_text(command, "GAME", game, "",
                     "id of a game (see `floe games`) or path of a game file"));
}
void add_fen(CLI::App& command, std::string& fen) {
    add_text(command, "--fen", fen, "FEN", "position, in quotes (default: the start)");
}
void add_moves(CLI::App& command, std::string& moves) {
    command
        .add_option("--moves", moves,
                    "moves to play first, in quotes, in coordinates or SAN; repetition is counted "
                    "from the position")
        ->type_name("MOVES");
}
void add_json(CLI::App& command, bool& json) { add_flag(command, "--json", json, "print JSON"); }
void add_threads(CLI::App& command, int& threads) {
    add_number(command, "--threads", threads, 1, kThreads, "threads, 1 to 256 (default: 1)");
}
void add_progress(CLI::App& command, bool& progress) {
    add_flag(command, "--progress", progress, "show progress with --json, too");
}

}  // namespace floe::cli
