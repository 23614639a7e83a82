// Owner, type, and man. Owner, colour and type are three things: an owner is a seat or nobody, a
// type is a line of the game's table of men (the promoted forms that a game tells apart are types
// of their own), and a man is an owner with a type.
#pragma once

#include <cstdint>

#include "base/limits.hpp"

namespace floe {

enum class Seat : std::uint8_t {};
constexpr int index(Seat s) { return static_cast<int>(s); }
constexpr Seat seat(int i) { return static_cast<Seat>(i); }

// A seat's index, or kNobody: the owner of neutral men.
using Owner = Seat;
inline constexpr Owner kNobody{limits::kSeats};
inline constexpr int kOwners = limits::kSeats + 1;

// 1 to Game::men.size() - 1; kNoType is an empty cell's.
enum class ManType : std::uint8_t {};
inline constexpr ManType kNoType{0};
constexpr int index(ManType t) { return static_cast<int>(t); }
constexpr ManType man_type(int i) { return static_cast<ManType>(i); }

struct Man {
    ManType type = kNoType;
    Owner owner = kNobody;

    constexpr bool operator==(const Man&) const = default;
    [[nodiscard]] constexpr bool none() const { return type == kNoType; }
};
inline constexpr Man kNoMan{};

}  // namespace floe
