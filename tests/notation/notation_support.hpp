// What the tests of notation share.
#pragma once

#include <string>
#include <string_view>

#include "notation/fen.hpp"
#include "notation/san.hpp"
#include "notation/uci.hpp"
#include "support/load.hpp"

namespace floe::test {

inline constexpr const char* kChessStart =
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

// "where: reason", "" if there is no error.
template <class T>
std::string error_of(const Result<T>& result) {
    return result ? "" : result.error().text();
}
template <class T>
std::string place_of(const Result<T>& result) {
    return result ? "no error" : result.error().where;
}

// A game that is written in a test, mostly an extension of one in games/.
inline std::shared_ptr<const PlayableGame> game_of(std::string_view text) {
    auto spec = read_game_spec(text, "test.toml", "test", game_text);
    if (!spec) ADD_FAILURE() << spec.error().text();
    auto game = compile_game(std::move(spec.value()));
    if (!game) ADD_FAILURE() << game.error().text();
    auto made = PlayableGame::make(std::move(game.value()));
    if (!made) ADD_FAILURE() << made.error().text();
    return made.value();
}

// Plays moves in SAN or coordinates.
inline AnyPosition after(AnyPosition position, std::initializer_list<const char*> moves) {
    for (const char* text : moves) {
        const auto move = parse_move_text(text, position);
        if (!move) ADD_FAILURE() << move.error().text();
        position.make(move.value());
    }
    return position;
}

// The SAN of a move in coordinates.
inline std::string san_of(const AnyPosition& position, std::string_view coordinates) {
    const auto move = parse_uci(coordinates, position);
    return move ? print_san(*move, position) : move.error().text();
}

// The coordinates of a move in SAN, or what is wrong with it.
inline std::string uci_of(const AnyPosition& position, std::string_view san) {
    const auto move = parse_san(san, position);
    return move ? print_uci(*move, position) : move.error().text();
}

// Castling with three letters, a rifle captor, a jumping captor, two-letter symbols, promotions
// that are compulsory with one result (knight) and optional (bishop).
inline std::shared_ptr<const PlayableGame> odd_game() {
    static const auto game = game_of(R"(
name = "Odd"
summary = "A test of notation."
family = "test"
help = "Checkmate the enemy king."
extends = "chess"

[[men]]
symbol = "A"
name = "archer"
move = "KcabN"

[[men]]
symbol = "L"
name = "leaper"
move = "mWcafmWcafcW"

[[men]]
symbol = "Bg"
name = "bodyguard"
move = "Q2"

[start]
fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQLkql - 0 1"

[rules]
insufficient_material = false

[rules.castling]
king = "K"
rook = "R"
moves = ["K e1 g1 h1 f1", "Q e1 c1 a1 d1", "L e1 b1 a1 c1"]

[[rules.promotion]]
men = ["P"]
zone = "far"
to = ["Q", "Bg"]

[[rules.promotion]]
men = ["N"]
zone = "far"
to = ["Bg"]

[[rules.promotion]]
men = ["B"]
zone = "far"
to = ["A"]
optional = true
)");
    return game;
}

}  // namespace floe::test
