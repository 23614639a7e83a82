// The search for two seats: forced wins, rule events, draws, limits, and the same value as plain
// minimax.
#include "search/search.hpp"

#include <algorithm>

#include "eval/evaluate.hpp"
#include "notation/uci.hpp"
#include "position/outcome.hpp"
#include "search/search_support.hpp"

namespace floe {
namespace {

using test::load_game;
using test::position;

SearchResult best(const std::string& game, const std::string& fen, int depth) {
    const auto rules = load_game(game);
    Searcher searcher(rules, 1 << 16);
    SearchLimits limits;
    limits.depth = depth;
    return searcher.search(position(rules, fen), {}, limits);
}

std::string best_move(const std::string& game, const std::string& fen, int depth) {
    return print_uci(best(game, fen, depth).best, position(load_game(game), fen));
}

struct Forced {
    const char* game;
    const char* fen;
    int depth;
    int plies;  // to the end; below 0: for the other side
};

class ForcedEnd : public testing::TestWithParam<Forced> {};

TEST_P(ForcedEnd, IsSeen) {
    const Forced& f = GetParam();
    EXPECT_EQ(mate_in_plies(best(f.game, f.fen, f.depth).score), f.plies) << f.fen;
}

INSTANTIATE_TEST_SUITE_P(Search, ForcedEnd,
                         testing::Values(
                             // mate in one, two and three
                             Forced{"chess", "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", 3, 1},
                             Forced{"chess", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", 5, 3},
                             Forced{"chess", "8/8/8/8/8/2k5/1q6/K7 w - - 0 1", 2, 0},
                             Forced{"chess", "8/8/8/8/5k2/8/4r3/6K1 b - - 0 1", 3, 0},
                             Forced{"chess", "7k/8/8/8/8/1R6/R7/6K1 w - - 0 1", 5, 3},
                             Forced{"chess", "8/8/8/3k4/8/8/1R6/R5K1 b - - 99 60", 3, 0},
                             Forced{"ice-age", "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", 3, 1},
                             // the ice comes after Black's move: his king is alone whatever he does
                             Forced{"ice-age", "7k/8/8/8/8/8/8/KR6 b - - 0 20", 3, -1},
                             Forced{"ice-age", "7k/8/8/8/8/8/8/KR6 w - - 0 20", 4, 2}));

TEST(Search, TakesAHangingMan) {
    EXPECT_EQ(best_move("chess", "4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1", 1), "e4d5");
    EXPECT_EQ(best_move("chess", "4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1", 5), "e4d5");
}

TEST(Search, KeepsItsKingFromTheIce) {
    RULES("IA8", "IA10");
    // The king on a8 is alone; beside the knight or the pawns he would live.
    const auto game = load_game("ice-age");
    const std::string fen = "k7/8/1n6/8/8/8/6PP/6K1 b - - 0 20";
    AnyPosition p = position(game, fen);
    const SearchResult r = best("ice-age", fen, 4);
    p.make(r.best);
    EXPECT_FALSE(p.outcome().over()) << print_uci(r.best, position(game, fen));
}

TEST(Search, SeesTheIceComeMovesAhead) {
    // Whoever's king is alone after Black's move 20 loses: White, to move, must go back in time.
    const auto game = load_game("ice-age");
    const std::string fen = "6k1/5ppp/8/8/8/5K2/8/7R w - - 0 20";
    AnyPosition p = position(game, fen);
    Searcher searcher(game, 1 << 16);
    SearchLimits limits;
    limits.depth = 5;
    EXPECT_LT(mate_in_plies(searcher.search(p, {}, limits).score), 1 << 10);
    p.make(searcher.search(p, {}, limits).best);
    bool lives = false;
    for (const Move reply : p.legal_moves()) {
        p.make(reply);
        lives = lives || !p.outcome().over();
        p.take_back();
    }
    EXPECT_TRUE(lives);
}

TEST(Search, FindsPerpetualCheck) {
    // Black is lost but for perpetual check.
    const SearchResult r = best("chess", "6k1/RR6/8/8/7q/8/6P1/6K1 b - - 0 1", 8);
    EXPECT_EQ(r.score, 0);
}

TEST(Search, NoLegalMove) {
    const SearchResult r = best("chess", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 3);
    EXPECT_TRUE(r.best.none());
    EXPECT_TRUE(r.pv.empty());
}

TEST(Search, HoldsToItsLimits) {
    const auto game = load_game("chess");
    Searcher searcher(game, 1 << 16);
    SearchLimits limits;
    limits.nodes = 5000;
    EXPECT_LE(searcher.search(position(game, ""), {}, limits).nodes, 5001U);
    std::int64_t clock = 0;
    SearchHooks hooks;
    hooks.milliseconds = [&] { return clock += 10; };
    limits = {};
    limits.milliseconds = 100;
    const SearchResult timed = searcher.search(position(game, ""), {}, limits, hooks);
    EXPECT_FALSE(timed.best.none());
    EXPECT_LT(clock, 1000);
    std::atomic<bool> stop = true;
    hooks.stop = &stop;
    limits.milliseconds = 0;
    EXPECT_FALSE(searcher.search(position(game, ""), {}, limits, hooks).best.none());
}

TEST(Search, TheLineCanBePlayed) {
    for (const char* id : {"chess", "ice-age", "crazyhouse", "grasshopper"}) {
        const auto game = load_game(id);
        AnyPosition p = position(game, "");
        const SearchResult r = best(id, "", 5);
        ASSERT_FALSE(r.pv.empty());
        EXPECT_EQ(r.pv.front(), r.best);
        for (const Move m : r.pv) {
            const auto legal = p.legal_moves();
            ASSERT_NE(std::find(legal.begin(), legal.end(), m), legal.end()) << id;
            p.make(m);
        }
    }
}

// Plain minimax with the evaluation at the leaves.
template <int W>
int minimax(Position<W>& p, const Evaluator<W>& evaluate, int depth, int ply, UndoLog& log) {
    const Outcome o = outcome_of(p);
    if (o.over()) {
        const auto place = [&](int s) { return o.place[static_cast<std::size_t>(s)]; };
        const int me = place(index(p.turn())), other = place(1 - index(p.turn()));
        return me == other ? 0 : me < other ? kMate - ply : ply - kMate;
    }
    if (depth == 0) return evaluate(p);
    MoveList moves;
    legal_moves(p, moves);
    int best = -kInfinite;
    for (const Move m : moves) {
        p.make(m, log);
        best = std::max(best, -minimax(p, evaluate, depth - 1, ply + 1, log));
        p.unmake(log);
    }
    return best;
}

TEST(Search, AgreesWithPlainMinimax) {
    const std::pair<const char*, const char*> cases[] = {
        {"chess", ""},
        {"chess", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"},
        {"ice-age", "2rq1rk1/3bpp2/1*1p1bP1/1p2n3/4P2P/1NN2P1*/PPPQ4/1K1R3R b - - 0 20"},
        {"ice-age", "6k1/5ppp/8/8/8/5K2/8/7R w - - 0 20"},
        {"crazyhouse", "2k5/8/8/8/8/8/8/4K3[Qn] w - - 0 1"},
        {"grasshopper", ""},
    };
    for (const auto& [id, fen] : cases) {
        const auto game = load_game(id);
        AnyPosition start = position(game, fen);
        SearchLimits limits;
        limits.depth = 3;
        limits.pruning = Pruning::kNone;
        Searcher searcher(game, 1 << 16);
        const int found = searcher.search(start, {}, limits).score;
        const int expected = start.visit([&]<int W>(Position<W>& p) {
            const Evaluator<W> evaluate(game->game());
            UndoLog log;
            return minimax(p, evaluate, 3, 0, log);
        });
        EXPECT_EQ(found, expected) << id << " " << fen;
    }
}

}  // namespace
}  // namespace floe
