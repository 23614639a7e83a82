// The order in which tags are exported.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "notation/pgn.hpp"

namespace floe::notation {

inline constexpr std::array<std::string_view, 7> kRoster{"Event", "Site",  "Date",  "Round",
                                                         "White", "Black", "Result"};

inline std::size_t roster_place(std::string_view name) {
    return static_cast<std::size_t>(std::find(kRoster.begin(), kRoster.end(), name) -
                                    kRoster.begin());
}

// The seven of the roster first, the others as they are.
inline void sort_tags(std::vector<PgnTag>& tags) {
    std::stable_sort(tags.begin(), tags.end(), [](const PgnTag& a, const PgnTag& b) {
        return roster_place(a.name) < roster_place(b.name);
    });
}

// Runs of blanks become one space, blanks at the ends go.
inline std::string one_line(std::string_view text) {
    std::string out;
    bool blank = false;
    for (const char c : text) {
        if (c == ' ' || c == '\t' || c == '\r' || c == '\n') {
            blank = true;
            continue;
        }
        if (blank && !out.empty()) out += ' ';
        blank = false;
        out += c;
    }
    return out;
}

}  // namespace floe::notation
