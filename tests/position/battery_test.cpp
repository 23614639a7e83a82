// The battery that every game gets: random play in which, at every position, all the ways to find
// the legal moves agree with making and testing each, attack tables agree with the slow walk, keys
// and sets agree with a position built from scratch, FEN round-trips, and undo restores everything.
#include <algorithm>

#include "base/rng.hpp"
#include "position/legality.hpp"
#include "position/make.hpp"
#include "position/outcome.hpp"
#include "position/passed_men.hpp"
#include "position/perft.hpp"
#include "support/load.hpp"
#include "support/slow_rules.hpp"

namespace floe::test {
namespace {

std::vector<std::uint64_t> sorted_bits(const std::vector<Move>& moves) {
    std::vector<std::uint64_t> bits;
    for (const Move m : moves) bits.push_back(m.bits());
    std::sort(bits.begin(), bits.end());
    return bits;
}

template <int W>
void check_legal_moves(Position<W>& p) {
    UndoLog log;
    MoveList tested, own;
    legal_moves(p, own);
    // Where a rule judges every move, prefers some or adds to them, there is no other way; where a
    // player who has no legal move may make any or pass, the plain test does not know it.
    const bool judged = p.tables().legality == Legality::kByRule ||
                        p.game().rules.has(Hook::kPrefer) || p.game().rules.has(Hook::kExpand);
    if (!p.ended()) generate_tested(p, log, tested);
    if (judged || (tested.empty() && !own.empty())) {
        ASSERT_EQ(count_legal(p), own.size());
        return;
    }
    const auto want = sorted_bits(tested);
    ASSERT_EQ(sorted_bits(own), want);
    ASSERT_TRUE(std::adjacent_find(want.begin(), want.end()) == want.end()) << "a move twice";
    ASSERT_EQ(count_legal(p), want.size());
    ASSERT_LE(want.size(), static_cast<std::size_t>(p.tables().move_bound));
    MoveList sensitive;
    ListSink<W> sink(sensitive);
    generate_legal_by(Legality::kSensitive, p, sink);
    ASSERT_EQ(sorted_bits(sensitive), want);
}

template <int W>
void check_attacks(const Position<W>& p) {
    for (int s = 0; s < p.tables().seats; ++s)
        p.tables().all.for_each([&](Cell c) {
            EXPECT_EQ(p.attacked(c, seat(s), p.occupied()), slow_attacked(p, c, seat(s)))
                << p.game().board.name(c) << " by seat " << s;
        });
}

template <int W>
void check_targets(const Position<W>& p) {
    MoveList list;
    ListSink<W> sink(list);
    const Field<W> field(p);
    p.owned(p.turn()).for_each([&](Cell from) {
        list.clear();
        generate_man(p, from, p.tables().all, field, sink);
        std::set<SlowMove> fast;
        for (const Move m : list) {
            std::set<int> taken;
            if (m.kind == MoveKind::kEnPassant || m.kind == MoveKind::kPath)
                for (int i = 0; i < m.extra_count; ++i)
                    taken.insert(m.extra[static_cast<std::size_t>(i)]);
            fast.insert({m.from_index, m.to_index, taken});
        }
        EXPECT_EQ(fast, slow_moves(p, from)) << p.game().board.name(from);
    });
}

// The set-up as its FEN tells it: where several men could have passed a cell and nobody can capture
// onto it, the FEN does not say which did, and nothing depends on it.
Setup as_written(Setup setup, const Game& game) {
    for (SetupPassed& passed : setup.passed)
        if (!can_capture_onto_passed(game, setup, passed.cell))
            passed.man = men_that_passed(game, setup, passed.cell).front();
    return setup;
}

template <int W>
void check_rebuilt(const Position<W>& p) {
    const Setup setup = as_written(p.to_setup(), p.game());
    const std::string fen = print_fen(setup, p.game());
    const auto read = parse_fen(fen, p.game());
    ASSERT_TRUE(read.has_value()) << fen << ": " << read.error().text();
    ASSERT_EQ(print_fen(*read, p.game()), fen);
    const auto again = Position<W>::from_setup(p.tables(), *read);
    ASSERT_TRUE(again.has_value()) << fen << ": " << again.error().text();
    ASSERT_EQ(again->to_setup(), setup) << fen;
    if (setup == p.to_setup()) {
        ASSERT_EQ(again->key(), p.key()) << fen;
    }
    ASSERT_EQ(p.board_key(), p.board_key_from_scratch());
    ASSERT_EQ(again->occupied(), p.occupied());
    for (int o = 0; o < kOwners; ++o) {
        ASSERT_EQ(again->owned(seat(o)), p.owned(seat(o)));
        for (int c = 0; c < p.tables().class_count; ++c)
            ASSERT_EQ(again->of_class(seat(o), c), p.of_class(seat(o), c)) << "class " << c;
    }
}

template <int W>
void check_position(Position<W>& p) {
    SCOPED_TRACE(print_fen(p.to_setup(), p.game()));
    check_legal_moves(p);
    check_attacks(p);
    check_targets(p);
    check_rebuilt(p);
}

struct Snapshot {
    State state;
    Setup setup;
    std::uint64_t key;
    bool operator==(const Snapshot&) const = default;
};
template <int W>
Snapshot snapshot(const Position<W>& p) {
    return {p.state(), p.to_setup(), p.key()};
}

template <int W>
void play_randomly(Position<W> p, Rng& rng, int plies) {
    UndoLog log;
    std::vector<Snapshot> path;
    MoveList moves;
    for (int i = 0; i < plies; ++i) {
        check_position(p);
        if (testing::Test::HasFatalFailure() || testing::Test::HasNonfatalFailure()) return;
        moves.clear();
        legal_moves(p, moves);
        if (moves.empty()) break;
        path.push_back(snapshot(p));
        p.make(moves[rng.below(moves.size())], log);
    }
    while (!path.empty()) {
        p.unmake(log);
        ASSERT_EQ(snapshot(p), path.back());
        ASSERT_EQ(p.board_key(), p.board_key_from_scratch());
        path.pop_back();
    }
    check_rebuilt(p);
}

class Battery : public testing::TestWithParam<std::string> {};

TEST_P(Battery, RandomPlay) {
    Rng rng(hash_text(GetParam()));
    for (int game = 0; game < 3; ++game) {
        AnyPosition start = position(GetParam());
        start.visit([&]<int W>(Position<W>& p) { play_randomly(p, rng, 70); });
        if (HasFailure()) return;
    }
}

// The same perft whatever the number of words a cell set has.
TEST_P(Battery, EveryWordCount) {
    const int needed = load_game(GetParam())->game().board.words();
    const std::uint64_t want = position(GetParam()).perft(2);
    for (int words = needed; words <= 4; ++words)
        EXPECT_EQ(position(load_game(GetParam(), words)).perft(2), want) << words << " words";
}

// Equal keys, equal perft: transpositions met in random play.
TEST_P(Battery, EqualKeysEqualPerft) {
    Rng rng(7 + hash_text(GetParam()));
    std::map<std::uint64_t, std::uint64_t> nodes;
    for (int game = 0; game < 4; ++game) {
        AnyPosition p = position(GetParam());
        for (int ply = 0; ply < 40; ++ply) {
            const auto moves = p.legal_moves();
            if (moves.empty()) break;
            const auto [it, fresh] = nodes.try_emplace(p.key(), p.perft(1));
            if (!fresh) {
                EXPECT_EQ(it->second, p.perft(1));
            }
            p.make(moves[rng.below(std::min<std::size_t>(moves.size(), 4))]);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Games, Battery, testing::ValuesIn(all_game_ids()),
                         [](const auto& game) { return test_name(game.param); });

}  // namespace
}  // namespace floe::test
