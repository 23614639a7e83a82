#include "cli/rules_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "base/nearest.hpp"
#include "cli/board_text.hpp"
#include "cli/move_words.hpp"
#include "cli/wrap.hpp"
#include "notation/text.hpp"

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

// The colours of stacks as their owner sees them, in the order of the seats from his own.
constexpr std::array<const char*, 4> kRelations{"own", "left", "opposite", "right"};
constexpr std::array<const char*, 4> kRelationWords{
    "its owner's own colour", "the colour of its owner's left neighbour, who moves next",
    "the colour of the player opposite its owner", "the colour of its owner's right neighbour"};

// From whose side a man is looked at.
Seat eyes(const Game& game, Man man) {
    if (man.owner != kNobody) return man.owner;
    const int colour = game.info(man.type).colour;
    return seat(colour >= 0 ? colour : 0);
}

std::size_t relation(const Game& game, Man man) {
    const int seats = game.seat_count();
    return static_cast<std::size_t>((game.info(man.type).colour - index(eyes(game, man)) + seats) %
                                    seats);
}

std::string what_it_is(const Game& game, Man man, int value) {
    if (is_royal(game, man)) return "royal: it must not be lost";
    if (value > 0) return "worth about " + worth(value);
    return "";
}

std::string man_heading(const Game& game, Man man) {
    const ManInfo& info = game.info(man.type);
    if (man.owner == kNobody) return info.symbol + "  " + info.name;
    return man_text(game, man) + "  " + seat_name(game, man.owner) + "'s " + info.name;
}

// A single part in every colour as the first seat sees it, colour by colour.
std::string stacks_text(const Game& game, const std::vector<int>& values, const RulesLook& look,
                        int width) {
    const std::string& first = game.seats.front().name;
    std::string out = wrap("\nThese are " + first + "'s men, seen from " + first +
                               "'s side; the men of the others move in the same way, seen from "
                               "theirs. A stack moves as its largest part.",
                           width);
    for (int colour = 0; colour < game.stacks.colours; ++colour) {
        const Man smallest{game.stacks.type(colour, 1), seat(0)};
        const std::string title = kRelationWords[relation(game, smallest)];
        out += "\n" + wrap("In " + title + ": " + notation::lower(seat_name(game, seat(colour))) +
                               " men" + (is_royal(game, smallest) ? ", royal" : ""),
                           width);
        for (int part = 0; part < game.stacks.parts; ++part)
            out += "\n" +
                   man_page(game, {game.stacks.type(colour, 1U << part), seat(0)}, values, look);
    }
    return out;
}

}  // namespace

std::vector<ManType> men_to_show(const Game& game) {
    std::vector<ManType> out;
    for (int t = 1; t < game.type_count(); ++t)
        if (game.info(man_type(t)).promoted_from == kNoType) out.push_back(man_type(t));
    return out;
}

std::string movement_text(const Game& game, Man man) {
    if (game.stacks.is_stack(man.type))
        for (const RuleSpec& rule : game.spec.rules)
            if (rule.kind == StacksRule::schema().kind)
                return rule.uses.front().texts(
                    kRelations[relation(game, man)])[static_cast<std::size_t>(
                    StackTypes::largest(game.stacks.set(man.type)))];
    return game.info(man.type).movement_text;
}

bool is_royal(const Game& game, Man man) {
    const ManInfo& info = game.info(man.type);
    return info.royal && (info.colour < 0 || relation(game, man) == 0);
}

std::string how_typed(const Game& game, Man man) {
    const OtherCaptures captures = other_captures(game, man);
    const std::string& symbol = game.info(man.type).symbol;
    const std::string letter = symbol + (symbol.size() > 1 ? "_" : "");
    std::string out;
    if (captures.from_afar)
        out += "A capture without moving is typed " + letter +
               ":e6, or as the way there and back: d4e6,e6d4.\n";
    if (captures.on_the_way)
        out += "A capture on the way is typed " + letter + "xd5-d6, or cell by cell: d4d5,d5d6.\n";
    return out;
}

Result<Man> find_man(const Game& game, const std::string& word) {
    const std::vector<ManType> men = men_to_show(game);
    // A letter's case tells the owner from the man, so what is written exactly comes first.
    const auto as_written = [&](std::string_view text, bool any_case) -> ManType {
        for (const ManType t : men) {
            const std::string& symbol = game.info(t).symbol;
            if (text == symbol || (any_case && notation::lower(text) == notation::lower(symbol)))
                return t;
        }
        return kNoType;
    };
    if (const ManType t = as_written(word, false); t != kNoType) return Man{t, kNobody};
    Man owned;
    for (int s = 0; game.seat_count() > 2 && s < game.seat_count(); ++s)
        if (word.size() > 1 && word[0] == game.seats[static_cast<std::size_t>(s)].letter) {
            const ManType exactly = as_written(word.substr(1), false);
            if (exactly != kNoType) return Man{exactly, seat(s)};
            owned = {as_written(word.substr(1), true), seat(s)};
        }
    const ManType any_case = as_written(word, true);
    if (any_case != kNoType && !owned.none())
        return fail("", in_quotes(word) + " may be " + game.info(any_case).symbol + " or " +
                            man_text(game, owned));
    if (any_case != kNoType) return Man{any_case, kNobody};
    if (!owned.none()) return owned;
    std::vector<std::string> words;
    for (const ManType t : men) {
        const ManInfo& man = game.info(t);
        if (notation::lower(word) == notation::lower(man.name)) return Man{t, kNobody};
        words.push_back(man.name);
    }
    return fail("", "There is no man " + in_quotes(word) + suggestion(word, words));
}

std::string man_page(const Game& game, Man man, const std::vector<int>& values,
                     const RulesLook& look) {
    const ManInfo& info = game.info(man.type);
    const int value =
        values.empty() ? info.value : values[static_cast<std::size_t>(index(man.type))];
    std::string text = man_heading(game, man);
    if (const std::string is = what_it_is(game, man, value); !is.empty()) text += ", " + is;
    text += "\n";
    if (game.stacks.is_stack(man.type)) {
        text += std::string("In ") + kRelationWords[relation(game, man)];
        if (man.owner == kNobody)
            text += "; put the letter of another owner first to see it as his: " +
                    man_text(game, {man.type, seat((info.colour + 1) % game.seat_count())});
        text += ".\n";
    }
    if (!info.help.empty()) text += info.help + "\n";
    text += how_typed(game, man);
    if (const std::string moves = movement_text(game, man); !moves.empty())
        text += "Movement (Betza): " + moves + "\n";
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
    if (game.stacks.any()) out += stacks_text(game, values, look, width);
    for (const ManType t : men_to_show(game))
        if (!game.stacks.is_stack(t)) out += "\n" + man_page(game, {t, kNobody}, values, look);
    out += heading("The rules of this game file");
    for (const RuleSpec& rule : spec.rules) out += rule_text(rule, width);
    out += heading("Start position") + spec.start + "\n";
    return out;
}

}  // namespace floe::cli
