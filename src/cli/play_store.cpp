#include "cli/play_store.hpp"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>

#include "api/files.hpp"
#include "base/limits.hpp"
#include "base/nearest.hpp"
#include "notation/result.hpp"

namespace floe::cli {
namespace {

std::filesystem::path state_folder() {
    const auto variable = [](const char* name) -> std::filesystem::path {
        const char* value = std::getenv(name);
        return value == nullptr ? "" : value;
    };
    if (const auto state = variable("XDG_STATE_HOME"); state.is_absolute()) return state;
    if (const auto home = variable("HOME"); home.is_absolute()) return home / ".local" / "state";
    return variable("LOCALAPPDATA");
}

// Resigned or drawn: the moves do not show it, the result of the text does. Among more than two
// players the moves show who went out.
Result<void> end_as_written(GameRecord& record, const std::string& result) {
    const Game& game = record.position().game();
    const std::string now = pgn_result(record.outcome(), game);
    if (record.outcome().over() || result == now) return {};
    if (result == "1-0" && game.seat_count() == 2)
        record.resign(seat(1));
    else if (result == "0-1" && game.seat_count() == 2)
        record.resign(seat(0));
    else if (result == pgn_result(record.position().draw(Reason::kAgreement), game))
        record.agree_draw();
    else
        return fail("result", in_quotes(result) + " does not follow from the moves");
    return {};
}

}  // namespace

std::filesystem::path recovery_file(const Game& game) {
    const std::filesystem::path folder = state_folder();
    return folder.empty() ? folder : folder / "floe" / ("last-" + game.id + ".pgn");
}

Result<std::filesystem::path> file_named(std::string name) {
    if (name.size() > 1 && name.front() == name.back() &&
        (name.front() == '"' || name.front() == '\''))
        name = name.substr(1, name.size() - 2);
    if (name.empty() || name == "-")
        return fail("", in_quotes(name) + " is no name of a file; 'pgn' prints the game");
    if (name.front() != '~') return std::filesystem::path(name);
    const char* home = std::getenv("HOME");
    if (home == nullptr || *home == '\0' || (name.size() > 1 && name[1] != '/'))
        return fail("", "a name that begins with ~ must be of the form ~/FILE, and HOME be set");
    return std::filesystem::path(home + name.substr(1));
}

std::string game_as_pgn(const GameRecord& record, const std::vector<PgnTag>& tags) {
    return print_pgn(make_pgn(record.start(), record.events(), record.outcome(), tags));
}

Result<void> write_file(const std::filesystem::path& file, const std::string& text) {
    std::error_code error;
    std::filesystem::path fresh = file;
    fresh += ".new";
    errno = 0;
    std::ofstream out(fresh, std::ios::binary | std::ios::trunc);
    out << text;
    out.close();
    if (!out)
        return fail("", "cannot write " + file.string() +
                            (errno != 0 ? std::string(": ") + std::strerror(errno) : ""));
    std::filesystem::rename(fresh, file, error);
    if (error) return fail("", "cannot write " + file.string() + ": " + error.message());
    return {};
}

Result<GameRecord> load_pgn_game(const std::filesystem::path& file,
                                 const std::shared_ptr<const PlayableGame>& game) {
    const auto text = read_file(file, limits::kPgnFile);
    if (!text) return std::unexpected(text.error());
    const std::string name = file.string();
    PgnReader reader(*text);
    PgnGame last;
    bool any = false;
    while (true) {
        auto next = reader.next();
        if (!next) return fail_in(name, next.error());
        if (!*next) break;
        last = std::move(**next);
        any = true;
    }
    if (!any) return fail(name, "there is no game in it");
    const auto moves = replay_pgn(last, game);
    if (!moves) return fail_in(name, moves.error());
    GameRecord record(moves->start);
    for (const GameEvent& event : moves->lines.front()) {
        if (record.outcome().over()) return fail(name, "it has moves after the end of the game");
        record.play(event);
    }
    if (const auto ended = end_as_written(record, last.result); !ended)
        return fail_in(name, ended.error());
    return record;
}

}  // namespace floe::cli
