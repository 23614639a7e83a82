#include <algorithm>
#include <optional>

#include "base/hash.hpp"
#include "rules/spec_reader_parts.hpp"

namespace floe {
namespace {

// All that decides the rules as one text: what means the same is written the same (regions by their
// cells, defaults left out, rules in the order of their names), and lengths in front of texts keep
// one text from looking like two.
class Canon {
  public:
    explicit Canon(const GameSpec& spec) : spec_(spec) {
        board_.emplace(*build_board(spec.board));
        named_ = *read_regions(spec.regions, *board_);
    }

    std::string text() {
        add("floe game");
        add_board();
        for (const SeatSpec& s : spec_.seats)
            add("seat", s.letter, number(s.turned), flag(s.mirrored));
        for (const ManSpec& m : spec_.men)
            add("man", m.symbol, m.movement, flag(m.royal), flag(m.pawn), region(m.initial),
                region(m.zone));
        for (const ManSpec& m : spec_.men)
            for (const std::string& wall : m.blocked_by) add("blocked", m.symbol, wall);
        for (const NeutralSpec& n : spec_.neutrals) add("neutral", n.symbol, flag(n.capturable));
        add_rules();
        add("start", spec_.start);
        return std::move(text_);
    }

  private:
    template <class... Texts>
    void add(const Texts&... texts) {
        ((text_ += std::to_string(std::string_view(texts).size()) + ":" + std::string(texts)), ...);
        text_ += "\n";
    }
    static std::string number(std::int64_t n) { return std::to_string(n); }
    static std::string flag(bool b) { return b ? "yes" : "no"; }

    void add_board() {
        const bool hex = board_->lattice() == Lattice::kHex;
        std::string cells;
        for (std::size_t i = 0; i < static_cast<std::size_t>(board_->size()); ++i)
            cells += board_->name(cell(i)) + " ";
        add("board", std::string(hex ? "hex" : "square"), cells);
    }

    // The cells of a region; a region that was not given differs from one without cells.
    std::string region(const std::string& text) const {
        if (text.empty()) return "none";
        std::string cells = "cells";
        const Region read = *parse_region(text, *board_, named_);
        read.for_each([&](Cell c) { cells += " " + board_->name(c); });
        return cells;
    }

    void add_rules() {
        std::vector<const RuleSpec*> rules;
        for (const RuleSpec& r : spec_.rules) rules.push_back(&r);
        std::sort(rules.begin(), rules.end(),
                  [](const RuleSpec* a, const RuleSpec* b) { return a->kind < b->kind; });
        for (const RuleSpec* rule : rules)
            for (const RuleArguments& use : rule->uses) {
                add("rule", rule->kind);
                add_use(*rule, use);
            }
    }

    void add_use(const RuleSpec& rule, const RuleArguments& use) {
        const auto& schemas = rule_schemas();
        const auto schema = std::find_if(schemas.begin(), schemas.end(),
                                         [&](const Schema& s) { return s.kind == rule.kind; });
        for (std::size_t i = 0; i < use.items.size(); ++i) {
            const Parameter& p = schema->parameters[i];
            const RuleArguments::Item& item = use.items[i];
            if (!item.given || item.value == p.fallback) continue;
            if (const auto* b = std::get_if<bool>(&item.value)) add(item.name, flag(*b));
            if (const auto* n = std::get_if<std::int64_t>(&item.value)) add(item.name, number(*n));
            if (const auto* t = std::get_if<std::string>(&item.value))
                add(item.name, p.type == ParameterType::kRegion ? region(*t) : *t);
            if (const auto* list = std::get_if<std::vector<std::string>>(&item.value))
                for (const std::string& t : *list) add(item.name, t);
        }
    }

    const GameSpec& spec_;
    std::optional<Board> board_;
    std::vector<NamedRegion> named_;
    std::string text_;
};

}  // namespace

std::string spec_hash(const GameSpec& spec) {
    const std::uint64_t h = mix64(hash_text(Canon(spec).text()));
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string digits;
    for (int shift = 60; shift >= 0; shift -= 4) digits += kDigits[(h >> shift) & 15];
    return digits;
}

}  // namespace floe
