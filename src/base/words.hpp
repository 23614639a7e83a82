// The words of a text: what stands between blanks.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace floe {

inline std::vector<std::string> words_of(std::string_view text) {
    constexpr std::string_view kBlanks = " \t\r\n";
    std::vector<std::string> words;
    for (std::size_t at = text.find_first_not_of(kBlanks); at != text.npos;) {
        const std::size_t end = std::min(text.find_first_of(kBlanks, at), text.size());
        words.emplace_back(text.substr(at, end - at));
        at = text.find_first_not_of(kBlanks, end);
    }
    return words;
}

}  // namespace floe
