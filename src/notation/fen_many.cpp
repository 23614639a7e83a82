#include "notation/fen_many.hpp"

#include <array>

#include "base/nearest.hpp"
#include "notation/fen_fields.hpp"
#include "notation/text.hpp"
#include "rules/placement.hpp"

namespace floe::fen {
namespace {

using namespace notation;

constexpr std::array<const char*, 8> kFieldNames{"board",        "turn",   "live players", "hands",
                                                 "passed cells", "checks", "quiet plies",  "ply"};

// The seat of a letter.
Result<Seat> seat_of(char letter, const Game& game, const char* field) {
    for (int s = 0; s < game.seat_count(); ++s)
        if (game.seats[static_cast<std::size_t>(s)].letter == letter) return seat(s);
    return fail(field, in_quotes(std::string_view(&letter, 1)) + " is no player's letter");
}
std::string letter_of(Seat s, const Game& game) {
    return std::string(1, game.seats[static_cast<std::size_t>(index(s))].letter);
}

Result<void> read_live(std::string_view field, const Game& game, Setup& setup) {
    int before = -1;
    for (const char letter : field) {
        const auto s = seat_of(letter, game, "live players");
        if (!s) return std::unexpected(s.error());
        if (index(*s) <= before)
            return fail("live players", "expected each letter once, in the order of the seats");
        before = index(*s);
        setup.live |= static_cast<std::uint8_t>(1U << before);
    }
    if (!((setup.live >> index(setup.turn)) & 1))
        return fail("turn", "the player to move is not among the live ones");
    return {};
}

// "GP2": a man with a count.
Result<void> read_held(std::string_view text, std::size_t owner, const Game& game, Setup& setup) {
    const std::size_t digits = std::min(text.find_first_of("0123456789"), text.size());
    const ManType type = game.type_of(text.substr(0, digits));
    const int slot = type == kNoType ? -1 : game.info(type).hand_slot;
    if (slot < 0) return fail("hands", "no hand holds " + in_quotes(text));
    int n = 1;
    if (digits < text.size()) {
        const auto count = whole_number(text.substr(digits), 2, limits::kHandCount);
        if (!count) return fail("hands", "the count in " + in_quotes(text) + " is not 2 or more");
        n = *count;
    }
    auto& held = setup.hands[owner][static_cast<std::size_t>(slot)];
    if (held != 0) return fail("hands", in_quotes(text.substr(0, digits)) + " stands there twice");
    held = static_cast<std::uint8_t>(n);
    return {};
}

Result<void> read_hands(std::string_view field, const Game& game, Setup& setup) {
    for (int s = 0; s < game.seat_count(); ++s)
        setup.hands[static_cast<std::size_t>(s)].assign(
            static_cast<std::size_t>(game.hand_slot_count()), 0);
    if (field == "-") return {};
    int before = -1;
    for (const std::string_view hand : split(field, ';')) {
        if (hand.size() < 3 || hand[1] != ':')
            return fail("hands",
                        "expected '-' or hands such as 'y:GP2.RN', not " + in_quotes(hand));
        const auto s = seat_of(hand[0], game, "hands");
        if (!s) return std::unexpected(s.error());
        if (index(*s) <= before)
            return fail("hands", "expected each player once, in the order of the seats");
        before = index(*s);
        for (const std::string_view man : split(hand.substr(2), '.'))
            if (auto done = read_held(man, static_cast<std::size_t>(before), game, setup); !done)
                return done;
    }
    return {};
}

// "b<y", "b<y!e5", "b<y!y".
Result<SetupCheck> read_check(std::string_view text, const Game& game) {
    const auto bad = [&] {
        return fail("checks",
                    "expected '-' or checks such as 'b<y' and 'b<y!e5', not " + in_quotes(text));
    };
    if (text.size() < 3 || text[1] != '<') return bad();
    const auto checked = seat_of(text[0], game, "checks");
    if (!checked) return std::unexpected(checked.error());
    const auto by = seat_of(text[2], game, "checks");
    if (!by) return std::unexpected(by.error());
    SetupCheck check{*checked, *by, false, *by, kNoCell};
    if (text.size() == 3) return check;
    if (text[3] != '!') return bad();
    check.bare = true;
    if (text.size() == 5) {
        const auto maker = seat_of(text[4], game, "checks");
        if (!maker) return std::unexpected(maker.error());
        check.bare_by = *maker;
        return check;
    }
    const auto c = game.board.find(text.substr(4));
    if (!c) return bad();
    check.man = *c;
    return check;
}

Result<void> read_checks(std::string_view field, const Game& game, Setup& setup) {
    if (field == "-") return {};
    for (const std::string_view text : split(field, ',')) {
        const auto check = read_check(text, game);
        if (!check) return std::unexpected(check.error());
        if (!setup.checks.empty() && index(setup.checks.back().checked) >= index(check->checked))
            return fail("checks", "expected each player once, in the order of the seats");
        setup.checks.push_back(*check);
    }
    return {};
}

std::string print_hands(const Setup& setup, const Game& game) {
    std::string out;
    for (int s = 0; s < game.seat_count(); ++s) {
        std::string hand;
        for (int slot = 0; slot < game.hand_slot_count(); ++slot) {
            const auto& held = setup.hands[static_cast<std::size_t>(s)];
            const int n = held.empty() ? 0 : held[static_cast<std::size_t>(slot)];
            if (n == 0) continue;
            hand += (hand.empty() ? "" : ".") + game.info(game.slot_type(slot)).symbol;
            if (n > 1) hand += std::to_string(n);
        }
        if (!hand.empty()) out += (out.empty() ? "" : ";") + letter_of(seat(s), game) + ":" + hand;
    }
    return out.empty() ? "-" : out;
}

std::string print_checks(const Setup& setup, const Game& game) {
    std::string out;
    for (const SetupCheck& check : setup.checks) {
        out += (out.empty() ? "" : ",") + letter_of(check.checked, game) + "<" +
               letter_of(check.credited, game);
        if (check.bare)
            out += "!" + (check.man == kNoCell ? letter_of(check.bare_by, game)
                                               : game.board.name(check.man));
    }
    return out.empty() ? "-" : out;
}

}  // namespace

Result<Setup> parse_many(std::string_view text, const Game& game) {
    std::vector<std::string_view> fields;
    for (const std::string_view field : split(text, ' '))
        if (!field.empty()) fields.push_back(field);
    if (fields.size() < kFieldNames.size())
        return fail(kFieldNames[fields.size()], "the text ends before this field");
    if (fields.size() > kFieldNames.size())
        return fail("", "behind the ply stands " + in_quotes(fields[kFieldNames.size()]));
    Setup setup;
    auto board = parse_placement(fields[0], game);
    if (!board) return fail_in("board", board.error());
    setup.board = std::move(*board);
    using Reader = Result<void> (*)(std::string_view, const Game&, Setup&);
    constexpr std::array<Reader, 5> readers{read_turn, read_live, read_hands, read_passed,
                                            read_checks};
    for (std::size_t i = 0; i < readers.size(); ++i)
        if (auto done = readers[i](fields[i + 1], game, setup); !done)
            return std::unexpected(done.error());
    const auto quiet = read_count(fields[6], kFieldNames[6], 0, limits::kQuietPlies);
    if (!quiet) return std::unexpected(quiet.error());
    const auto ply =
        read_count(fields[7], kFieldNames[7], 0, limits::kMoveNumber * game.seat_count());
    if (!ply) return std::unexpected(ply.error());
    setup.quiet = static_cast<std::uint16_t>(*quiet);
    setup.ply = static_cast<std::uint32_t>(*ply);
    return setup;
}

std::string print_many(const Setup& setup, const Game& game) {
    std::string live;
    for (int s = 0; s < game.seat_count(); ++s)
        if ((setup.live >> s) & 1) live += letter_of(seat(s), game);
    return print_placement(setup.board, game) + " " + letter_of(setup.turn, game) + " " + live +
           " " + print_hands(setup, game) + " " + print_passed(setup, game) + " " +
           print_checks(setup, game) + " " + std::to_string(setup.quiet) + " " +
           std::to_string(setup.ply);
}

}  // namespace floe::fen
