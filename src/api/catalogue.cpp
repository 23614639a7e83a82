#include "api/catalogue.hpp"

#include <algorithm>
#include <cstdlib>
#include <set>

#include "api/files.hpp"
#include "base/nearest.hpp"

namespace floe {
namespace fs = std::filesystem;
namespace {

constexpr std::string_view kEnding = ".toml";
#if defined(_WIN32)
constexpr char kSeparator = ';';
#else
constexpr char kSeparator = ':';
#endif

std::string board_text(const BoardSpec& board) {
    if (board.shape == "hexagon") return "hexagon of side " + std::to_string(board.side);
    const std::string size = std::to_string(board.files) + "x" + std::to_string(board.ranks);
    if (board.shape == "cross") return "cross " + size;
    return board.holes.empty() ? size : size + " with holes";
}

Result<GameSummary> summary_of(const GameSpec& spec) {
    const auto board = build_board(spec.board);
    if (!board) return fail(spec.id + ".toml", board.error().text());
    return GameSummary{spec.id,
                       spec.name,
                       spec.family,
                       spec.summary,
                       board_text(spec.board),
                       board->size(),
                       static_cast<int>(spec.seats.size())};
}

}  // namespace

std::vector<fs::path> Catalogue::named_folders() {
    std::vector<fs::path> folders;
    if (const char* own = std::getenv("FLOE_GAMES"); own != nullptr) {
        std::string_view rest(own);
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find(kSeparator), rest.size());
            if (end > 0) folders.emplace_back(rest.substr(0, end));
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
    }
    return folders;
}

Catalogue Catalogue::standard() {
    std::vector<fs::path> folders = named_folders();
    folders.emplace_back(FLOE_GAMES_DIR);
    folders.emplace_back(FLOE_SOURCE_GAMES_DIR);
    return Catalogue(std::move(folders));
}

std::vector<std::string> Catalogue::ids() const {
    std::set<std::string> ids;
    for (const fs::path& folder : folders_) {
        std::error_code error;
        for (fs::directory_iterator file(folder, error), end; !error && file != end;
             file.increment(error))
            if (file->path().extension() == kEnding && is_game_id(file->path().stem().string()))
                ids.insert(file->path().stem().string());
    }
    return {ids.begin(), ids.end()};
}

std::vector<GameSummary> Catalogue::list(std::vector<Error>& faults) const {
    std::vector<GameSummary> games;
    for (const std::string& id : ids()) {
        const auto read = spec(id);
        auto summary = read ? summary_of(*read) : std::unexpected(read.error());
        if (summary)
            games.push_back(std::move(*summary));
        else
            faults.push_back(summary.error());
    }
    return games;
}

fs::path Catalogue::installed(std::string_view id) const {
    for (const fs::path& folder : folders_) {
        fs::path path = folder / (std::string(id) + std::string(kEnding));
        std::error_code error;
        if (fs::is_regular_file(path, error)) return path;
    }
    return {};
}

Result<GameFileText> Catalogue::find(std::string_view game) const {
    GameFileText file;
    fs::path path;
    if (game.ends_with(kEnding)) {
        path = fs::path(game);
        file.name = std::string(game);
    } else {
        if (is_game_id(game)) path = installed(game);
        if (path.empty()) {
            const std::string near = nearest_word(game, ids());
            return fail("", "unknown game " + in_quotes(game) +
                                (near.empty() ? "; `floe games` lists them"
                                              : "; did you mean '" + near + "'?"));
        }
        file.name = std::string(game) + std::string(kEnding);
    }
    file.id = path.stem().string();
    auto text = read_file(path, limits::kGameFile);
    if (!text) return std::unexpected(text.error());
    file.text = std::move(*text);
    return file;
}

GameSource Catalogue::source() const {
    return [catalogue = *this](std::string_view id) -> Result<std::string> {
        auto file = catalogue.find(is_game_id(id) ? id : std::string_view());
        if (!file) return std::unexpected(file.error());
        return std::move(file->text);
    };
}

Result<GameSpec> Catalogue::spec(std::string_view game) const {
    const auto file = find(game);
    if (!file) return std::unexpected(file.error());
    return read_game_spec(file->text, file->name, file->id, source());
}

Result<std::shared_ptr<const PlayableGame>> Catalogue::load(std::string_view game) const {
    auto read = spec(game);
    if (!read) return std::unexpected(read.error());
    return load_game(std::move(*read));
}

}  // namespace floe
