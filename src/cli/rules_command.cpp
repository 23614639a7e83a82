#include <memory>
#include <nlohmann/json.hpp>
#include <optional>

#include "api/catalogue.hpp"
#include "cli/command.hpp"
#include "cli/game_argument.hpp"
#include "cli/look_options.hpp"
#include "cli/output.hpp"
#include "cli/rules_text.hpp"
#include "eval/man_values.hpp"

namespace floe::cli {
namespace {

struct Options {
    std::string game;
    std::string man;
    LookOptions look;
    bool json = false;
};

nlohmann::ordered_json json_of(const ParameterValue& value) {
    return std::visit([](const auto& v) { return nlohmann::ordered_json(v); }, value);
}

nlohmann::ordered_json json_of(const Game& game, Man man, const std::vector<int>& values) {
    const ManInfo& info = game.info(man.type);
    nlohmann::ordered_json out{{"symbol", info.symbol},
                               {"name", info.name},
                               {"movement", movement_text(game, man)},
                               {"royal", is_royal(game, man)},
                               {"neutral", info.neutral},
                               {"value", values[static_cast<std::size_t>(index(man.type))]},
                               {"help", info.help}};
    if (man.owner != kNobody) out["owner"] = seat_letter(game, man.owner);
    if (man.owner == kNobody && !info.by_seat.empty())
        for (int s = 0; s < game.seat_count(); ++s)
            out["movement_by_owner"][seat_letter(game, seat(s))] =
                movement_text(game, {man.type, seat(s)});
    return out;
}

nlohmann::ordered_json json_of(const Game& game, const std::vector<int>& values) {
    const GameSpec& spec = game.spec;
    nlohmann::ordered_json men = nlohmann::ordered_json::array(),
                           rules = nlohmann::ordered_json::object();
    for (const ManType t : men_to_show(game)) men.push_back(json_of(game, Man{t, kNobody}, values));
    for (const RuleSpec& rule : spec.rules) {
        auto uses = nlohmann::ordered_json::array();
        for (const RuleArguments& use : rule.uses) {
            auto items = nlohmann::ordered_json::object();
            for (const auto& item : use.items) items[item.name] = json_of(item.value);
            uses.push_back(items);
        }
        rules[rule.kind] = uses;
    }
    return {{"game", game.id},   {"name", spec.name},       {"version", spec.version},
            {"hash", game.hash}, {"summary", spec.summary}, {"inventor", spec.inventor},
            {"link", spec.link}, {"help", spec.help},       {"men", men},
            {"rules", rules},    {"start", spec.start}};
}

Result<int> run(const Options& o) {
    const auto playable = Catalogue::standard().load(o.game);
    if (!playable) return std::unexpected(playable.error());
    const Game& game = (*playable)->game();
    const std::vector<int> values = man_values(game);
    std::optional<Man> man;
    if (!o.man.empty()) {
        const auto found = find_man(game, o.man);
        if (!found) return std::unexpected(found.error());
        man = *found;
    }
    if (o.json) {
        print_json(man ? json_of(game, *man, values) : json_of(game, values));
        return kFine;
    }
    RulesLook look;
    look.colour = board_look(o.look).colour;
    look.unicode = unicode_wanted(o.look);
    look.width = terminal_width();
    print("{}", man ? man_page(game, *man, values, look) : rules_text(game, values, look));
    return kFine;
}

}  // namespace

void add_rules_command(CLI::App& app, Dispatch& dispatch) {
    const auto o = std::make_shared<Options>();
    CLI::App& command =
        add_command(app, "rules", "Explain a game: how it is played, its men, its rules",
                    "  floe rules chess\n"
                    "  floe rules chess knight\n");
    add_game(command, o->game);
    add_text(command, "MAN", o->man, "",
             "only this man, by symbol or name, or as the board writes it");
    add_look(command, o->look);
    add_json(command, o->json);
    dispatch.on(command, [o] { return run(*o); });
}

}  // namespace floe::cli
