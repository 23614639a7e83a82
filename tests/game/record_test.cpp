// A game being played: undo, resignation of one of two and of one among several.
#include "game/record.hpp"

#include "notation/notation_support.hpp"
#include "notation/result.hpp"

namespace floe::test {
namespace {

GameRecord record_of(const std::string& game, std::initializer_list<const char*> moves) {
    GameRecord record(position(game));
    for (const char* text : moves) record.play(parse_move_text(text, record.position()).value());
    return record;
}
std::string result_of(const GameRecord& record) {
    return result_text(record.outcome(), record.position().game());
}

TEST(GameRecord, OneOfTwoResigns) {
    GameRecord record = record_of("chess", {"e4"});
    record.resign(seat(1));
    EXPECT_EQ(result_of(record), "white resignation");
    EXPECT_TRUE(record.legal_moves().empty());
    EXPECT_TRUE(record.undo());  // the resignation
    EXPECT_EQ(record.moves().size(), 1U);
    EXPECT_TRUE(record.undo());
    EXPECT_FALSE(record.undo());
}

// MW23, GS35: the others play on; who goes out takes the last open place.
TEST(GameRecord, MW23_GS35_AmongSeveralTheOthersPlayOn) {
    for (const char* id : {"mcglinwell-3", "glacial-shift"}) {
        SCOPED_TRACE(id);
        GameRecord record(position(id));
        const std::string start = print_fen(record.position());
        record.play(record.legal_moves().front());
        const std::string after_move = print_fen(record.position());
        const int seats = record.position().game().seat_count();
        record.resign(seat(seats - 1));
        EXPECT_FALSE(record.outcome().over());
        record.play(record.legal_moves().front());
        const std::size_t events = record.events().size();
        for (int s = 1; s < seats - 1; ++s) record.resign(seat(s), Reason::kTime);
        EXPECT_EQ(record.outcome().reason, Reason::kTime);
        EXPECT_EQ(record.outcome().place[0], 1);
        EXPECT_EQ(record.outcome().place[static_cast<std::size_t>(seats - 1)], seats);
        while (record.events().size() > events) EXPECT_TRUE(record.undo());
        EXPECT_EQ(record.moves().size(), 2U);
        EXPECT_TRUE(record.undo());
        EXPECT_TRUE(record.undo());  // the first departure
        EXPECT_EQ(print_fen(record.position()), after_move);
        EXPECT_TRUE(record.undo());
        EXPECT_EQ(print_fen(record.position()), start);
        EXPECT_FALSE(record.undo());
    }
}

// The computer player once replayed the moves without the departures, and crashed.
TEST(GameRecord, EarlierKeysKnowOfDepartures) {
    GameRecord record(position("glacial-shift"));
    record.play(record.legal_moves().front());
    record.resign(seat(2));
    record.play(record.legal_moves().front());
    std::vector<std::uint64_t> keys;
    AnyPosition p = record.start();
    for (const GameEvent& event : record.events()) {
        keys.push_back(p.repetition_key());
        p.play(event);
    }
    EXPECT_EQ(keys.size(), 3U);
    EXPECT_EQ(record.earlier_keys(), keys);
}

TEST(GameRecord, ADrawByAgreementIsTakenBack) {
    GameRecord record = record_of("glacial-shift", {"YPd2-d3"});
    record.agree_draw();
    EXPECT_EQ(result_of(record), "y=g=b=r agreement");
    EXPECT_TRUE(record.undo());
    EXPECT_FALSE(record.outcome().over());
    EXPECT_EQ(record.moves().size(), 1U);
}

}  // namespace
}  // namespace floe::test
