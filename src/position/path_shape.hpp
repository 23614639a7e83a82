// Which of the fast tables a path fits.
#pragma once

#include <cstdint>

#include "movement/path.hpp"

namespace floe {

enum class PathShape : std::uint8_t { kLeap, kLame, kRide, kHop, kRifle, kScript };

inline PathShape shape_of(const Path& path) {
    const Leg& first = path.legs.front();
    constexpr int plain = kOnEmpty | kOnEnemy;
    if (path.legs.size() == 1) {
        if (first.landing & ~(plain | kOnPassed)) return PathShape::kScript;
        const bool one_step = first.max_steps == 1 && first.min_steps == 1;
        if (one_step && first.over.empty()) return PathShape::kLeap;
        if (first.landing & kOnPassed) return PathShape::kScript;
        if (one_step && first.over.size() <= 2) return PathShape::kLame;
        const bool slide = first.over.empty() && first.min_steps == 1 && !path.initial;
        return slide && !path.leaves_passed ? PathShape::kRide : PathShape::kScript;
    }
    if (path.legs.size() == 2 && !path.initial) {
        const Leg& second = path.legs.back();
        const bool hop = first.landing == kOnHurdle && first.step == second.step &&
                         first.over.empty() && second.over.empty() && first.min_steps == 1 &&
                         second.min_steps == 1 && (second.landing & ~plain) == 0;
        if (hop) return PathShape::kHop;
        const auto leap = [](const Leg& leg) {
            return leg.over.empty() && leg.min_steps == 1 && leg.max_steps == 1;
        };
        const bool rifle = first.landing == kOnEnemy && second.step == -first.step && leap(first) &&
                           leap(second) && (second.landing & kOnEmpty);
        if (rifle) return PathShape::kRifle;
    }
    return PathShape::kScript;
}

// Whether a man could capture by the path on an ordinary cell, on the way or at its end.
inline bool captures(const Path& path) {
    for (const Leg& leg : path.legs)
        if (leg.landing & kOnEnemy) return true;
    return false;
}

}  // namespace floe
