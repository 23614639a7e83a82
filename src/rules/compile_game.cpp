#include <algorithm>

#include "movement/betza.hpp"
#include "rules/game.hpp"
#include "rules/placement.hpp"

namespace floe {
namespace {

Result<Board> compile_board(const BoardSpec& spec) {
    Result<Board> board = build_board(spec);
    if (!board) return fail(spec.place.text(), board.error().reason);
    return board;
}

Result<void> compile_seats(Game& game) {
    const Lattice lattice = game.board.lattice();
    const int smallest = lattice == Lattice::kSquare ? 90 : 60;
    for (const SeatSpec& s : game.spec.seats) {
        const int degrees = ((s.turned % 360) + 360) % 360;
        if (degrees % smallest != 0)
            return fail(s.place.text(), "turned must be a multiple of " + std::to_string(smallest) +
                                            " degrees on this board");
        const Turn forward = turned(lattice, degrees / smallest);
        const Turn camp = s.mirrored ? mirrored(lattice) : forward;
        game.seats.push_back({s.name, s.letter[0], forward, camp});
    }
    for (int i = 0; i < game.board.size(); ++i)
        for (int s = 0; s < game.seat_count(); ++s)
            if (game.image(cell(static_cast<std::size_t>(i)), seat(s)) == kNoCell)
                return fail(game.spec.seats[static_cast<std::size_t>(s)].place.text(),
                            "the board has no cell where " +
                                game.seats[static_cast<std::size_t>(s)].name + " would see " +
                                game.board.name(cell(static_cast<std::size_t>(i))));
    return {};
}

// Rule kinds that make men of their own have make_men(uses, game).
template <std::size_t I>
Result<void> make_men_of(Game& game) {
    using Kind = RuleSet::Kind<I>;
    if constexpr (requires(std::vector<RuleArguments> uses) { Kind::make_men(uses, game); })
        for (const RuleSpec& rule : game.spec.rules)
            if (rule.kind == Kind::schema().kind) return Kind::make_men(rule.uses, game);
    return {};
}
template <std::size_t... I>
Result<void> make_men(Game& game, std::index_sequence<I...>) {
    Result<void> done;
    static_cast<void>(((done = make_men_of<I>(game)).has_value() && ...));
    return done;
}

Result<void> compile_men(Game& game) {
    game.men.emplace_back();
    for (const ManSpec& m : game.spec.men) {
        ManInfo man;
        man.symbol = m.symbol;
        man.name = m.name;
        man.movement_text = m.movement;
        man.picture = m.picture;
        man.help = m.help;
        man.royal = m.royal;
        man.pawn = m.pawn;
        man.value = m.value;
        auto movement = parse_betza(m.movement, game.board.lattice());
        if (!movement)
            return fail(m.movement_place.text(),
                        "the movement of '" + m.symbol + "', " + movement.error().text());
        man.movement = std::move(*movement);
        if (!m.zone.empty()) {
            auto zone = game.region(m.zone);
            if (!zone) return fail_in(m.place.text(), zone.error());
            man.zone = *zone;
        }
        game.men.push_back(std::move(man));
    }
    for (const NeutralSpec& n : game.spec.neutrals) {
        ManInfo man;
        man.symbol = n.symbol;
        man.name = n.name;
        man.help = n.help;
        man.neutral = true;
        man.capturable = n.capturable;
        game.men.push_back(std::move(man));
    }
    for (std::size_t i = 0; i < game.spec.men.size(); ++i)
        for (const std::string& symbol : game.spec.men[i].blocked_by) {
            const ManType wall = game.type_of(symbol);
            if (wall == kNoType)
                return fail(game.spec.men[i].place.text(),
                            "blocked_by: '" + symbol + "' is no man of this game");
            game.men[i + 1].blocked_by.push_back(wall);
        }
    if (auto done = make_men(game, std::make_index_sequence<kRuleKinds>()); !done) return done;
    if (game.type_count() - 1 > limits::kManTypes) return fail("men", "more than 127 kinds of men");
    return {};
}

// Royal men that start in hand.
Result<void> count_royals_in_hand(Game& game) {
    const std::string& fen = game.spec.start;
    const std::size_t open = fen.find('['), close = fen.find(']');
    if (game.seat_count() != 2 || open == fen.npos || close == fen.npos || close < open) return {};
    std::string_view hand(fen.data() + open + 1, close - open - 1);
    while (!hand.empty() && hand != "-") {
        const auto man = take_man(hand, game);
        if (!man) return fail_in(game.spec.start_place.text(), man.error());
        if (man->owner != kNobody && game.info(man->type).royal)
            ++game.royals_at_start[static_cast<std::size_t>(index(man->owner))];
    }
    return {};
}

// Start cells: those the file names, or else those the man stands on in the start position.
Result<void> compile_initial_cells(Game& game) {
    const std::string board_field = game.spec.start.substr(0, game.spec.start.find_first_of(" ["));
    const auto placed = parse_placement(board_field, game);
    if (!placed) return fail_in(game.spec.start_place.text(), placed.error());
    for (std::size_t t = 1; t < game.men.size(); ++t) {
        ManInfo& man = game.men[t];
        const std::string text = t <= game.spec.men.size() ? game.spec.men[t - 1].initial : "";
        for (int s = 0; s < game.seat_count(); ++s) {
            Region cells;
            if (text.empty()) {
                for (std::size_t i = 0; i < placed->size(); ++i)
                    if ((*placed)[i] == Man{man_type(static_cast<int>(t)), seat(s)})
                        cells.add(cell(i));
            } else {
                auto region = game.region(text);
                if (!region) return fail_in(game.spec.men[t - 1].place.text(), region.error());
                cells = game.image(*region, seat(s));
            }
            man.initial.push_back(cells);
        }
    }
    game.men_at_start.assign(static_cast<std::size_t>(game.seat_count()),
                             std::vector<int>(game.men.size()));
    for (const Man m : *placed) {
        if (m.none() || m.owner == kNobody) continue;
        const auto owner = static_cast<std::size_t>(index(m.owner));
        ++game.men_at_start[owner][static_cast<std::size_t>(index(m.type))];
        game.royals_at_start[owner] += game.info(m.type).royal;
    }
    return count_royals_in_hand(game);
}

template <std::size_t I>
Result<void> compile_kind(Game& game) {
    using Kind = RuleSet::Kind<I>;
    for (const RuleSpec& rule : game.spec.rules) {
        if (rule.kind != Kind::schema().kind) continue;
        game.rules.set_present<I>();
        auto done = Kind::compile(rule.uses, game, game.rules.data<I>());
        if (!done && done.error().where.empty())
            return fail(rule.place.text(), done.error().reason);
        return done;
    }
    return {};
}

template <std::size_t... I>
Result<void> compile_rules(Game& game, std::index_sequence<I...>) {
    Result<void> done;
    static_cast<void>(((done = compile_kind<I>(game)).has_value() && ...));
    return done;
}

// What check means, or which moves are legal, can be decided by one kind of rule only.
template <std::size_t... I>
Result<void> check_conflicts(const Game& game, std::index_sequence<I...>) {
    constexpr HookMask deciding = hook(Hook::kCheck) | hook(Hook::kLegal);
    std::string first;
    Result<void> done;
    const auto look = [&]<class Kind>(bool present) {
        if (!present || (Kind::hooks & deciding) == 0 || !done) return;
        const std::string name(Kind::schema().kind);
        for (const RuleSpec& rule : game.spec.rules)
            if (rule.kind == name && !first.empty())
                done = fail(rule.place.text(), "the rules '" + first + "' and '" + name +
                                                   "' both say what check is: leave one out");
        first = name;
    };
    (look.template operator()<RuleSet::Kind<I>>(game.rules.present(I)), ...);
    return done;
}
Result<void> check_conflicts(const Game& game) {
    return check_conflicts(game, std::make_index_sequence<kRuleKinds>());
}

bool promotes_to_royal(const Game& game) {
    for (int s = 0; s < game.seat_count(); ++s)
        for (int t = 1; t < game.type_count(); ++t)
            if (const Promotion* p = game.promotion(seat(s), man_type(t)))
                for (const ManType to : p->to)
                    if (game.info(to).royal) return true;
    return false;
}

}  // namespace

Result<Game> compile_game(GameSpec spec) {
    auto board = compile_board(spec.board);
    if (!board) return std::unexpected(board.error());
    Game game(std::move(*board));
    game.id = spec.id;
    game.version = spec.version;
    game.hash = spec.hash;
    game.spec = std::move(spec);
    if (auto done = compile_seats(game); !done) return std::unexpected(done.error());
    if (auto done = compile_men(game); !done) return std::unexpected(done.error());
    if (auto done = compile_initial_cells(game); !done) return std::unexpected(done.error());
    auto done = compile_rules(game, std::make_index_sequence<kRuleKinds>());
    if (!done) return std::unexpected(done.error());
    if (auto clash = check_conflicts(game); !clash) return std::unexpected(clash.error());
    game.royals_may_grow = promotes_to_royal(game);
    return game;
}

}  // namespace floe
