// Moves and records of three and four players: long algebraic, rounds, seats, departures, places.
#include "notation/event_text.hpp"
#include "notation/pgn.hpp"
#include "notation_support.hpp"

namespace floe::test {
namespace {

std::string parsed(const AnyPosition& p, std::string_view text) {
    const auto event = parse_event(text, p);
    return event ? print_event(*event, p) : event.error().text();
}

TEST(ManyPlayers, MovesAreLongAlgebraic) {
    const AnyPosition shift = position("glacial-shift");
    EXPECT_EQ(san_of(shift, "d2d3"), "YPd2-d3");
    EXPECT_EQ(uci_of(shift, "YPd2-d3"), "d2d3");
    EXPECT_EQ(uci_of(shift, "YPd2d3"), "d2d3");
    EXPECT_EQ(uci_of(shift, "YPd3"), "d2d3");
    EXPECT_EQ(uci_of(shift, "YPd2xd3"),
              "move 'YPd2xd3': it captures nothing: written without 'x' "
              "it is YPd2-d3");
    const AnyPosition three = position("mcglinwell-3");
    EXPECT_EQ(san_of(three, "h2h3"), "h2-h3");
    EXPECT_EQ(uci_of(three, "Mh2-h3"), "h2h3");
    EXPECT_EQ(uci_of(three, "h3"), "h2h3");
}

TEST(ManyPlayers, CapturesDropsAndChecks) {
    const AnyPosition p =
        position("glacial-shift", "9/9/9/gRG,7,rGG/9/3,yRN,bGP,4/9/9/4,yYG,4 y ygbr y:GP - - 0 8");
    EXPECT_EQ(san_of(p, "GP@c1"), "GP@c1");
    for (const Move m : p.legal_moves()) {
        const std::string san = print_san(m, p);
        const auto again = parse_san(san, p);
        ASSERT_TRUE(again.has_value()) << again.error().text();
        EXPECT_EQ(*again, m);
    }
}

TEST(ManyPlayers, Departures) {
    const AnyPosition p = position("glacial-shift");
    EXPECT_EQ(parsed(p, "b:R"), "b:R");
    EXPECT_EQ(parsed(p, "g:T"), "g:T");
    EXPECT_EQ(parsed(p, "r:A"), "r:A");
    EXPECT_EQ(parsed(p, "R"), "y:R");  // as PGN4 writes it: the player on turn
    EXPECT_EQ(parsed(p, "T"), "y:T");
    EXPECT_EQ(parsed(p, "x:R"), "move 'x:R': no player has the letter 'x'");
    EXPECT_EQ(parsed(p, "b:Q"), parsed(p, "b:Q"));
    EXPECT_NE(parsed(p, "b:Q"), "b:Q");
    EXPECT_EQ(parsed(position("chess"), "w:R"),
              "move 'w:R': of two players who gives up is told by the result");
    AnyPosition after = p;
    after.play(GameEvent::departure(seat(2), Reason::kResignation));
    EXPECT_EQ(parsed(after, "b:R"), "move 'b:R': Blue is not in the game any more");
}

constexpr std::string_view kMovetext = "1. YPd2-d3 .. GPb6-c6 b:R .. RPh4-g4 .. YPd3-d4 y:T *";

TEST(ManyPlayers, RecordsHaveRoundsSeatsAndPlaces) {
    const auto games = parse_pgn(kMovetext);
    ASSERT_TRUE(games.has_value()) << games.error().text();
    const auto game = load_game("glacial-shift");
    const auto played = replay_pgn(games->at(0), game);
    ASSERT_TRUE(played.has_value()) << played.error().text();
    ASSERT_EQ(played->lines.at(0).size(), 6U);
    AnyPosition end = played->start;
    for (const GameEvent& event : played->lines[0]) end.play(event);
    EXPECT_EQ(end.state().live, 0b1010);
    end.play(GameEvent::departure(seat(1), Reason::kAbandonment));
    std::vector<GameEvent> events = played->lines[0];
    events.push_back(GameEvent::departure(seat(1), Reason::kAbandonment));
    const PgnGame pgn = make_pgn(played->start, events, end.outcome(), {{"Red", "A"}});
    const std::string text = print_pgn(pgn);
    EXPECT_NE(text.find("[Result \"r>g>y>b\"]"), text.npos) << text;
    EXPECT_NE(text.find("[Red \"A\"]\n[Seats \"ygbr\"]\n[Yellow \"?\"]\n[Green \"?\"]"), text.npos)
        << text;
    EXPECT_EQ(text.find("[White"), text.npos);
    EXPECT_NE(text.find("\n\n1. YPd2-d3 .. GPb6-c6 b:R .. RPh4-g4 .. YPd3-d4 y:T g:A r>g>y>b\n"),
              text.npos)
        << text;
    const auto again = parse_pgn(text);
    ASSERT_TRUE(again.has_value()) << again.error().text();
    EXPECT_EQ(again->at(0), pgn);
    EXPECT_EQ(again->at(0).result, "r>g>y>b");
}

// Found by fuzzing: a game read and exported again had the tag twice and could not be read.
TEST(ManyPlayers, TheTagSeatsIsThereOnce) {
    const PgnGame pgn = make_pgn(position("mcglinwell-3"), {}, {}, {{"Seats", "rgb"}});
    const auto again = parse_pgn(print_pgn(pgn));
    ASSERT_TRUE(again.has_value()) << again.error().text();
    EXPECT_EQ(again->at(0), pgn);
}

TEST(ManyPlayers, RoundsStartWhereTheSetUpStands) {
    PgnGame game =
        parse_pgn("[Seats \"rgb\"]\n[FEN \"x r rgb - - - 0 4\"]\n\na {c} b c d *")->at(0);
    const std::string text = print_pgn(game);
    EXPECT_NE(text.find("\n2.. a {c} 2.. b 3. c .. d *\n"), text.npos) << text;
    EXPECT_EQ(parse_pgn(text)->at(0), game);
}

TEST(ManyPlayers, BadPlaces) {
    EXPECT_EQ(error_of(parse_pgn("1. a r>g>")),
              "line 1, column 6: '>' stands only between places, as in r>g=b");
    EXPECT_EQ(error_of(parse_pgn("1. a (b r>g>b) *")),
              "line 1, column 9: a result inside a variation: expected ')' first");
}

}  // namespace
}  // namespace floe::test
