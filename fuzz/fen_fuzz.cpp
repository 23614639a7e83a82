// Any text as a position of one of several games (the first byte picks it): it ends in an error or
// in a set-up that survives being printed and read. What can be played is printed and read again
// with all its moves.
#include <cstddef>
#include <cstdint>
#include <vector>

#include "games.hpp"
#include "notation/fen.hpp"
#include "notation/san.hpp"
#include "notation/uci.hpp"

namespace {

using namespace floe;
using fuzz::require;

// Which man passed a cell is not written where it changes nothing.
Setup without_passed_men(Setup setup) {
    for (SetupPassed& passed : setup.passed) passed.man = kNoCell;
    return setup;
}

void play(const AnyPosition& position) {
    const std::string fen = print_fen(position);
    const auto again = position_from_fen(position.playable(), fen);
    require(again.has_value() && print_fen(*again) == fen);
    require(print_all_uci(*again) == print_all_uci(position));
    const std::vector<Move> moves = position.legal_moves();
    AnyPosition next = position;
    for (std::size_t i = 0; i < moves.size(); i += 1 + moves.size() / 8) {
        require(parse_uci(print_uci(moves[i], position), position) == moves[i]);
        require(parse_san(print_san(moves[i], position), position) == moves[i]);
        next.make(moves[i]);
        const auto setup = parse_fen(print_fen(next), next.game());
        require(setup && without_passed_men(*setup) == without_passed_men(next.to_setup()));
        next.take_back();
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const std::vector<std::shared_ptr<const PlayableGame>> games = [] {
        std::vector<std::shared_ptr<const PlayableGame>> loaded;
        for (const char* id : {"chess", "chess960", "crazyhouse", "berolina", "ice-age",
                               "wide-board", "cross-board", "hex-skirmish"})
            loaded.push_back(fuzz::load_game(id));
        return loaded;
    }();
    if (size == 0) return 0;
    const auto& game = games[data[0] % games.size()];
    const std::string_view text(reinterpret_cast<const char*>(data + 1), size - 1);
    const auto setup = parse_fen(text, game->game());
    if (!setup) return 0;
    const std::string printed = print_fen(*setup, game->game());
    const auto again = parse_fen(printed, game->game());
    require(again && without_passed_men(*again) == without_passed_men(*setup));
    require(print_fen(*again, game->game()) == printed);
    if (const auto position = AnyPosition::from_setup(game, *setup)) play(*position);
    return 0;
}
