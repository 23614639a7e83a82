#include "rules/region.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "base/limits.hpp"
#include "base/nearest.hpp"

namespace floe {
namespace {

constexpr std::array<std::string_view, 6> kWords{"rank", "ranks", "file", "files", "all", "edge"};

bool is_letter(char c) { return c >= 'a' && c <= 'z'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_word(char c) { return is_letter(c) || is_digit(c) || c == '_'; }

// A letter and a number: the form of a cell's name.
bool is_cell_form(std::string_view word) {
    return word.size() >= 2 && is_letter(word[0]) &&
           std::all_of(word.begin() + 1, word.end(), is_digit);
}

struct Token {
    char kind = 0;  // 'w' a word or number, one of + - & ( ), '?' anything else, 0 the end
    std::string_view text;
    std::size_t at = 0;  // in bytes
};

// The text as tokens, one ahead.
class Tokens {
  public:
    explicit Tokens(std::string_view text) : text_(text) { advance(); }

    [[nodiscard]] const Token& next() const { return next_; }
    Token take() {
        const Token t = next_;
        advance();
        return t;
    }
    [[nodiscard]] std::unexpected<Error> bad(const Token& t, const std::string& reason) const {
        std::size_t column = 1;
        for (const char c : text_.substr(0, t.at))
            if ((static_cast<unsigned char>(c) & 0xC0) != 0x80) ++column;
        return fail("column " + std::to_string(column), reason);
    }

  private:
    void advance() {
        while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\n')) ++at_;
        std::size_t end = at_;
        while (end < text_.size() && is_word(text_[end])) ++end;
        if (end > at_) {
            next_ = {'w', text_.substr(at_, end - at_), at_};
        } else if (at_ < text_.size()) {
            const bool known = std::string_view("+-&()").find(text_[at_]) != std::string_view::npos;
            end = at_ + 1;
            while (end < text_.size() && (static_cast<unsigned char>(text_[end]) & 0xC0) == 0x80)
                ++end;  // the rest of a character of several bytes
            next_ = {known ? text_[at_] : '?', text_.substr(at_, end - at_), at_};
        } else {
            next_ = {0, {}, at_};
        }
        at_ = end;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    Token next_;
};

std::string shown(const Token& t) {
    if (t.kind == 0) return "the end of the text";
    constexpr std::size_t kShown = 40;
    const bool printable = t.kind != '?' || (t.text[0] > ' ' && t.text[0] <= '~');
    if (!printable) return "an unexpected character";
    return "'" + std::string(t.text.substr(0, kShown)) + "'";
}

class Reader {
  public:
    Reader(std::string_view text, const Board& board, const std::vector<NamedRegion>& named)
        : tokens_(text), board_(board), named_(named) {}

    // One operand after the other; what an open parenthesis interrupts waits on a stack.
    Result<Region> read() {
        while (true) {
            if (tokens_.next().kind == '(') {
                const Token open = tokens_.take();
                if (waiting_.size() == limits::kRegionNesting)
                    return tokens_.bad(open, "parentheses are nested deeper than " +
                                                 std::to_string(limits::kRegionNesting));
                waiting_.push_back(now_);
                now_ = {};
                continue;
            }
            auto operand = read_operand();
            if (!operand) return operand;
            now_.combine(*operand);
            while (tokens_.next().kind == ')') {
                const Token close = tokens_.take();
                if (waiting_.empty())
                    return tokens_.bad(close, "this parenthesis was never opened");
                const Region inner = now_.cells;
                now_ = waiting_.back();
                waiting_.pop_back();
                now_.combine(inner);
            }
            if (tokens_.next().kind == 0) break;
            if (auto sign = read_operator(); !sign) return std::unexpected(sign.error());
        }
        if (!waiting_.empty())
            return tokens_.bad(tokens_.next(), "expected ')' before the end of the text");
        return now_.cells;
    }

  private:
    // The cells so far and the operator that waits for the next operand.
    struct Level {
        Region cells;
        char sign = '+';

        void combine(const Region& operand) {
            if (sign == '+') cells |= operand;
            if (sign == '&') cells &= operand;
            if (sign == '-') cells = cells.without(operand);
        }
    };

    Result<char> read_operator() {
        const Token t = tokens_.take();
        if (t.kind != '+' && t.kind != '-' && t.kind != '&')
            return tokens_.bad(t,
                               "expected '+', '-' or '&' between two regions, found " + shown(t));
        return now_.sign = t.kind;
    }

    Result<Region> read_operand() {
        const Token t = tokens_.take();
        if (t.kind != 'w')
            return tokens_.bad(t,
                               "expected a region, such as 'rank 8', 'files a-d', a cell or a "
                               "region's name, found " +
                                   shown(t));
        if (t.text == "rank") return read_ranks(false);
        if (t.text == "ranks") return read_ranks(true);
        if (t.text == "file") return read_files(false);
        if (t.text == "files") return read_files(true);
        if (t.text == "all") return Region::first_n(board_.size());
        if (t.text == "edge") return edge();
        for (const NamedRegion& r : named_)
            if (r.name == t.text) return r.cells;
        return read_cells(t);
    }

    // Cells of a list stand side by side: e4 e5 d4.
    Result<Region> read_cells(Token t) {
        Region cells;
        while (true) {
            const auto found = board_.find(t.text);
            if (!found) return unknown(t);
            cells.add(*found);
            if (tokens_.next().kind != 'w' || !is_cell_form(tokens_.next().text)) return cells;
            t = tokens_.take();
        }
    }

    Result<Region> unknown(const Token& t) const {
        if (is_cell_form(t.text)) return tokens_.bad(t, shown(t) + " is no cell of this board");
        std::vector<std::string> words(kWords.begin(), kWords.end());
        for (const NamedRegion& r : named_) words.push_back(r.name);
        return tokens_.bad(t, "unknown region " + shown(t) + suggestion(t.text, words));
    }

    Result<Region> edge() const {
        Region cells;
        for (std::size_t i = 0; i < static_cast<std::size_t>(board_.size()); ++i)
            for (const Vec& step : Board::orthogonal_steps(board_.lattice()))
                if (board_.step(cell(i), step) == kNoCell) cells.add(cell(i));
        return cells;
    }

    using Index = Result<int> (Reader::*)();

    // `X` or, of a range, `X-Y`: the first and the last index.
    Result<std::pair<int, int>> read_range(bool range, Index read_index) {
        const auto first = (this->*read_index)();
        if (!first) return std::unexpected(first.error());
        if (!range) return std::pair{*first, *first};
        if (tokens_.next().kind != '-')
            return tokens_.bad(tokens_.next(), "expected '-' and the end of the range, found " +
                                                   shown(tokens_.next()));
        tokens_.take();
        const Token end = tokens_.next();
        const auto last = (this->*read_index)();
        if (!last) return std::unexpected(last.error());
        if (*last < *first) return tokens_.bad(end, "the range ends before it begins");
        return std::pair{*first, *last};
    }

    Result<Region> read_ranks(bool range) {
        const auto bounds = read_range(range, &Reader::read_rank);
        if (!bounds) return std::unexpected(bounds.error());
        return cells_where([&](Cell c) {
            return board_.rank(c) >= bounds->first && board_.rank(c) <= bounds->second;
        });
    }
    Result<Region> read_files(bool range) {
        const auto bounds = read_range(range, &Reader::read_file);
        if (!bounds) return std::unexpected(bounds.error());
        return cells_where([&](Cell c) {
            return board_.file(c) >= bounds->first && board_.file(c) <= bounds->second;
        });
    }
    template <class Test>
    Region cells_where(Test&& test) const {
        Region cells;
        for (std::size_t i = 0; i < static_cast<std::size_t>(board_.size()); ++i)
            if (test(cell(i))) cells.add(cell(i));
        return cells;
    }

    Result<int> read_rank() {
        const Token t = tokens_.take();
        int rank = 0;
        for (const char c : t.text) {
            if (!is_digit(c) || rank > limits::kCells) return no_rank(t);
            rank = rank * 10 + (c - '0');
        }
        if (t.kind != 'w' || rank < 1 || rank > board_.rank_count()) return no_rank(t);
        return rank;
    }
    std::unexpected<Error> no_rank(const Token& t) const {
        return tokens_.bad(t, "expected a rank from 1 to " + std::to_string(board_.rank_count()) +
                                  ", found " + shown(t));
    }

    Result<int> read_file() {
        const Token t = tokens_.take();
        for (int f = 0; f < board_.file_count(); ++f)
            if (t.kind == 'w' && board_.file_name(f) == t.text) return f;
        return tokens_.bad(t, "expected a file from " + board_.file_name(0) + " to " +
                                  board_.file_name(board_.file_count() - 1) + ", found " +
                                  shown(t));
    }

    Tokens tokens_;
    const Board& board_;
    const std::vector<NamedRegion>& named_;
    Level now_;
    std::vector<Level> waiting_;
};

}  // namespace

bool is_region_name(std::string_view name) {
    return name.size() >= 2 && name.size() <= 32 && is_letter(name[0]) &&
           std::all_of(name.begin(), name.end(), is_word) && !is_cell_form(name) &&
           std::find(kWords.begin(), kWords.end(), name) == kWords.end();
}

Result<Region> parse_region(std::string_view text, const Board& board,
                            const std::vector<NamedRegion>& named) {
    if (text.size() > limits::kRegionText)
        return fail("",
                    "a region is longer than " + std::to_string(limits::kRegionText) + " bytes");
    return Reader(text, board, named).read();
}

Result<Region> parse_region(std::string_view text, const Board& board,
                            const std::vector<RegionSpec>& named) {
    const auto read = read_regions(named, board);
    if (!read) return std::unexpected(read.error());
    return parse_region(text, board, *read);
}

Result<std::vector<NamedRegion>> read_regions(const std::vector<RegionSpec>& named,
                                              const Board& board) {
    std::vector<NamedRegion> read;
    for (const RegionSpec& r : named) {
        const auto cells = parse_region(r.text, board, read);
        if (!cells) return fail_in(r.place.text(), cells.error());
        read.push_back({r.name, *cells});
    }
    return read;
}

}  // namespace floe
