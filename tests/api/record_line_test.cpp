#include "api/record_line.hpp"

#include <gtest/gtest.h>

#include "base/limits.hpp"

namespace floe::test {
namespace {

constexpr const char* kGood =
    R"({"game":3,"ply":7,"fen":"8/8 w","moves":["a1a2","b1b2"],"played":"b1b2","result":null})";

std::string error_of(std::string_view text) {
    const auto line = parse_record_line(text);
    return line ? "" : line.error().text();
}

std::string without(std::string_view part, std::string_view other) {
    std::string text(kGood);
    return text.replace(text.find(part), part.size(), other);
}

TEST(RecordLine, IsRead) {
    const RecordLine wanted{3, 7, "8/8 w", {"a1a2", "b1b2"}, "b1b2", std::nullopt};
    const auto line = parse_record_line(kGood);
    ASSERT_TRUE(line);
    EXPECT_EQ(*line, wanted);
}

TEST(RecordLine, TheLastOfAGame) {
    const auto line = parse_record_line(
        R"({"game":0,"ply":0,"fen":"","moves":[],"played":null,"result":"draw fifty"})");
    ASSERT_TRUE(line);
    EXPECT_FALSE(line->played);
    EXPECT_EQ(line->result, "draw fifty");
    EXPECT_TRUE(line->moves.empty());
}

TEST(RecordLine, NamesTheKeyThatIsWrong) {
    EXPECT_EQ(error_of(without("\"game\"", "\"more\":{},\"game\"")),
              "more: a recorded game has no such key");
    EXPECT_EQ(error_of(without("\"result\":null", "\"result\":\"\"")),
              "result: an empty text is no result");
    EXPECT_EQ(error_of(without("3", "-3")), "game: expected a whole number");
    EXPECT_EQ(error_of(without("\"ply\":7,", "")), "ply: expected a whole number");
    EXPECT_EQ(error_of(without("7", "7.5")), "ply: expected a whole number");
    EXPECT_EQ(error_of(without("\"8/8 w\"", "8")), "fen: expected a text");
    EXPECT_EQ(error_of(without("\"a1a2\"", "1")), "moves: expected a list of texts");
    EXPECT_EQ(error_of(without("\"played\":\"b1b2\",", "")), "played: expected a text or null");
    EXPECT_EQ(error_of(without("null", "[]")), "result: expected a text or null");
}

TEST(RecordLine, WhatIsNoObjectIsRejected) {
    EXPECT_NE(error_of(""), "");
    EXPECT_NE(error_of("[]"), "");
    EXPECT_NE(error_of("null"), "");
    EXPECT_NE(error_of("{\"game\":"), "");
    EXPECT_NE(error_of(std::string(kGood) + "x"), "");
    EXPECT_NE(error_of("\xFF\xFE{}"), "");
}

TEST(RecordLine, DeepNestingIsRejected) {
    EXPECT_NE(error_of(without("\"a1a2\"", "[[\"a1a2\"]]")), "");
    EXPECT_NE(error_of(std::string(100'000, '[')), "");
    EXPECT_NE(error_of("{\"moves\":" + std::string(100'000, '[') + std::string(100'000, ']') + "}"),
              "");
}

TEST(RecordLine, HasALimit) {
    const std::string good(kGood);
    const std::string at_limit = good + std::string(limits::kRecordLine - good.size(), ' ');
    EXPECT_EQ(error_of(at_limit), "");
    EXPECT_NE(error_of(at_limit + " "), "");
}

}  // namespace
}  // namespace floe::test
