#include "api/catalogue.hpp"

#include <algorithm>

#include "api/temporary_file.hpp"
#include "base/limits.hpp"
#include "notation/fen.hpp"

namespace floe::test {
namespace {

const std::filesystem::path kGames = std::filesystem::path(FLOE_SOURCE_DIR) / "games";

std::string child_of_chess(const std::string& fen) {
    return "name = \"Child\"\nextends = \"chess\"\nfamily = \"test\"\nsummary = \"A test.\"\n"
           "help = \"As chess.\"\n[start]\nfen = \"" +
           fen + "\"\n";
}
constexpr const char* kTwoKings = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";

template <class T>
std::string error_of(const Result<T>& result) {
    return result ? "" : result.error().text();
}

TEST(Catalogue, ListsEveryGameThatIsInstalled) {
    const Catalogue catalogue({kGames});
    std::vector<Error> faults;
    const auto games = catalogue.list(faults);
    EXPECT_TRUE(faults.empty());
    EXPECT_EQ(games.size(), catalogue.ids().size());
    const auto chess =
        std::find_if(games.begin(), games.end(), [](const auto& g) { return g.id == "chess"; });
    ASSERT_NE(chess, games.end());
    EXPECT_EQ(chess->name, "Chess");
    EXPECT_EQ(chess->board, "8x8");
    EXPECT_EQ(chess->cells, 64);
    EXPECT_EQ(chess->seats, 2);
}

TEST(Catalogue, EveryGameCanBeLoaded) {
    const Catalogue catalogue({kGames});
    for (const std::string& id : catalogue.ids()) {
        const auto game = catalogue.load(id);
        ASSERT_TRUE(game) << game.error().text();
        EXPECT_EQ((*game)->game().id, id);
    }
}

TEST(Catalogue, AnUnknownIdSuggestsTheNearest) {
    const Catalogue catalogue({kGames});
    EXPECT_EQ(error_of(catalogue.load("ches")), "unknown game 'ches'; did you mean 'chess'?");
    EXPECT_EQ(error_of(catalogue.load("")), "unknown game ''; `floe games` lists them");
    EXPECT_EQ(error_of(catalogue.load("../games/chess")),
              "unknown game '../games/chess'; `floe games` lists them");
}

TEST(Catalogue, AFileByItsPath) {
    const TemporaryFile file("child.toml", child_of_chess(kTwoKings));
    const auto game = Catalogue({kGames}).load(file.path());
    ASSERT_TRUE(game) << game.error().text();
    EXPECT_EQ((*game)->game().id, "child");
    EXPECT_EQ(error_of(Catalogue({}).load(file.path())),
              file.path() +
                  ", line 2, column 12: cannot extend 'chess': unknown game 'chess'; `floe "
                  "games` lists them");
    EXPECT_EQ(error_of(Catalogue({kGames}).load("/no/such.toml")),
              "/no/such.toml: cannot be opened: No such file or directory");
}

TEST(Catalogue, TheFirstFolderCounts) {
    const TemporaryFile file("chess.toml",
                             "name = \"Mine\"\nextends = \"gardner\"\nfamily = \"test\"\n"
                             "summary = \"A test.\"\nhelp = \"As Gardner.\"\n");
    const Catalogue catalogue({file.folder(), kGames});
    EXPECT_EQ(catalogue.ids(), Catalogue({kGames}).ids());
    // Gardner's game extends chess, which is now this one.
    EXPECT_NE(error_of(catalogue.spec("chess")).find("extend itself"), std::string::npos);
}

TEST(Catalogue, AStartThatCannotBePlayed) {
    const TemporaryFile file("bad.toml", child_of_chess("8/8/8/8/8/8/8/4K3 w - - 0 1"));
    EXPECT_EQ(error_of(Catalogue({kGames}).load(file.path())),
              file.path() + ", line 7, column 8, board: Black has no royal man");
}

TEST(Catalogue, BadFilesAreListedAsFaults) {
    const TemporaryFile file("bad.toml", "name = 3\n");
    std::vector<Error> faults;
    EXPECT_EQ(Catalogue({file.folder(), kGames}).list(faults).size(),
              Catalogue({kGames}).ids().size());
    ASSERT_EQ(faults.size(), 1U);
    EXPECT_TRUE(faults[0].where.starts_with("bad.toml")) << faults[0].where;
}

TEST(Catalogue, FilesHaveALimit) {
    const std::string text = child_of_chess(kTwoKings);
    const std::string at_limit = text + std::string(limits::kGameFile - text.size(), '\n');
    EXPECT_EQ(error_of(Catalogue({kGames}).load(TemporaryFile("a.toml", at_limit).path())), "");
    const TemporaryFile file("a.toml", at_limit + "\n");
    EXPECT_EQ(error_of(Catalogue({kGames}).load(file.path())),
              file.path() + ": has more than 262144 bytes");
}

TEST(Catalogue, AFolderIsNoFile) {
    EXPECT_NE(error_of(Catalogue({kGames}).load("/.toml")), "");
    const TemporaryFile file("x", "");
    std::filesystem::create_directory(file.folder() + "/dir.toml");
    EXPECT_EQ(error_of(Catalogue({kGames}).load(file.folder() + "/dir.toml")),
              file.folder() + "/dir.toml: is a folder, not a file");
}

}  // namespace
}  // namespace floe::test
