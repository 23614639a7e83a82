#include "position_json.hpp"

#include <algorithm>
#include <set>

#include "game_json.hpp"
#include "notation/event_text.hpp"
#include "notation/fen.hpp"
#include "notation/move_facts.hpp"
#include "notation/result.hpp"
#include "notation/san.hpp"
#include "notation/uci.hpp"
#include "rules/kinds.hpp"

namespace floe::wasm {
namespace {

constexpr std::string_view kKinds[] = {"none", "step",   "double", "enPassant",
                                       "path", "castle", "drop",   "pass"};

int number_of(Cell c) { return static_cast<int>(index(c)); }

void write_men_on(Json& json, std::string_view name, const std::vector<Man>& men) {
    json.list(name, men, [&](Man man) {
        if (man.none()) {
            json.null();
            return;
        }
        json.open('{').number("seat", man.owner == kNobody ? -1 : index(man.owner));
        json.number("man", man_index(man.type)).close('}');
    });
}

// A hand or the stash: `count(slot)` men of each slot's type.
template <class Count>
void write_hand(Json& json, const Game& game, Count&& count) {
    json.open('[');
    for (int slot = 0; slot < game.hand_slot_count(); ++slot)
        if (const int n = count(slot); n > 0)
            json.open('{')
                .number("man", man_index(game.slot_type(slot)))
                .number("count", n)
                .close('}');
    json.close(']');
}

void write_live(Json& json, std::uint8_t live) {
    json.key("live").open('[');
    for (int s = 0; s < limits::kSeats; ++s)
        if ((live >> s) & 1) json.number(s);
    json.close(']');
}

std::vector<Cell> captured_by(Move m, const AnyPosition& p) {
    std::vector<Cell> cells;
    if (m.kind == MoveKind::kEnPassant || m.kind == MoveKind::kPath)
        for (int i = 0; i < m.extra_count; ++i) cells.push_back(m.extra_cell(i));
    const bool ends_on_man = m.kind == MoveKind::kStep || m.kind == MoveKind::kPath;
    if (ends_on_man && m.to() != m.from() && !p.man(m.to()).none()) cells.push_back(m.to());
    return cells;
}

// What comes with a move in games of such rules: a wall that is put somewhere, a man that enters
// from the hand.
void write_detail(Json& json, Move m, const Game& game) {
    const bool wall = game.moves_place_wall && m.detail != 0;
    json.number("wall", wall ? m.detail - 1 : -1).key("enters");
    if (m.detail == 0 || wall) {
        json.null();
        return;
    }
    const Cell at = gates_on_rooks_cell(m) ? m.extra_cell(0) : m.from();
    json.open('{').number("man", man_index(gated_type(m))).number("cell", number_of(at)).close('}');
}

void write_move(Json& json, Move m, const Game& game, const std::vector<Cell>& captures,
                const std::string& uci, const std::string& san) {
    const bool pass = m.kind == MoveKind::kPass, drop = m.kind == MoveKind::kDrop;
    json.open('{').text("uci", uci).text("san", san);
    json.number("from", pass || drop ? -1 : number_of(m.from()));
    json.number("to", pass ? -1 : number_of(m.to()));
    json.text("kind", kKinds[static_cast<std::size_t>(m.kind)]);
    json.list("captures", captures, [&](Cell c) { json.number(number_of(c)); });
    const int becomes = m.becomes == kNoType ? -1 : man_index(m.becomes);
    json.number("promotion", drop ? -1 : becomes).number("drop", drop ? becomes : -1);
    json.key("rook");
    if (m.kind == MoveKind::kCastle)
        json.open('{')
            .number("from", number_of(m.extra_cell(0)))
            .number("to", number_of(m.extra_cell(1)))
            .close('}');
    else
        json.null();
    write_detail(json, m, game);
    json.close('}');
}

void write_moves(Json& json, const Played& game) {
    const AnyPosition& p = game.record.position();
    const std::vector<Move> moves = game.record.legal_moves();
    std::vector<std::string> san;
    if (!moves.empty()) san = print_all_san(p);
    json.key("moves").open('[');
    for (std::size_t i = 0; i < moves.size(); ++i)
        write_move(json, moves[i], p.game(), captured_by(moves[i], p), print_uci(moves[i], p),
                   san[i]);
    json.close(']');
}

// The royal men of a seat in check that are attacked.
template <int W>
CellSet<W> checked_royals(const Position<W>& p, Seat s) {
    CellSet<W> royals = p.royals(s);
    if (const auto* quadrants = p.game().rules.template find<QuadrantCheckRule>())
        if (const Cell sole = QuadrantCheckRule::sole_royal(p, *quadrants, s); sole != kNoCell)
            return CellSet<W>::of(sole);
    CellSet<W> out;
    royals.for_each([&](Cell c) {
        if (p.attacked_by_enemy_of(s, c, p.occupied())) out.add(c);
    });
    return out.any() ? out : royals;
}

void write_checks(Json& json, const AnyPosition& position) {
    std::vector<int> seats, cells;
    position.visit([&](const auto& p) {
        for (int s = 0; s < p.game().seat_count(); ++s) {
            if (!p.live(seat(s)) || !p.in_check(seat(s))) continue;
            seats.push_back(s);
            checked_royals(p, seat(s)).for_each([&](Cell c) { cells.push_back(number_of(c)); });
        }
    });
    json.list("check", cells, [&](int c) { json.number(c); });
    json.list("checked", seats, [&](int s) { json.number(s); });
}

void write_result(Json& json, const Outcome& outcome, const Game& game) {
    json.key("result");
    if (!outcome.over()) {
        json.null();
        return;
    }
    json.open('{').text("text", result_sentence(outcome, game));
    json.text("record", result_text(outcome, game)).text("reason", reason_word(outcome.reason));
    json.text("pgn", pgn_result(outcome, game)).key("places").open('[');
    for (int s = 0; s < game.seat_count(); ++s)
        json.number(outcome.place[static_cast<std::size_t>(s)]);
    json.close(']').close('}');
}

void write_notices(Json& json, const Played& game) {
    std::vector<Notice> notices;
    if (!game.record.outcome().over()) notices = game.record.position().notices();
    const auto cells = [&](std::string_view name, const std::vector<Cell>& list) {
        json.list(name, list, [&](Cell c) { json.number(number_of(c)); });
    };
    json.list("notices", notices, [&](const Notice& n) {
        json.open('{').text("rule", n.rule).number("plies", n.plies).number("round", n.round);
        cells("fills", n.fills);
        json.number("man", man_index(n.puts.type));
        cells("takes", n.takes);
        json.close('}');
    });
}

void write_counters(Json& json, const AnyPosition& position) {
    json.list("counters", position.counters(), [&](const Counter& c) {
        json.open('{').text("rule", c.rule).text("name", c.name).key("bySeat").open('[');
        for (int s = 0; s < position.game().seat_count(); ++s)
            json.number(c.by_seat[static_cast<std::size_t>(s)]);
        json.close(']').close('}');
    });
}

int quiet_limit(const AnyPosition& position) {
    const auto* rule = position.game().rules.find<QuietLimitRule>();
    if (rule == nullptr) return 0;
    const int live = position.visit([](const auto& p) { return p.live_count(); });
    return rule->each > 0 ? rule->each * live : rule->plies;
}

}  // namespace

void Played::note(const GameEvent& event) {
    const AnyPosition& p = record.position();
    const bool leaves = event.leaves != Reason::kNone;
    const std::string san = print_event(event, p);
    entries.push_back(
        {leaves ? san : print_uci(event.move, p), san, leaves ? event.who : p.turn()});
}

Result<void> Played::play(std::string_view text) {
    if (record.outcome().over()) return fail("", "the game is over");
    const auto event = parse_event(text, record.position());
    if (!event) return std::unexpected(event.error());
    note(*event);
    record.play(*event);
    return {};
}

void Played::resign(Seat who, Reason reason) {
    if (record.position().game().seat_count() > 2) note(GameEvent::departure(who, reason));
    record.resign(who, reason);
}

void Played::undo() {
    record.undo();
    entries.resize(record.events().size());
}

void write_position(Json& json, const Played& game) {
    const AnyPosition& p = game.record.position();
    const Game& rules = p.game();
    const Setup setup = p.to_setup();
    json.open('{').text("game", rules.id).text("fen", print_fen(p));
    json.number("turn", index(p.turn()));
    write_live(json, p.state().live);
    json.number("ply", p.state().ply).number("round", p.round());
    json.number("quiet", p.state().quiet).number("quietLimit", quiet_limit(p));
    write_men_on(json, "cells", setup.board);
    json.key("hands").open('[');
    for (int s = 0; s < rules.seat_count(); ++s)
        write_hand(json, rules, [&](int slot) { return p.hand(seat(s), slot); });
    json.close(']').key("stash");
    write_hand(json, rules, [&](int slot) {
        return rules.stacks.any() ? p.visit([&](const auto& q) { return q.stash(slot); }) : 0;
    });
    write_moves(json, game);
    write_checks(json, p);
    write_result(json, game.record.outcome(), rules);
    write_notices(json, game);
    write_counters(json, p);
    json.list("played", game.entries, [&](const Played::Entry& entry) {
        json.open('{').text("uci", entry.uci).text("san", entry.san);
        json.number("seat", index(entry.seat)).close('}');
    });
    json.key("last");
    const auto& events = game.record.events();
    if (events.empty() || events.back().leaves != Reason::kNone) {
        json.null();
    } else {
        AnyPosition before = p;
        before.take_back();
        const Move last = events.back().move;
        write_move(json, last, rules, captured_by(last, before), game.entries.back().uci,
                   game.entries.back().san);
    }
    json.close('}');
}

void write_setup(Json& json, const Setup& setup, const Game& game, const std::string& fen) {
    json.open('{');
    write_men_on(json, "cells", setup.board);
    json.number("turn", index(setup.turn));
    write_live(json, setup.live);
    json.key("hands").open('[');
    for (int s = 0; s < game.seat_count(); ++s) {
        const auto& hand = setup.hands[static_cast<std::size_t>(s)];
        write_hand(json, game, [&](int slot) {
            const auto i = static_cast<std::size_t>(slot);
            return i < hand.size() ? static_cast<int>(hand[i]) : 0;
        });
    }
    json.close(']').number("quiet", setup.quiet).number("ply", setup.ply);
    json.text("fen", fen).close('}');
}

void write_reach(Json& json, const AnyPosition& position, Cell from) {
    std::set<int> quiet, capture;
    const Man man = position.man(from);
    if (!man.none() && man.owner != kNobody) {
        AnyPosition own = position;
        own.visit([&](auto& p) { p.give_turn(man.owner); });
        for (const Move m : notation::pseudo_legal_moves(own)) {
            if (m.kind == MoveKind::kDrop || m.kind == MoveKind::kPass || m.from() != from)
                continue;
            const auto victims = captured_by(m, own);
            for (const Cell c : victims) capture.insert(number_of(c));
            if (victims.empty() && m.to() != from) quiet.insert(number_of(m.to()));
        }
    }
    const auto write = [&](int c) { json.number(c); };
    json.open('{').list("quiet", quiet, write).list("capture", capture, write).close('}');
}

}  // namespace floe::wasm
