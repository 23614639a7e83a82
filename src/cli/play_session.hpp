// A game at the terminal between people and the computer: reads lines, plays, answers. Owns the
// game and the opponent; prints on stdout. Main thread only.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/board_text.hpp"
#include "cli/line_input.hpp"
#include "cli/opponent.hpp"
#include "notation/pgn.hpp"

namespace floe::cli {

struct PlayOptions {
    OpponentOptions opponent;
    unsigned people = 1;  // bit a seat that a person has
    BoardLook look;
    bool unicode = false;
    bool resumed = false;  // the game comes from where it was kept
    bool dated = true;     // the date goes into saved games
};

class PlaySession {
  public:
    PlaySession(GameRecord record, const PlayOptions& options);

    // Until the person leaves or the input ends.
    void run();

  private:
    using Words = std::vector<std::string>;
    enum class Next : std::uint8_t { kGoOn, kLeave };
    enum class Takes : std::uint8_t { kNothing, kWord, kText };  // behind it; a text has blanks
    struct Command {
        std::string_view name;
        Takes takes;
        std::string_view arguments;
        std::string_view help;
        Next (PlaySession::*run)(const Words& words);
    };
    static const std::vector<Command>& commands();

    // The commands; words[0] is the command itself, words[1] what it takes, if that was given.
    Next help(const Words&);
    Next undo(const Words&);
    Next redo(const Words&);
    Next hint(const Words&);
    Next flip(const Words&);
    Next list_moves(const Words& words);
    Next board(const Words&);
    Next fen(const Words&);
    Next pgn(const Words&);
    Next save(const Words& words);
    Next load(const Words& words);
    Next resign(const Words&);
    Next offer_draw(const Words&);
    Next start_again(const Words&);
    Next set_level(const Words& words);
    Next set_side(const Words& words);
    Next rules(const Words& words);
    Next judge(const Words&);
    Next quit(const Words&);

    [[nodiscard]] const Game& game() const { return record_.position().game(); }
    [[nodiscard]] bool persons_turn() const {
        return ((options_.people >> index(record_.position().turn())) & 1) != 0;
    }
    [[nodiscard]] bool all_computers() const { return options_.people == 0; }
    // There were people, and all of them are out of the game.
    [[nodiscard]] bool nobody_left() const {
        return options_.people != 0 && (options_.people & record_.position().state().live) == 0;
    }
    Next obey(const std::string& line);
    void too_many_words(const Words& words);
    void try_move(const std::string& text);
    void bad_move(const std::string& text, const Error& error);
    void play(const GameEvent& event);
    // Lets the computer move while it is its turn, and says how the game ended.
    void computers_turn();
    void announce_end();
    void show_board();
    void greet();
    void prompt();
    // Writes the game where it can be resumed from.
    void keep();
    // Copies the game kept last to the file of the one before; "" if there is none.
    std::filesystem::path put_aside();
    // The same for the game that ends here because another begins; says where.
    void put_this_aside();
    void changed();
    void say_where_kept();
    [[nodiscard]] std::string resume_command() const;
    [[nodiscard]] std::vector<PgnTag> tags() const;

    GameRecord record_;
    PlayOptions options_;
    Opponent opponent_;
    std::vector<GameEvent> undone_;  // the last taken back at the end
    std::filesystem::path kept_in_;
    bool kept_ = false;       // there is something to resume
    bool took_over_ = false;  // the file is ours: what was kept there before has been put aside
    bool person_;             // somebody watches: boards and prompts
    bool told_nobody_left_ = false;
    std::vector<std::string> saved_as_;
    LastWords last_words_;
};

}  // namespace floe::cli
