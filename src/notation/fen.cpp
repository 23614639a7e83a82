#include "notation/fen.hpp"

#include <algorithm>
#include <array>

#include "base/nearest.hpp"
#include "notation/fen_castling.hpp"
#include "notation/fen_fields.hpp"
#include "notation/fen_many.hpp"
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
    return fields;
}

// Checks still to give, the first player's first: "3+3". A text without has all of them.
Result<void> read_checks_to_give(const std::vector<std::string_view>& fields, std::size_t& next,
                                 const Game& game, Setup& setup) {
    setup.checks_to_give.fill(static_cast<std::uint8_t>(game.checks_to_give));
    if (next == fields.size() || fields[next].find('+') == std::string_view::npos) return {};
    const std::vector<std::string_view> counts = split(fields[next], '+');
    for (std::size_t s = 0; s < 2; ++s) {
        const auto n = counts.size() == 2 ? whole_number(counts[s], 0, game.checks_to_give)
                                          : std::optional<int>();
        if (!n)
            return fail("checks", "expected the checks still to give, such as '" +
                                      std::to_string(game.checks_to_give) + "+" +
                                      std::to_string(game.checks_to_give) + "', not " +
                                      in_quotes(fields[next]));
        setup.checks_to_give[s] = static_cast<std::uint8_t>(*n);
    }
    ++next;
    return {};
}

// Men in hand. `column` is where the text stands in the whole.
Result<void> read_hands(std::string_view text, std::size_t column, const Game& game, Setup& setup) {
    std::string_view rest = text == "-" ? "" : text;
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
        return fail("holdings",
                    "this game has men in hand: expected '[...]' behind the board, "
                    "'[]' when there are none");
    for (int s = 0; s < game.seat_count(); ++s)
        setup.hands[static_cast<std::size_t>(s)].assign(
            static_cast<std::size_t>(game.hand_slot_count()), 0);
    return read_hands(hands, column, game, setup);
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

}  // namespace

Result<Setup> parse_fen(std::string_view text, const Game& game) {
    const auto plain = fen::plain_text(text);
    if (!plain) return std::unexpected(plain.error());
    text = *plain;
    if (game.seat_count() > 2) return fen::parse_many(text, game);
    const auto fields = fields_of(text);
    if (!fields) return std::unexpected(fields.error());
    Setup setup;
    setup.live = static_cast<std::uint8_t>((1 << game.seat_count()) - 1);
    if (auto done = read_board((*fields)[0], game, setup); !done)
        return std::unexpected(done.error());
    if (auto done = fen::read_turn((*fields)[1], game, setup); !done)
        return std::unexpected(done.error());
    if (auto done = read_castling((*fields)[2], game, setup); !done)
        return std::unexpected(done.error());
    if (auto done = fen::read_passed((*fields)[3], game, setup); !done)
        return std::unexpected(done.error());
    std::size_t next = 4;
    if (game.checks_to_give > 0) {
        if (auto done = read_checks_to_give(*fields, next, game, setup); !done)
            return std::unexpected(done.error());
    }
    const auto field = [&](const char* otherwise) {
        return next < fields->size() ? (*fields)[next++] : std::string_view(otherwise);
    };
    const auto quiet = fen::read_count(field("0"), kFieldNames[4], 0, limits::kQuietPlies);
    if (!quiet) return std::unexpected(quiet.error());
    const auto number = fen::read_count(field("1"), kFieldNames[5], 1, limits::kMoveNumber);
    if (!number) return std::unexpected(number.error());
    if (next < fields->size())
        return fail("", "after the move number stands " + in_quotes((*fields)[next]) +
                            ", which belongs to nothing");
    setup.quiet = static_cast<std::uint16_t>(*quiet);
    setup.ply = static_cast<std::uint32_t>((*number - 1) * game.seat_count() + index(setup.turn));
    return setup;
}

std::string print_fen(const Setup& setup, const Game& game) {
    if (game.seat_count() > 2) return fen::print_many(setup, game);
    std::string out = print_placement(setup.board, game);
    if (game.hand_slot_count() > 0) out += print_hands(setup, game);
    out += ' ';
    out += game.seats[static_cast<std::size_t>(index(setup.turn))].letter;
    out += ' ' + print_castling(setup, game) + ' ' + fen::print_passed(setup, game);
    const auto seats = static_cast<std::uint32_t>(game.seat_count());
    if (game.checks_to_give > 0)
        out += ' ' + std::to_string(setup.checks_to_give[0]) + '+' +
               std::to_string(setup.checks_to_give[1]);
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
