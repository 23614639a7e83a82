// The word somebody meant: the nearest of the valid ones by edit distance (insert, delete, replace,
// swap of neighbours; optimal string alignment, Damerau 1964), upper and lower case counted as the
// same. For error messages; a word beyond 40 bytes has no neighbour.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace floe {

inline constexpr std::size_t kNearestWord = 40;

// The number of edits that make `a` from `b`. Both must have at most kNearestWord bytes.
inline std::size_t edit_distance(std::string_view a, std::string_view b) {
    const auto lower = [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    };
    const auto same = [&](char p, char q) { return lower(p) == lower(q); };
    using Row = std::array<std::size_t, kNearestWord + 1>;
    Row before_last{}, last{}, row{};
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        before_last = last;
        last = row;
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = last[j - 1] + (same(a[i - 1], b[j - 1]) ? 0 : 1);
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, replaced});
            if (i > 1 && j > 1 && same(a[i - 1], b[j - 2]) && same(a[i - 2], b[j - 1]))
                row[j] = std::min(row[j], before_last[j - 2] + 1);
        }
    }
    return row[b.size()];
}

// The word of `words` (any range of texts) that is nearest to `word`, the first of equals; "" when
// none is near: at most one edit for every three bytes of the longer word.
template <class Words>
std::string nearest_word(std::string_view word, const Words& words) {
    if (word.size() > kNearestWord) return "";
    std::string best;
    std::size_t fewest = kNearestWord + 1;
    for (const auto& candidate : words) {
        const std::string_view other(candidate);
        if (other.size() > kNearestWord) continue;
        const std::size_t edits = edit_distance(word, other);
        if (edits < fewest && edits * 3 <= std::max(word.size(), other.size())) {
            fewest = edits;
            best = other;
        }
    }
    return best;
}

// What to put behind "unknown word 'x'": the nearest valid word, or all of them when there are few.
template <class Words>
std::string suggestion(std::string_view word, const Words& words) {
    if (const std::string near = nearest_word(word, words); !near.empty())
        return "; did you mean '" + near + "'?";
    constexpr std::size_t kListed = 24;
    std::string list;
    std::size_t count = 0;
    for (const auto& candidate : words) {
        if (++count > kListed) return "";
        list += (list.empty() ? "" : ", ") + std::string(candidate);
    }
    return list.empty() ? "" : "; possible: " + list;
}

// A foreign text in quotes for an error message: what is beyond kNearestWord bytes is cut off, and
// control characters become '?'.
inline std::string in_quotes(std::string_view text) {
    std::size_t end = std::min(text.size(), kNearestWord);
    const auto continues = [&] { return (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80; };
    while (end > 0 && end < text.size() && continues()) --end;
    std::string shown = "'";
    for (const char c : text.substr(0, end))
        shown += static_cast<unsigned char>(c) < 0x20 || c == 0x7F ? '?' : c;
    return shown + (end < text.size() ? "...'" : "'");
}

}  // namespace floe
