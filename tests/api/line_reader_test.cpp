#include "api/line_reader.hpp"

#include <zlib.h>

#include "api/temporary_file.hpp"

namespace floe::test {
namespace {

std::string packed(std::string_view text, const std::string& path) {
    gzFile file = gzopen(path.c_str(), "wb");
    gzwrite(file, text.data(), static_cast<unsigned>(text.size()));
    gzclose(file);
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

// All lines, then "error: ..." if there was one.
std::vector<std::string> lines_of(const std::string& path, std::size_t limit = 100) {
    auto reader = LineReader::open(path, limit);
    if (!reader) return {"error: " + reader.error().reason};
    std::vector<std::string> lines;
    std::string line;
    while (true) {
        const auto more = reader->next(line);
        if (!more) {
            lines.push_back("error: " + more.error().text());
            return lines;
        }
        if (!*more) return lines;
        lines.push_back(line);
    }
}

using Lines = std::vector<std::string>;

TEST(LineReader, PlainText) {
    EXPECT_EQ(lines_of(TemporaryFile("a", "one\ntwo\n").path()), (Lines{"one", "two"}));
    EXPECT_EQ(lines_of(TemporaryFile("a", "one\r\n\r\nlast").path()), (Lines{"one", "", "last"}));
    EXPECT_EQ(lines_of(TemporaryFile("a", "").path()), Lines{});
}

TEST(LineReader, CountsLines) {
    const TemporaryFile file("a", "one\ntwo\n");
    auto reader = LineReader::open(file.path(), 10);
    ASSERT_TRUE(reader);
    std::string line;
    ASSERT_TRUE(reader->next(line));
    ASSERT_TRUE(reader->next(line));
    EXPECT_EQ(reader->number(), 2U);
}

TEST(LineReader, PackedText) {
    const TemporaryFile file("a.gz", "");
    const std::string bytes = packed("one\ntwo\n", file.path());
    EXPECT_EQ(lines_of(file.path()), (Lines{"one", "two"}));
    const TemporaryFile cut("b.gz", bytes.substr(0, bytes.size() - 4));
    const Lines lines = lines_of(cut.path());
    ASSERT_FALSE(lines.empty());
    EXPECT_TRUE(lines.back().starts_with("error: ")) << lines.back();
}

TEST(LineReader, LinesLongerThanTheBuffer) {
    const std::string text(200'000, 'x');
    EXPECT_EQ(lines_of(TemporaryFile("a", text + "\ny\n").path(), 200'000), (Lines{text, "y"}));
}

TEST(LineReader, HasALimit) {
    EXPECT_EQ(lines_of(TemporaryFile("a", "12345\n12345").path(), 5), (Lines{"12345", "12345"}));
    EXPECT_EQ(lines_of(TemporaryFile("a", "1\n123456\n").path(), 5),
              (Lines{"1", "error: line 2: longer than 5 bytes"}));
}

TEST(LineReader, WhatIsNoFile) {
    EXPECT_EQ(lines_of(::testing::TempDir()), Lines{"error: is a folder, not a file"});
    EXPECT_EQ(lines_of("/no/such/file"),
              Lines{"error: cannot be opened: No such file or directory"});
}

}  // namespace
}  // namespace floe::test
