#include "shelf.hpp"

#include <algorithm>

#include "base/nearest.hpp"
#include "game/load_game.hpp"

namespace floe::wasm {
namespace {

bool same_name(std::string_view a, std::string_view b) {
    return a.size() <= kNearestWord && b.size() <= kNearestWord && edit_distance(a, b) == 0;
}

}  // namespace

std::vector<std::string> Shelf::ids() const {
    std::vector<std::string> ids;
    for (const auto* games : {&built_in_, &added_})
        for (const auto& [id, text] : *games) ids.push_back(id);
    std::sort(ids.begin(), ids.end());
    return ids;
}

bool Shelf::built_in(std::string_view id) const { return built_in_.find(id) != built_in_.end(); }

const std::string* Shelf::find(std::string_view id) const {
    for (const auto* games : {&built_in_, &added_})
        if (const auto it = games->find(id); it != games->end()) return &it->second;
    return nullptr;
}

void Shelf::put(std::string_view id, std::string_view text) {
    built_in_.insert_or_assign(std::string(id), std::string(text));
}

Result<std::string_view> Shelf::text(std::string_view id) const {
    if (const std::string* game = find(id)) return std::string_view(*game);
    const std::string near = nearest_word(id, ids());
    return fail("", "unknown game " + in_quotes(id) +
                        (near.empty() ? "" : "; did you mean '" + near + "'?"));
}

Result<GameSpec> Shelf::spec(std::string_view id) const {
    const auto own = text(id);
    if (!own) return std::unexpected(own.error());
    return read_game_spec(*own, std::string(id) + ".toml", id,
                          [this](std::string_view other) -> Result<std::string> {
                              const auto found = text(other);
                              if (!found) return std::unexpected(found.error());
                              return std::string(*found);
                          });
}

Result<std::shared_ptr<const PlayableGame>> Shelf::load(std::string_view id) {
    if (const auto it = loaded_.find(id); it != loaded_.end()) return it->second;
    auto read = spec(id);
    if (!read) return std::unexpected(read.error());
    auto game = load_game(std::move(*read));
    if (game) loaded_.emplace(std::string(id), *game);
    return game;
}

std::string Shelf::id_of(std::string_view name) const {
    for (const std::string& id : ids()) {
        if (same_name(name, id)) return id;
        if (const auto read = spec(id); read && same_name(name, read->name)) return id;
    }
    return std::string(name);
}

std::vector<Error> Shelf::check(std::string_view id, std::string_view text) const {
    if (!is_game_id(id))
        return {
            {"", in_quotes(id) + " is no id of a game: 1 to 32 small letters, digits and dashes"}};
    const auto source = [this](std::string_view other) -> Result<std::string> {
        const auto found = this->text(other);
        if (!found) return std::unexpected(found.error());
        return std::string(*found);
    };
    const std::string file = std::string(id) + ".toml";
    if (auto mistakes = check_game_spec(text, file, id, source); !mistakes.empty()) return mistakes;
    auto read = read_game_spec(text, file, id, source);
    if (!read) return {read.error()};
    if (const auto game = load_game(std::move(*read)); !game) return {game.error()};
    return {};
}

std::vector<Error> Shelf::add(std::string_view id, std::string_view text) {
    if (built_in(id)) return {{"", in_quotes(id) + " is a game that is built in"}};
    if (auto mistakes = check(id, text); !mistakes.empty()) return mistakes;
    if (added_.size() >= kAddedGames && added_.find(id) == added_.end())
        return {{"", "at most " + std::to_string(kAddedGames) + " games can be added"}};
    added_.insert_or_assign(std::string(id), std::string(text));
    loaded_.clear();  // other games may extend it
    return {};
}

}  // namespace floe::wasm
