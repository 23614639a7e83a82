// Any text as a move in one of several positions (the first byte picks it), in coordinates and in
// SAN: it ends in an error or in a legal move that survives being printed and read.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "games.hpp"
#include "notation/fen.hpp"
#include "notation/san.hpp"
#include "notation/uci.hpp"

namespace {

using namespace floe;
using fuzz::require;

constexpr std::pair<const char*, const char*> kPositions[] = {
    {"chess", "r3k2r/pPp2ppp/8/3pP3/8/5N2/PP3PPP/R3K2R w KQkq d6 0 1"},
    {"chess", "7k/8/8/3Q1Q2/1b6/3Q4/3N4/4K3 w - - 0 1"},
    {"chess960", "4k3/8/8/8/8/8/8/R4K1R w HA - 0 1"},
    {"crazyhouse", "4k3/1Q~6/8/8/8/8/8/Q3K3[PNBRQp] w - - 0 1"},
    {"berolina", "4k3/8/8/4p3/3PP1P1/8/8/4K3 w - - 0 1"},
    {"ice-age",
     "rnbqkbnr/pppppppp/********/********/********/********/PPPPPPPP/RNBQKBNR w KQkq - 0 1"},
    {"wide-board", ""},
    {"wide-board", "5k6/3P8/12/12/12/12/12/12/4p7/12/5{Ar}6/3p8/12/12/3{Bs}2{Bs}5/5K6 w - - 0 1"},
    {"cross-board", ""},
    {"hex-skirmish", ""},
    {"chess", "7k/5KQ1/8/8/8/8/8/8 b - - 0 1"},
};

std::vector<AnyPosition> positions() {
    std::vector<AnyPosition> all;
    for (const auto& [id, fen] : kPositions) {
        const auto game = fuzz::load_game(id);
        const std::string_view text = *fen ? fen : std::string_view(game->game().spec.start);
        all.push_back(position_from_fen(game, text).value());
    }
    return all;
}

bool legal(Move m, const AnyPosition& position) {
    const std::vector<Move> moves = position.legal_moves();
    return std::find(moves.begin(), moves.end(), m) != moves.end();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const std::vector<AnyPosition> all = positions();
    if (size == 0) return 0;
    const AnyPosition& position = all[data[0] % all.size()];
    const std::string_view text(reinterpret_cast<const char*>(data + 1), size - 1);
    if (const auto move = parse_uci(text, position)) {
        require(legal(*move, position));
        require(parse_uci(print_uci(*move, position), position) == *move);
    }
    if (const auto move = parse_san(text, position)) {
        require(legal(*move, position));
        require(parse_san(print_san(*move, position), position) == *move);
    }
    const auto either = parse_move_text(text, position);
    require(either || !either.error().reason.empty());
    return 0;
}
