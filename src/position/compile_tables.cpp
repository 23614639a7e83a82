#include "position/compile_attacks.hpp"
#include "position/compile_movement.hpp"

namespace floe {
namespace {

template <int W>
void compile_neighbours(Tables<W>& t) {
    const Board& board = t.game->board;
    for (int i = 0; i < t.cells; ++i) {
        const Cell c = cell(static_cast<std::size_t>(i));
        CellSet<W> near, all;
        for (const Vec v : Board::orthogonal_steps(board.lattice()))
            if (const Cell to = board.step(c, v); to != kNoCell) near.add(to);
        all = near;
        // On a hexagon the diagonal cells are no neighbours: they do not touch.
        if (board.lattice() == Lattice::kSquare)
            for (const Vec v : Board::diagonal_steps(board.lattice()))
                if (const Cell to = board.step(c, v); to != kNoCell) all.add(to);
        t.orthogonal.push_back(near);
        t.around.push_back(all);
    }
}

template <int W>
void compile_keys(Tables<W>& t) {
    t.zobrist.resize(static_cast<std::size_t>(kOwners * t.types * t.cells));
    std::uint64_t seed = 0x466C6F65;
    for (auto& key : t.zobrist) key = seed = mix64(seed);
}

template <int W>
void compile_drops(Tables<W>& t) {
    for (int s = 0; s < t.seats; ++s)
        for (int slot = 0; slot < t.game->hand_slot_count(); ++slot)
            t.drop_cells.push_back(narrow<W>(t.game->image(t.game->slot_region(slot), seat(s))));
}

// The most moves a man can have from a cell: on an empty board, promotions counted.
template <int W>
int mobility(const Tables<W>& t, const Profile<W>& profile, std::size_t from) {
    int n = static_cast<int>(profile.lame.size());
    if (!profile.leaps.empty())
        n += (profile.leaps[from].quiet | profile.leaps[from].capture).count();
    for (const RideRef ride : profile.rides) n += t.rays[ride.ray].cells[from].count();
    for (const HopRef hop : profile.hops) n += t.rays[hop.approach].line->beyond[from].count();
    if (!profile.rifle.empty()) n += profile.rifle[from].count();
    if (!profile.passed.empty()) n += limits::kPassedCells;
    if (!profile.scripts.empty()) n += t.cells + kScriptMoves;
    if (profile.promotion < 0) return n;
    const auto& to = t.promotions[static_cast<std::size_t>(profile.promotion)].to;
    const bool by_rule = t.promotions[static_cast<std::size_t>(profile.promotion)].by_rule;
    return n * ((by_rule ? limits::kPromotionChoices : static_cast<int>(to.size())) + 1);
}

// A bound of the moves in any position: every cell holds its most mobile man, the hand all kinds.
template <int W>
int bound_moves(const Tables<W>& t) {
    int bound = t.game->hand_slot_count() * t.cells + limits::kCastlingRights;
    for (int c = 0; c < t.cells; ++c) {
        int most = 0;
        for (const auto& profile : t.profiles)
            most = std::max(most, mobility(t, profile, static_cast<std::size_t>(c)));
        bound += most;
    }
    if (t.game->moves_place_wall) bound *= t.cells;
    if (!t.game->gates.empty()) bound *= 1 + 2 * t.game->hand_slot_count();
    return bound;
}

template <int W>
Legality pick_legality(const Tables<W>& t) {
    const RuleSet& rules = t.game->rules;
    if (rules.has(Hook::kLegal) || rules.has(Hook::kCheck) || rules.has(Hook::kForbid))
        return Legality::kByRule;
    bool royals = false, several = t.game->royals_may_grow;
    for (int type = 1; type < t.types; ++type)
        royals = royals || t.game->info(man_type(type)).royal;
    if (!royals) return Legality::kFree;
    for (const int n : t.game->royals_at_start) several = several || n > 1;
    if (several) return Legality::kSensitive;
    if (t.stopper_class >= 0) return Legality::kSensitive;
    for (const AttackAtom<W>& atom : t.atoms)
        if (atom.kind == AttackKind::kHop || atom.kind == AttackKind::kScript)
            return Legality::kSensitive;
    return Legality::kPins;
}

}  // namespace

template <int W>
Result<std::unique_ptr<const Tables<W>>> compile_tables(std::shared_ptr<const Game> game) {
    auto t = std::make_unique<Tables<W>>();
    t->game = std::move(game);
    t->cells = t->game->board.size();
    t->seats = t->game->seat_count();
    t->types = t->game->type_count();
    t->all = CellSet<W>::first_n(t->cells);
    compile_neighbours(*t);
    compile_movement(*t);
    if (auto done = compile_attacks(*t); !done) return std::unexpected(done.error());
    compile_keys(*t);
    compile_drops(*t);
    t->move_bound = bound_moves(*t);
    t->legality = pick_legality(*t);
    return t;
}

template Result<std::unique_ptr<const Tables<1>>> compile_tables(std::shared_ptr<const Game>);
template Result<std::unique_ptr<const Tables<2>>> compile_tables(std::shared_ptr<const Game>);
template Result<std::unique_ptr<const Tables<3>>> compile_tables(std::shared_ptr<const Game>);
template Result<std::unique_ptr<const Tables<4>>> compile_tables(std::shared_ptr<const Game>);

}  // namespace floe
