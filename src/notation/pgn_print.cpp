#include <utility>

#include "base/limits.hpp"
#include "notation/event_text.hpp"
#include "notation/pgn.hpp"
#include "notation/pgn_tags.hpp"
#include "notation/text.hpp"

namespace floe {
namespace {

using namespace notation;

constexpr std::size_t kLineLength = 80;

// Words into lines. The last word is held back, so that a bracket can still be put to it.
class Lines {
  public:
    void word(std::string_view text) {
        flush();
        word_ = prefix_ + std::string(text);
        prefix_.clear();
    }
    // Before the next word, behind the last one: without a space between.
    void open(char bracket) { prefix_ += bracket; }
    void close(char bracket) {
        if (word_.empty()) word_ = std::exchange(prefix_, "");
        word_ += bracket;
    }
    // A comment in braces; one with a '}' in it goes to the end of a line of its own.
    void comment(const std::string& text) {
        const std::string words = one_line(text);
        if (words.empty()) return;
        if (words.find('}') != std::string::npos) {
            word(";" + words);
            end_line();
            return;
        }
        open('{');
        for (const std::string_view w : split(words, ' ')) word(w);
        close('}');
    }
    void end_line() {
        flush();
        if (!line_.empty()) out_ += line_ + "\n";
        line_.clear();
    }
    [[nodiscard]] const std::string& text() const { return out_; }

  private:
    void flush() {
        if (word_.empty()) return;
        // A '%' at the start of a line would make a reader skip the line.
        const bool fits = line_.size() + 1 + word_.size() <= kLineLength || word_[0] == '%';
        if (!line_.empty() && !fits) {
            out_ += line_ + "\n";
            line_.clear();
        }
        line_ += (line_.empty() ? "" : " ") + word_;
        word_.clear();
    }
    std::string out_, line_, word_, prefix_;
};

// The number of players: as many as the tag Seats has letters.
int seats_of(const PgnGame& game) {
    const std::string* letters = game.tag("Seats");
    const bool many = letters && letters->size() > 2 && letters->size() <= limits::kSeats;
    return many ? static_cast<int>(letters->size()) : 2;
}

// The ply at which the game begins, from fields of the tag FEN: of two players the turn ("b" is the
// second player's) and the move number, of more the ply.
int first_ply(const PgnGame& game) {
    const std::string* fen = game.tag("FEN");
    if (!fen) return 0;
    const std::vector<std::string_view> fields = split(*fen, ' ');
    if (seats_of(game) > 2) return whole_number(fields.back(), 0, limits::kMoveNumber).value_or(0);
    const int number = whole_number(fields.back(), 1, limits::kMoveNumber).value_or(1);
    return (number - 1) * 2 + (fields.size() > 1 && fields[1] == "b" ? 1 : 0);
}

class Printer {
  public:
    explicit Printer(const PgnGame& game) : game_(game), seats_(seats_of(game)) {
        stack_.push_back({0, first_ply(game)});
        // Without tags a comment in front would be read as the game before's last: a number is not.
        if (game.tags.empty() && begins_with_comment(game.lines[0])) {
            number(stack_.back().ply);
            numbered_ = true;
        }
    }

    std::string print() {
        while (!stack_.empty()) step();
        lines_.word(game_.result);
        lines_.end_line();
        return lines_.text();
    }

  private:
    struct Frame {
        std::size_t line;
        int ply;                    // of the move at `next`
        std::size_t next = 0;       // the move to print
        std::size_t variation = 0;  // of the move before it, the next to print
        bool number = true;         // whether the second player's move needs its number
    };

    void step() {
        Frame& frame = stack_.back();
        const PgnLine& line = game_.lines[frame.line];
        if (frame.next > 0) {
            const PgnMove& before = line.moves[frame.next - 1];
            if (frame.variation < before.variations.size()) {
                const int inner = before.variations[frame.variation++];
                const int ply = frame.ply - !(seats_ > 2 && is_departure(before.text));
                frame.number = true;
                lines_.open('(');
                stack_.push_back({static_cast<std::size_t>(inner), ply});
                return;
            }
        }
        if (frame.next < line.moves.size()) return move(frame, line.moves[frame.next]);
        for (const std::string& comment : line.closing) lines_.comment(comment);
        stack_.pop_back();
        if (!stack_.empty()) lines_.close(')');
    }

    static bool begins_with_comment(const PgnLine& line) {
        return line.moves.empty() ? !line.closing.empty() : !line.moves.front().before.empty();
    }
    void number(int ply) {
        const char* dots = ply % seats_ == 0 ? "." : seats_ == 2 ? "..." : "..";
        lines_.word(std::to_string(ply / seats_ + 1) + dots);
    }

    void move(Frame& frame, const PgnMove& move) {
        for (const std::string& comment : move.before) lines_.comment(comment);
        const bool departure = seats_ > 2 && is_departure(move.text);
        const bool wanted = frame.ply % seats_ == 0 || frame.number || !move.before.empty();
        if (!departure && !std::exchange(numbered_, false)) {
            if (wanted)
                number(frame.ply);
            else if (seats_ > 2)
                lines_.word("..");
        }
        lines_.word(move.text);
        for (const int glyph : move.glyphs) lines_.word("$" + std::to_string(glyph));
        for (const std::string& comment : move.after) lines_.comment(comment);
        frame.number = !move.after.empty();
        frame.ply += !departure;
        ++frame.next;
        frame.variation = 0;
    }

    const PgnGame& game_;
    int seats_;
    std::vector<Frame> stack_;
    Lines lines_;
    bool numbered_ = false;  // the number of the first move is printed already
};

std::string print_tag(const PgnTag& tag) {
    std::string out = "[" + tag.name + " \"";
    for (const char c : tag.value) {
        if (c == '"' || c == '\\') out += '\\';
        out += c;
    }
    return out + "\"]\n";
}

}  // namespace

std::string print_pgn(const PgnGame& game) {
    std::vector<PgnTag> tags = game.tags;
    sort_tags(tags);
    std::string out;
    for (const PgnTag& tag : tags) out += print_tag(tag);
    if (!tags.empty()) out += "\n";
    return out + Printer(game).print();
}

}  // namespace floe
