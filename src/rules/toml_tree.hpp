// A TOML text as a plain tree in the order of the file, each value with its place. The one door to
// the TOML library (toml_tree.cpp includes it, nothing else does).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"

namespace floe {

struct TomlEntry;

struct TomlValue {
    enum class Kind : std::uint8_t { kFlag, kNumber, kText, kList, kTable, kOther };

    Kind kind = Kind::kOther;
    bool flag = false;
    bool plain_text = false;  // kText: what stands between the quotes is the text itself
    int line = 0;             // 1-based; 0: unknown
    int column = 0;
    std::int64_t number = 0;
    std::string text;
    std::vector<TomlValue> items;    // kList
    std::vector<TomlEntry> entries;  // kTable, in the order of the file

    // "a text", "a decimal number or a date"
    [[nodiscard]] std::string_view kind_name() const;
};

struct TomlEntry {
    std::string key;
    int line = 0;
    int column = 0;
    TomlValue value;
};

// The text's table. Errors are at "line L, column C".
Result<TomlValue> read_toml(std::string_view text);

}  // namespace floe
