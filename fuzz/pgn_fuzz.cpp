// Any text as PGN: it ends in an error or in games that survive being printed and read. Short games
// are played, by the rules that their tag Variant names.
#include <cstddef>
#include <cstdint>

#include "games.hpp"
#include "notation/pgn.hpp"

namespace {

using namespace floe;
using fuzz::require;

constexpr std::size_t kPlayed = 100;  // moves of a game that is played

void replay(const PgnGame& game) {
    static const auto chess = fuzz::load_game("chess");
    static const auto crazyhouse = fuzz::load_game("crazyhouse");
    static const auto three = fuzz::load_game("mcglinwell-3");
    std::size_t moves = 0;
    for (const PgnLine& line : game.lines) moves += line.moves.size();
    if (moves > kPlayed) return;
    const std::string* variant = game.tag("Variant");
    const auto played = replay_pgn(game, game.tag("Seats")                     ? three
                                         : variant && *variant == "Crazyhouse" ? crazyhouse
                                                                               : chess);
    if (!played) return;
    require(played->lines.size() == game.lines.size());
    for (std::size_t i = 0; i < game.lines.size(); ++i)
        require(played->lines[i].size() == game.lines[i].moves.size());
    const PgnGame exported = make_pgn(played->start, played->lines[0], {}, game.tags);
    const auto again = parse_pgn(print_pgn(exported));
    require(again && again->size() == 1 && again->front() == exported);
    require(replay_pgn(exported, played->start.playable()).value().lines[0] == played->lines[0]);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto games = parse_pgn({reinterpret_cast<const char*>(data), size});
    if (!games) {
        require(!games.error().reason.empty());
        return 0;
    }
    std::string printed;
    for (const PgnGame& game : *games) printed += print_pgn(game) + "\n";
    const auto again = parse_pgn(printed);
    require(again && *again == *games);
    if (!games->empty()) replay(games->front());
    return 0;
}
