#include "api/replay.hpp"

#include <map>

#include "base/nearest.hpp"
#include "game/record.hpp"
#include "notation/fen.hpp"
#include "notation/pgn.hpp"
#include "notation/result.hpp"

namespace floe {
namespace {

// Upper and lower case count as the same.
bool same_name(std::string_view a, std::string_view b) {
    return a.size() <= kNearestWord && b.size() <= kNearestWord && edit_distance(a, b) == 0;
}

// The id of a game by its id or its name; `name` itself if there is none.
std::string id_of(std::string_view name, const Catalogue& catalogue) {
    std::vector<Error> faults;
    for (const GameSummary& game : catalogue.list(faults))
        if (same_name(name, game.id) || same_name(name, game.name)) return game.id;
    return std::string(name);
}

// Games by the name under which they were asked for.
class LoadedGames {
  public:
    explicit LoadedGames(const Catalogue& catalogue) : catalogue_(catalogue) {}

    Result<std::shared_ptr<const PlayableGame>> by_argument(std::string_view game) {
        return remembered(game, [&] { return catalogue_.load(game); });
    }
    Result<std::shared_ptr<const PlayableGame>> by_tag(const std::string* variant) {
        const std::string name = variant == nullptr ? "chess" : *variant;
        return remembered(name, [&]() -> Result<std::shared_ptr<const PlayableGame>> {
            auto game = catalogue_.load(id_of(name, catalogue_));
            if (!game) return fail_in("tag Variant", game.error());
            return game;
        });
    }

  private:
    template <class Load>
    Result<std::shared_ptr<const PlayableGame>> remembered(std::string_view name, Load&& load) {
        if (const auto known = games_.find(std::string(name)); known != games_.end())
            return known->second;
        auto game = load();
        if (game) games_.emplace(name, *game);
        return game;
    }

    const Catalogue& catalogue_;
    std::map<std::string, std::shared_ptr<const PlayableGame>> games_;
};

// Draws by counting are claimed or not, so play may go on after them.
bool ended_on_the_board(const Outcome& outcome) {
    return outcome.over() && outcome.reason != Reason::kFifty &&
           outcome.reason != Reason::kRepetition && outcome.reason != Reason::kMaterial;
}

Result<ReplayedGame> replay_one(const PgnGame& pgn,
                                const std::shared_ptr<const PlayableGame>& game) {
    auto moves = replay_pgn(pgn, game);
    if (!moves) return std::unexpected(moves.error());
    GameRecord record(std::move(moves->start));
    for (const GameEvent& event : moves->lines.front()) record.play(event);
    ReplayedGame replayed;
    replayed.game = game->game().id;
    replayed.plies = record.moves().size();
    replayed.fen = print_fen(record.position());
    replayed.result = result_text(record.outcome(), game->game());
    replayed.pgn_result = pgn.result;
    const std::string by_rules = pgn_result(record.outcome(), game->game());
    replayed.contradicts = ended_on_the_board(record.outcome()) && by_rules != "*" &&
                           pgn.result != "*" && pgn.result != by_rules;
    return replayed;
}

}  // namespace

Result<std::uint64_t> replay_games(std::string_view pgn, std::string_view game,
                                   const Catalogue& catalogue,
                                   const std::function<void(const ReplayedGame&)>& report) {
    PgnReader reader(pgn);
    LoadedGames games(catalogue);
    for (std::uint64_t number = 1;; ++number) {
        const std::string where = "game " + std::to_string(number);
        const auto next = reader.next();
        if (!next) return fail_in(where, next.error());
        if (!*next) return number - 1;
        const auto rules =
            game.empty() ? games.by_tag((*next)->tag("Variant")) : games.by_argument(game);
        if (!rules) return fail_in(where, rules.error());
        auto replayed = replay_one(**next, *rules);
        if (!replayed) return fail_in(where, replayed.error());
        replayed->number = number;
        report(*replayed);
    }
}

}  // namespace floe
