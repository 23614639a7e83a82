#include "cli/play_session.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cctype>
#include <ctime>
#include <sstream>

#include "base/nearest.hpp"
#include "cli/countdown.hpp"
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
      person_(interactive()) {}

void PlaySession::run() {
    greet();
    changed();
    computers_turn();
    while (true) {
        if (all_computers() && record_.outcome().over() && !person_) break;
        prompt();
        const auto line = read_line();
        if (!line) {
            if (person_) print("\n");
            break;
        }
        if (obey(*line) == Next::kLeave) break;
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
    print("{}\n", wrap(game().spec.name + ": " + game().spec.summary, terminal_width()));
    for (int s = 0; s < game().seat_count(); ++s)
        print("{}{}: {}.", s == 0 ? "" : " ", seat_name(game(), seat(s)), who(s));
    print("\n");
    const auto moves = print_all_san(record_.position());
    if (!all_computers() && !moves.empty())
        print("Type a move, such as {} or {}. Other words: hint, undo, moves, rules, help, quit.\n",
              moves.front(), print_uci(record_.legal_moves().back(), record_.position()));
    if (!all_computers() && !persons_turn()) return;
    show_board();
}

void PlaySession::show_board() { print("\n{}", position_text(record_, options_.look)); }

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
    for (const Command& command : commands())
        if (command.name == name) return (this->*command.run)(words);
    if (words.size() == 1 || looks_like_move(words[0])) {
        try_move(words[0]);
        return Next::kGoOn;
    }
    std::vector<std::string_view> names;
    for (const Command& command : commands()) names.push_back(command.name);
    const std::string near = nearest_word(words[0], names);
    print("Unknown word {}; {}\n", in_quotes(words[0]),
          near.empty() ? "'help' lists the commands." : "did you mean '" + near + "'?");
    return Next::kGoOn;
}

void PlaySession::try_move(const std::string& text) {
    if (record_.outcome().over()) {
        print("The game is over: {}. Try 'new', 'undo' or 'quit'.\n",
              result_sentence(record_.outcome(), game()));
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
    const bool asks = error.reason.find("did you mean") != std::string::npos;
    if (!near.empty() && !asks) line += "; did you mean '" + near + "'?";
    if (near.empty() && !looks_like_move(text))
        line += "; 'help' lists the commands, 'moves' the moves";
    print("{}{}\n", line, line.ends_with('?') ? "" : ".");
}

void PlaySession::play(const GameEvent& event) {
    const AnyPosition before = record_.position();
    if (event.leaves != Reason::kNone) {
        print("{} leaves the game: {}.\n", seat_name(game(), event.who),
              reason_phrase(event.leaves));
        record_.play(event);
        undone_.clear();
        changed();
        return;
    }
    print("{} plays {} {}: {}.\n", seat_name(game(), before.turn()), move_number(before),
          print_san(event.move, before), move_words(before, event.move));
    const Countdown coming = countdown(before);
    record_.play(event);
    undone_.clear();
    changed();
    const bool came = coming.moves == 1 && index(before.turn()) == game().seat_count() - 1;
    if (came) print("The ice has come.\n");
}

void PlaySession::computers_turn() {
    const bool moved = !record_.outcome().over() && !persons_turn();
    while (!record_.outcome().over() && !persons_turn()) {
        if (record_.moves().size() >= kLongestWatched) {
            print("The game goes on and on; nobody wins it in {} plies.\n", kLongestWatched);
            options_.people = 1;
            break;
        }
        if (person_) {
            print("{} is thinking ...\r", seat_name(game(), record_.position().turn()));
            flush_out();
        }
        const Move m = opponent_.move(record_).best;
        if (person_) print("{:40}\r", "");
        play(GameEvent::of(m));
        if (person_ && all_computers() && !record_.outcome().over()) show_board();
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
    print("{}{}.\n", person_ ? "\n" : "", result_sentence(record_.outcome(), game()));
}

void PlaySession::changed() { keep(); }

void PlaySession::keep() {
    if (kept_in_.empty() || record_.events().empty()) return;
    std::error_code ignored;
    if (!took_over_ && std::filesystem::exists(kept_in_, ignored)) {
        std::filesystem::path before = kept_in_;
        before.replace_filename("before-" + kept_in_.filename().string());
        std::filesystem::rename(kept_in_, before, ignored);
    }
    took_over_ = true;
    if (const auto done = write_file(kept_in_, game_as_pgn(record_, tags())); !done) {
        print("Note: {}; this game is kept nowhere.\n", done.error().text());
        kept_in_.clear();
        last_words_.set("");
        return;
    }
    kept_ = true;
    last_words_.set(fmt::format("\nThe game is kept in {}\nGo on with: floe play {} --resume\n",
                                kept_in_.string(), game().id));
}

void PlaySession::say_where_kept() {
    if (kept_ && !kept_in_.empty())
        print("The game is kept in {}\nGo on with: floe play {} --resume\n", kept_in_.string(),
              game().id);
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
