// For which numbers of words a position is compiled: one to four, so that a board pays for its own
// size only. Where the size of the program counts more (in a browser) FLOE_WORD_COUNTS names fewer;
// a board then takes the next larger. The largest must be four.
#pragma once

#include <array>
#include <cstddef>
#include <utility>
#include <variant>

#ifndef FLOE_WORD_COUNTS
#define FLOE_WORD_COUNTS 1, 2, 3, 4
#endif

namespace floe {

inline constexpr std::array kWordCounts{FLOE_WORD_COUNTS};
static_assert(kWordCounts.back() == 4);

namespace detail {
template <template <int> class T, class Indices>
struct ForEachWordCount;
template <template <int> class T, std::size_t... I>
struct ForEachWordCount<T, std::index_sequence<I...>> {
    using Type = std::variant<T<kWordCounts[I]>...>;
};
}  // namespace detail

// One of T<W>, for any of the word counts.
template <template <int> class T>
using ForAnyWordCount =
    typename detail::ForEachWordCount<T, std::make_index_sequence<kWordCounts.size()>>::Type;

// Calls then.operator()<W>() with the smallest word count that holds `words` (1 to 4).
template <std::size_t I = 0, class Then>
decltype(auto) with_word_count(int words, Then&& then) {
    if constexpr (I + 1 < kWordCounts.size())
        if (words > kWordCounts[I]) return with_word_count<I + 1>(words, then);
    return then.template operator()<kWordCounts[I]>();
}

}  // namespace floe
