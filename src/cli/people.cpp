#include "cli/people.hpp"

#include <vector>

#include "base/nearest.hpp"
#include "cli/move_words.hpp"
#include "notation/text.hpp"

namespace floe::cli {
namespace {

// The seat of a name or letter in small letters.
Result<unsigned> seat_named(const std::string& word, const Game& game) {
    std::vector<std::string> names;
    for (int s = 0; s < game.seat_count(); ++s) {
        const SeatInfo& info = game.seats[static_cast<std::size_t>(s)];
        names.push_back(notation::lower(info.name));
        if (word == names.back() || word == std::string(1, info.letter)) return 1U << s;
    }
    names.insert(names.end(), {game.seat_count() == 2 ? "both" : "all", "none"});
    return fail("", "No side " + in_quotes(word) + suggestion(word, names));
}

}  // namespace

Result<unsigned> people_of(const std::string& side, const Game& game) {
    constexpr std::size_t kLongest = 64;
    if (side.size() > kLongest) return fail("", "a side is named in at most 64 bytes");
    std::string rest = notation::lower(side);
    if (rest == "both" || rest == "all") return (1U << game.seat_count()) - 1;
    if (rest == "none") return 0U;
    unsigned people = 0;
    for (bool more = true; more;) {  // "yellow,green"
        const std::size_t comma = rest.find(',');
        more = comma != std::string::npos;
        const std::string word = rest.substr(0, comma);
        rest.erase(0, more ? comma + 1 : rest.size());
        if (word == "both" || word == "all" || word == "none")
            return fail("", in_quotes(word) + " goes with no other name");
        const auto named = seat_named(word, game);
        if (!named) return named;
        if ((people & *named) != 0) return fail("", in_quotes(word) + " is named twice");
        people |= *named;
    }
    return people;
}

Result<unsigned> people_in(const std::string& side, const AnyPosition& position) {
    const Game& game = position.game();
    const auto people = people_of(side, game);
    if (!people || *people == (1U << game.seat_count()) - 1) return people;
    for (int s = 0; s < game.seat_count(); ++s)
        if (((*people >> s) & 1) != 0 && ((position.state().live >> s) & 1) == 0)
            return fail("", seat_name(game, seat(s)) + " is out of the game");
    return people;
}

}  // namespace floe::cli
