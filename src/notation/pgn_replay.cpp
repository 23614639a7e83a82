#include <algorithm>

#include "base/nearest.hpp"
#include "notation/event_text.hpp"
#include "notation/fen.hpp"
#include "notation/pgn.hpp"
#include "notation/pgn_tags.hpp"
#include "notation/result.hpp"

namespace floe {
namespace {

using namespace notation;

// Plays the lines one after the other on one position: where a move has variations, these are
// played before it and taken back.
class Player {
  public:
    Player(const PgnGame& game, AnyPosition start) : game_(game), position_(std::move(start)) {
        lines_.resize(game.lines.size());
        stack_.push_back({});
    }

    Result<std::vector<std::vector<GameEvent>>> play() {
        while (!stack_.empty()) {
            Frame& frame = stack_.back();
            const auto& moves = game_.lines[frame.line].moves;
            if (frame.next == moves.size()) {
                for (std::size_t i = 0; i < moves.size(); ++i) position_.take_back();
                stack_.pop_back();
            } else if (const auto& inner = moves[frame.next].variations;
                       frame.variation < inner.size()) {
                stack_.push_back({static_cast<std::size_t>(inner[frame.variation++])});
            } else if (auto done = play(frame, moves[frame.next].text); !done) {
                return std::unexpected(done.error());
            }
        }
        return std::move(lines_);
    }

  private:
    struct Frame {
        std::size_t line = 0;
        std::size_t next = 0;
        std::size_t variation = 0;
    };

    Result<void> play(Frame& frame, const std::string& text) {
        const auto event = parse_event(text, position_);
        if (!event) {
            const std::string dots = index(position_.turn()) == 0 ? ". " : "... ";
            return fail((frame.line == 0 ? "move " : "variation, move ") +
                            std::to_string(position_.round()) + dots + text,
                        event.error().reason);
        }
        lines_[frame.line].push_back(*event);
        position_.play(*event);
        ++frame.next;
        frame.variation = 0;
        return {};
    }

    const PgnGame& game_;
    AnyPosition position_;
    std::vector<std::vector<GameEvent>> lines_;
    std::vector<Frame> stack_;
};

// Whether a text is a result of a game of more than two: every seat once.
bool ranks_all_seats(std::string_view result, const Game& rules) {
    std::string letters, wanted;
    for (std::size_t i = 0; i < result.size(); i += 2) letters += result[i];
    for (const SeatInfo& s : rules.seats) wanted += s.letter;
    std::sort(letters.begin(), letters.end());
    std::sort(wanted.begin(), wanted.end());
    return letters == wanted;
}

// The seats and the result that the text claims must be those of the game.
Result<void> check_seats_and_result(const PgnGame& game, const Game& rules) {
    std::string letters;
    for (const SeatInfo& s : rules.seats) letters += s.letter;
    if (const std::string* seats = game.tag("Seats"); seats && *seats != letters)
        return fail("tag Seats",
                    "the seats of this game are " + letters + ", not " + in_quotes(*seats));
    const bool two = rules.seat_count() == 2;
    const bool plain = game.result == "1-0" || game.result == "0-1" || game.result == "1/2-1/2";
    if (game.result != "*" && (two ? !plain : !ranks_all_seats(game.result, rules)))
        return fail("result", in_quotes(game.result) + " is no result of a game of " + letters);
    if (const std::string* tag = game.tag("Result");
        tag && *tag != game.result && game.result != "*" && *tag != "*" && *tag != "?")
        return fail("tag Result", "it says " + in_quotes(*tag) + ", the text ends with " +
                                      in_quotes(game.result));
    return {};
}

// The tag with the seats' letters, and one with the name of each seat where there is none.
void name_seats(const Game& rules, PgnGame& game) {
    std::string letters;
    for (const SeatInfo& s : rules.seats) letters += s.letter;
    const auto seats = std::find_if(game.tags.begin(), game.tags.end(),
                                    [](const PgnTag& tag) { return tag.name == "Seats"; });
    if (seats == game.tags.end())
        game.tags.push_back({"Seats", letters});
    else
        seats->value = letters;
    for (const SeatInfo& s : rules.seats)
        if (!game.tag(s.name)) game.tags.push_back({s.name, "?"});
}

}  // namespace

Result<PgnMoves> replay_pgn(const PgnGame& game, const std::shared_ptr<const PlayableGame>& rules) {
    const std::string* hash = game.tag("VariantHash");
    if (hash && *hash != rules->game().hash)
        return fail("tag VariantHash", "the game was played by the rules " + *hash +
                                           ", these are " + rules->game().hash);
    if (auto fits = check_seats_and_result(game, rules->game()); !fits)
        return std::unexpected(fits.error());
    const std::string* fen = game.tag("FEN");
    if (const std::string* set_up = game.tag("SetUp"); set_up && *set_up == "1" && !fen)
        return fail("tag SetUp", "a set-up wants the tag FEN");
    auto start = fen ? position_from_fen(rules, *fen) : start_position(rules);
    if (!start) return fail_in(fen ? "tag FEN" : "start", start.error());
    auto lines = Player(game, *start).play();
    if (!lines) return std::unexpected(lines.error());
    return PgnMoves{std::move(*start), std::move(*lines)};
}

PgnGame make_pgn(const AnyPosition& start, const std::vector<GameEvent>& events,
                 const Outcome& outcome, std::vector<PgnTag> tags) {
    PgnGame game;
    game.tags = std::move(tags);
    game.result = pgn_result(outcome, start.game());
    const auto set = [&](std::string_view name, const std::string& value) {
        for (PgnTag& tag : game.tags)
            if (tag.name == name) {
                tag.value = value;
                return;
            }
        game.tags.push_back({std::string(name), value});
    };
    const bool two = start.game().seat_count() == 2;
    for (const std::string_view name : kRoster)
        if (!game.tag(name) && (two || (name != "White" && name != "Black")))
            set(name, name == "Date" ? "????.??.??" : "?");
    if (!two) name_seats(start.game(), game);
    set("Result", game.result);
    set("Variant", start.game().spec.name);
    set("VariantHash", start.game().hash);
    const std::string fen = print_fen(start);
    if (const auto usual = start_position(start.playable()); !usual || print_fen(*usual) != fen) {
        set("SetUp", "1");
        set("FEN", fen);
    }
    sort_tags(game.tags);
    AnyPosition position = start;
    for (const GameEvent& event : events) {
        PgnMove move;
        move.text = print_event(event, position);
        game.lines[0].moves.push_back(std::move(move));
        position.play(event);
    }
    return game;
}

}  // namespace floe
