#include "rules/toml_tree.hpp"

#include <algorithm>
#include <tuple>

#include "base/limits.hpp"
#include "rules/toml_scan.hpp"

#ifndef TOML_EXCEPTIONS
#define TOML_EXCEPTIONS 0
#endif
#define TOML_HEADER_ONLY 1
#define TOML_ENABLE_FORMATTERS 0
#define TOML_MAX_NESTED_VALUES 16  // scan_toml allows fewer; this is the second line
// Input can break toml++ 3.3's assertions ("[." in parse_table_header), and with NDEBUG it turns
// them into assumptions of the compiler. Behind each of them the code goes on to a proper error.
#undef NDEBUG
#define TOML_ASSERT(condition) static_cast<void>(0)
#include <toml++/toml.h>

namespace floe {
namespace {

using Texts = std::vector<QuotedText>;

bool is_plain(const Texts& texts, int line, int column) {
    const auto before = [](const QuotedText& t, const std::pair<int, int>& place) {
        return std::pair{t.line, t.column} < place;
    };
    const auto it = std::lower_bound(texts.begin(), texts.end(), std::pair{line, column}, before);
    return it != texts.end() && it->line == line && it->column == column && it->plain;
}

TomlValue convert(const toml::node& node, const Texts& texts);

void convert_table(const toml::table& table, const Texts& texts, TomlValue& to) {
    to.kind = TomlValue::Kind::kTable;
    for (const auto& [key, child] : table) {
        const auto at = key.source().begin;
        to.entries.push_back({std::string(key.str()), static_cast<int>(at.line),
                              static_cast<int>(at.column), convert(child, texts)});
    }
    std::sort(to.entries.begin(), to.entries.end(), [](const TomlEntry& a, const TomlEntry& b) {
        return std::tie(a.line, a.column, a.key) < std::tie(b.line, b.column, b.key);
    });
}

// Recursion is no deeper than scan_toml lets the text nest.
TomlValue convert(const toml::node& node, const Texts& texts) {
    TomlValue v;
    v.line = static_cast<int>(node.source().begin.line);
    v.column = static_cast<int>(node.source().begin.column);
    if (const auto* flag = node.as_boolean()) {
        v.kind = TomlValue::Kind::kFlag;
        v.flag = flag->get();
    } else if (const auto* number = node.as_integer()) {
        v.kind = TomlValue::Kind::kNumber;
        v.number = number->get();
    } else if (const auto* text = node.as_string()) {
        v.kind = TomlValue::Kind::kText;
        v.text = text->get();
        v.plain_text = is_plain(texts, v.line, v.column);
    } else if (const auto* list = node.as_array()) {
        v.kind = TomlValue::Kind::kList;
        for (const toml::node& item : *list) v.items.push_back(convert(item, texts));
    } else if (const auto* table = node.as_table()) {
        convert_table(*table, texts, v);
    }
    return v;
}

}  // namespace

std::string_view TomlValue::kind_name() const {
    switch (kind) {
        case Kind::kFlag:
            return "true or false";
        case Kind::kNumber:
            return "a whole number";
        case Kind::kText:
            return "a text";
        case Kind::kList:
            return "a list";
        case Kind::kTable:
            return "a table";
        case Kind::kOther:
            break;
    }
    return "a decimal number or a date";
}

Result<TomlValue> read_toml(std::string_view text) {
    if (text.size() > limits::kGameFile)
        return fail("", "the file is longer than " + std::to_string(limits::kGameFile) + " bytes");
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);  // a byte order mark
    const auto texts = scan_toml(text);
    if (!texts) return std::unexpected(texts.error());
    const toml::parse_result parsed = toml::parse(text);
    if (!parsed) {
        const auto at = parsed.error().source().begin;
        return fail("line " + std::to_string(at.line) + ", column " + std::to_string(at.column),
                    std::string(parsed.error().description()));
    }
    return convert(parsed.table(), *texts);
}

}  // namespace floe
