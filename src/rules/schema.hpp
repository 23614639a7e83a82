// What a rule kind's parameters look like, and the parameters a game file gave. A schema is data:
// the reader of game files checks against it, `floe check` and the reference in docs/games.md print
// it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/error.hpp"

namespace floe {

// Where in a game file something stands: 1-based; line 0 is unknown.
struct Place {
    std::string file;
    int line = 0;
    int column = 0;
    // Of a text: this is its first character, and columns within the text count on from here (it is
    // written on one line, without escapes). Otherwise a text's place is its opening quote.
    bool in_text = false;

    // "ice-age.toml, line 3, column 7"
    [[nodiscard]] std::string text() const;
    // Where an error within the text at this place is: "column 3" of it becomes the column of the
    // file where that can be told.
    [[nodiscard]] Error within(Error inner) const;
};

// A value of a game file: a flag, a whole number, a text, or a list of texts.
using ParameterValue = std::variant<bool, std::int64_t, std::string, std::vector<std::string>>;

enum class ParameterType : std::uint8_t {
    kFlag,    // true or false
    kNumber,  // a whole number from low to high
    kText,    // any text
    kTexts,   // a list of texts
    kChoice,  // one of `choices`
    kMan,     // a man's symbol
    kMen,     // a list of symbols
    kRegion,  // a region: see rules/region.hpp; seen by the seat that uses it
    kCells,   // a text of cell names with spaces between; seen by the first seat
};

struct Parameter {
    std::string_view name;
    ParameterType type;
    std::string_view help;  // one sentence for the reference
    bool required = false;
    std::int64_t low = 0;  // kNumber
    std::int64_t high = 0;
    std::vector<std::string_view> choices = {};
    ParameterValue fallback = false;  // what holds when it is left out and not required
};

struct Schema {
    std::string_view kind;    // the rule's name in [rules.NAME]
    std::string_view help;    // one sentence: what the rule does
    bool repeatable = false;  // may be given as an array of tables
    std::vector<Parameter> parameters;
    bool makes_men = false;  // a game with this rule needs no [[men]]
};

// The parameters of one use of a rule, complete (defaults filled in) and of the schema's types.
struct RuleArguments {
    struct Item {
        std::string name;
        ParameterValue value;
        Place place;
        bool given = false;                   // false: the default
        std::vector<Place> text_places = {};  // given lists: of each text
    };
    std::vector<Item> items;
    Place place;

    // The value of a parameter of the schema; the name and type must be the schema's.
    [[nodiscard]] const Item& item(std::string_view name) const;
    [[nodiscard]] bool given(std::string_view name) const { return item(name).given; }
    [[nodiscard]] bool flag(std::string_view name) const {
        return std::get<bool>(item(name).value);
    }
    [[nodiscard]] std::int64_t number(std::string_view name) const {
        return std::get<std::int64_t>(item(name).value);
    }
    [[nodiscard]] const std::string& text(std::string_view name) const {
        return std::get<std::string>(item(name).value);
    }
    [[nodiscard]] const std::vector<std::string>& texts(std::string_view name) const {
        return std::get<std::vector<std::string>>(item(name).value);
    }
    // An error at the place of the i-th text of a list.
    [[nodiscard]] std::unexpected<Error> bad_text(std::string_view name, std::size_t i,
                                                  std::string reason) const {
        const Item& list = item(name);
        const Place& at = i < list.text_places.size() ? list.text_places[i] : list.place;
        return fail(at.text(), std::move(reason));
    }
    // An error at the place of a parameter.
    [[nodiscard]] std::unexpected<Error> bad(std::string_view name, std::string reason) const {
        return fail(item(name).place.text(), std::move(reason));
    }
};

}  // namespace floe
