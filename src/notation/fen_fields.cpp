#include "notation/fen_fields.hpp"

#include "base/nearest.hpp"
#include "notation/text.hpp"
#include "position/passed_men.hpp"

namespace floe::fen {

using namespace notation;

namespace {

// One passed cell, the man's cell behind it where it is written. Where it is not and one man only
// comes into question, or which it is changes nothing, the man is filled in.
Result<SetupPassed> read_passed_cell(std::string_view text, const Game& game, const Setup& setup) {
    std::string_view rest = text;
    SetupPassed passed;
    const auto bad = [&] {
        return fail("passed cell",
                    "expected '-' or the name of a cell, with the cell of the man "
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
    if (men.size() == 1 || (men.size() > 1 && !can_capture_onto_passed(game, setup, passed.cell)))
        passed.man = men.front();
    return passed;
}

std::string_view trimmed(std::string_view text) {
    const std::string_view blanks = " \t\r\n";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

}  // namespace

Result<std::string_view> plain_text(std::string_view text) {
    if (text.size() > limits::kFenText)
        return fail("", "a FEN has at most " + std::to_string(limits::kFenText) +
                            " bytes, this text has " + std::to_string(text.size()));
    text = trimmed(text);
    for (std::size_t i = 0; i < text.size(); ++i)
        if (!is_plain(text[i]))
            return fail("column " + std::to_string(i + 1), "a byte that is no printable ASCII");
    return text;
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

Result<int> read_count(std::string_view field, const std::string& name, int low, int high) {
    if (const auto n = whole_number(field, low, high)) return *n;
    return fail(name, "expected a number from " + std::to_string(low) + " to " +
                          std::to_string(high) + ", not " + in_quotes(field));
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

}  // namespace floe::fen
