// Men that are stacks of coloured parts: a type for every colour and every set of parts. Part 0 is
// the smallest. Filled by the rule kind `stacks`.
#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "rules/man.hpp"

namespace floe {

struct StackTypes {
    int colours = 0;
    int parts = 0;
    int number = 0;  // of each part in each colour
    int first = 0;   // index of the first type

    [[nodiscard]] bool any() const { return colours > 0; }
    [[nodiscard]] bool is_stack(ManType t) const {
        return any() && index(t) >= first && index(t) < first + colours * sets();
    }
    [[nodiscard]] ManType type(int colour, unsigned set) const {
        return man_type(first + colour * sets() + static_cast<int>(set) - 1);
    }
    [[nodiscard]] int colour(ManType t) const { return (index(t) - first) / sets(); }
    [[nodiscard]] unsigned set(ManType t) const {
        return static_cast<unsigned>((index(t) - first) % sets() + 1);
    }
    [[nodiscard]] static int largest(unsigned set) { return std::bit_width(set) - 1; }
    [[nodiscard]] static int smallest(unsigned set) { return std::countr_zero(set); }
    // Where hands and stash count a part.
    [[nodiscard]] int slot(int colour, int part) const { return colour * parts + part; }

  private:
    [[nodiscard]] int sets() const { return (1 << parts) - 1; }
};

}  // namespace floe
