#include "support/load.hpp"

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <mutex>
#include <sstream>

namespace floe::test {
namespace {

const std::filesystem::path kSource = FLOE_SOURCE_DIR;

[[noreturn]] void stop(const std::string& message) {
    std::fprintf(stderr, "test set-up: %s\n", message.c_str());
    std::abort();
}

void add_ids(const std::filesystem::path& folder, std::vector<std::string>& ids) {
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        if (entry.path().extension() == ".toml") ids.push_back(entry.path().stem().string());
    std::sort(ids.begin(), ids.end());
}

Result<std::string> file_text(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) return fail(path.string(), "cannot be read");
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

}  // namespace

std::string read_text(const std::string& path) {
    auto text = file_text(kSource / path);
    if (!text) stop(text.error().text());
    return *text;
}

Result<std::string> game_text(std::string_view id) {
    const std::string name = std::string(id) + ".toml";
    auto text = file_text(kSource / "games" / name);
    return text ? text : file_text(kSource / "tests/data/games" / name);
}

std::shared_ptr<const PlayableGame> load_game(const std::string& id, int words) {
    static std::map<std::pair<std::string, int>, std::shared_ptr<const PlayableGame>> kept;
    auto& game = kept[{id, words}];
    if (game) return game;
    const auto text = game_text(id);
    if (!text) stop(text.error().text());
    auto spec = read_game_spec(*text, id + ".toml", id, game_text);
    if (!spec) stop(spec.error().text());
    auto compiled = compile_game(std::move(*spec));
    if (!compiled) stop(compiled.error().text());
    auto made = PlayableGame::make(std::move(*compiled), words);
    if (!made) stop(made.error().text());
    return game = *made;
}

std::vector<std::string> game_ids() {
    std::vector<std::string> ids;
    add_ids(kSource / "games", ids);
    return ids;
}

std::vector<std::string> all_game_ids() {
    std::vector<std::string> ids = game_ids();
    add_ids(kSource / "tests/data/games", ids);
    return ids;
}

AnyPosition position(const std::shared_ptr<const PlayableGame>& game, std::string_view fen) {
    auto p = position_from_fen(game, fen.empty() ? std::string_view(game->game().spec.start) : fen);
    if (!p) stop(game->game().id + ": " + p.error().text());
    return *p;
}

AnyPosition position(const std::string& game_id, std::string_view fen) {
    return position(load_game(game_id), fen);
}

std::string test_name(std::string text) {
    for (char& c : text)
        if (!std::isalnum(static_cast<unsigned char>(c))) c = '_';
    return text;
}

}  // namespace floe::test
