#include "game_json.hpp"

#include "drawing.hpp"
#include "eval/man_values.hpp"
#include "man_json.hpp"
#include "rules/kinds.hpp"

namespace floe::wasm {
namespace {

std::string board_text(const BoardSpec& board) {
    if (board.shape == "hexagon") return "hexagon of side " + std::to_string(board.side);
    const std::string size = std::to_string(board.files) + "x" + std::to_string(board.ranks);
    if (board.shape == "cross") return "cross " + size;
    return board.holes.empty() ? size : size + " with holes";
}

void write_cell(Json& json, const Board& board, const Drawing& drawing, Cell c) {
    const Point at = drawing.middle(c);
    json.open('{').text("name", board.name(c)).decimal("x", at.x).decimal("y", at.y);
    json.list("polygon", drawing.polygon(c),
              [&](Point p) { json.open('[').decimal(p.x).decimal(p.y).close(']'); });
    json.number("shade", drawing.shade(c));
    json.text("file", board.file_name(board.file(c))).number("rank", board.rank(c));
    json.list("neighbours", drawing.directions(), [&](Vec step) {
        const Cell to = board.step(c, step);
        json.number(to == kNoCell ? -1 : static_cast<int>(index(to)));
    });
    json.close('}');
}

void write_cells(Json& json, const Region& region) {
    json.open('[');
    region.for_each([&](Cell c) { json.number(static_cast<int>(index(c))); });
    json.close(']');
}

void write_region(Json& json, const Game& game, std::string_view name, std::string_view rule,
                  const std::string& text) {
    const auto region = game.region(text);
    if (!region) return;
    json.open('{').text("name", name).text("rule", rule).key("bySeat").open('[');
    for (int s = 0; s < game.seat_count(); ++s) write_cells(json, game.image(*region, seat(s)));
    json.close(']').close('}');
}

const Schema* schema_of(const std::string& kind) {
    for (const Schema& schema : rule_schemas())
        if (schema.kind == kind) return &schema;
    return nullptr;
}

void write_regions(Json& json, const Game& game) {
    json.key("regions").open('[');
    for (const RegionSpec& region : game.spec.regions)
        write_region(json, game, region.name, "", region.name);
    for (const RuleSpec& rule : game.spec.rules) {
        const Schema* schema = schema_of(rule.kind);
        if (schema == nullptr) continue;
        for (const RuleArguments& use : rule.uses)
            for (const Parameter& parameter : schema->parameters)
                if (parameter.type == ParameterType::kRegion && use.given(parameter.name))
                    write_region(json, game, parameter.name, rule.kind, use.text(parameter.name));
    }
    json.close(']');
}

void write_value(Json& json, const ParameterValue& value) {
    json.key("value");
    if (const bool* flag = std::get_if<bool>(&value)) {
        json.flag(*flag);
    } else if (const auto* number = std::get_if<std::int64_t>(&value)) {
        json.number(*number);
    } else if (const auto* text = std::get_if<std::string>(&value)) {
        json.text(*text);
    } else {
        json.open('[');
        for (const std::string& item : std::get<std::vector<std::string>>(value)) json.text(item);
        json.close(']');
    }
}

void write_rules(Json& json, const Game& game) {
    json.list("rules", game.spec.rules, [&](const RuleSpec& rule) {
        const Schema* schema = schema_of(rule.kind);
        json.open('{').text("kind", rule.kind);
        json.text("help", schema == nullptr ? std::string_view() : schema->help);
        json.list("uses", rule.uses, [&](const RuleArguments& use) {
            json.open('[');
            if (schema != nullptr)
                for (const Parameter& parameter : schema->parameters) {
                    if (!use.given(parameter.name)) continue;
                    json.open('{').text("name", parameter.name).text("help", parameter.help);
                    write_value(json, use.item(parameter.name).value);
                    json.close('}');
                }
            json.close(']');
        });
        json.close('}');
    });
}

void write_seats(Json& json, const Game& game, const AnyPosition& start) {
    json.key("seats").open('[');
    for (int s = 0; s < game.seat_count(); ++s) {
        const auto i = static_cast<std::size_t>(s);
        json.open('{').text("name", game.seats[i].name);
        json.text("letter", std::string_view(&game.seats[i].letter, 1));
        json.number("angle", (360 - game.spec.seats[i].turned % 360) % 360);
        json.key("camp").open('[');
        for (int c = 0; c < game.board.size(); ++c) {
            const Man man = start.man(cell(static_cast<std::size_t>(c)));
            if (!man.none() && man.owner == seat(s)) json.number(c);
        }
        json.close(']').close('}');
    }
    json.close(']');
}

}  // namespace

void write_board(Json& json, std::string_view name, const Board& board, std::string_view shape) {
    const Drawing drawing(board);
    const bool hex = board.lattice() == Lattice::kHex;
    json.key(name).open('{').text("shape", shape).text("lattice", hex ? "hex" : "square");
    json.decimal("width", drawing.width()).decimal("height", drawing.height());
    json.key("files").open('[');
    for (int f = 0; f < board.file_count(); ++f) json.text(board.file_name(f));
    json.close(']').number("ranks", board.rank_count());
    json.key("cells").open('[');
    for (int i = 0; i < board.size(); ++i)
        write_cell(json, board, drawing, cell(static_cast<std::size_t>(i)));
    json.close(']');
    int degrees = 0;
    json.list("directions", drawing.directions(), [&](Vec step) {
        const Point to = drawing.vector(step);
        json.open('{').decimal("x", to.x).decimal("y", to.y).number("degrees", degrees).close('}');
        degrees += hex ? 60 : 45;
    });
    json.close('}');
}

void write_summary(Json& json, const GameSpec& spec, const Board& board, bool built_in) {
    json.open('{').text("id", spec.id).text("name", spec.name).text("family", spec.family);
    json.text("inventor", spec.inventor).text("link", spec.link).text("summary", spec.summary);
    json.text("board", board_text(spec.board)).number("cells", board.size());
    json.number("seats", static_cast<int>(spec.seats.size())).text("start", spec.start);
    json.flag("builtIn", built_in).close('}');
}

void write_game(Json& json, const Game& game, const AnyPosition& start) {
    const GameSpec& spec = game.spec;
    json.open('{').text("id", spec.id).text("name", spec.name).text("family", spec.family);
    json.text("inventor", spec.inventor).text("link", spec.link).text("summary", spec.summary);
    json.text("help", spec.help).number("version", spec.version).text("hash", game.hash);
    json.text("start", spec.start).flag("many", game.seat_count() > 2);
    write_board(json, "board", game.board, spec.board.shape);
    write_seats(json, game, start);
    write_men(json, game, man_values(game));
    write_rules(json, game);
    write_regions(json, game);
    const bool hands = game.hand_slot_count() > 0;
    json.flag("hasHands", hands);
    json.flag("drops", hands && (game.stacks.any() || game.rules.find<HandRule>() != nullptr));
    json.flag("hasStash", game.stacks.any())
        .flag("passes", game.stuck_pass_from > 0 || game.rules.find<PassRule>() != nullptr);
    json.close('}');
}

}  // namespace floe::wasm
