#include "cli/command_line.hpp"

#include <algorithm>
#include <filesystem>

#include "api/catalogue.hpp"
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

bool is_option(const std::string& word) { return word.size() > 1 && word.front() == '-'; }

// The first word that was not understood, an option rather than others; "" if there is none.
std::string unknown_word(const CLI::App& app) {
    const std::vector<std::string> words = app.remaining(true);
    const auto option = std::find_if(words.begin(), words.end(), is_option);
    if (option != words.end()) return option->substr(0, option->find('='));
    return words.empty() ? "" : words.front();
}

// The unknown word, and the nearest that would have been understood.
std::string about_unknown(const std::string& word, const CLI::App& app) {
    const auto named = app.get_subcommands();
    const CLI::App& command = named.empty() ? app : *named.front();
    if (is_option(word))
        return "unknown option " + in_quotes(word) +
               (named.empty() ? "" : " of " + command.get_name()) +
               suggestion(word, option_names(command));
    if (!named.empty()) return "unexpected argument " + in_quotes(word);
    const std::string near = nearest_word(word, command_names(app));
    return "unknown command " + in_quotes(word) +
           (near.empty() ? "; `floe --help` lists them" : "; did you mean '" + near + "'?");
}

// The option or argument that an error of CLI11 is about; nullptr: none. Its texts begin with the
// name.
const CLI::Option* option_of(const CLI::ParseError& error, const CLI::App& command) {
    const std::string text = error.what();
    const std::string name = text.substr(0, text.find_first_of(": "));
    const CLI::Option* found = command.get_option_no_throw(name);
    // "The value x is not an allowed value for --json"
    if (found == nullptr)
        found = command.get_option_no_throw(text.substr(text.find_last_of(' ') + 1));
    return found;
}

// What is wrong, in our own words rather than CLI11's.
std::string in_our_words(const CLI::ParseError& error, const CLI::App& app) {
    const auto named = app.get_subcommands();
    const CLI::App& command = named.empty() ? app : *named.front();
    const CLI::Option* option = option_of(error, command);
    if (option == nullptr) return error.what();
    const std::string& name = option->get_name();
    if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr)
        return name + " is missing; `floe " + command.get_name() + " --help` explains it";
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) {
        if (option->results().size() > 1) return name + " is given more than once";
        return name +
               (option->get_items_expected_max() == 0 ? " takes no value" : " needs a value");
    }
    if (dynamic_cast<const CLI::ConversionError*>(&error) != nullptr &&
        option->get_items_expected_max() == 0)
        return name + " takes no value";
    return error.what();
}

std::string one_line(std::string text) {
    for (char& c : text)
        if (c == '\n' || c == '\r') c = ' ';
    return text;
}

// A folder that was named and is none is a mistake, though games may be found elsewhere.
void look_at_named_folders() {
    for (const std::filesystem::path& folder : Catalogue::named_folders()) {
        std::error_code ignored;
        if (!std::filesystem::is_directory(folder, ignored))
            note("FLOE_GAMES names " + folder.string() + ", which is " +
                 (std::filesystem::exists(folder, ignored) ? "no folder" : "not there"));
    }
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
    } catch (const CLI::ParseError& error) {
        // An unknown option says more than what is missing because of it.
        const bool missing = dynamic_cast<const CLI::RequiredError*>(&error) != nullptr;
        const bool extra = dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr;
        const std::string word = unknown_word(app);
        return complain(extra || (missing && is_option(word)) ? about_unknown(word, app)
                                                              : one_line(in_our_words(error, app)));
    }
    if (app.get_subcommands().empty()) {
        print("{}", app.help());
        return kFine;
    }
    look_at_named_folders();
    const Result<int> status = dispatch.run();
    return status ? *status : complain(one_line(status.error().text()));
}

}  // namespace floe::cli
