// Random play in every game: positions and moves survive being printed and read.
#include <algorithm>
#include <set>

#include "base/rng.hpp"
#include "game/record.hpp"
#include "notation/pgn.hpp"
#include "notation/result.hpp"
#include "notation_support.hpp"
#include "position/passed_men.hpp"

namespace floe::test {
namespace {

class RoundTrip : public ::testing::TestWithParam<std::string> {};

void check_position(const AnyPosition& p) {
    const std::string fen = print_fen(p);
    SCOPED_TRACE(fen);
    const auto again = position_from_fen(p.playable(), fen);
    ASSERT_TRUE(again.has_value()) << again.error().text();
    ASSERT_EQ(print_fen(*again), fen);
    Setup want = p.to_setup(), got = again->to_setup();
    // Which man passed a cell is not written where nobody can capture it.
    for (Setup* s : {&want, &got})
        for (SetupPassed& passed : s->passed)
            if (!can_capture_onto_passed(p.game(), *s, passed.cell)) passed.man = kNoCell;
    ASSERT_EQ(got, want);
    const auto moves = print_all_uci(p), read_again = print_all_uci(*again);
    // A rule against recreating positions knows more than the text.
    if (p.game().rules.has(Hook::kAdvance))
        ASSERT_TRUE(
            std::includes(read_again.begin(), read_again.end(), moves.begin(), moves.end()));
    else
        ASSERT_EQ(read_again, moves);
}

void check_moves(const AnyPosition& p) {
    SCOPED_TRACE(print_fen(p));
    const auto moves = p.legal_moves();
    const auto sans = print_all_san(p);
    ASSERT_EQ(sans.size(), moves.size());
    ASSERT_EQ(std::set<std::string>(sans.begin(), sans.end()).size(), moves.size());
    const std::size_t step = 1 + moves.size() / 60;  // a thousand moves are looked at in samples
    for (std::size_t i = 0; i < moves.size(); i += step) {
        const auto san = parse_san(sans[i], p);
        ASSERT_TRUE(san.has_value()) << san.error().text();
        ASSERT_EQ(*san, moves[i]) << sans[i];
        const auto uci = parse_uci(print_uci(moves[i], p), p);
        ASSERT_TRUE(uci.has_value()) << uci.error().text();
        ASSERT_EQ(*uci, moves[i]) << print_uci(moves[i], p);
    }
}

void check_game(const GameRecord& record) {
    const Game& game = record.start().game();
    const PgnGame pgn = make_pgn(record.start(), record.events(), record.outcome());
    const auto read = parse_pgn(print_pgn(pgn));
    ASSERT_TRUE(read.has_value()) << read.error().text() << "\n" << print_pgn(pgn);
    ASSERT_EQ(read->size(), 1U);
    ASSERT_EQ(read->front(), pgn);
    const auto played = replay_pgn(read->front(), record.start().playable());
    ASSERT_TRUE(played.has_value()) << played.error().text();
    ASSERT_EQ(played->lines.at(0), record.events());
    ASSERT_EQ(pgn_result(record.outcome(), game), pgn.result);
}

TEST_P(RoundTrip, RandomPlay) {
    const AnyPosition start = position(GetParam());
    Rng rng(hash_text(GetParam()) + 1);
    for (int n = 0; n < 3; ++n) {
        GameRecord record(start);
        for (int ply = 0; ply < 100; ++ply) {
            check_position(record.position());
            if (ply % 7 == n) check_moves(record.position());
            if (HasFatalFailure()) return;
            const auto moves = record.legal_moves();
            if (moves.empty()) break;
            // Now and then somebody gives up, where the others play on.
            const Seat who = seat(static_cast<int>(rng.below(limits::kSeats)));
            if (n > 0 && ply % 40 == 39 && index(who) < start.game().seat_count() &&
                record.position().may_leave(who))
                record.resign(who, n == 1 ? Reason::kResignation : Reason::kTime);
            else
                record.play(moves[rng.below(moves.size())]);
        }
        check_game(record);
    }
}

INSTANTIATE_TEST_SUITE_P(Games, RoundTrip, ::testing::ValuesIn(all_game_ids()),
                         [](const auto& one) { return test_name(one.param); });

}  // namespace
}  // namespace floe::test
