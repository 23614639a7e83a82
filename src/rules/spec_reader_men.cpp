#include <algorithm>
#include <set>

#include "base/limits.hpp"
#include "base/nearest.hpp"
#include "rules/spec_reader_parts.hpp"

namespace floe {
namespace {

constexpr std::size_t kName = 64;
constexpr std::string_view kNeutralSymbols = "*#!?$%^&|=";

bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
bool is_lower(char c) { return c >= 'a' && c <= 'z'; }

template <class Spec>
auto find_symbol(std::vector<Spec>& list, std::string_view symbol) {
    return std::find_if(list.begin(), list.end(),
                        [&](const Spec& s) { return s.symbol == symbol; });
}

void remove_men(const TableReader& file, GameSpec& spec) {
    std::vector<std::string> symbols;
    if (!file.texts("remove_men", symbols, limits::kManTypes)) return;
    const auto& items = file.find("remove_men")->items;
    for (std::size_t i = 0; i < symbols.size(); ++i) {
        const auto man = find_symbol(spec.men, symbols[i]);
        const auto neutral = find_symbol(spec.neutrals, symbols[i]);
        if (man != spec.men.end())
            spec.men.erase(man);
        else if (neutral != spec.neutrals.end())
            spec.neutrals.erase(neutral);
        else
            file.bad(file.place_of(items[i]), "no man " + in_quotes(symbols[i]) + " is inherited" +
                                                  suggestion(symbols[i], all_symbols(spec)));
    }
}

// A text that may be given as a place of its own.
void placed_text(const TableReader& t, std::string_view key, std::size_t limit, std::string& to,
                 Place& place) {
    if (t.text(key, to, limit)) place = t.place_of(*t.find(key));
}

void read_man(const TableReader& t, ManSpec& man) {
    man.place = t.place();
    t.allow({"symbol", "name", "move", "royal", "pawn", "value", "picture", "initial", "zone",
             "help", "blocked_by"});
    t.text("name", man.name, kName);
    placed_text(t, "move", limits::kBetzaText, man.movement, man.movement_place);
    t.flag("royal", man.royal);
    t.flag("pawn", man.pawn);
    t.number("value", man.value, 0, limits::kManValue);
    t.text("picture", man.picture, kName);
    placed_text(t, "initial", limits::kRegionText, man.initial, man.initial_place);
    placed_text(t, "zone", limits::kRegionText, man.zone, man.zone_place);
    t.text("help", man.help);
    t.texts("blocked_by", man.blocked_by, limits::kManTypes);
}

void read_neutral(const TableReader& t, NeutralSpec& neutral) {
    neutral.place = t.place();
    t.allow({"symbol", "name", "capturable", "help"});
    t.text("name", neutral.name, kName);
    t.flag("capturable", neutral.capturable);
    t.text("help", neutral.help);
}

// The symbol of a table that is new in this file; "" when it is none.
std::string new_symbol(const TableReader& t, std::set<std::string>& seen, bool neutral) {
    std::string symbol;
    t.require({"symbol"});
    if (!t.text("symbol", symbol)) return "";
    const Place place = t.place_of(*t.find("symbol"));
    if (neutral && !is_neutral_symbol(symbol)) {
        t.bad(place, "the symbol of a neutral man is one of " + std::string(kNeutralSymbols) +
                         ", not " + in_quotes(symbol));
        return "";
    }
    if (!neutral && !is_man_symbol(symbol)) {
        t.bad(place,
              "a symbol is an upper case letter, one and a lower case letter, or '+' and an "
              "upper case letter for a promoted form: not " +
                  in_quotes(symbol));
        return "";
    }
    if (!seen.insert(symbol).second) {
        t.bad(place, "two men have the symbol " + in_quotes(symbol));
        return "";
    }
    return symbol;
}

// Overrides the inherited entry with the symbol of a table, or appends a new one, which must be
// complete.
template <class Spec, class Read>
void apply_entry(const TableReader& t, const std::string& symbol, std::vector<Spec>& list,
                 std::initializer_list<std::string_view> required, Read&& read) {
    const auto old = find_symbol(list, symbol);
    if (old != list.end()) {
        read(t, *old);
        return;
    }
    t.require(required);
    Spec entry;
    entry.symbol = symbol;
    read(t, entry);
    list.push_back(std::move(entry));
}

}  // namespace

bool is_man_symbol(std::string_view symbol) {
    if (symbol.size() == 2 && symbol[0] == '+') return is_upper(symbol[1]);
    if (symbol.empty() || symbol.size() > 2 || !is_upper(symbol[0])) return false;
    return symbol.size() == 1 || is_lower(symbol[1]);
}

bool is_neutral_symbol(std::string_view symbol) {
    return symbol.size() == 1 && kNeutralSymbols.find(symbol[0]) != std::string_view::npos;
}

std::vector<std::string> all_symbols(const GameSpec& spec) {
    std::vector<std::string> symbols;
    for (const ManSpec& m : spec.men) symbols.push_back(m.symbol);
    for (const NeutralSpec& n : spec.neutrals) symbols.push_back(n.symbol);
    return symbols;
}

void apply_men(const TableReader& file, GameSpec& spec) {
    remove_men(file, spec);
    std::set<std::string> seen;
    for (const TableReader& t : file.tables("men", limits::kManTypes))
        if (const std::string symbol = new_symbol(t, seen, false); !symbol.empty())
            apply_entry(t, symbol, spec.men, {"name", "move"}, read_man);
    for (const TableReader& t : file.tables("neutral", limits::kManTypes))
        if (const std::string symbol = new_symbol(t, seen, true); !symbol.empty())
            apply_entry(t, symbol, spec.neutrals, {"name"}, read_neutral);
    if (spec.men.size() + spec.neutrals.size() > static_cast<std::size_t>(limits::kManTypes))
        file.bad(file.place(), "a game has at most " + std::to_string(limits::kManTypes) +
                                   " kinds of men, neutral ones counted");
}

}  // namespace floe
