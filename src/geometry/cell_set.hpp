// A set of cells in W 64-bit words, for boards of up to 64 * W cells. A value type; every operation
// is a few instructions a word. The unused high bits of the last word stay zero: complements are
// taken within the board, `board.without(s)`, never by inverting a set.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "geometry/cell.hpp"

namespace floe {

template <int W>
class CellSet {
    static_assert(W >= 1 && W <= 4);

  public:
    constexpr CellSet() = default;
    static constexpr CellSet of(Cell c) {
        CellSet s;
        s.add(c);
        return s;
    }
    // The cells 0 to n - 1.
    static constexpr CellSet first_n(int n) {
        CellSet s;
        for (int i = 0; i < n; ++i) s.add(cell(static_cast<std::size_t>(i)));
        return s;
    }

    [[nodiscard]] constexpr bool has(Cell c) const { return (word(c) >> bit(c)) & 1; }
    constexpr void add(Cell c) { word(c) |= std::uint64_t{1} << bit(c); }
    constexpr void remove(Cell c) { word(c) &= ~(std::uint64_t{1} << bit(c)); }
    constexpr void flip(Cell c) { word(c) ^= std::uint64_t{1} << bit(c); }

    [[nodiscard]] constexpr bool empty() const {
        std::uint64_t any = 0;
        for (int i = 0; i < W; ++i) any |= words_[i];
        return any == 0;
    }
    [[nodiscard]] constexpr bool any() const { return !empty(); }
    [[nodiscard]] constexpr int count() const {
        int n = 0;
        for (int i = 0; i < W; ++i) n += std::popcount(words_[i]);
        return n;
    }
    [[nodiscard]] constexpr bool more_than_one() const {
        if constexpr (W == 1) return (words_[0] & (words_[0] - 1)) != 0;
        return count() > 1;
    }
    [[nodiscard]] constexpr bool meets(const CellSet& o) const {
        std::uint64_t any = 0;
        for (int i = 0; i < W; ++i) any |= words_[i] & o.words_[i];
        return any != 0;
    }
    [[nodiscard]] constexpr bool within(const CellSet& o) const {
        std::uint64_t out = 0;
        for (int i = 0; i < W; ++i) out |= words_[i] & ~o.words_[i];
        return out == 0;
    }

    // The lowest and the highest cell; the set must not be empty.
    [[nodiscard]] constexpr Cell lowest() const {
        for (int i = 0; i < W - 1; ++i)
            if (words_[i]) return at(i, std::countr_zero(words_[i]));
        return at(W - 1, std::countr_zero(words_[W - 1]));
    }
    [[nodiscard]] constexpr Cell highest() const {
        for (int i = W - 1; i > 0; --i)
            if (words_[i]) return at(i, 63 - std::countl_zero(words_[i]));
        return at(0, 63 - std::countl_zero(words_[0]));
    }

    [[nodiscard]] constexpr CellSet without(const CellSet& o) const {
        CellSet s;
        for (int i = 0; i < W; ++i) s.words_[i] = words_[i] & ~o.words_[i];
        return s;
    }
    constexpr CellSet& operator&=(const CellSet& o) {
        for (int i = 0; i < W; ++i) words_[i] &= o.words_[i];
        return *this;
    }
    constexpr CellSet& operator|=(const CellSet& o) {
        for (int i = 0; i < W; ++i) words_[i] |= o.words_[i];
        return *this;
    }
    constexpr CellSet& operator^=(const CellSet& o) {
        for (int i = 0; i < W; ++i) words_[i] ^= o.words_[i];
        return *this;
    }
    friend constexpr CellSet operator&(CellSet a, const CellSet& b) { return a &= b; }
    friend constexpr CellSet operator|(CellSet a, const CellSet& b) { return a |= b; }
    friend constexpr CellSet operator^(CellSet a, const CellSet& b) { return a ^= b; }
    constexpr bool operator==(const CellSet&) const = default;

    // Calls visit(Cell) for every cell, lowest first. The set may change meanwhile.
    template <class Visit>
    constexpr void for_each(Visit&& visit) const {
        for (int i = 0; i < W; ++i)
            for (std::uint64_t w = words_[i]; w; w &= w - 1) visit(at(i, std::countr_zero(w)));
    }
    [[nodiscard]] constexpr std::uint64_t raw(int i) const { return words_[i]; }

  private:
    static constexpr int bit(Cell c) { return static_cast<int>(index(c) & 63); }
    static constexpr Cell at(int word, int bit) {
        return cell(static_cast<std::size_t>(word * 64 + bit));
    }
    constexpr std::uint64_t& word(Cell c) {
        if constexpr (W == 1) return words_[0];
        return words_[index(c) >> 6];
    }
    [[nodiscard]] constexpr const std::uint64_t& word(Cell c) const {
        if constexpr (W == 1) return words_[0];
        return words_[index(c) >> 6];
    }

    std::array<std::uint64_t, W> words_{};
};

}  // namespace floe
