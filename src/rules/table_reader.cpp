#include "rules/table_reader.hpp"

#include <algorithm>
#include <tuple>

#include "base/nearest.hpp"

namespace floe {

void Problems::add(const Place& place, Error inner) {
    if (full()) return;
    auto it = std::find(files_.begin(), files_.end(), place.file);
    if (it == files_.end()) it = files_.insert(it, place.file);
    Error error = inner.where.empty() ? Error{place.text(), std::move(inner.reason)}
                                      : place.within(std::move(inner));
    found_.push_back({static_cast<int>(it - files_.begin()), place, std::move(error)});
}

std::vector<Error> Problems::sorted() const {
    std::vector<const Problem*> order;
    for (const Problem& p : found_) order.push_back(&p);
    std::sort(order.begin(), order.end(), [](const Problem* a, const Problem* b) {
        return std::tie(a->file, a->place.line, a->place.column, a) <
               std::tie(b->file, b->place.line, b->place.column, b);
    });
    std::vector<Error> errors;
    for (const Problem* p : order) errors.push_back(p->error);
    return errors;
}

const TomlValue* TableReader::find(std::string_view key) const {
    for (const TomlEntry& e : table_->entries)
        if (e.key == key) return &e.value;
    return nullptr;
}

Place TableReader::place_of(const TomlValue& value) const {
    // The first character of a text without escapes stands one column behind its quote.
    return {*file_, value.line, value.column + (value.plain_text ? 1 : 0), value.plain_text};
}

Place TableReader::place_of(const TomlEntry& entry) const {
    return {*file_, entry.line, entry.column};
}

void TableReader::allow(std::initializer_list<std::string_view> keys) const {
    for (const TomlEntry& e : table_->entries)
        if (!problems_->full() && std::find(keys.begin(), keys.end(), e.key) == keys.end())
            bad(place_of(e), "unknown key " + in_quotes(e.key) + suggestion(e.key, keys));
}

void TableReader::require(std::initializer_list<std::string_view> keys) const {
    for (const std::string_view key : keys)
        if (!has(key)) bad(place(), "the key '" + std::string(key) + "' is missing");
}

void TableReader::wrong_kind(const TomlValue& value, std::string_view expected) const {
    bad(place_of(value),
        "expected " + std::string(expected) + ", found " + std::string(value.kind_name()));
}

bool TableReader::read_text(const TomlValue& value, std::string& to, std::size_t limit,
                            TextForm form) const {
    if (value.kind != TomlValue::Kind::kText) {
        wrong_kind(value, "a text");
        return false;
    }
    const auto refused = [&](char c) {
        const bool control = static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
        const bool layout = c == '\n' || c == '\t' || c == '\r';
        return control && !(form == TextForm::kParagraphs && layout);
    };
    if (value.text.size() > limit) {
        bad(place_of(value), "a text of " + std::to_string(value.text.size()) + " bytes; at most " +
                                 std::to_string(limit) + " are possible here");
    } else if (std::any_of(value.text.begin(), value.text.end(), refused)) {
        bad(place_of(value), form == TextForm::kLine ? "expected a text of one line"
                                                     : "a control character in a text");
    } else if (value.text.find_first_not_of(" \t\r\n") == std::string::npos) {
        bad(place_of(value), "an empty text");
    } else {
        to = value.text;
        return true;
    }
    return false;
}

bool TableReader::read_number(const TomlValue& value, std::int64_t& to, std::int64_t low,
                              std::int64_t high) const {
    const std::string range =
        "a whole number from " + std::to_string(low) + " to " + std::to_string(high);
    if (value.kind != TomlValue::Kind::kNumber) {
        wrong_kind(value, range);
        return false;
    }
    if (value.number < low || value.number > high) {
        bad(place_of(value), "expected " + range + ", found " + std::to_string(value.number));
        return false;
    }
    to = value.number;
    return true;
}

bool TableReader::read_flag(const TomlValue& value, bool& to) const {
    if (value.kind != TomlValue::Kind::kFlag) {
        wrong_kind(value, "true or false");
        return false;
    }
    to = value.flag;
    return true;
}

bool TableReader::read_texts(const TomlValue& value, std::vector<std::string>& to,
                             std::size_t count_limit, std::size_t limit) const {
    if (value.kind != TomlValue::Kind::kList) {
        wrong_kind(value, "a list of texts");
        return false;
    }
    if (value.items.size() > count_limit) {
        bad(place_of(value), "a list of " + std::to_string(value.items.size()) + "; at most " +
                                 std::to_string(count_limit) + " are possible here");
        return false;
    }
    std::vector<std::string> read(value.items.size());
    bool good = true;
    for (std::size_t i = 0; i < read.size(); ++i)
        good = read_text(value.items[i], read[i], limit, TextForm::kLine) && good;
    if (good) to = std::move(read);
    return good;
}

bool TableReader::text(std::string_view key, std::string& to, std::size_t limit,
                       TextForm form) const {
    const TomlValue* value = find(key);
    return value != nullptr && read_text(*value, to, limit, form);
}

bool TableReader::number(std::string_view key, int& to, std::int64_t low, std::int64_t high) const {
    const TomlValue* value = find(key);
    std::int64_t read = 0;
    if (value == nullptr || !read_number(*value, read, low, high)) return false;
    to = static_cast<int>(read);
    return true;
}

bool TableReader::flag(std::string_view key, bool& to) const {
    const TomlValue* value = find(key);
    return value != nullptr && read_flag(*value, to);
}

bool TableReader::texts(std::string_view key, std::vector<std::string>& to, std::size_t count_limit,
                        std::size_t limit) const {
    const TomlValue* value = find(key);
    return value != nullptr && read_texts(*value, to, count_limit, limit);
}

std::vector<TableReader> TableReader::tables(std::string_view key, std::size_t limit) const {
    const TomlValue* value = find(key);
    if (value == nullptr) return {};
    const std::string expected = "tables: [[" + std::string(key) + "]]";
    if (value->kind != TomlValue::Kind::kList) {
        wrong_kind(*value, expected);
        return {};
    }
    if (value->items.size() > limit) {
        bad(place_of(value->items[limit]),
            "more than " + std::to_string(limit) + " " + expected + " are not possible");
        return {};
    }
    std::vector<TableReader> read;
    for (const TomlValue& item : value->items) {
        if (item.kind != TomlValue::Kind::kTable) {
            wrong_kind(item, expected);
            return {};
        }
        read.push_back(of(item));
    }
    return read;
}

std::vector<TableReader> TableReader::table(std::string_view key) const {
    const TomlValue* value = find(key);
    if (value == nullptr) return {};
    if (value->kind != TomlValue::Kind::kTable) {
        wrong_kind(*value, "one table: [" + std::string(key) + "]");
        return {};
    }
    return {of(*value)};
}

}  // namespace floe
