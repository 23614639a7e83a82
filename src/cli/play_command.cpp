#include <memory>

#include "cli/command.hpp"
#include "cli/game_argument.hpp"
#include "cli/look_options.hpp"
#include "cli/people.hpp"
#include "cli/play_session.hpp"
#include "cli/play_store.hpp"

namespace floe::cli {
namespace {

struct Options {
    std::string game;
    std::string side;
    std::string fen;
    std::string load;
    bool resume = false;
    int level = 4;
    std::uint64_t seed = 0;
    CLI::Option* seeded = nullptr;
    double seconds = 1.0;
    CLI::Option* timed = nullptr;
    LookOptions look;
};

Result<GameRecord> opening(const Options& o) {
    if (!o.load.empty() + o.resume + !o.fen.empty() > 1)
        return fail("", "only one of --fen, --load and --resume is possible");
    auto start = read_position(o.game, o.fen);
    if (!start) return std::unexpected(start.error());
    if (!o.load.empty()) return load_pgn_game(o.load, start->playable());
    if (!o.resume) return GameRecord(std::move(*start));
    const auto file = recovery_file(start->game());
    std::error_code ignored;
    if (file.empty() || !std::filesystem::exists(file, ignored))
        return fail("", "there is no game of " + start->game().spec.name + " to go on with");
    return load_pgn_game(file, start->playable());
}

Result<int> run(const Options& o) {
    auto record = opening(o);
    if (!record) return std::unexpected(record.error());
    PlayOptions play;
    if (!o.side.empty()) {
        const auto people = people_in(o.side, record->position());
        if (!people) return fail("--side", people.error().reason);
        play.people = *people;
    }
    play.resumed = o.resume;
    play.opponent.level = o.level;
    if (o.seeded->count() > 0) play.opponent.seed = o.seed;
    if (o.timed->count() > 0) play.opponent.seconds = o.seconds;
    play.dated = o.seeded->count() == 0;
    play.look = board_look(o.look);
    play.unicode = unicode_wanted(o.look);
    PlaySession(std::move(*record), play).run();
    return kFine;
}

}  // namespace

void add_play_command(CLI::App& app, Dispatch& dispatch) {
    const auto o = std::make_shared<Options>();
    CLI::App& command = add_command(
        app, "play", "Play a game at the terminal, against the computer or somebody beside you",
        "  floe play chess\n"
        "  floe play chess --side black --level 7\n"
        "  floe play chess --side both\n"
        "  floe play chess --side none --level 10 --time 0.2\n"
        "A game is kept while it is played: the last one of each kind in last-GAME.pgn, the one\n"
        "before it in before-last-GAME.pgn, in $XDG_STATE_HOME/floe or ~/.local/state/floe.\n");
    add_game(command, o->game);
    add_text(command, "--side", o->side, "WHO",
             "who you are: a player's name, several with commas between (yellow,green), both "
             "or all (people only), or none (watch the computer play itself); default: the "
             "first player");
    add_number(command, "--level", o->level, kLowestLevel, kHighestLevel,
               "how strong the computer plays, 1 to 10 (default 4)");
    add_fen(command, o->fen);
    add_text(command, "--load", o->load, "FILE", "go on with the last game of a PGN file");
    command.add_flag("--resume", o->resume, "go on with the game played last, where it was left");
    o->seeded = add_number<std::uint64_t>(command, "--seed", o->seed, 0, ~std::uint64_t{0} >> 1,
                                          "the computer plays the same game every time");
    o->timed = add_seconds(command, "--time", o->seconds, 0.01, 3600,
                           "seconds for a move, 0.01 to 3600 (default 1)");
    add_look(command, o->look);
    dispatch.on(command, [o] { return run(*o); });
}

}  // namespace floe::cli
