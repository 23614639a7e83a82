#include <algorithm>
#include <array>

#include "base/limits.hpp"
#include "base/nearest.hpp"
#include "notation/pgn.hpp"
#include "notation/pgn_tags.hpp"
#include "notation/text.hpp"

namespace floe {
namespace {

using namespace notation;

constexpr std::array<std::string_view, 7> kGlyphs{"", "!", "?", "!!", "??", "!?", "?!"};

bool begins_symbol(char c) {
    return is_letter(c) || is_digit(c) || c == '-' || c == '@' || c == '+';
}
bool is_symbol(char c) {
    return is_letter(c) || is_digit(c) ||
           std::string_view("_+#=:-@/,").find(c) != std::string_view::npos;
}

// Places of three or four seats: "r>g=b".
bool is_places(std::string_view text) {
    if (text.size() < 5 || text.size() > 2 * limits::kSeats - 1 || text.size() % 2 == 0)
        return false;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (i % 2 == 0 ? !is_lower(text[i]) : text[i] != '>' && text[i] != '=') return false;
    return true;
}

// One game, read from an offset of the text. Functions that read something return whether to go
// on; what is wrong is kept in error_.
class GameReader {
  public:
    GameReader(std::string_view text, std::size_t& at) : text_(text), at_(at) {}

    Result<std::optional<PgnGame>> read() {
        bool more = true;
        while (more && !error_ && skip_blanks()) more = read_item();
        if (!error_ && open_.size() > 1) wrong(open_.back().at, "this variation is not closed");
        if (error_) return std::unexpected(*error_);
        if (!begun_) return std::optional<PgnGame>();
        close_line();
        while (!error_ && skip_blanks() && (front() == '{' || front() == ';')) read_comment();
        if (error_) return std::unexpected(*error_);
        for (std::string& comment : open_.front().pending)
            game_.lines[0].closing.push_back(std::move(comment));
        sort_tags(game_.tags);
        return std::optional<PgnGame>(std::move(game_));
    }

  private:
    struct OpenLine {
        int line;
        std::size_t at;                    // where it was opened, for the message
        std::vector<std::string> pending;  // comments that the next move will have before it
    };

    [[nodiscard]] char front() const { return text_[at_]; }
    [[nodiscard]] PgnLine& line() {
        return game_.lines[static_cast<std::size_t>(open_.back().line)];
    }
    [[nodiscard]] std::size_t past_line() const {
        return std::min(text_.find('\n', at_), text_.size());
    }

    bool wrong(std::size_t at, std::string reason) {
        std::size_t row = 1, start = 0;
        for (std::size_t i = 0; i < at && i < text_.size(); ++i)
            if (text_[i] == '\n') {
                ++row;
                start = i + 1;
            }
        error_ = Error{"line " + std::to_string(row) + ", column " + std::to_string(at - start + 1),
                       std::move(reason)};
        return false;
    }
    // Moves, comments and variations together are limited.
    bool counted(std::size_t at) {
        if (++items_ <= limits::kPgnMoves) return true;
        return wrong(at, "more than " + std::to_string(limits::kPgnMoves) +
                             " moves, comments and variations in one game");
    }

    // Skips blanks and lines that begin with '%'; false at the end of the text.
    bool skip_blanks() {
        for (; at_ < text_.size(); ++at_) {
            const char c = front();
            if (c == '%' && (at_ == 0 || text_[at_ - 1] == '\n')) {
                at_ = past_line();
                if (at_ == text_.size()) break;
            } else if (at_ == 0 && text_.starts_with("\xEF\xBB\xBF")) {
                at_ += 2;
            } else if (c != ' ' && c != '\t' && c != '\r' && c != '\n') {
                return true;
            }
        }
        return false;
    }

