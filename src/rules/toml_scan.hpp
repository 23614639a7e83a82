// A first look at a TOML text, before the TOML library sees it: refuses what would make that
// library recurse or destroy too deep (lists and tables within each other, long dotted keys) or
// take an undefined path (toml++ 3.3 asks of characters beyond ASCII whether they are white space,
// and reaches a __builtin_unreachable with most), and notes where texts begin, so that an error
// inside one can be given its exact column.
#pragma once

#include <string_view>
#include <vector>

#include "base/error.hpp"

namespace floe {

// A quoted text of the file. `plain`: on one line and without escapes, so that what stands between
// the quotes is the text itself. Lines and columns (in characters) are 1-based.
struct QuotedText {
    int line = 0;
    int column = 0;  // of the opening quote
    bool plain = false;

    bool operator==(const QuotedText&) const = default;
};

// All quoted texts in order. Errors are at "line L, column C". A text that is no TOML at all may
// pass: the library says what is wrong with it.
Result<std::vector<QuotedText>> scan_toml(std::string_view text);

}  // namespace floe
