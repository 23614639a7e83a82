// Hashing: a mixer for keys (splitmix64, Steele, Lea and Flood 2014) and FNV-1a for texts. Neither
// is meant to resist an attacker.
#pragma once

#include <cstdint>
#include <string_view>

namespace floe {

constexpr std::uint64_t mix64(std::uint64_t x) {
    x += 0x9E3779B97F4A7C15ULL;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
    return x ^ (x >> 31);
}

constexpr std::uint64_t hash_text(std::string_view text,
                                  std::uint64_t seed = 0xCBF29CE484222325ULL) {
    std::uint64_t h = seed;
    for (const char c : text) h = (h ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
    return h;
}

}  // namespace floe
