#include "cli/play_session.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cctype>
#include <ctime>
#include <sstream>

#include "base/nearest.hpp"
#include "cli/event_words.hpp"
#include "cli/look_options.hpp"
#include "cli/move_words.hpp"
#include "cli/output.hpp"
#include "cli/play_store.hpp"
#include "cli/position_text.hpp"
#include "cli/wrap.hpp"
#include "notation/result.hpp"
#include "notation/san.hpp"
#include "notation/uci.hpp"

namespace floe::cli {
namespace {

constexpr std::size_t kLongestWatched = 2000;  // plies of a game without people

std::string today() {
    const std::time_t now = std::time(nullptr);
    std::array<char, 16> text{};
    const std::tm* local = std::localtime(&now);
    if (local == nullptr || std::strftime(text.data(), text.size(), "%Y.%m.%d", local) == 0)
        return "????.??.??";
    return text.data();
}

// Whether it can only be meant as a move: it has a digit, a drop or a castling in it.
bool looks_like_move(std::string_view word) {
    return word.find_first_of("0123456789@") != word.npos || word.starts_with("O-O");
}

}  // namespace

PlaySession::PlaySession(GameRecord record, const PlayOptions& options)
    : record_(std::move(record)),
      options_(options),
      opponent_(record_.position().playable(), options.opponent),
      kept_in_(recovery_file(game())),
      took_over_(options.resumed),
      person_(interactive()) {}

void PlaySession::run() {
    if (kept_in_.empty())
        note("this game is kept nowhere: neither XDG_STATE_HOME nor HOME names a folder");
    greet();
    changed();
    computers_turn();
    while (true) {
        if (all_computers() && record_.outcome().over() && !person_) break;
        prompt();
        const InputLine line = read_line();
        if (line.read == LineRead::kTooLong) {
            print("A line has at most {} bytes; a longer one is passed over.\n", kInputLine);
            continue;
        }
        if (line.read == LineRead::kTooMuch)
            print("The input has more than {} bytes; the rest is not read.\n", kInput);
        if (line.read != LineRead::kLine) {
            if (person_) print("\n");
            break;
        }
        if (obey(line.text) == Next::kLeave) break;
        flush_out();
    }
    say_where_kept();
}

void PlaySession::greet() {
    if (!person_) return;
    const auto who = [&](int s) {
        return ((options_.people >> s) & 1) != 0
                   ? std::string("a person")
                   : fmt::format("the computer, level {}", opponent_.level());
    };
    tell(game().spec.name + ": " + game().spec.summary);
    print("\n");
    for (int s = 0; s < game().seat_count(); ++s)
        print("{}{}: {}.", s == 0 ? "" : " ", seat_name(game(), seat(s)), who(s));
    print("\n");
    const auto moves = print_all_san(record_.position());
    if (!all_computers() && !moves.empty())
        tell(fmt::format(
            "Type a move, such as {} or {}. Other words: hint, undo, moves, rules, help, quit.",
            moves.front(), print_uci(record_.legal_moves().back(), record_.position())));
    if (!all_computers() && !persons_turn()) return;
    show_board();
}

void PlaySession::show_board() {
    print("\n{}", position_text(record_, options_.look, terminal_width()));
}

void PlaySession::prompt() {
    if (!person_) return;
    if (record_.outcome().over())
        print("\nnew, undo, pgn, save or quit> ");
    else
        print("\n{} {}> ", move_number(record_.position()),
              seat_name(game(), record_.position().turn()));
    flush_out();
}

PlaySession::Next PlaySession::obey(const std::string& line) {
    std::istringstream in(line);
    Words words;
    for (std::string word; in >> word;) words.push_back(word);
    if (words.empty()) return Next::kGoOn;
    std::string name = words[0];
    for (char& c : name) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    if (name == "?") name = "help";
    if (name == "exit") name = "quit";
    if (name == "draw") name = "draw?";
    for (const Command& command : commands()) {
        if (command.name != name) continue;
        if (command.takes == Takes::kText && words.size() > 2) {
            const std::size_t second = line.find_first_of(' ', line.find_first_not_of(' '));
            const std::size_t begin = line.find_first_not_of(' ', second);
            words = {words[0], line.substr(begin, line.find_last_not_of(' ') + 1 - begin)};
        }
        if (words.size() <= (command.takes == Takes::kNothing ? 1 : 2))
            return (this->*command.run)(words);
        too_many_words(words);
        return Next::kGoOn;
    }
    if (words.size() == 1) {
        try_move(words[0]);
        return Next::kGoOn;
    }
    if (looks_like_move(words[0])) {
        too_many_words(words);
        return Next::kGoOn;
    }
    std::vector<std::string_view> names;
    for (const Command& command : commands()) names.push_back(command.name);
    const std::string near = nearest_word(words[0], names);
    print("Unknown word {}; {}\n", in_quotes(words[0]),
          near.empty() ? "'help' lists the commands." : "did you mean '" + near + "'?");
    return Next::kGoOn;
}

void PlaySession::too_many_words(const Words& words) {
    const bool move = looks_like_move(words[0]);
    std::string rest;
    for (std::size_t i = move || words.size() == 2 ? 1 : 2; i < words.size(); ++i)
        rest += (rest.empty() ? "" : " ") + words[i];
    std::string text = move ? "One move at a time" : "'" + words[0] + "' was not obeyed";
    text += ": " + in_quotes(rest) + " behind it is too much";
    if (move && parse_move_text(words[0] + words[1], record_.position()))
        text += "; did you mean '" + words[0] + words[1] + "'?";
    tell(text + (text.ends_with('?') ? "" : "."));
}

void PlaySession::try_move(const std::string& text) {
    if (record_.outcome().over()) {
        tell("The game is over: " + result_sentence(record_.outcome(), game()) +
             ". Try 'new', 'undo' or 'quit'.");
        return;
    }
    const auto move = parse_move_text(text, record_.position());
    if (!move) return bad_move(text, move.error());
    play(GameEvent::of(*move));
    if (!person_ || !persons_turn() || record_.outcome().over()) return computers_turn();
    show_board();
}

void PlaySession::bad_move(const std::string& text, const Error& error) {
    std::vector<std::string> words = print_all_san(record_.position());
    for (const std::string& uci : print_all_uci(record_.position())) words.push_back(uci);
    if (!looks_like_move(text))
        for (const Command& command : commands()) words.emplace_back(command.name);
    const std::string near = nearest_word(text, words);
    std::string line = looks_like_move(text) ? in_quotes(text) + " is no move here: " + error.reason
                                             : "Unknown word " + in_quotes(text);
    bool asks = error.reason.find("did you mean") != std::string::npos;
    if (const std::string meant = meant_instead(text, record_.position());
        !meant.empty() && !asks) {
        line += meant;
        asks = true;
    }
    if (!near.empty() && !asks) line += "; did you mean '" + near + "'?";
    if (near.empty() && !looks_like_move(text))
        line += "; 'help' lists the commands, 'moves' the moves";
    tell(line + (line.ends_with('?') ? "" : "."));
}

void PlaySession::play(const GameEvent& event) {
    const AnyPosition before = record_.position();
    if (event.leaves != Reason::kNone) {
        print("{} leaves the game: {}.\n", seat_name(game(), event.who),
              reason_phrase(event.leaves));
    } else {
        tell(fmt::format("{} plays {} {}: {}.", seat_name(game(), before.turn()),
                         move_number(before), print_san(event.move, before),
                         move_words(before, event.move)));
    }
    record_.play(event);
    undone_.clear();
    changed();
    const std::string events = event_words(before, event, record_.position());
    if (!events.empty()) tell(events);
}

void PlaySession::computers_turn() {
    const bool moved = !record_.outcome().over() && !persons_turn();
    if (nobody_left() && !told_nobody_left_ && moved)
        print("No person is left in the game; the computer plays on.\n");
    told_nobody_left_ = nobody_left();
    while (!record_.outcome().over() && !persons_turn()) {
        if (record_.moves().size() >= kLongestWatched) {
            print("The game goes on and on; nobody wins it in {} plies.\n", kLongestWatched);
            if (all_computers()) options_.people = 1;
            break;
        }
        if (person_) {
            print("{} is thinking ...\r", seat_name(game(), record_.position().turn()));
            flush_out();
        }
        const Move m = opponent_.move(record_).best;
        if (person_) print("{:40}\r", "");
        play(GameEvent::of(m));
        if (person_ && (all_computers() || nobody_left()) && !record_.outcome().over())
            show_board();
        flush_out();
    }
    if (record_.outcome().over()) return announce_end();
    if (moved && person_) show_board();
}

void PlaySession::announce_end() {
    if (person_)
        print("\n{}", board_text(record_.position(), options_.look,
                                 {record_.moves().empty() ? std::nullopt
                                                          : std::optional(record_.moves().back()),
                                  {}}));
    if (person_) print("\n");
    tell(result_sentence(record_.outcome(), game()) + ".");
}

void PlaySession::changed() { keep(); }

void PlaySession::keep() {
    // Without a move the game kept there before is worth more; but ours may have been taken back.
    if (kept_in_.empty() || (record_.events().empty() && !took_over_)) return;
    if (!took_over_) put_aside();
    took_over_ = true;
    std::error_code ignored;  // write_file tells what is wrong
    std::filesystem::create_directories(kept_in_.parent_path(), ignored);
    if (const auto done = write_file(kept_in_, game_as_pgn(record_, tags())); !done) {
        print("Note: {}; this game is kept nowhere.\n", done.error().text());
        kept_in_.clear();
        last_words_.set("");
        return;
    }
    kept_ = true;
    last_words_.set(fmt::format("\nThe game is kept in {}\nGo on with: {}\n", kept_in_.string(),
                                resume_command()));
}

std::filesystem::path PlaySession::put_aside() {
    std::filesystem::path before = kept_in_;
    before.replace_filename("before-" + kept_in_.filename().string());
    std::error_code error;
    std::filesystem::copy_file(kept_in_, before, std::filesystem::copy_options::overwrite_existing,
                               error);
    return error ? std::filesystem::path() : before;
}

void PlaySession::put_this_aside() {
    if (!kept_ || record_.events().empty()) return;
    if (const auto before = put_aside(); !before.empty())
        print("The game so far is kept in {}\n", before.string());
}

// With the sides as they are, unless they are those that `play` gives anyhow.
std::string PlaySession::resume_command() const {
    std::string command = "floe play " + game().id + " --resume";
    if (options_.people == 1) return command;
    std::string names;
    for (int s = 0; s < game().seat_count(); ++s)
        if (((options_.people >> s) & 1) != 0)
            names += (names.empty() ? "" : ",") +
                     std::string(1, game().seats[static_cast<std::size_t>(s)].letter);
    if (std::popcount(options_.people) == game().seat_count())
        names = game().seat_count() == 2 ? "both" : "all";
    return command + " --side " + (names.empty() ? "none" : names);
}

void PlaySession::say_where_kept() {
    if (kept_ && !kept_in_.empty())
        print("The game is kept in {}\nGo on with: {}\n", kept_in_.string(), resume_command());
}

std::vector<PgnTag> PlaySession::tags() const {
    std::vector<PgnTag> out{{"Event", "Casual game"}};
    if (options_.dated) out.push_back({"Date", today()});
    const int seats = game().seat_count();
    for (int s = 0; s < seats; ++s)
        out.push_back({seats > 2 ? seat_name(game(), seat(s))
                       : s == 0  ? "White"
                                 : "Black",
                       ((options_.people >> s) & 1) != 0
                           ? "Person"
                           : fmt::format("Floe, level {}", opponent_.level())});
    return out;
}

}  // namespace floe::cli
