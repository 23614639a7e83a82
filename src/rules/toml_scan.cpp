#include "rules/toml_scan.hpp"

#include <string>

#include "base/limits.hpp"

namespace floe {
namespace {

class Scanner {
  public:
    explicit Scanner(std::string_view text) : text_(text) {}

    Result<std::vector<QuotedText>> scan() {
        if (auto read = check_controls(); !read) return std::unexpected(read.error());
        while (at_ < text_.size()) {
            const char c = text_[at_];
            Result<void> read;
            if (c == '"' || c == '\'') {
                read = quoted(c);
            } else if (c == '#') {
                while (at_ < text_.size() && text_[at_] != '\n') step();
            } else {
                read = count(c);
                step();
            }
            if (!read) return std::unexpected(read.error());
        }
        return std::move(texts_);
    }

  private:
    Result<void> check_controls() {
        for (; at_ < text_.size(); step()) {
            const int c = static_cast<unsigned char>(text_[at_]);
            const bool control = (c < 0x20 && c != '\t' && c != '\n' && c != '\r') || c == 0x7F;
            if (control || (c == '\r' && at(1) != '\n'))
                return bad("a control character (code " + std::to_string(c) + ")");
        }
        at_ = 0;
        line_ = column_ = 1;
        return {};
    }

    // Brackets and dots. A key's dots are counted from where it starts; texts in it go on with it.
    Result<void> count(char c) {
        if (!is_ascii(c)) return bad("a character beyond ASCII outside of quotes");
        if (c == '[' || c == '{') ++depth_;
        if ((c == ']' || c == '}') && depth_ > 0) --depth_;
        if (c == '.') ++dots_;
        if (std::string_view("=,[]{}\n").find(c) != std::string_view::npos) dots_ = 0;
        const std::string limit = std::to_string(limits::kGameFileNesting);
        if (depth_ > limits::kGameFileNesting)
            return bad("lists and tables are nested deeper than " + limit);
        if (dots_ >= limits::kGameFileNesting)
            return bad("a key has more than " + limit + " parts");
        return {};
    }

    // To the end of a text, past its closing quote.
    Result<void> quoted(char quote) {
        const bool three = at(1) == quote && at(2) == quote;
        QuotedText t{line_, column_, !three};
        const auto closes = [&] {
            return at(0) == quote && (!three || (at(1) == quote && at(2) == quote));
        };
        skip(three ? 3 : 1);
        while (at_ < text_.size() && !closes()) {
            if (at(0) == '\n' && !three) return {};  // unfinished: the library says so
            if (at(0) == '\\' && quote == '"') {
                t.plain = false;
                if (auto read = escape(three); !read) return read;
            } else {
                step();
            }
        }
        // A text in three quotes may end with one or two more of them.
        int quotes = three ? 3 : 1;
        while (three && quotes < 5 && at(static_cast<std::size_t>(quotes)) == quote) ++quotes;
        skip(quotes);
        texts_.push_back(t);
        return {};
    }

    // A backslash and what it escapes. In three quotes it may stand at the end of a line, and the
    // text goes on with the next line's first visible character.
    Result<void> escape(bool three) {
        step();
        const auto blank = [&] {
            return at(0) == ' ' || at(0) == '\t' || at(0) == '\r' || at(0) == '\n';
        };
        const bool line_end = three && blank();
        while (line_end && at_ < text_.size() && blank()) step();
        if (!is_ascii(at(0)))
            return bad(
                "after a backslash (and the line break behind it) a text must go on with an "
                "ASCII character");
        if (!line_end && at(0) != '\n') skip(1);
        return {};
    }

    void skip(int bytes) {
        for (; bytes > 0 && at_ < text_.size(); --bytes) step();
    }
    // One byte on. Columns count characters: the first byte of each.
    void step() {
        const char c = text_[at_++];
        if (c == '\n') {
            ++line_;
            column_ = 1;
        } else if ((static_cast<unsigned char>(c) & 0xC0) != 0x80) {
            ++column_;
        }
    }

    static bool is_ascii(char c) { return static_cast<unsigned char>(c) < 0x80; }
    [[nodiscard]] char at(std::size_t ahead) const {
        return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0';
    }
    [[nodiscard]] std::unexpected<Error> bad(std::string reason) const {
        return fail("line " + std::to_string(line_) + ", column " + std::to_string(column_),
                    std::move(reason));
    }

    std::string_view text_;
    std::size_t at_ = 0;
    int line_ = 1;
    int column_ = 1;
    int depth_ = 0;
    int dots_ = 0;
    std::vector<QuotedText> texts_;
};

}  // namespace

Result<std::vector<QuotedText>> scan_toml(std::string_view text) { return Scanner(text).scan(); }

}  // namespace floe
