#include "notation/fen.hpp"

#include <algorithm>
#include <array>

#include "base/nearest.hpp"
#include "notation/fen_castling.hpp"
#include "notation/text.hpp"
#include "position/passed_men.hpp"
#include "rules/placement.hpp"

namespace floe {
namespace {

using namespace notation;

constexpr std::size_t kFields = 6;
constexpr std::array<const char*, kFields> kFieldNames{
    "board", "turn", "castling", "passed cell", "halfmove clock", "move number"};
constexpr std::size_t kNeeded = 4;

// The fields, or what is wrong with their number.
Result<std::vector<std::string_view>> fields_of(std::string_view text) {
    std::vector<std::string_view> fields;
    for (const std::string_view field : split(text, ' '))
        if (!field.empty()) fields.push_back(field);
    if (fields.size() < kNeeded)
        return fail(kFieldNames[fields.size()], "the text ends before this field");
    if (fields.size() > kFields)
        return fail("", "after the move number stands " + in_quotes(fields[kFields]) +
                            ", which belongs to nothing");
    return fields;
}

// Men in hand. `column` is where the text stands in the whole.
Result<void> read_hands(std::string_view text, std::size_t column, const Game& game, Setup& setup) {
    std::string_view rest = text;
    while (!rest.empty()) {
        const std::string where =
            "holdings, column " + std::to_string(column + text.size() - rest.size());
        const auto man = take_man(rest, game);
        if (!man) return fail(where, man.error().reason);
        const ManInfo& info = game.info(man->type);
        if (man->owner == kNobody || info.hand_slot < 0 || info.promoted_from != kNoType)
            return fail(where, "no hand of this game holds a " +
                                   std::string(info.promoted_from != kNoType ? "promoted " : "") +
                                   info.name);
        auto& count = setup.hands[static_cast<std::size_t>(index(man->owner))]
                                 [static_cast<std::size_t>(info.hand_slot)];
        if (count == limits::kHandCount)
            return fail(where, "more than " + std::to_string(limits::kHandCount) + " of one kind");
        ++count;
    }
    return {};
}

// The board field: placement, then holdings in brackets, or behind one more '/' as lichess has it.
Result<void> read_board(std::string_view field, const Game& game, Setup& setup) {
    std::string_view placement = field, hands;
    std::size_t column = 0;
    bool has_hands = false;
    if (const std::size_t open = field.find('['); open != std::string_view::npos) {
        if (field.back() != ']')
            return fail("holdings", "'[' wants men in hand and ']' at the end of the board field");
        placement = field.substr(0, open);
        hands = field.substr(open + 1, field.size() - open - 2);
        column = open + 2;
        has_hands = true;
    } else if (const auto bars = std::count(field.begin(), field.end(), '/');
               game.hand_slot_count() > 0 &&
               static_cast<std::size_t>(bars) == game.board.rows().size()) {
        const std::size_t bar = field.rfind('/');
        placement = field.substr(0, bar);
        hands = field.substr(bar + 1);
        column = bar + 2;
        has_hands = true;
    }
    if (has_hands && game.hand_slot_count() == 0)
        return fail("holdings", "this game has no men in hand");
    auto board = parse_placement(placement, game);
    if (!board) return fail_in("board", board.error());
    setup.board = std::move(*board);
    if (!has_hands && game.hand_slot_count() > 0)
        return fail("holdings", "this game has men in hand: expected '[...]' behind the board, "
                                "'[]' when there are none");
    for (int s = 0; s < game.seat_count(); ++s)
        setup.hands[static_cast<std::size_t>(s)].assign(
            static_cast<std::size_t>(game.hand_slot_count()), 0);
    return read_hands(hands, column, game, setup);
}

Result<void> read_turn(std::string_view field, const Game& game, Setup& setup) {
    std::string possible;
    for (int s = 0; s < game.seat_count(); ++s) {
        const char letter = game.seats[static_cast<std::size_t>(s)].letter;
        if (field == std::string_view(&letter, 1)) {
            setup.turn = seat(s);
            return {};
        }
        possible += std::string(possible.empty() ? "" : " or ") + "'" + letter + "'";
    }
    return fail("turn", "expected " + possible + ", not " + in_quotes(field));
}

// One passed cell, the man's cell behind it where it is written. Where it is not and one man only
// comes into question, or which it is changes nothing, the man is filled in.
Result<SetupPassed> read_passed_cell(std::string_view text, const Game& game, const Setup& setup) {
    std::string_view rest = text;
    SetupPassed passed;
    const auto bad = [&] {
        return fail("passed cell", "expected '-' or the name of a cell, with the cell of the man "
                                   "behind it where two could have passed, not " +
                                       in_quotes(text));
    };
    const auto over = take_cell(rest, game.board);
    if (!over) return bad();
    passed.cell = *over;
    if (!rest.empty()) {
        const auto man = take_cell(rest, game.board);
        if (!man || !rest.empty()) return bad();
        passed.man = *man;
        return passed;
    }
    const std::vector<Cell> men = men_that_passed(game, setup, passed.cell);
    if (men.size() == 1 ||
        (men.size() > 1 && !can_capture_onto_passed(game, setup, passed.cell)))
        passed.man = men.front();
    return passed;
}

Result<void> read_passed(std::string_view field, const Game& game, Setup& setup) {
    if (field == "-") return {};
    for (const std::string_view text : split(field, ',')) {
        const auto passed = read_passed_cell(text, game, setup);
        if (!passed) return std::unexpected(passed.error());
        for (const SetupPassed& other : setup.passed)
            if (other.cell == passed->cell)
                return fail("passed cell", game.board.name(other.cell) + " stands there twice");
        if (setup.passed.size() == limits::kPassedCells)
            return fail("passed cell", "more than " + std::to_string(limits::kPassedCells));
        setup.passed.push_back(*passed);
    }
    return {};
}

Result<int> read_count(const std::vector<std::string_view>& fields, std::size_t i, int low,
                       int high) {
    if (i >= fields.size()) return low;
    if (const auto n = whole_number(fields[i], low, high)) return *n;
    return fail(kFieldNames[i], "expected a number from " + std::to_string(low) + " to " +
                                    std::to_string(high) + ", not " + in_quotes(fields[i]));
}

std::string print_hands(const Setup& setup, const Game& game) {
    std::string out = "[";
    for (int s = 0; s < game.seat_count(); ++s)
        for (int t = 1; t < game.type_count(); ++t) {
            const ManInfo& info = game.info(man_type(t));
            const auto& hand = setup.hands[static_cast<std::size_t>(s)];
            if (info.hand_slot < 0 || info.promoted_from != kNoType || hand.empty()) continue;
            for (int n = hand[static_cast<std::size_t>(info.hand_slot)]; n > 0; --n)
                out += placement_symbol({man_type(t), seat(s)}, game);
        }
    return out + "]";
}

std::string print_passed(const Setup& setup, const Game& game) {
    std::string out;
    for (const SetupPassed& p : setup.passed) {
        out += (out.empty() ? "" : ",") + game.board.name(p.cell);
        if (p.man != kNoCell && men_that_passed(game, setup, p.cell).size() > 1 &&
            can_capture_onto_passed(game, setup, p.cell))
            out += game.board.name(p.man);
    }
    return out.empty() ? "-" : out;
}

std::string_view trimmed(std::string_view text) {
    const std::string_view blanks = " \t\r\n";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

}  // namespace

Result<Setup> parse_fen(std::string_view text, const Game& game) {
    if (game.seat_count() > 2)
        return fail("", "this style of FEN is for two players; the game has " +
                            std::to_string(game.seat_count()));
    if (text.size() > limits::kFenText)
        return fail("", "a FEN has at most " + std::to_string(limits::kFenText) +
                            " bytes, this text has " + std::to_string(text.size()));
    text = trimmed(text);
    for (std::size_t i = 0; i < text.size(); ++i)
        if (!is_plain(text[i]))
            return fail("column " + std::to_string(i + 1), "a byte that is no printable ASCII");
    const auto fields = fields_of(text);
    if (!fields) return std::unexpected(fields.error());
    Setup setup;
    setup.live = static_cast<std::uint8_t>((1 << game.seat_count()) - 1);
    if (auto done = read_board((*fields)[0], game, setup); !done)
        return std::unexpected(done.error());
    if (auto done = read_turn((*fields)[1], game, setup); !done)
        return std::unexpected(done.error());
    if (auto done = read_castling((*fields)[2], game, setup); !done)
        return std::unexpected(done.error());
    if (auto done = read_passed((*fields)[3], game, setup); !done)
        return std::unexpected(done.error());
    const auto quiet = read_count(*fields, 4, 0, limits::kQuietPlies);
    if (!quiet) return std::unexpected(quiet.error());
    const auto number = read_count(*fields, 5, 1, limits::kMoveNumber);
    if (!number) return std::unexpected(number.error());
    setup.quiet = static_cast<std::uint16_t>(*quiet);
    setup.ply = static_cast<std::uint32_t>((*number - 1) * game.seat_count() + index(setup.turn));
    return setup;
}

std::string print_fen(const Setup& setup, const Game& game) {
    std::string out = print_placement(setup.board, game);
    if (game.hand_slot_count() > 0) out += print_hands(setup, game);
    out += ' ';
    out += game.seats[static_cast<std::size_t>(index(setup.turn))].letter;
    out += ' ' + print_castling(setup, game) + ' ' + print_passed(setup, game);
    const auto seats = static_cast<std::uint32_t>(game.seat_count());
    return out + ' ' + std::to_string(setup.quiet) + ' ' + std::to_string(setup.ply / seats + 1);
}

std::string print_fen(const AnyPosition& position) {
    return print_fen(position.to_setup(), position.game());
}

Result<AnyPosition> position_from_fen(const std::shared_ptr<const PlayableGame>& game,
                                      std::string_view text) {
    const auto setup = parse_fen(text, game->game());
    if (!setup) return std::unexpected(setup.error());
    return AnyPosition::from_setup(game, *setup);
}

Result<AnyPosition> start_position(const std::shared_ptr<const PlayableGame>& game) {
    return position_from_fen(game, game->game().spec.start);
}

}  // namespace floe
