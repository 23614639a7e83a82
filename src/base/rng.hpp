// Random numbers: xoshiro256** (Blackman and Vigna 2018) with our own bounded draw, so that a seed
// gives the same games on every machine and with every standard library.
#pragma once

#include <array>
#include <cstdint>

#include "base/hash.hpp"

namespace floe {

class Rng {
  public:
    explicit Rng(std::uint64_t seed) {
        for (auto& word : state_) word = seed = mix64(seed);
    }

    std::uint64_t next() {
        const std::uint64_t result = rotate(state_[1] * 5, 7) * 9;
        const std::uint64_t t = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= t;
        state_[3] = rotate(state_[3], 45);
        return result;
    }

    // A number from 0 to bound - 1 without bias; bound > 0.
    std::uint64_t below(std::uint64_t bound) {
        const std::uint64_t limit = ~std::uint64_t{0} - ~std::uint64_t{0} % bound;
        std::uint64_t x = next();
        while (x >= limit) x = next();
        return x % bound;
    }

  private:
    static constexpr std::uint64_t rotate(std::uint64_t x, int k) {
        return (x << k) | (x >> (64 - k));
    }
    std::array<std::uint64_t, 4> state_{};
};

}  // namespace floe
