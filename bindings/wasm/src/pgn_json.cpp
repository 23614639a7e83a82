#include "pgn_json.hpp"

#include "notation/event_text.hpp"
#include "notation/fen.hpp"
#include "notation/pgn.hpp"
#include "notation/uci.hpp"

namespace floe::wasm {
namespace {

constexpr std::size_t kGamesAtOnce = 2000;

struct Replayed {
    std::string game;  // id
    PgnMoves moves;
};

Result<Replayed> replay(const PgnGame& pgn, std::string_view game, Shelf& shelf) {
    std::string id(game);
    const std::string* variant = pgn.tag("Variant");
    if (id.empty()) id = variant == nullptr ? "chess" : shelf.id_of(*variant);
    auto rules = shelf.load(id);
    if (!rules) return fail_in(game.empty() ? "tag Variant" : "", rules.error());
    auto moves = replay_pgn(pgn, *rules);
    if (!moves) return std::unexpected(moves.error());
    return Replayed{std::move(id), std::move(*moves)};
}

// Visits all moves with the position before each, variations before what they are instead of. Keeps
// its own stack, so depth of input is no depth of calls. `Visitor` has begin_line(line),
// move(line, number, position), end_move() and end_line(line).
template <class Visitor>
void visit_moves(const PgnGame& pgn, const PgnMoves& moves, Visitor& visitor) {
    struct Frame {
        std::size_t line = 0, next = 0, variation = 0;
        bool written = false;  // the next move itself: its variations follow
    };
    AnyPosition position = moves.start;
    std::vector<Frame> stack{{}};
    visitor.begin_line(0);
    while (!stack.empty()) {
        Frame& at = stack.back();
        const PgnLine& line = pgn.lines[at.line];
        if (at.next == line.moves.size()) {
            visitor.end_line(at.line);
            for (std::size_t i = 0; i < line.moves.size(); ++i) position.take_back();
            stack.pop_back();
            continue;
        }
        if (!at.written) {
            visitor.move(at.line, at.next, position);
            at.written = true;
        }
        const auto& inner = line.moves[at.next].variations;
        if (at.variation < inner.size()) {
            const auto next = static_cast<std::size_t>(inner[at.variation++]);
            stack.push_back({next});
            visitor.begin_line(next);
            continue;
        }
        visitor.end_move();
        position.play(moves.lines[at.line][at.next]);
        at = {at.line, at.next + 1};
    }
}

class LineWriter {
  public:
    LineWriter(Json& json, const PgnGame& pgn, const PgnMoves& moves)
        : json_(json), pgn_(pgn), moves_(moves) {}

    void begin_line(std::size_t line) {
        if (line == 0)
            json_.key("line");
        else
            json_.open('{').key("moves");
        json_.open('[');
    }
    void move(std::size_t line, std::size_t number, const AnyPosition& before) {
        const PgnMove& said = pgn_.lines[line].moves[number];
        const GameEvent& event = moves_.lines[line][number];
        const std::string san = print_event(event, before);
        const bool leaves = event.leaves != Reason::kNone;
        json_.open('{').text("uci", leaves ? san : print_uci(event.move, before)).text("san", san);
        AnyPosition after = before;
        after.play(event);
        json_.text("fen", print_fen(after));
        json_.list("glyphs", said.glyphs, [&](int glyph) { json_.number(glyph); });
        json_.texts("before", said.before).texts("after", said.after);
        json_.key("variations").open('[');
    }
    void end_move() { json_.close(']').close('}'); }
    void end_line(std::size_t line) {
        json_.close(']').texts("closing", pgn_.lines[line].closing);
        if (line != 0) json_.close('}');
    }

  private:
    Json& json_;
    const PgnGame& pgn_;
    const PgnMoves& moves_;
};

// Puts every move's SAN in the place of what was written.
class Renamer {
  public:
    Renamer(PgnGame& pgn, const PgnMoves& moves) : pgn_(pgn), moves_(moves) {}

    void begin_line(std::size_t) {}
    void move(std::size_t line, std::size_t number, const AnyPosition& before) {
        pgn_.lines[line].moves[number].text = print_event(moves_.lines[line][number], before);
    }
    void end_move() {}
    void end_line(std::size_t) {}

  private:
    PgnGame& pgn_;
    const PgnMoves& moves_;
};

Result<void> check_size(std::string_view text) {
    if (text.size() > kPgnText)
        return fail("", "the text is longer than " + std::to_string(kPgnText) + " bytes");
    return {};
}

}  // namespace

Result<void> write_pgn_games(Json& json, std::string_view text, std::string_view game,
                             Shelf& shelf) {
    if (auto fits = check_size(text); !fits) return fits;
    PgnReader reader(text);
    json.open('[');
    for (std::size_t number = 1;; ++number) {
        const std::string where = "game " + std::to_string(number);
        const auto pgn = reader.next();
        if (!pgn) return fail_in(where, pgn.error());
        if (!*pgn) break;
        if (number > kGamesAtOnce)
            return fail(where, "more than " + std::to_string(kGamesAtOnce) + " games in one text");
        const auto replayed = replay(**pgn, game, shelf);
        if (!replayed) return fail_in(where, replayed.error());
        json.open('{').text("game", replayed->game).key("tags").open('{');
        for (const PgnTag& tag : (*pgn)->tags) json.text(tag.name, tag.value);
        json.close('}').text("start", print_fen(replayed->moves.start));
        LineWriter writer(json, **pgn, replayed->moves);
        visit_moves(**pgn, replayed->moves, writer);
        json.text("result", (*pgn)->result).close('}');
    }
    json.close(']');
    return {};
}

Result<std::string> normal_pgn(std::string_view text, std::string_view game, Shelf& shelf) {
    if (auto fits = check_size(text); !fits) return std::unexpected(fits.error());
    PgnReader reader(text);
    auto pgn = reader.next();
    if (!pgn) return std::unexpected(pgn.error());
    if (!*pgn) return fail("", "no game");
    const auto replayed = replay(**pgn, game, shelf);
    if (!replayed) return std::unexpected(replayed.error());
    const PgnGame said = **pgn;
    Renamer renamer(**pgn, replayed->moves);
    visit_moves(said, replayed->moves, renamer);
    return print_pgn(**pgn);
}

}  // namespace floe::wasm
