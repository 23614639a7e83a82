#include "position/any_position.hpp"

#include "position/outcome.hpp"
#include "position/perft.hpp"

namespace floe {
namespace {

template <int W>
Result<PlayableGame::AnyTables> tables_of(const std::shared_ptr<const Game>& game) {
    auto tables = compile_tables<W>(game);
    if (!tables) return std::unexpected(tables.error());
    return PlayableGame::AnyTables(std::move(*tables));
}

}  // namespace

Result<std::shared_ptr<const PlayableGame>> PlayableGame::make(Game game, int words) {
    auto made = std::make_shared<PlayableGame>();
    made->game_ = std::make_shared<const Game>(std::move(game));
    auto tables = with_word_count(std::max(words, made->game_->board.words()),
                                  [&]<int W>() { return tables_of<W>(made->game_); });
    if (!tables) return std::unexpected(tables.error());
    made->tables_ = std::move(*tables);
    return made;
}

Result<AnyPosition> AnyPosition::from_setup(std::shared_ptr<const PlayableGame> game,
                                            const Setup& setup) {
    return std::visit(
        [&]<int W>(const std::unique_ptr<const Tables<W>>& tables) -> Result<AnyPosition> {
            auto position = Position<W>::from_setup(*tables, setup);
            if (!position) return std::unexpected(position.error());
            return AnyPosition(std::move(game), Variant(std::move(*position)));
        },
        game->tables());
}

AnyPosition::AnyPosition(const AnyPosition& other) = default;
AnyPosition& AnyPosition::operator=(const AnyPosition& other) = default;

Setup AnyPosition::to_setup() const {
    return visit([](const auto& p) { return p.to_setup(); });
}
Seat AnyPosition::turn() const { return state().turn; }
Man AnyPosition::man(Cell c) const {
    return visit([&](const auto& p) { return p.man(c); });
}
int AnyPosition::hand(Seat s, int slot) const {
    return visit([&](const auto& p) { return p.hand(s, slot); });
}
int AnyPosition::stash(int slot) const {
    return visit([&](const auto& p) { return p.stash(slot); });
}
const State& AnyPosition::state() const {
    return visit([](const auto& p) -> const State& { return p.state(); });
}
int AnyPosition::round() const {
    return visit([](const auto& p) { return p.round(); });
}

Outcome AnyPosition::draw(Reason reason) const {
    return visit([&](const auto& p) { return p.draw(reason); });
}
Outcome AnyPosition::loss(Seat loser, Reason reason) const {
    return visit([&](const auto& p) { return p.loss(loser, reason); });
}

std::vector<Move> AnyPosition::legal_moves() const {
    MoveList list;
    visit([&]<int W>(const Position<W>& p) { floe::legal_moves(p, list); });
    return list;
}
bool AnyPosition::in_check(Seat s) const {
    return visit([&](const auto& p) { return p.in_check(s); });
}
Outcome AnyPosition::outcome() const {
    return visit([]<int W>(const Position<W>& p) { return outcome_of(p); });
}
std::vector<Notice> AnyPosition::notices() const {
    std::vector<Notice> out;
    visit([&](const auto& p) {
        if (p.ended()) return;
        p.game().rules.template run<Hook::kNotice>(
            [&]<class Kind>(const auto& data) { out.push_back(Kind::notice(p, data)); });
    });
    return out;
}
std::vector<Counter> AnyPosition::counters() const {
    std::vector<Counter> out;
    visit([&](const auto& p) {
        p.game().rules.template run<Hook::kCounter>(
            [&]<class Kind>(const auto& data) { out.push_back(Kind::counter(p, data)); });
    });
    return out;
}
std::uint64_t AnyPosition::key() const {
    return visit([](const auto& p) { return p.key(); });
}
std::uint64_t AnyPosition::repetition_key() const {
    bool passed_matters = false;
    if (state().passed_count > 0)
        for (const Move m : legal_moves())
            passed_matters = passed_matters || m.kind == MoveKind::kEnPassant;
    return visit([&](const auto& p) { return p.repetition_key(passed_matters); });
}
bool AnyPosition::is_capture(Move m) const {
    switch (m.kind) {
        case MoveKind::kEnPassant:
            return true;
        case MoveKind::kPath:
            return m.extra_count > 0 || (m.to() != m.from() && !man(m.to()).none());
        case MoveKind::kStep:
            return !man(m.to()).none();
        default:
            return false;
    }
}

void AnyPosition::make(Move m) {
    visit([&](auto& p) { p.make(m, log_); });
}
void AnyPosition::resign(Seat who, Reason reason) {
    visit([&](auto& p) { p.resign(who, reason, log_); });
}
void AnyPosition::take_back() {
    visit([&](auto& p) { p.unmake(log_); });
}

std::uint64_t AnyPosition::perft(int depth, Leaves leaves) {
    MoveList list;
    return visit([&]<int W>(Position<W>& p) { return floe::perft(p, depth, log_, list, leaves); });
}

}  // namespace floe
