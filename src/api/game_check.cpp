#include "api/game_check.hpp"

#include <algorithm>

#include "game/record.hpp"
#include "notation/fen.hpp"
#include "notation/result.hpp"

namespace floe {
namespace {

// The types of men that some position of the game can hold: those of the start, and what men
// become. (A hand feeds on captured men, which come from the board.)
std::vector<bool> types_in_use(const Game& game, const Setup& start) {
    std::vector<bool> used(game.men.size());
    const auto use = [&](ManType t) { used[static_cast<std::size_t>(index(t))] = true; };
    for (const Man man : start.board) use(man.type);
    for (const auto& hand : start.hands)
        for (std::size_t slot = 0; slot < hand.size(); ++slot)
            if (hand[slot] > 0) use(game.slot_type(static_cast<int>(slot)));
    for (int t = 1; t < game.type_count(); ++t)
        for (int s = 0; s < game.seat_count(); ++s)
            if (const Promotion* promotion = game.promotion(seat(s), man_type(t)))
                for (const ManType to : promotion->to) {
                    use(to);
                    use(game.info(to).promoted_from);
                }
    return used;
}

void warn_of_men(const Game& game, const Setup& start, std::vector<Error>& warnings) {
    const std::vector<bool> used = types_in_use(game, start);
    for (std::size_t i = 0; i < game.spec.men.size(); ++i) {
        const ManSpec& man = game.spec.men[i];
        const std::string name = "the " + man.name + " '" + man.symbol + "' ";
        if (!used[i + 1] && !game.men[i + 1].made_by_rule)
            warnings.push_back({man.place.text(),
                                name + "stands nowhere at the start, and no man promotes to it"});
        if (man.help.empty())
            warnings.push_back({man.place.text(), name + "has no help for players"});
    }
}

std::vector<Error> warnings_of(const AnyPosition& start) {
    const Game& game = start.game();
    std::vector<Error> warnings;
    const Place& place = game.spec.start_place;
    const std::string fen = print_fen(start);
    if (fen != game.spec.start)
        warnings.push_back({place.text(), "the start is written or settled as '" + fen + "'"});
    if (const Outcome outcome = GameRecord(start).outcome(); outcome.over())
        warnings.push_back({place.text(), "the game is over before the first move: " +
                                              result_sentence(outcome, game)});
    warn_of_men(game, start.to_setup(), warnings);
    if (game.spec.family.empty())
        warnings.push_back({game.id + ".toml", "no family, so lists show the game among the rest"});
    if (game.spec.perft_proofs.empty() && game.spec.result_proofs.empty())
        warnings.push_back(
            {game.id + ".toml", "no proofs: nothing holds the rules to what is meant"});
    return warnings;
}

}  // namespace

bool GameCheck::passed() const {
    return mistakes.empty() &&
           std::all_of(proofs.begin(), proofs.end(), [](const auto& p) { return p.holds(); });
}

GameCheck check_game(const GameFileText& file, const Catalogue& catalogue, Progress& progress) {
    GameCheck check;
    check.id = file.id;
    check.mistakes = check_game_spec(file.text, file.name, file.id, catalogue.source());
    if (!check.mistakes.empty()) return check;
    auto spec = read_game_spec(file.text, file.name, file.id, catalogue.source());
    auto game = spec ? load_game(std::move(*spec)) : std::unexpected(spec.error());
    if (!game) {
        check.mistakes.push_back(game.error());
        return check;
    }
    check.game = *game;
    if (const auto start = start_position(*game)) check.warnings = warnings_of(*start);
    check.proofs = run_proofs(*game, progress);
    return check;
}

}  // namespace floe
