#include <algorithm>
#include <utility>

#include "base/nearest.hpp"
#include "rules/spec.hpp"
#include "rules/spec_reader_parts.hpp"
#include "rules/table_reader.hpp"
#include "rules/toml_tree.hpp"

namespace floe {
namespace {

struct GameFile {
    std::string id;
    std::string name;  // for messages
    TomlValue tree;
};

// The file and its ancestors, nearest first.
struct Chain {
    std::vector<GameFile> files;
    FileFrame frame;
};

// The id behind `extends` in the last file of the chain; "" when there is none or it is wrong.
std::string next_id(const Chain& chain, Problems& problems) {
    const GameFile& last = chain.files.back();
    const TableReader reader(last.tree, last.name, problems);
    std::string id;
    if (!reader.text("extends", id)) return "";
    const Place place = reader.place_of(*reader.find("extends"));
    if (!is_game_id(id)) {
        problems.add(place, "expected the id of an installed game, such as \"chess\", found " +
                                in_quotes(id));
        return "";
    }
    for (const GameFile& f : chain.files)
        if (f.id == id) {
            problems.add(place, "the game would extend itself: '" + id +
                                    "' is this game or one "
                                    "that extends it");
            return "";
        }
    if (chain.files.size() > limits::kInheritanceDepth) {
        problems.add(place, "a game may have at most " + std::to_string(limits::kInheritanceDepth) +
                                " ancestors");
        return "";
    }
    return id;
}

Chain load_chain(std::string text, std::string file, std::string id, const GameSource& source,
                 Problems& problems) {
    Chain chain;
    chain.frame.file = file;
    while (true) {
        auto tree = read_toml(text);
        if (!tree) {
            problems.add(Place{file}, tree.error());
            return chain;
        }
        chain.files.push_back({std::move(id), std::move(file), std::move(*tree)});
        id = next_id(chain, problems);
        if (id.empty()) return chain;
        const GameFile& child = chain.files.back();
        const TableReader reader(child.tree, child.name, problems);
        const Place place = reader.place_of(*reader.find("extends"));
        if (chain.files.size() == 1) chain.frame.extends = place;
        auto loaded = source(id);
        if (!loaded) {
            problems.add(place, "cannot extend '" + id + "': " + loaded.error().text());
            return chain;
        }
        text = std::move(*loaded);
        file = id + ".toml";
    }
}

void apply(const TableReader& file, GameSpec& spec) {
    file.allow({"name", "version", "extends", "family", "inventor", "link", "summary", "help",
                "remove_men", "board", "seats", "men", "neutral", "regions", "start", "rules",
                "proofs"});
    apply_head(file, spec);
    apply_board(file, spec);
    apply_seats(file, spec);
    apply_men(file, spec);
    apply_regions(file, spec);
    apply_start(file, spec);
    apply_rules(file, spec);
    apply_proofs(file, spec);
}

// What a game must have from its own file or an ancestor's.
void check_complete(const Chain& chain, const GameSpec& spec, Problems& problems) {
    const auto given = [&](std::string_view key) {
        return std::any_of(chain.files.begin(), chain.files.end(), [&](const GameFile& f) {
            return TableReader(f.tree, f.name, problems).has(key);
        });
    };
    const auto missing = [&](const std::string& key) {
        problems.add(Place{chain.frame.file},
                     "the game has no '" + key + "': give it, or extend a game that has it");
    };
    if (!given("board")) missing("board");
    if (!given("start")) missing("start");
    if (spec.seats.empty()) missing("seats");
    const bool made = std::any_of(spec.rules.begin(), spec.rules.end(), [](const RuleSpec& rule) {
        return std::any_of(rule_schemas().begin(), rule_schemas().end(),
                           [&](const Schema& s) { return s.kind == rule.kind && s.makes_men; });
    });
    if (spec.men.empty() && !made) missing("men");
}

GameSpec read_all(std::string_view text, std::string_view file, std::string_view id,
                  const GameSource& source, Problems& problems) {
    GameSpec spec;
    if (!is_game_id(id)) {
        problems.add(Place{std::string(file)},
                     "a game's id, the file's name without .toml, has 1 to 32 lower case letters, "
                     "digits and dashes inside: not " +
                         in_quotes(id));
        return spec;
    }
    const Chain chain =
        load_chain(std::string(text), std::string(file), std::string(id), source, problems);
    if (!problems.none()) return spec;
    for (auto f = chain.files.rbegin(); f != chain.files.rend(); ++f)
        apply(TableReader(f->tree, f->name, problems), spec);
    spec.id = id;
    for (std::size_t i = 1; i < chain.files.size(); ++i)
        spec.ancestors.push_back(chain.files[i].id);
    // One mistake may cause the next: later checks wait until the earlier ones are content.
    if (problems.none()) check_complete(chain, spec, problems);
    if (problems.none()) check_references(spec, chain.frame, problems);
    if (problems.none()) spec.hash = spec_hash(spec);
    return spec;
}

}  // namespace

Result<GameSpec> read_game_spec(std::string_view text, std::string_view file, std::string_view id,
                                const GameSource& source) {
    Problems problems;
    GameSpec spec = read_all(text, file, id, source, problems);
    if (!problems.none()) return std::unexpected(problems.sorted().front());
    return spec;
}

std::vector<Error> check_game_spec(std::string_view text, std::string_view file,
                                   std::string_view id, const GameSource& source) {
    Problems problems;
    read_all(text, file, id, source, problems);
    return problems.sorted();
}

bool is_game_id(std::string_view id) {
    const auto allowed = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    };
    return !id.empty() && id.size() <= limits::kGameId && id.front() != '-' && id.back() != '-' &&
           std::all_of(id.begin(), id.end(), allowed);
}

}  // namespace floe
