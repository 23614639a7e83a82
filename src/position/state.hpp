// The part of a position that is not men on cells or in hands: small, copied whole into the undo
// log before every move.
#pragma once

#include <array>
#include <cstdint>

#include "rules/man.hpp"
#include "rules/outcome.hpp"

namespace floe {

// A cell that a double step passed over, the cell of the man that made it, and its owner.
struct Passed {
    std::uint8_t cell = 0;
    std::uint8_t man = 0;
    Seat by{};

    bool operator==(const Passed&) const = default;
};

struct State {
    std::uint64_t board_key = 0;  // of the men on their cells
    std::uint64_t hand_key = 0;   // of the men in hands and in the stash
    std::uint32_t ply = 0;        // plies since the first seat's first move
    std::uint16_t quiet = 0;      // plies since the last capture or pawn move
    std::uint16_t rights = 0;     // castling rights, bit a CastlingRight of the game
    Seat turn{};
    std::uint8_t live = 0;  // bit a seat that is still in the game
    std::uint8_t passed_count = 0;
    std::array<Passed, limits::kPassedCells> passed{};
    std::array<std::uint8_t, limits::kSeats> checks_to_give{};  // in games that count checks
    std::uint32_t gates = 0;  // bit a cell of Game::gates that still holds its unmoved man
    std::uint8_t passes = 0;  // passes in a row
    std::uint8_t looks = 0;   // times that players went out together
    std::array<std::uint8_t, limits::kSeats> out{};  // the look in which a seat went out; 0: live
    Outcome ended{};                                 // set by a rule that ends the game at once

    bool operator==(const State&) const = default;
};

}  // namespace floe
