#include "cli/game_argument.hpp"

#include <algorithm>
#include <sstream>

#include "api/catalogue.hpp"
#include "base/nearest.hpp"
#include "cli/move_words.hpp"
#include "notation/event_text.hpp"
#include "notation/fen.hpp"
#include "notation/result.hpp"
#include "notation/uci.hpp"

namespace floe::cli {
namespace {

// "12..." of "12...Nf6"; "" where no number stands.
std::string_view number_before(std::string_view word) {
    std::size_t digits = word.find_first_not_of("0123456789");
    if (digits == 0 || digits == word.npos || word[digits] != '.') return "";
    return word.substr(0, std::min(word.find_first_not_of('.', digits), word.size()));
}

}  // namespace

Result<AnyPosition> read_position(const std::string& game, const std::string& fen) {
    const auto playable = Catalogue::standard().load(game);
    if (!playable) return std::unexpected(playable.error());
    if (fen.empty()) return start_position(*playable);
    auto position = position_from_fen(*playable, fen);
    if (!position) return fail_in("FEN", position.error());
    return position;
}

Result<GameRecord> read_game(const std::string& game, const std::string& fen,
                             const std::string& moves) {
    auto position = read_position(game, fen);
    if (!position) return std::unexpected(position.error());
    GameRecord record(std::move(*position));
    std::istringstream words(moves);
    std::string word;
    for (int number = 1; words >> word; ++number) {
        if (word.erase(0, number_before(word).size()).empty()) {
            --number;
            continue;
        }
        const std::string where = "move " + std::to_string(number);
        if (record.outcome().over())
            return fail(where, in_quotes(word) + " comes after the end of the game (" +
                                   result_of(record) + ")");
        const auto event = parse_event(word, record.position());
        if (!event)
            return fail(where + ", " + in_quotes(word),
                        event.error().reason + meant_instead(word, record.position()));
        record.play(*event);
    }
    return record;
}

std::vector<std::string> sorted_moves(const GameRecord& record) {
    if (record.outcome().over()) return {};
    return print_all_uci(record.position());
}

std::vector<std::string> seats_in_check(const AnyPosition& position) {
    std::vector<std::string> letters;
    for (int i = 0; i < position.game().seat_count(); ++i)
        if (((position.state().live >> i) & 1) != 0 && position.in_check(seat(i)))
            letters.push_back(seat_letter(position.game(), seat(i)));
    return letters;
}

std::string seat_letter(const Game& game, Seat s) {
    return std::string(1, game.seats[static_cast<std::size_t>(index(s))].letter);
}

std::string result_of(const GameRecord& record) {
    return result_text(record.outcome(), record.position().game());
}

}  // namespace floe::cli
