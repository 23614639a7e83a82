// Reads keys of a TOML table into fields, and collects what is wrong instead of stopping at the
// first mistake. Every reader leaves its field alone when the key is missing or wrong.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"
#include "base/limits.hpp"
#include "rules/schema.hpp"
#include "rules/toml_tree.hpp"

namespace floe {

// The mistakes found so far. Beyond limits::kGameFileErrors they are dropped.
class Problems {
  public:
    void add(const Place& place, std::string reason) { add(place, Error{"", std::move(reason)}); }
    // An error inside the text at a place.
    void add(const Place& place, Error inner);
    [[nodiscard]] bool none() const { return found_.empty(); }
    [[nodiscard]] bool full() const { return found_.size() == limits::kGameFileErrors; }
    // File by file in the order in which files were first found wrong; in a file by line.
    [[nodiscard]] std::vector<Error> sorted() const;

  private:
    struct Problem {
        int file;
        Place place;
        Error error;
    };
    std::vector<Problem> found_;
    std::vector<std::string> files_;
};

enum class TextForm : std::uint8_t {
    kLine,        // no control characters
    kParagraphs,  // line breaks and tabs too
};

class TableReader {
  public:
    TableReader(const TomlValue& table, const std::string& file, Problems& problems)
        : table_(&table), file_(&file), problems_(&problems) {}

    [[nodiscard]] const std::vector<TomlEntry>& entries() const { return table_->entries; }
    [[nodiscard]] const TomlValue* find(std::string_view key) const;
    [[nodiscard]] bool has(std::string_view key) const { return find(key) != nullptr; }
    [[nodiscard]] Place place() const { return place_of(*table_); }
    [[nodiscard]] Place place_of(const TomlValue& value) const;
    [[nodiscard]] Place place_of(const TomlEntry& entry) const;

    // Any other key is a mistake.
    void allow(std::initializer_list<std::string_view> keys) const;
    // A missing key is a mistake.
    void require(std::initializer_list<std::string_view> keys) const;

    // Each says whether the field was set.
    bool text(std::string_view key, std::string& to, std::size_t limit = limits::kGameLine,
              TextForm form = TextForm::kLine) const;
    bool number(std::string_view key, int& to, std::int64_t low, std::int64_t high) const;
    bool flag(std::string_view key, bool& to) const;
    // A list of one-line texts, each at most `limit` bytes.
    bool texts(std::string_view key, std::vector<std::string>& to, std::size_t count_limit,
               std::size_t limit = limits::kGameLine) const;
    // The tables of a list of tables, [[key]]; none when the key is missing.
    [[nodiscard]] std::vector<TableReader> tables(std::string_view key, std::size_t limit) const;
    // The table under a key, [key]; an empty list when it is missing.
    [[nodiscard]] std::vector<TableReader> table(std::string_view key) const;

    // The same for values that were found already.
    bool read_text(const TomlValue& value, std::string& to, std::size_t limit, TextForm form) const;
    bool read_number(const TomlValue& value, std::int64_t& to, std::int64_t low,
                     std::int64_t high) const;
    bool read_flag(const TomlValue& value, bool& to) const;
    bool read_texts(const TomlValue& value, std::vector<std::string>& to, std::size_t count_limit,
                    std::size_t limit) const;
    [[nodiscard]] TableReader of(const TomlValue& table) const {
        return {table, *file_, *problems_};
    }
    void bad(const Place& place, std::string reason) const {
        problems_->add(place, std::move(reason));
    }
    // A value of another kind than was expected: `expected` is "a text".
    void wrong_kind(const TomlValue& value, std::string_view expected) const;

  private:
    const TomlValue* table_;
    const std::string* file_;
    Problems* problems_;
};

}  // namespace floe
