#include <algorithm>

#include "base/limits.hpp"
#include "base/nearest.hpp"
#include "rules/spec_reader_parts.hpp"

namespace floe {
namespace {

using Kind = TomlValue::Kind;

// What a parameter that is left out holds: the schema's default where it is of the right type, else
// an empty value.
ParameterValue fallback_of(const Parameter& p) {
    ParameterValue empty;
    switch (p.type) {
        case ParameterType::kFlag:
            empty = false;
            break;
        case ParameterType::kNumber:
            empty = p.low;
            break;
        case ParameterType::kMen:
        case ParameterType::kTexts:
            empty = std::vector<std::string>{};
            break;
        default:
            empty = std::string{};
            break;
    }
    return p.fallback.index() == empty.index() ? p.fallback : empty;
}

bool read_choice(const TableReader& t, const TomlValue& value, const Parameter& p,
                 std::string& to) {
    if (!t.read_text(value, to, limits::kGameLine, TextForm::kLine)) return false;
    if (std::find(p.choices.begin(), p.choices.end(), to) != p.choices.end()) return true;
    t.bad(t.place_of(value), in_quotes(to) + " is not possible here" + suggestion(to, p.choices));
    return false;
}

bool read_list(const TableReader& t, const TomlValue& value, std::vector<std::string>& to) {
    if (!t.read_texts(value, to, limits::kRuleList, limits::kGameLine)) return false;
    if (to.empty()) t.bad(t.place_of(value), "an empty list");
    for (std::size_t i = 0; i < to.size(); ++i)
        if (std::find(to.begin(), to.begin() + static_cast<std::ptrdiff_t>(i), to[i]) !=
            to.begin() + static_cast<std::ptrdiff_t>(i)) {
            t.bad(t.place_of(value.items[i]), in_quotes(to[i]) + " stands in the list twice");
            return false;
        }
    return !to.empty();
}

// Whether `to` was set from a value of the parameter's type.
bool read_parameter(const TableReader& t, const TomlValue& value, const Parameter& p,
                    ParameterValue& to) {
    bool flag = false;
    std::int64_t number = 0;
    std::string text;
    std::vector<std::string> texts;
    switch (p.type) {
        case ParameterType::kFlag:
            if (!t.read_flag(value, flag)) return false;
            to = flag;
            return true;
        case ParameterType::kNumber:
            if (!t.read_number(value, number, p.low, p.high)) return false;
            to = number;
            return true;
        case ParameterType::kMen:
        case ParameterType::kTexts:
            if (!read_list(t, value, texts)) return false;
            to = std::move(texts);
            return true;
        case ParameterType::kChoice:
            if (!read_choice(t, value, p, text)) return false;
            break;
        case ParameterType::kText:
        case ParameterType::kMan:
        case ParameterType::kRegion:
        case ParameterType::kCells:
            if (!t.read_text(value, text, limits::kRegionText, TextForm::kLine)) return false;
            break;
    }
    to = std::move(text);
    return true;
}

RuleArguments read_use(const TableReader& t, const Schema& schema) {
    RuleArguments use;
    use.place = t.place();
    std::vector<std::string_view> names;
    for (const Parameter& p : schema.parameters) {
        names.push_back(p.name);
        RuleArguments::Item item{std::string(p.name), fallback_of(p), use.place, false, {}};
        if (const TomlValue* value = t.find(p.name)) {
            item.given = read_parameter(t, *value, p, item.value);
            item.place = t.place_of(*value);
            for (const TomlValue& text : value->items) item.text_places.push_back(t.place_of(text));
        } else if (p.required) {
            t.require({p.name});
        }
        use.items.push_back(std::move(item));
    }
    for (const TomlEntry& e : t.entries())
        if (std::find(names.begin(), names.end(), e.key) == names.end())
            t.bad(t.place_of(e), "the rule '" + std::string(schema.kind) + "' has no parameter " +
                                     in_quotes(e.key) + suggestion(e.key, names));
    return use;
}

std::vector<RuleArguments> read_uses(const TableReader& rules, const TomlEntry& entry,
                                     const Schema& schema) {
    const TomlValue& value = entry.value;
    const std::string kind(schema.kind);
    if (value.kind == Kind::kTable) return {read_use(rules.of(value), schema)};
    if (value.kind == Kind::kFlag) {  // `true`: all parameters as they are by default
        TomlValue none;
        none.kind = Kind::kTable;
        none.line = value.line;
        none.column = value.column;
        return {read_use(rules.of(none), schema)};
    }
    if (value.kind != Kind::kList) {
        rules.wrong_kind(value, "a table of parameters, true or false");
        return {};
    }
    if (!schema.repeatable) {
        rules.bad(rules.place_of(entry), "the rule '" + kind + "' can be given only once: [rules." +
                                             kind + "] with single brackets");
        return {};
    }
    std::vector<RuleArguments> uses;
    for (const TableReader& t : rules.tables(entry.key, limits::kRuleUses))
        uses.push_back(read_use(t, schema));
    if (value.items.empty()) rules.bad(rules.place_of(value), "an empty list");
    return uses;
}

void apply_rule(const TableReader& rules, const TomlEntry& entry, GameSpec& spec) {
    const auto old = std::find_if(spec.rules.begin(), spec.rules.end(),
                                  [&](const RuleSpec& r) { return r.kind == entry.key; });
    const Schema* schema = nullptr;
    std::vector<std::string_view> kinds;
    for (const Schema& s : rule_schemas()) {
        kinds.push_back(s.kind);
        if (s.kind == entry.key) schema = &s;
    }
    if (schema == nullptr) {
        rules.bad(rules.place_of(entry),
                  "unknown rule " + in_quotes(entry.key) + suggestion(entry.key, kinds));
        return;
    }
    if (entry.value.kind == Kind::kFlag && !entry.value.flag) {
        if (old != spec.rules.end())
            spec.rules.erase(old);
        else
            rules.bad(rules.place_of(entry),
                      "the rule '" + entry.key + "' is not inherited: there is nothing to drop");
        return;
    }
    RuleSpec rule{entry.key, read_uses(rules, entry, *schema), rules.place_of(entry)};
    if (old != spec.rules.end())
        *old = std::move(rule);
    else
        spec.rules.push_back(std::move(rule));
}

}  // namespace

void apply_rules(const TableReader& file, GameSpec& spec) {
    for (const TableReader& rules : file.table("rules"))
        for (const TomlEntry& entry : rules.entries()) apply_rule(rules, entry, spec);
}

}  // namespace floe
