#include "cli/rules_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cmath>

#include "base/nearest.hpp"
#include "cli/wrap.hpp"

namespace floe::cli {
namespace {

constexpr int kWidest = 100;  // longer lines are hard to read

std::string heading(const std::string& text) {
    return "\n" + text + "\n" + std::string(static_cast<std::size_t>(text_width(text)), '-') + "\n";
}

std::string worth(int value) { return fmt::format("{:g}", std::round(value / 10.0) / 10.0); }

std::string value_text(const ParameterValue& value) {
    if (const bool* flag = std::get_if<bool>(&value)) return *flag ? "yes" : "no";
    if (const auto* number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
    if (const auto* text = std::get_if<std::string>(&value)) return *text;
    std::string list;
    for (const std::string& text : std::get<std::vector<std::string>>(value))
        list += (list.empty() ? "" : ", ") + text;
    return list;
}

const Schema* schema_of(const std::string& kind) {
    for (const Schema& schema : rule_schemas())
        if (schema.kind == kind) return &schema;
    return nullptr;
}

std::string rule_text(const RuleSpec& rule, int width) {
    const Schema* schema = schema_of(rule.kind);
    if (schema == nullptr) return "";
    std::string out = wrap(fmt::format("- {}: {}.", rule.kind, schema->help), width, 2);
    for (const RuleArguments& use : rule.uses)
        for (const Parameter& parameter : schema->parameters) {
            if (!use.given(parameter.name)) continue;
            out += wrap(fmt::format("    {} = {}   ({})", parameter.name,
                                    value_text(use.item(parameter.name).value), parameter.help),
                        width, 4);
        }
    return out;
}

std::string what_it_is(const ManInfo& man, int value) {
    if (man.royal) return "royal: it must not be lost";
    if (value > 0) return "worth about " + worth(value);
    return "";
}

}  // namespace

std::vector<ManType> men_to_show(const Game& game) {
    std::vector<ManType> out;
    for (int t = 1; t < game.type_count(); ++t)
        if (game.info(man_type(t)).promoted_from == kNoType) out.push_back(man_type(t));
    return out;
}

Result<ManType> find_man(const Game& game, const std::string& word) {
    const auto lower = [](std::string text) {
        for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        return text;
    };
    std::vector<std::string> words;
    for (const ManType t : men_to_show(game)) {
        const ManInfo& man = game.info(t);
        if (lower(word) == lower(man.symbol) || lower(word) == lower(man.name)) return t;
        words.push_back(man.name);
    }
    return fail("", "There is no man " + in_quotes(word) + suggestion(word, words));
}

std::string man_page(const Game& game, ManType man, const std::vector<int>& values,
                     const RulesLook& look) {
    const ManInfo& info = game.info(man);
    const int value = values.empty() ? info.value : values[static_cast<std::size_t>(index(man))];
    std::string text = fmt::format("{}  {}", info.symbol, info.name);
    if (const std::string is = what_it_is(info, value); !is.empty()) text += ", " + is;
    text += "\n";
    if (!info.help.empty()) text += info.help + "\n";
    if (!info.movement_text.empty()) text += "Movement (Betza): " + info.movement_text + "\n";
    const int width = std::min(look.width, kWidest);
    if (info.neutral) return wrap(text, width);
    Canvas page = move_diagram(game, man, look);
    const int left = page.width() + 2;
    int row = 0;
    const std::string beside = wrap(text, std::max(20, width - left));
    for (std::size_t i = 0; i < beside.size(); ++row) {
        const std::size_t end = beside.find('\n', i);
        page.write(row, left, beside.substr(i, end - i));
        i = end + 1;
    }
    return page.text(look.colour);
}

std::string rules_text(const Game& game, const std::vector<int>& values, const RulesLook& look) {
    const int width = std::min(look.width, kWidest);
    const GameSpec& spec = game.spec;
    std::string out =
        spec.name + "\n" + std::string(static_cast<std::size_t>(text_width(spec.name)), '=') + "\n";
    out += wrap(spec.summary, width);
    if (!spec.inventor.empty()) out += wrap("By " + spec.inventor, width);
    if (!spec.link.empty()) out += spec.link + "\n";
    out += heading("How it is played") + wrap(spec.help, width, 0);
    out += heading("The men");
    out += wrap(look.unicode
                    ? "○ moves there   x captures there   ● either   i moves there only from where "
                      "it starts   ^ goes there over another man"
                    : "o moves there   x captures there   @ either   i moves there only from where "
                      "it starts   ^ goes there over another man",
                width);
    for (const ManType t : men_to_show(game)) out += "\n" + man_page(game, t, values, look);
    out += heading("The rules of this game file");
    for (const RuleSpec& rule : spec.rules) out += rule_text(rule, width);
    out += heading("Start position") + spec.start + "\n";
    return out;
}

}  // namespace floe::cli
