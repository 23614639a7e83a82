// The order in which tags are exported.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "notation/pgn.hpp"

namespace floe::notation {

inline constexpr std::array<std::string_view, 7> kRoster{"Event", "Site",  "Date",  "Round",
                                                         "White", "Black", "Result"};

// The seven of the roster first, the others as they are.
inline void sort_tags(std::vector<PgnTag>& tags) {
    const auto in_roster = [](const PgnTag& tag) {
        return std::find(kRoster.begin(), kRoster.end(), tag.name) != kRoster.end();
    };
    std::vector<PgnTag> sorted;
    for (const std::string_view name : kRoster)
        for (const PgnTag& tag : tags)
            if (tag.name == name) sorted.push_back(tag);
    for (const PgnTag& tag : tags)
        if (!in_roster(tag)) sorted.push_back(tag);
    tags = std::move(sorted);
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
