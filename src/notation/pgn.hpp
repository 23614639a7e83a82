// Games as text: PGN (S. J. Edwards, 1994) in two layers. The first knows the form only: tags,
// moves as text, comments, variations, glyphs. The second plays the moves of a game that is given.
// Everything is a value; pure functions, from any thread.
//
// A game is an arena of lines. Line 0 is the game itself; a variation is a line that some move
// names, an alternative to that move. Reader and printer keep their own stacks, so depth of input
// is no depth of calls.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"
#include "position/any_position.hpp"
#include "rules/outcome.hpp"

namespace floe {

struct PgnTag {
    std::string name;
    std::string value;

    bool operator==(const PgnTag&) const = default;
};

struct PgnMove {
    std::string text;                 // as written, without "!" and "?"
    std::vector<int> glyphs;          // 0 to 255; "!" is 1, "?" 2, "!!" 3, "??" 4, "!?" 5, "?!" 6
    std::vector<std::string> before;  // comments at the start of a line or behind a variation
    std::vector<std::string> after;   // comments right behind the move
    std::vector<int> variations;      // lines that may be played instead of this move

    bool operator==(const PgnMove&) const = default;
};

struct PgnLine {
    std::vector<PgnMove> moves;
    std::vector<std::string> closing;  // comments behind the last move's variations, or in a game
                                       // without moves
    bool operator==(const PgnLine&) const = default;
};

// Comments hold [%clk ...] and the like as they are; runs of blanks in them are one space. Tags
// stand in the order of export: the seven of the roster first, the others as they came.
struct PgnGame {
    std::vector<PgnTag> tags;
    std::vector<PgnLine> lines = {PgnLine{}};
    std::string result = "*";  // "1-0", "0-1", "1/2-1/2", places ("r>g=b") or "*"; also where the
                               // text ends without

    // The value of a tag, nullptr if there is none.
    [[nodiscard]] const std::string* tag(std::string_view name) const;
    bool operator==(const PgnGame&) const = default;
};

// Reads a text game by game; it must outlive the reader. Limits: those of base/limits; comments and
// variations of a game are counted like its moves. A game takes up to a hundred times the memory of
// its text, which is why a long file is better read so than by parse_pgn.
class PgnReader {
  public:
    explicit PgnReader(std::string_view text) : text_(text) {}

    // The next game, nothing at the end, or what is wrong ("line 3, column 7"); after an error
    // there is no going on.
    Result<std::optional<PgnGame>> next();

  private:
    std::string_view text_;
    std::size_t at_ = 0;
};

inline constexpr std::size_t kPgnGames = 200000;  // that parse_pgn holds at once

// All games of a text.
Result<std::vector<PgnGame>> parse_pgn(std::string_view text);

// In lines of at most 80 bytes where words allow; move numbers start where the tag FEN says. A game
// with a tag Seats of three or four letters has rounds as PGN4 writes them: "1. a .. b .. c". For a
// game that was parsed, parsing gives the same game again.
std::string print_pgn(const PgnGame& game);

// The moves of a game: a list for each of its lines.
struct PgnMoves {
    AnyPosition start;
    std::vector<std::vector<GameEvent>> lines;
};

// Plays all lines, by SAN or coordinates (and departures, see event_text.hpp), from the tag FEN or
// the start of the game. Errors name the move: "move 12... Nf6", in a variation "variation,
// move 12... Nf6". A tag VariantHash that is not the game's is an error.
Result<PgnMoves> replay_pgn(const PgnGame& game, const std::shared_ptr<const PlayableGame>& rules);

// A game as it is exported: the seven tags (those of `tags`, or "?"), Variant, VariantHash, SetUp
// and FEN where it did not begin at the start, the other `tags`, the moves in SAN. For more than
// two players Seats has the letters of the seats in their order, and a tag with the name of each
// seat stands in for White and Black.
PgnGame make_pgn(const AnyPosition& start, const std::vector<GameEvent>& events,
                 const Outcome& outcome, std::vector<PgnTag> tags = {});

}  // namespace floe
