// A position as it can be typed: anything that has the right form. Only Position::from_setup tells
// whether it can be played; only a Position can be.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rules/game.hpp"

namespace floe {

struct SetupPassed {
    Cell cell = kNoCell;
    Cell man = kNoCell;  // kNoCell: to be inferred

    bool operator==(const SetupPassed&) const = default;
};

// A castling right as it is written: which of the game's rights, and where king and rook stand.
struct SetupRight {
    int right = 0;
    Cell king = kNoCell;
    Cell rook = kNoCell;

    bool operator==(const SetupRight&) const = default;
};

// A player in check, where a rule needs to know more than the board shows: who is credited with the
// mate, and of a check that bares him the man that made it.
struct SetupCheck {
    Seat checked{};
    Seat credited{};
    bool bare = false;
    Seat bare_by{};      // bare: who made it
    Cell man = kNoCell;  // bare: where that man stands; kNoCell: it was captured since

    bool operator==(const SetupCheck&) const = default;
};

struct Setup {
    std::array<std::uint8_t, limits::kSeats> checks_to_give{};    // in games that count checks
    std::uint32_t gates = 0;                                      // as State has them
    std::vector<Man> board;                                       // by cell
    std::array<std::vector<std::uint8_t>, limits::kSeats> hands;  // by seat, by slot
    Seat turn{};
    std::uint8_t live = 0;
    std::vector<SetupRight> rights;
    std::vector<SetupPassed> passed;
    std::vector<SetupCheck> checks;  // by seat
    std::uint16_t quiet = 0;
    std::uint32_t ply = 0;

    bool operator==(const Setup&) const = default;
};

}  // namespace floe
