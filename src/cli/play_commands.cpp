// The commands that a person may type in a game: see play_session.hpp.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <bit>
#include <charconv>

#include "base/nearest.hpp"
#include "cli/look_options.hpp"
#include "cli/move_words.hpp"
#include "cli/output.hpp"
#include "cli/people.hpp"
#include "cli/play_session.hpp"
#include "cli/play_store.hpp"
#include "cli/position_text.hpp"
#include "cli/rules_text.hpp"
#include "cli/wrap.hpp"
#include "notation/fen.hpp"
#include "notation/san.hpp"

namespace floe::cli {
namespace {

// A sentence of its own.
void say(const std::string& text) { tell(text + (text.ends_with('?') ? "" : ".")); }

}  // namespace

const std::vector<PlaySession::Command>& PlaySession::commands() {
    using S = PlaySession;
    static const std::vector<Command> list{
        {"help", Takes::kNothing, "", "this list", &S::help},
        {"moves", Takes::kWord, "[CELL]", "all legal moves, or those of the man on a cell",
         &S::list_moves},
        {"hint", Takes::kNothing, "", "what the computer would play in your place", &S::hint},
        {"undo", Takes::kNothing, "", "take your last move back, and the computer's answer",
         &S::undo},
        {"redo", Takes::kNothing, "", "play again what was taken back", &S::redo},
        {"board", Takes::kNothing, "", "draw the board again", &S::board},
        {"flip", Takes::kNothing, "", "see the board from the other side", &S::flip},
        {"eval", Takes::kNothing, "", "who stands better", &S::judge},
        {"rules", Takes::kText, "[MAN]", "the rules of the game, or how one man moves: rules N",
         &S::rules},
        {"level", Takes::kWord, "N", "how strong the computer plays, 1 (weak) to 10",
         &S::set_level},
        {"side", Takes::kWord, "WHO",
         "who you are: players' names, both (or all), or none to watch", &S::set_side},
        {"draw?", Takes::kNothing, "", "offer a draw", &S::offer_draw},
        {"resign", Takes::kWord, "[WHO]",
         "give the game up; among more than two the others play on", &S::resign},
        {"new", Takes::kNothing, "", "begin again; the game so far is kept", &S::start_again},
        {"fen", Takes::kNothing, "", "the position in one line, for other programs", &S::fen},
        {"pgn", Takes::kNothing, "", "the game so far as text", &S::pgn},
        {"save", Takes::kText, "FILE", "write the game to a PGN file", &S::save},
        {"load", Takes::kText, "FILE", "go on with the game of a PGN file", &S::load},
        {"quit", Takes::kNothing, "", "leave; the game is kept", &S::quit},
    };
    return list;
}

PlaySession::Next PlaySession::help(const Words&) {
    const auto moves = record_.legal_moves();
    print("A move is typed as {}; upper and lower case matter there.\n",
          moves.empty() ? "Nf3 or g1f3"
                        : print_san(moves.front(), record_.position()) +
                              ", or as the two cells it goes from and to");
    for (const ManType t : men_to_show(game()))
        if (const std::string how = how_typed(game(), {t, kNobody}); !how.empty()) {
            print("{}", wrap(how, terminal_width()));
            break;
        }
    for (const Command& c : commands())
        print("{}",
              wrap(fmt::format("  {:13} {}", fmt::format("{} {}", c.name, c.arguments), c.help),
                   terminal_width(), 14));
    return Next::kGoOn;
}

PlaySession::Next PlaySession::undo(const Words&) {
    const std::size_t before = record_.events().size();
    const bool over = record_.outcome().over();
    std::vector<GameEvent> taken;
    if (before == 0) record_.undo();  // resigned before the first move
    // Back to a person's turn; with the computer on all sides, one move.
    while (!record_.events().empty()) {
        const GameEvent last = record_.events().back();
        record_.undo();
        if (record_.events().size() + taken.size() < before) taken.push_back(last);
        if (persons_turn() || all_computers()) break;
    }
    if (!persons_turn() && !all_computers()) {  // only the computer had moved
        while (!taken.empty()) record_.play(taken.back()), taken.pop_back();
    }
    if (taken.empty() && !over) {
        print("There is nothing to take back.\n");
        return Next::kGoOn;
    }
    undone_.insert(undone_.end(), taken.begin(), taken.end());
    changed();
    print("Taken back; move {}, {} to move.\n", record_.position().round(),
          seat_name(game(), record_.position().turn()));
    if (person_) show_board();
    return Next::kGoOn;
}

PlaySession::Next PlaySession::redo(const Words&) {
    if (undone_.empty()) {
        print("There is nothing to play again.\n");
        return Next::kGoOn;
    }
    std::vector<GameEvent> left = undone_;
    do {
        const GameEvent event = left.back();
        left.pop_back();
        play(event);
    } while (!left.empty() && !persons_turn() && !all_computers());
    undone_ = left;
    if (record_.outcome().over())
        announce_end();
    else if (person_)
        show_board();
    return Next::kGoOn;
}

PlaySession::Next PlaySession::hint(const Words&) {
    if (record_.outcome().over()) {
        print("The game is over.\n");
        return Next::kGoOn;
    }
    const SearchResult r = opponent_.best(record_);
    tell(fmt::format("Hint: {}: {}.", print_san(r.best, record_.position()),
                     move_words(record_.position(), r.best)));
    return Next::kGoOn;
}

PlaySession::Next PlaySession::judge(const Words&) {
    if (record_.outcome().over()) {
        print("The game is over.\n");
        return Next::kGoOn;
    }
    const SearchResult r = opponent_.best(record_);
    std::vector<std::string> line;
    AnyPosition p = record_.position();
    for (std::size_t i = 0; i < r.pv.size() && i < 6; ++i) {
        line.push_back(print_san(r.pv[i], p));
        p.make(r.pv[i]);
    }
    const std::string expected = fmt::format("{}", fmt::join(line, " "));
    tell(fmt::format("After looking {} ahead: {}. Expected: {}.",
                     counted(static_cast<std::uint64_t>(r.depth), "ply", "plies"),
                     score_words(record_.position(), r.score), expected));
    return Next::kGoOn;
}

PlaySession::Next PlaySession::flip(const Words&) {
    options_.look.flipped = !options_.look.flipped;
    return board({});
}

PlaySession::Next PlaySession::list_moves(const Words& words) {
    std::optional<Cell> from;
    if (words.size() > 1) {
        from = game().board.find(words[1]);
        if (!from) {
            print("The board has no cell {}.\n", in_quotes(words[1]));
            return Next::kGoOn;
        }
    }
    std::vector<std::string> list;
    for (const Move m : record_.legal_moves())
        if (!from || (m.kind != MoveKind::kDrop && m.from() == *from))
            list.push_back(print_san(m, record_.position()));
    std::sort(list.begin(), list.end());
    const std::string where = from ? " from " + words[1] : "";
    if (list.empty())
        print("There is no legal move{}.\n", where);
    else
        print("{}",
              wrap(fmt::format("{} {}{}: {}", list.size(), list.size() == 1 ? "move" : "moves",
                               where, fmt::join(list, " ")),
                   terminal_width()));
    return Next::kGoOn;
}

PlaySession::Next PlaySession::board(const Words&) {
    print("{}", position_text(record_, options_.look, terminal_width()));
    return Next::kGoOn;
}
PlaySession::Next PlaySession::fen(const Words&) {
    print("{}\n", print_fen(record_.position()));
    return Next::kGoOn;
}
PlaySession::Next PlaySession::pgn(const Words&) {
    print("{}", game_as_pgn(record_, tags()));
    return Next::kGoOn;
}

PlaySession::Next PlaySession::save(const Words& words) {
    if (words.size() != 2) {
        print("Say where: save my-game.pgn\n");
        return Next::kGoOn;
    }
    const auto file = file_named(words[1]);
    if (!file) {
        tell("Not saved: " + file.error().text() + ".");
        return Next::kGoOn;
    }
    std::error_code ignored;
    const std::string name = file->string();
    const bool ours = std::find(saved_as_.begin(), saved_as_.end(), name) != saved_as_.end();
    if (!ours && std::filesystem::exists(*file, ignored)) {
        print("{} exists already; please choose another name.\n", in_quotes(words[1]));
        return Next::kGoOn;
    }
    if (const auto done = write_file(*file, game_as_pgn(record_, tags())); !done) {
        print("Not saved: {}.\n", done.error().text());
        return Next::kGoOn;
    }
    saved_as_.push_back(name);
    print("Saved in {}.\n", name);
    return Next::kGoOn;
}

PlaySession::Next PlaySession::load(const Words& words) {
    if (words.size() != 2) {
        print("Say which: load my-game.pgn\n");
        return Next::kGoOn;
    }
    const auto file = file_named(words[1]);
    auto record =
        file ? load_pgn_game(*file, record_.position().playable()) : std::unexpected(file.error());
    if (!record) {
        tell("Not loaded: " + record.error().text() + ".");
        return Next::kGoOn;
    }
    put_this_aside();
    record_ = std::move(*record);
    undone_.clear();
    print("Loaded: {} played.\n", counted(record_.moves().size(), "ply", "plies"));
    changed();
    if (person_) show_board();
    computers_turn();
    return Next::kGoOn;
}

PlaySession::Next PlaySession::resign(const Words& words) {
    if (record_.outcome().over()) {
        print("The game is over already.\n");
        return Next::kGoOn;
    }
    // Without a word the person on turn, else the first person who is still in the game.
    const auto still_plays = [&](int s) {
        return ((options_.people >> s) & 1) != 0 &&
               ((record_.position().state().live >> s) & 1) != 0;
    };
    unsigned who = all_computers() ? ~0U : 0;
    if (words.size() > 1) {
        const auto named = people_of(words[1], game());
        if (!named || std::popcount(*named) != 1) {
            say(named ? "One player at a time can resign" : named.error().reason);
            return Next::kGoOn;
        }
        who = *named;
    }
    int loser = index(record_.position().turn());
    if (who == ~0U || (who == 0 && still_plays(loser))) {
        who = 1U << loser;
    } else {
        for (loser = 0; loser < game().seat_count(); ++loser)
            if (still_plays(loser) && (who == 0 || ((who >> loser) & 1) != 0)) break;
    }
    if (loser == game().seat_count()) {
        print("Only a person who is still in the game can resign.\n");
        return Next::kGoOn;
    }
    if (game().seat_count() > 2) {
        play(GameEvent::departure(seat(loser), Reason::kResignation));
        if (person_ && !record_.outcome().over()) show_board();
        computers_turn();
        return Next::kGoOn;
    }
    record_.resign(seat(loser));
    changed();
    announce_end();
    return Next::kGoOn;
}

PlaySession::Next PlaySession::offer_draw(const Words&) {
    if (record_.outcome().over()) {
        print("The game is over already.\n");
        return Next::kGoOn;
    }
    constexpr std::size_t kEarly = 20;
    const bool computer = options_.people != (1U << game().seat_count()) - 1;
    const bool early = record_.moves().size() < kEarly;
    if (computer && (early || opponent_.best(record_).score < 0)) {
        print("The computer declines: {}.\n",
              early ? "it is too early for that" : "it likes its position");
        return Next::kGoOn;
    }
    record_.agree_draw();
    changed();
    announce_end();
    return Next::kGoOn;
}

PlaySession::Next PlaySession::start_again(const Words&) {
    put_this_aside();
    record_ = GameRecord(AnyPosition(record_.start()));
    undone_.clear();
    print("A new game.\n");
    if (person_) show_board();
    computers_turn();
    return Next::kGoOn;
}

PlaySession::Next PlaySession::set_level(const Words& words) {
    int level = 0;
    if (words.size() == 2) {
        const std::string& text = words[1];
        const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), level);
        if (error != std::errc{} || stop != text.data() + text.size()) level = 0;
    }
    if (words.size() == 1) {
        print("The computer plays at level {} of 10.\n", opponent_.level());
    } else if (level < kLowestLevel || level > kHighestLevel) {
        print("A level is a whole number from 1 (weak) to 10 (strong).\n");
    } else {
        opponent_.set_level(level);
        print("The computer plays at level {} of 10 now.\n", level);
    }
    return Next::kGoOn;
}

PlaySession::Next PlaySession::set_side(const Words& words) {
    const auto people = people_in(words.size() > 1 ? words[1] : "", record_.position());
    if (!people) {
        say(people.error().reason);
        return Next::kGoOn;
    }
    options_.people = *people;
    for (int s = 0; s < game().seat_count(); ++s)
        print("{}: {}.\n", game().seats[static_cast<std::size_t>(s)].name,
              ((*people >> s) & 1) != 0 ? "you" : "the computer");
    computers_turn();
    return Next::kGoOn;
}

PlaySession::Next PlaySession::rules(const Words& words) {
    RulesLook look;
    look.colour = options_.look.colour;
    look.unicode = options_.unicode;
    look.width = terminal_width();
    if (words.size() == 1) {
        print("{}", rules_text(game(), opponent_.man_values(), look));
        return Next::kGoOn;
    }
    const auto man = find_man(game(), words[1]);
    if (man)
        print("{}", man_page(game(), *man, opponent_.man_values(), look));
    else
        say(man.error().reason);
    return Next::kGoOn;
}

PlaySession::Next PlaySession::quit(const Words&) { return Next::kLeave; }

}  // namespace floe::cli
