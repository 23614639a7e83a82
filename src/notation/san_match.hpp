// Whether a text in SAN means a given move: every spelling of that move that a reader accepts is
// tried against the text, so nothing has to be decided before all the moves are known.
#pragma once

#include <string_view>

#include "position/any_position.hpp"

namespace floe::notation {

enum class SanMatch {
    kNo,
    kExact,        // as it is printed, or with more of the start cell
    kLoose,        // with what people leave out or write in another way
    kNoPromotion,  // only the promotion is missing
    kNoCapture,    // only the text says it captures and the move does not
};

// A text without marks behind the move (see bare_san).
SanMatch match_san(std::string_view text, Move m, const AnyPosition& position);

// A text without blanks around it and without the marks of check, praise and "e.p." behind it;
// `en_passant` tells whether the last of these was there.
std::string_view bare_san(std::string_view text, bool& en_passant);

}  // namespace floe::notation