    // false: the game ends here, or something is wrong.
    bool read_item() {
        const char c = front();
        const bool moves_begun = !game_.lines[0].moves.empty();
        if (c == '[' && moves_begun) return false;  // the next game; this one has no result
        begun_ = true;
        switch (c) {
            case '[':
                return read_tag();
            case '{':
            case ';':
                return read_comment();
            case '(':
                return open_variation();
            case ')':
                return close_variation();
            case '$':
            case '!':
            case '?':
                return read_glyph();
            case '*':
                ++at_;
                return end_game("*", at_ - 1);
            case '.':
                ++at_;
                return true;
            default:
                break;
        }
        if (begins_symbol(c)) return read_symbol();
        return wrong(at_, is_plain(c) ? "'" + std::string(1, c) + "' begins nothing here"
                                      : "a byte that begins nothing here");
    }

    bool read_tag() {
        const std::size_t start = at_++;
        PgnTag tag;
        skip_blanks();
        while (at_ < text_.size() && (is_letter(front()) || is_digit(front()) || front() == '_'))
            tag.name += text_[at_++];
        if (tag.name.empty() || tag.name.size() > limits::kSanText)
            return wrong(start, "'[' wants the name of a tag of at most " +
                                    std::to_string(limits::kSanText) + " letters and digits");
        if (!skip_blanks() || front() != '"')
            return wrong(at_, "the value of tag " + tag.name + " must stand in quotes");
        if (!read_quoted(tag.value)) return false;
        if (!skip_blanks() || front() != ']') return wrong(at_, "expected ']' behind the value");
        ++at_;
        if (game_.tag(tag.name)) return wrong(start, "the tag " + tag.name + " is there already");
        if (game_.tags.size() == limits::kPgnTags)
            return wrong(start, "more than " + std::to_string(limits::kPgnTags) + " tags");
        game_.tags.push_back(std::move(tag));
        return true;
    }

    bool read_quoted(std::string& value) {
        const std::size_t start = at_++;
        for (; at_ < text_.size() && front() != '"'; ++at_) {
            if (front() == '\\' && at_ + 1 < text_.size() &&
                (text_[at_ + 1] == '"' || text_[at_ + 1] == '\\'))
                ++at_;
            if (static_cast<unsigned char>(front()) < ' ')
                return wrong(at_, "a control character in a value");
            if (value.size() == limits::kPgnToken) return wrong(start, too_long("value"));
            value += front();
        }
        if (at_ == text_.size()) return wrong(start, "the quote is not closed");
        ++at_;
        return true;
    }

    static std::string too_long(const std::string& what) {
        return "a " + what + " of more than " + std::to_string(limits::kPgnToken) + " bytes";
    }

    bool read_comment() {
        const std::size_t start = at_++;
        const bool braced = text_[start] == '{';
        const std::size_t end = braced ? text_.find('}', at_) : past_line();
        if (end == std::string_view::npos) return wrong(start, "the comment is not closed");
        if (end - at_ > limits::kPgnToken) return wrong(start, too_long("comment"));
        const std::string_view inside = text_.substr(at_, end - at_);
        if (const std::size_t nul = inside.find('\0'); nul != std::string_view::npos)
            return wrong(at_ + nul, "a control character in a comment");
        at_ = braced ? end + 1 : end;
        std::string comment = one_line(inside);
        if (comment.empty()) return true;
        if (!counted(start)) return false;
        auto& moves = line().moves;
        if (!moves.empty() && moves.back().variations.empty())
            moves.back().after.push_back(std::move(comment));
        else
            open_.back().pending.push_back(std::move(comment));
        return true;
    }

    bool open_variation() {
        const std::size_t start = at_++;
        if (line().moves.empty()) return wrong(start, "a variation before any move");
        if (open_.size() > limits::kPgnVariationDepth)
            return wrong(start, "variations more than " +
                                    std::to_string(limits::kPgnVariationDepth) + " deep");
        if (!counted(start)) return false;
        const int made = static_cast<int>(game_.lines.size());
        line().moves.back().variations.push_back(made);
        game_.lines.emplace_back();
        open_.push_back({made, start, {}});
        return true;
    }

    // What was waiting for a move that did not come.
    void close_line() {
        for (std::string& comment : open_.back().pending)
            line().closing.push_back(std::move(comment));
        open_.back().pending.clear();
    }
    bool close_variation() {
        if (open_.size() == 1) return wrong(at_, "')' without '('");
        if (line().moves.empty()) return wrong(open_.back().at, "a variation without moves");
        ++at_;
        close_line();
        open_.pop_back();
        return true;
    }

