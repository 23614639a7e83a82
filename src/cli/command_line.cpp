#include "cli/command_line.hpp"

#include "api/version.hpp"
#include "base/nearest.hpp"
#include "cli/command.hpp"
#include "cli/output.hpp"

namespace floe::cli {
namespace {

std::vector<std::string> option_names(const CLI::App& command) {
    std::vector<std::string> names;
    for (const CLI::Option* option : command.get_options())
        for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
    return names;
}

std::vector<std::string> command_names(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::App* command : app.get_subcommands(nullptr))
        names.push_back(command->get_name());
    return names;
}

// What was not understood, and the nearest that would have been.
std::string unknown_word(const CLI::App& app) {
    const auto named = app.get_subcommands();
    const CLI::App& command = named.empty() ? app : *named.front();
    const auto words = app.remaining(true);
    const std::string word = words.empty() ? "" : words.front();
    if (word.starts_with("-") && word != "-") {
        const std::string name = word.substr(0, word.find('='));
        std::string text = "unknown option " + in_quotes(name);
        if (!named.empty()) text += " of " + command.get_name();
        return text + suggestion(name, option_names(command));
    }
    if (!named.empty()) return "unexpected argument " + in_quotes(word);
    const std::string near = nearest_word(word, command_names(app));
    return "unknown command " + in_quotes(word) +
           (near.empty() ? "; `floe --help` lists them" : "; did you mean '" + near + "'?");
}

std::string one_line(std::string text) {
    for (char& c : text)
        if (c == '\n' || c == '\r') c = ' ';
    return text;
}

void set_up(CLI::App& app) {
    app.name("floe");
    app.set_version_flag("--version", "floe " + std::string(kVersion));
    app.require_subcommand(0, 1);
    app.get_formatter()->column_width(34);
    app.footer("`floe COMMAND --help` explains a command.");
}

}  // namespace

int run_command_line(int argc, const char* const* argv,
                     const std::function<int(const std::string&)>& complain) {
    CLI::App app("Floe: chess variants of any shape");
    Dispatch dispatch;
    set_up(app);
    add_commands(app, dispatch);
    try {
        app.parse(argc, argv);
    } catch (const CLI::CallForHelp&) {
        print("{}", app.help());  // of the command that was named, if one was
        return kFine;
    } catch (const CLI::CallForVersion& version) {
        print("{}\n", version.what());
        return kFine;
    } catch (const CLI::ExtrasError&) {
        return complain(unknown_word(app));
    } catch (const CLI::ParseError& error) {
        return complain(one_line(error.what()));
    }
    if (app.get_subcommands().empty()) {
        print("{}", app.help());
        return kFine;
    }
    const Result<int> status = dispatch.run();
    return status ? *status : complain(one_line(status.error().text()));
}

}  // namespace floe::cli
