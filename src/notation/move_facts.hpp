// What the texts of moves have to know about a move and its position.
#pragma once

#include <string>

#include "position/any_position.hpp"

namespace floe::notation {

// Legal moves and those that only leave a royal man in check.
std::vector<Move> pseudo_legal_moves(const AnyPosition& position);

// Whether the new man has to be written: not where the promotion is compulsory and has one result.
bool shows_promotion(Move move, const AnyPosition& position);

// What the mover of a step becomes unasked, by a rule; kNoType: it stays what it is, or was asked.
ManType risen_type(Move move, const AnyPosition& position);

// What a royal man of a seat is called: "king".
const std::string& royal_name(const Game& game);

// "the knight on g1".
std::string man_on(Cell c, const AnyPosition& position);

// Why the man on `from` is not the mover's to move; "" if it is.
std::string no_mover(Cell from, const AnyPosition& position);

// Why `type` cannot be dropped on `to`, given that no legal move does it.
std::string no_drop(ManType type, Cell to, const AnyPosition& position);

// Why a pseudo-legal move is not legal.
std::string leaves_in_check(const AnyPosition& position);

}  // namespace floe::notation