    bool read_glyph() {
        const std::size_t start = at_;
        int glyph = 0;
        if (front() == '$') {
            while (++at_ < text_.size() && is_digit(front())) {
            }
            const auto number = whole_number(text_.substr(start + 1, at_ - start - 1), 0, 255);
            if (!number) return wrong(start, "'$' wants a number from 0 to 255");
            glyph = *number;
        } else {
            while (at_ < text_.size() && (front() == '!' || front() == '?')) ++at_;
            const auto found =
                std::find(kGlyphs.begin(), kGlyphs.end(), text_.substr(start, at_ - start));
            if (found == kGlyphs.end()) return wrong(start, "expected one of ! ? !! ?? !? ?!");
            glyph = static_cast<int>(found - kGlyphs.begin());
        }
        if (line().moves.empty()) return wrong(start, "a glyph before any move");
        auto& glyphs = line().moves.back().glyphs;
        if (glyphs.size() == 256) return wrong(start, "more than 256 glyphs on one move");
        glyphs.push_back(glyph);
        return true;
    }

    // A move, a move number, a result, or "e.p.".
    bool read_symbol() {
        const std::size_t start = at_;
        while (at_ < text_.size() && (is_symbol(front()) || front() == '>')) ++at_;
        std::string_view symbol = text_.substr(start, at_ - start);
        if (is_places(symbol)) return end_game(symbol, start);
        if (symbol.find('>') != std::string_view::npos)
            return wrong(start, "'>' stands only between places, as in r>g=b");
        if (symbol == "1-0" || symbol == "0-1") return end_game(symbol, start);
        if (symbol == "1/2-1/2" || symbol == "1/2") return end_game("1/2-1/2", start);
        if (symbol.ends_with('e') && text_.substr(at_).starts_with(".p.") &&
            (symbol.size() == 1 || (is_letter(symbol[0]) && is_digit(symbol[symbol.size() - 2])))) {
            at_ += 3;
            symbol.remove_suffix(1);
            if (symbol.empty())
                return line().moves.empty() ? wrong(start, "'e.p.' before any move") : true;
        }
        const bool number = std::all_of(symbol.begin(), symbol.end(), is_digit);
        if (number && symbol != "0000") return true;
        if (symbol.size() > limits::kSanText)
            return wrong(start,
                         "a move of more than " + std::to_string(limits::kSanText) + " bytes");
        if (!counted(start)) return false;
        PgnMove move;
        move.text = symbol;
        move.before = std::move(open_.back().pending);
        open_.back().pending.clear();
        line().moves.push_back(std::move(move));
        return true;
    }

    bool end_game(std::string_view result, std::size_t at) {
        if (open_.size() > 1) return wrong(at, "a result inside a variation: expected ')' first");
        game_.result = result;
        return false;
    }

    std::string_view text_;
    std::size_t& at_;
    PgnGame game_;
    std::vector<OpenLine> open_{{0, 0, {}}};
    std::optional<Error> error_;
    std::size_t items_ = 0;
    bool begun_ = false;
};

}  // namespace

const std::string* PgnGame::tag(std::string_view name) const {
    for (const PgnTag& t : tags)
        if (t.name == name) return &t.value;
    return nullptr;
}

Result<std::optional<PgnGame>> PgnReader::next() {
    if (text_.size() > limits::kPgnFile)
        return fail("", "a PGN text of more than " + std::to_string(limits::kPgnFile) + " bytes");
    return GameReader(text_, at_).read();
}

Result<std::vector<PgnGame>> parse_pgn(std::string_view text) {
    std::vector<PgnGame> games;
    PgnReader reader(text);
    while (true) {
        auto game = reader.next();
        if (!game) return std::unexpected(game.error());
        if (!*game) return games;
        if (games.size() == kPgnGames)
            return fail("", "more than " + std::to_string(kPgnGames) + " games in one text");
        games.push_back(std::move(**game));
    }
}

}  // namespace floe
