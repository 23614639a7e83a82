// What the module exports: one call that takes the name of an operation and its arguments as texts
// and answers with JSON. Status 0: the answer; 1: the answer is {"errors":[{"where","reason"}...]}.
// Nothing here throws, and no argument can make it trap.
#include <array>
#include <cstdint>
#include <string>

#include "arguments.hpp"
#include "base/limits.hpp"
#include "base/nearest.hpp"
#include "game_json.hpp"
#include "notation/fen.hpp"
#include "notation/pgn.hpp"
#include "pgn_json.hpp"
#include "position_json.hpp"
#include "reach_json.hpp"
#include "setup_reader.hpp"
#include "shelf.hpp"
#include "thinker.hpp"

#define FLOE_IMPORT(name) __attribute__((import_module("floe"), import_name(name)))
#define FLOE_EXPORT(name) __attribute__((export_name(name)))

extern "C" {
FLOE_IMPORT("milliseconds") double floe_host_milliseconds();
FLOE_IMPORT("stopped") int floe_host_stopped();
FLOE_IMPORT("progress") void floe_host_progress(const char* text, std::size_t size);
}

namespace floe::wasm {
namespace {

constexpr std::size_t kBuffer = 64 * 1024 * 1024;
constexpr std::size_t kPlays = 256;  // games in progress at once
constexpr std::size_t kMoves = 20000;

std::string buffer;
Json answer;
Shelf shelf;
std::array<std::unique_ptr<Played>, kPlays> plays;
Thinker thinker({[] { return static_cast<std::int64_t>(floe_host_milliseconds()); },
                 [] { return floe_host_stopped() != 0; },
                 [](const std::string& json) { floe_host_progress(json.data(), json.size()); }});

using Answer = Result<void>;

Result<AnyPosition> read_position(const std::shared_ptr<const PlayableGame>& game,
                                  std::string_view fen) {
    return fen.empty() ? start_position(game) : position_from_fen(game, fen);
}

// The rest of the arguments are a game's id, a FEN ("": the start), and moves.
Result<Played> read_played(Arguments& in) {
    const auto game = shelf.load(in.text());
    if (!game) return std::unexpected(game.error());
    auto start = read_position(*game, in.text());
    if (!start) return std::unexpected(start.error());
    Played played{GameRecord(std::move(*start))};
    for (std::size_t number = 1; !in.done(); ++number) {
        if (number > kMoves) return fail("", "more than " + std::to_string(kMoves) + " moves");
        const std::string_view text = in.text();
        if (auto done = played.play(text); !done)
            return fail_in("move " + std::to_string(number) + " " + in_quotes(text), done.error());
    }
    return played;
}

Answer version(Arguments&) {
    answer.text(FLOE_VERSION);
    return {};
}

// The files of the package, id and text in turn.
Answer built_in(Arguments& in) {
    while (!in.done()) {
        const std::string_view id = in.text();
        shelf.put(id, in.text());
    }
    answer.null();
    return {};
}

Answer games(Arguments&) {
    answer.open('[');
    for (const std::string& id : shelf.ids()) {
        const auto spec = shelf.spec(id);
        if (!spec) continue;
        if (const auto board = build_board(spec->board); board)
            write_summary(answer, *spec, *board, shelf.built_in(id));
    }
    answer.close(']');
    return {};
}

Answer game(Arguments& in) {
    const auto playable = shelf.load(in.text());
    if (!playable) return std::unexpected(playable.error());
    const auto start = start_position(*playable);
    if (!start) return std::unexpected(start.error());
    write_game(answer, (*playable)->game(), *start);
    return {};
}

Answer game_text(Arguments& in) {
    const auto text = shelf.text(in.text());
    if (!text) return std::unexpected(text.error());
    answer.text(*text);
    return {};
}

Answer write_errors(const std::vector<Error>& errors) {
    answer.open('[');
    for (const Error& error : errors)
        answer.open('{').text("where", error.where).text("reason", error.reason).close('}');
    answer.close(']');
    return {};
}
Answer add_game(Arguments& in) {
    const std::string_view id = in.text();
    return write_errors(shelf.add(id, in.text()));
}
Answer check_game(Arguments& in) {
    const std::string_view id = in.text();
    return write_errors(shelf.check(id, in.text()));
}

Answer position(Arguments& in) {
    const auto played = read_played(in);
    if (!played) return std::unexpected(played.error());
    write_position(answer, *played);
    return {};
}

// A game in progress: {"handle", "position"}.
Answer play(Arguments& in) {
    std::size_t handle = 0;
    while (handle < kPlays && plays[handle]) ++handle;
    if (handle == kPlays)
        return fail("", "more than " + std::to_string(kPlays) +
                            " games in progress; free those that are done");
    auto played = read_played(in);
    if (!played) return std::unexpected(played.error());
    plays[handle] = std::make_unique<Played>(std::move(*played));
    answer.open('{').number("handle", static_cast<int>(handle)).key("position");
    write_position(answer, *plays[handle]);
    answer.close('}');
    return {};
}

// The game in progress that the next argument names; nullptr: there is none.
std::unique_ptr<Played>* handle_of(Arguments& in) {
    const std::int64_t handle = in.number(0, kPlays, kPlays);
    if (handle >= static_cast<std::int64_t>(kPlays)) return nullptr;
    auto& play = plays[static_cast<std::size_t>(handle)];
    return play ? &play : nullptr;
}
// Calls change(Played&), which may fail, and answers with the position.
template <class Change>
Answer change_play(Arguments& in, Change&& change) {
    const auto play = handle_of(in);
    if (play == nullptr) return fail("", "the game has been freed");
    if (auto done = change(**play); !done) return done;
    write_position(answer, **play);
    return {};
}
Answer play_move(Arguments& in) {
    return change_play(in, [&](Played& game) { return game.play(in.text()); });
}
Answer play_undo(Arguments& in) {
    return change_play(in, [](Played& game) -> Answer {
        game.undo();
        return {};
    });
}
Answer play_resign(Arguments& in) {
    return change_play(in, [&](Played& game) -> Answer {
        const AnyPosition& p = game.record.position();
        const std::int64_t seat_number = in.number(-1, limits::kSeats, -1);
        const Reason reason = in.text() == "time" ? Reason::kTime : Reason::kResignation;
        if (game.record.outcome().over()) return fail("", "the game is over");
        if (seat_number < 0 || seat_number >= p.game().seat_count() ||
            ((p.state().live >> seat_number) & 1) == 0)
            return fail("seat", "nobody plays there");
        game.resign(seat(static_cast<int>(seat_number)), reason);
        return {};
    });
}
Answer play_draw(Arguments& in) {
    return change_play(in, [](Played& game) -> Answer {
        if (game.record.outcome().over()) return fail("", "the game is over");
        game.record.agree_draw();
        return {};
    });
}
Answer play_free(Arguments& in) {
    if (const auto play = handle_of(in)) play->reset();
    answer.null();
    return {};
}
Answer play_reach(Arguments& in) {
    const auto play = handle_of(in);
    if (play == nullptr) return fail("", "the game has been freed");
    const AnyPosition& p = (*play)->record.position();
    const std::int64_t c = in.number(-1, limits::kCells, -1);
    if (c < 0 || c >= p.game().board.size()) return fail("cell", "the board has no such cell");
    write_reach(answer, p, cell(static_cast<std::size_t>(c)));
    return {};
}
Answer play_pgn(Arguments& in) {
    const auto play = handle_of(in);
    if (play == nullptr) return fail("", "the game has been freed");
    std::vector<PgnTag> tags;
    while (!in.done()) {
        const std::string_view name = in.text();
        tags.push_back({std::string(name), std::string(in.text())});
    }
    const GameRecord& record = (*play)->record;
    const PgnGame game =
        make_pgn(record.start(), record.events(), record.outcome(), std::move(tags));
    const std::string text = print_pgn(game);
    // Tags may hold anything: what cannot be read again is an error here.
    if (const auto again = parse_pgn(text); !again) return fail_in("PGN", again.error());
    answer.text(text);
    return {};
}

Answer count_perft(Arguments& in) {
    const auto game = shelf.load(in.text());
    if (!game) return std::unexpected(game.error());
    auto start = read_position(*game, in.text());
    if (!start) return std::unexpected(start.error());
    const std::int64_t depth = in.number(-1, limits::kPerftDepth + 1, -1);
    if (depth < 0 || depth > limits::kPerftDepth)
        return fail("depth", "from 0 to " + std::to_string(limits::kPerftDepth) + ", please");
    answer.number(static_cast<std::int64_t>(start->perft(static_cast<int>(depth))));
    return {};
}

Answer setup(Arguments& in) {
    const auto game = shelf.load(in.text());
    if (!game) return std::unexpected(game.error());
    const std::string_view fen = in.text();
    const Game& rules = (*game)->game();
    const auto read = parse_fen(fen.empty() ? std::string_view(rules.spec.start) : fen, rules);
    if (!read) return std::unexpected(read.error());
    write_setup(answer, *read, rules, print_fen(*read, rules));
    return {};
}
Answer setup_fen(Arguments& in) {
    const auto game = shelf.load(in.text());
    if (!game) return std::unexpected(game.error());
    const auto read = read_setup_arguments(in, (*game)->game());
    if (!read) return std::unexpected(read.error());
    answer.text(print_fen(*read, (*game)->game()));
    return {};
}

Answer diagram(Arguments& in) {
    const auto game = shelf.load(in.text());
    if (!game) return std::unexpected(game.error());
    const Game& rules = (*game)->game();
    const std::int64_t man = in.number(-1, limits::kManTypes, -1);
    const std::int64_t s = in.number(-1, limits::kSeats, -1);
    if (man < 0 || man + 1 >= rules.type_count()) return fail("man", "the game has no such man");
    if (s < 0 || s >= rules.seat_count()) return fail("seat", "the game has no such seat");
    write_diagram(answer, rules, man_type(static_cast<int>(man) + 1), seat(static_cast<int>(s)));
    return {};
}

Answer read_pgn(Arguments& in) {
    const std::string_view text = in.text();
    return write_pgn_games(answer, text, in.text(), shelf);
}
Answer write_pgn(Arguments& in) {
    const std::string_view text = in.text();
    const auto pgn = normal_pgn(text, in.text(), shelf);
    if (!pgn) return std::unexpected(pgn.error());
    answer.text(*pgn);
    return {};
}

Answer think(Arguments& in) {
    constexpr std::int64_t kMost = std::int64_t{1} << 50;
    ThinkRequest request;
    request.level = static_cast<int>(in.number(kLowestLevel, kHighestLevel, kHighestLevel));
    request.seed = static_cast<std::uint64_t>(in.number(0, kMost, 1));
    request.milliseconds = in.number(0, kMost, 0);
    request.nodes = static_cast<std::uint64_t>(in.number(0, kMost, 0));
    request.depth = static_cast<int>(in.number(0, kMaxPly / 2, 0));
    request.infinite = in.text() == "1";
    request.lines = static_cast<int>(in.number(1, 20, 1));
    const auto played = read_played(in);
    if (!played) return std::unexpected(played.error());
    if (played->record.outcome().over()) return fail("", "the game is over");
    thinker.think(answer, *played, request);
    return {};
}

struct Operation {
    std::string_view name;
    Answer (*run)(Arguments&);
};
constexpr Operation kOperations[] = {{"version", version},
                                     {"games", games},
                                     {"game", game},
                                     {"gameText", game_text},
                                     {"addGame", add_game},
                                     {"checkGame", check_game},
                                     {"position", position},
                                     {"play", play},
                                     {"playMove", play_move},
                                     {"playUndo", play_undo},
                                     {"playResign", play_resign},
                                     {"playDraw", play_draw},
                                     {"playFree", play_free},
                                     {"playReach", play_reach},
                                     {"playPgn", play_pgn},
                                     {"perft", count_perft},
                                     {"setup", setup},
                                     {"setupFen", setup_fen},
                                     {"diagram", diagram},
                                     {"readPgn", read_pgn},
                                     {"writePgn", write_pgn},
                                     {"think", think},
                                     {"builtIn", built_in}};

Answer run(Arguments& in) {
    const std::string_view name = in.text();
    for (const Operation& operation : kOperations)
        if (operation.name == name) return operation.run(in);
    return fail("", "unknown operation " + in_quotes(name));
}

}  // namespace
}  // namespace floe::wasm

using namespace floe::wasm;

// A buffer of so many bytes for the arguments; 0: they are too many.
extern "C" FLOE_EXPORT("buffer") char* floe_buffer(std::size_t size) {
    if (size > kBuffer) return nullptr;
    buffer.resize(size);
    return buffer.data();
}

extern "C" FLOE_EXPORT("call") int floe_call() {
    answer.clear();
    Arguments in(buffer);
    const Answer done = run(in);
    if (!done) {
        answer.clear();
        answer.open('{').key("errors");
        static_cast<void>(write_errors({done.error()}));
        answer.close('}');
    }
    if (buffer.capacity() > 64 * 1024) std::string().swap(buffer);
    return done ? 0 : 1;
}
extern "C" FLOE_EXPORT("answer") const char* floe_answer() { return answer.text().data(); }
extern "C" FLOE_EXPORT("answerSize") std::size_t floe_answer_size() { return answer.text().size(); }
