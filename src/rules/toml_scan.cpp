#include "rules/toml_scan.hpp"

#include <string>

#include "base/limits.hpp"

namespace floe {
namespace {

class Scanner {
  public:
    explicit Scanner(std::string_view text) : text_(text) {}

    Result<std::vector<QuotedText>> scan() {
        while (at_ < text_.size()) {
            const char c = text_[at_];
            if (c == '"' || c == '\'') {
                if (auto read = quoted(c); !read) return std::unexpected(read.error());
            } else if (c == '#') {
                while (at_ < text_.size() && text_[at_] != '\n')
                    if (auto read = step(); !read) return std::unexpected(read.error());
            } else {
                if (auto read = count(c); !read) return std::unexpected(read.error());
                if (auto read = step(); !read) return std::unexpected(read.error());
            }
        }
        return std::move(texts_);
    }

  private:
    // Brackets and dots. A key's dots are counted from where it starts; texts in it go on with it.
    Result<void> count(char c) {
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
        QuotedText t{line_, column_, true};
        const bool three = at(1) == quote && at(2) == quote;
        for (int i = 0; i < (three ? 3 : 1); ++i)
            if (auto read = step(); !read) return read;
        while (at_ < text_.size()) {
            const char c = text_[at_];
            if (c == '\n') {
                t.plain = false;
                if (!three) break;  // unfinished: the library says so
            }
            if (c == '\\' && quote == '"') {
                t.plain = false;
                if (auto read = step(); !read) return read;
                if (at_ == text_.size()) break;
            } else if (c == quote && (!three || (at(1) == quote && at(2) == quote))) {
                // A text in three quotes may end with one or two more of them.
                int quotes = three ? 3 : 1;
                while (three && quotes < 5 && at(static_cast<std::size_t>(quotes)) == quote)
                    ++quotes;
                for (int i = 0; i < quotes; ++i)
                    if (auto read = step(); !read) return read;
                break;
            }
            if (auto read = step(); !read) return read;
        }
        if (three) t.plain = false;
        texts_.push_back(t);
        return {};
    }

    // One byte on. Columns count characters: the first byte of each.
    Result<void> step() {
        const auto c = static_cast<unsigned char>(text_[at_]);
        const bool control = (c < 0x20 && c != '\t' && c != '\n' && c != '\r') || c == 0x7F;
        if (control || (c == '\r' && at(1) != '\n'))
            return bad("a control character (code " + std::to_string(c) + ")");
        ++at_;
        if (c == '\n') {
            ++line_;
            column_ = 1;
        } else if ((c & 0xC0) != 0x80) {
            ++column_;
        }
        return {};
    }

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
