// Replays recorded games and compares every ply with what the record says: a record made by another
// program proves the rules. Each game is followed to its first difference.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "api/progress.hpp"
#include "api/record_line.hpp"
#include "base/error.hpp"
#include "game/record.hpp"

namespace floe {

struct Difference {
    std::string file;
    std::uint64_t line = 0;
    std::uint64_t game = 0;
    std::uint64_t ply = 0;
    std::string what;      // "fen", "moves", "played", "result"
    std::string expected;  // what the record says
    std::string found;     // what holds here

    // One line, with the place.
    [[nodiscard]] std::string text() const;
};

struct VerifyTotals {
    std::uint64_t games = 0;
    std::uint64_t plies = 0;
    std::uint64_t differences = 0;  // games that differ
};

// Follows one file's games, line by line.
class RecordVerifier {
  public:
    RecordVerifier(std::shared_ptr<const PlayableGame> game, std::string file);

    // The difference that this line shows, if its game had none before. An error: the line is out
    // of order, so the file is unusable.
    Result<std::optional<Difference>> check(const RecordLine& line, std::uint64_t number);
    // To be called after the last line: the last record must have come to its end.
    [[nodiscard]] Result<void> finish() const;

    [[nodiscard]] const VerifyTotals& totals() const { return totals_; }

  private:
    struct Mismatch {
        std::string what, expected, found;
    };
    Result<void> take_place(const RecordLine& line);
    std::optional<Mismatch> compare(const RecordLine& line);
    std::optional<Mismatch> compare_fen(const RecordLine& line);
    std::optional<Mismatch> compare_result(const RecordLine& line) const;
    std::optional<Mismatch> play(const RecordLine& line);

    std::shared_ptr<const PlayableGame> game_;
    std::string file_;
    VerifyTotals totals_;
    std::optional<GameRecord> record_;  // nothing: this game differs already
    std::uint64_t current_ = 0;         // the game's number
    std::uint64_t next_ply_ = 0;
    bool open_ = false;  // the record goes on in the next line
};

// Verifies a file and passes each difference on. Errors: the file cannot be used, with the line.
Result<VerifyTotals> verify_file(const std::string& path,
                                 const std::shared_ptr<const PlayableGame>& game,
                                 Progress& progress,
                                 const std::function<void(const Difference&)>& report);

// NAME of a path that ends in "games-NAME.jsonl" or "games-NAME.jsonl.gz"; "" of any other.
std::string recorded_game_name(std::string_view path);

}  // namespace floe
