#include "base/nearest.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace floe {
namespace {

TEST(Nearest, WordsAndDistances) {
    EXPECT_EQ(edit_distance("", "abc"), 3u);
    EXPECT_EQ(edit_distance("kitten", "sitting"), 3u);
    EXPECT_EQ(edit_distance("nmae", "name"), 1u);
    EXPECT_EQ(edit_distance("NAME", "name"), 0u);
    const std::vector<std::string> words{"name", "help", "P"};
    EXPECT_EQ(nearest_word("nmae", words), "name");
    EXPECT_EQ(nearest_word("p", words), "P");
    EXPECT_EQ(nearest_word("q", words), "");
    EXPECT_EQ(nearest_word("zzzz", words), "");
    EXPECT_EQ(nearest_word(std::string(1000, 'n'), words), "");
    EXPECT_EQ(suggestion("zzzz", words), "; possible: name, help, P");
    EXPECT_EQ(in_quotes("a\nb"), "'a?b'");
    EXPECT_EQ(in_quotes(std::string(39, 'x') + "\xC3\xB6"), "'" + std::string(39, 'x') + "...'");
}

}  // namespace
}  // namespace floe
