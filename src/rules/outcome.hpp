// How a game ended: a place for every seat (1 is best; equal places are shared) and the reason.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/limits.hpp"
#include "rules/man.hpp"

namespace floe {

enum class Reason : std::uint8_t {
    kNone,  // the game goes on
    kCheckmate,
    kStalemate,
    kFrozen,
    kFifty,
    kRepetition,
    kMaterial,
    kResignation,
    kTime,
    kAbandonment,
    kAgreement,
    kBare,
    kCorner,
    kPasses,
    kGoal,
    kExtinct,
    kExploded,
    kChecks,
};

// The reason in one word, as recorded games write it ("checkmate").
std::string_view reason_word(Reason reason);
// What happened to a player or to the game, for a sentence: "the king is checkmated".
std::string_view reason_phrase(Reason reason);

struct Outcome {
    Reason reason = Reason::kNone;
    std::array<std::uint8_t, limits::kSeats> place{};

    [[nodiscard]] bool over() const { return reason != Reason::kNone; }
    bool operator==(const Outcome&) const = default;

    static Outcome draw(Reason reason) { return {reason, {1, 1, 1, 1}}; }
    // Two players: `winner` is first, the other second.
    static Outcome win(Seat winner, Reason reason) {
        Outcome o{reason, {2, 2, 2, 2}};
        o.place[static_cast<std::size_t>(index(winner))] = 1;
        return o;
    }
    static Outcome loss(Seat loser, Reason reason) {
        Outcome o{reason, {1, 1, 1, 1}};
        o.place[static_cast<std::size_t>(index(loser))] = 2;
        return o;
    }
};

}  // namespace floe
