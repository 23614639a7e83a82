#include "man_json.hpp"

#include <algorithm>

#include "drawing.hpp"
#include "game_json.hpp"

namespace floe::wasm {
namespace {

// A path in what a drawing tells apart. Paths that differ in what they end on only are one.
struct DrawnMove {
    std::string_view kind;
    Vec step;
    int reach = 1;
    bool initial = false, on_way = false;
    std::vector<Leg> legs;
    bool quiet = false, capture = false, passed = false;

    [[nodiscard]] bool same_but_landing(const DrawnMove& o) const {
        return kind == o.kind && step == o.step && reach == o.reach && initial == o.initial &&
               on_way == o.on_way &&
               std::equal(legs.begin(), legs.end(), o.legs.begin(), o.legs.end(),
                          [](const Leg& a, const Leg& b) {
                              return a.step == b.step && a.min_steps == b.min_steps &&
                                     a.max_steps == b.max_steps;
                          });
    }
};

DrawnMove drawn(const Path& path) {
    DrawnMove move;
    const Leg& last = path.legs.back();
    for (const Leg& leg : path.legs) move.step = move.step + leg.step;
    move.reach = last.max_steps;
    move.initial = path.initial;
    bool hurdle = false;
    for (std::size_t i = 0; i + 1 < path.legs.size(); ++i) {
        hurdle = hurdle || (path.legs[i].landing & kOnHurdle) != 0;
        move.on_way = move.on_way || (path.legs[i].landing & (kOnEnemy | kOnFriend)) != 0;
    }
    move.kind = hurdle                 ? "hop"
                : path.legs.size() > 1 ? "bent"
                : !last.over.empty()   ? "lame"
                : last.max_steps != 1  ? "slide"
                                       : "leap";
    if (path.legs.size() > 1) move.legs = path.legs;
    move.quiet = (last.landing & kOnEmpty) != 0;
    move.capture = (last.landing & (kOnEnemy | kOnFriend)) != 0;
    move.passed = (last.landing & kOnPassed) != 0;
    return move;
}

std::vector<DrawnMove> drawn(const Movement& movement) {
    std::vector<DrawnMove> moves;
    for (const Path& path : movement.paths) {
        if (path.legs.empty()) continue;
        DrawnMove move = drawn(path);
        const auto it = std::find_if(moves.begin(), moves.end(), [&](const DrawnMove& other) {
            return move.same_but_landing(other);
        });
        if (it == moves.end()) {
            moves.push_back(std::move(move));
            continue;
        }
        it->quiet |= move.quiet;
        it->capture |= move.capture;
        it->passed |= move.passed;
    }
    return moves;
}

void write_moves(Json& json, const Movement& movement, const Drawing& drawing) {
    json.open('[');
    for (const DrawnMove& move : drawn(movement)) {
        const Point to = drawing.vector(move.step);
        json.open('{').text("kind", move.kind).decimal("x", to.x).decimal("y", to.y);
        json.number("reach", move.reach).flag("quiet", move.quiet).flag("capture", move.capture);
        json.flag("initial", move.initial).flag("enPassant", move.passed);
        json.flag("captureOnWay", move.on_way);
        json.list("legs", move.legs, [&](const Leg& leg) {
            const Point step = drawing.vector(leg.step);
            json.open('{').decimal("x", step.x).decimal("y", step.y);
            json.number("min", leg.min_steps).number("max", leg.max_steps).close('}');
        });
        json.close('}');
    }
    json.close(']');
}

// Of a stack, the largest first.
void write_parts(Json& json, const Game& game, ManType type) {
    json.key("parts").open('[');
    if (game.stacks.is_stack(type))
        for (int part = game.stacks.parts - 1; part >= 0; --part) {
            if (((game.stacks.set(type) >> part) & 1) == 0) continue;
            const ManInfo& alone =
                game.info(game.stacks.type(game.stacks.colour(type), 1U << part));
            json.open('{').text("symbol", alone.symbol.substr(alone.symbol.size() - 1));
            json.text("name", alone.name).number("size", part + 1).close('}');
        }
    json.close(']');
}

void write_man(Json& json, const Game& game, ManType type, int value, const Drawing& drawing) {
    const ManInfo& man = game.info(type);
    json.open('{').text("symbol", man.symbol).text("name", man.name).text("picture", man.picture);
    json.number("value", value).flag("neutral", man.neutral).flag("royal", man.royal);
    json.flag("pawn", man.pawn).flag("capturable", man.capturable).text("help", man.help);
    json.text("movement", man.movement_text);
    json.number("looksLike", man.promoted_from == kNoType ? -1 : man_index(man.promoted_from));
    json.number("colour", man.colour);
    write_parts(json, game, type);
    json.key("moves");
    write_moves(json, man.by_seat.empty() ? man.movement : man.by_seat.front(), drawing);
    json.key("movesBySeat");
    if (man.by_seat.empty()) {
        json.null();
    } else {
        json.open('[');
        for (const Movement& movement : man.by_seat) write_moves(json, movement, drawing);
        json.close(']');
    }
    json.close('}');
}

}  // namespace

void write_men(Json& json, const Game& game, const std::vector<int>& values) {
    const Drawing drawing(game.board);
    json.key("men").open('[');
    for (int t = 1; t < game.type_count(); ++t)
        write_man(json, game, man_type(t), values[static_cast<std::size_t>(t)], drawing);
    json.close(']');
}

}  // namespace floe::wasm
