// What an attack test costs is decided by the different ways to capture, not by how many kinds of
// men there are: kinds that share all their ways add no atom and no class. (Short Sliders has 38
// kinds of men.)
#include <set>

#include "position/tables.hpp"
#include "support/load.hpp"

namespace floe::test {
namespace {

std::shared_ptr<const PlayableGame> chess_with(int kinds) {
    std::string text =
        "name = \"Many\"\nextends = \"chess\"\nfamily = \"test\"\nsummary = \"s\"\nhelp = \"h\"\n";
    constexpr std::array<const char*, 7> moves{"R", "B", "N", "K", "Q", "RN", "BN"};
    for (int i = 0; i < kinds; ++i)
        text += "[[men]]\nsymbol = \"" + std::string(1, static_cast<char>('A' + i / 26 + 23)) +
                static_cast<char>('a' + i % 26) + "\"\nname = \"kind\"\nmove = \"" +
                moves[static_cast<std::size_t>(i) % moves.size()] + "\"\n";
    auto spec = read_game_spec(text, "many.toml", "many", game_text);
    if (!spec) ADD_FAILURE() << spec.error().text();
    auto game = compile_game(std::move(spec.value()));
    if (!game) ADD_FAILURE() << game.error().text();
    return PlayableGame::make(std::move(game.value())).value();
}
const Tables<1>& tables(const PlayableGame& game) {
    return *std::get<PlayableGame::TablesPtr<1>>(game.tables());
}

TEST(AttackCost, KindsThatShareTheirWaysAddNoLook) {
    const auto few = chess_with(7), many = chess_with(40);
    EXPECT_EQ(many->game().type_count(), few->game().type_count() + 33);
    EXPECT_EQ(tables(*many).atoms.size(), tables(*few).atoms.size());
    EXPECT_EQ(tables(*many).class_count, tables(*few).class_count);
    for (std::size_t i = 0; i < tables(*many).atoms.size(); ++i)
        EXPECT_EQ(tables(*many).atoms[i].back.size(), tables(*few).atoms[i].back.size());
}

// One look a class and way: never one a kind of man.
TEST(AttackCost, AnAtomForEveryWayOfAClassOnly) {
    const auto game = load_game("short-sliders");
    const auto& t = *std::get<PlayableGame::TablesPtr<3>>(game->tables());
    std::set<std::pair<int, AttackKind>> seen;
    for (const auto& atom : t.atoms) seen.insert({atom.men, atom.kind});
    EXPECT_LE(t.atoms.size(), seen.size() * 2);  // twice where a zone limits some of them
    EXPECT_LT(t.atoms.size(), static_cast<std::size_t>(2 * game->game().type_count()));
}

}  // namespace
}  // namespace floe::test
