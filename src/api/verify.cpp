#include "api/verify.hpp"

#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>

#include "api/line_reader.hpp"
#include "base/limits.hpp"
#include "notation/fen.hpp"
#include "notation/result.hpp"
#include "notation/uci.hpp"

namespace floe {
namespace {

// The words of `a` that `b` lacks; both sorted.
std::vector<std::string> only_in(const std::vector<std::string>& a,
                                 const std::vector<std::string>& b) {
    std::vector<std::string> out;
    std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(out));
    return out;
}

std::string result_or_none(const std::string& result) {
    return result.empty() ? "the game goes on" : result;
}

}  // namespace

std::string Difference::text() const {
    return fmt::format("{}, line {}, game {}, ply {}: {}: expected {}, found {}", file, line, game,
                       ply, what, expected, found);
}

RecordVerifier::RecordVerifier(std::shared_ptr<const PlayableGame> game, std::string file)
    : game_(std::move(game)), file_(std::move(file)) {}

// Whether the line is the next of its game or the first of a new one.
Result<void> RecordVerifier::take_place(const RecordLine& line) {
    const bool same = totals_.games > 0 && line.game == current_;
    if (open_ && !same)
        return fail("", fmt::format("game {} is not at its end, and a line of game {} follows",
                                    current_, line.game));
    if (!open_ && same)
        return fail("", fmt::format("game {} was at its end, and goes on", current_));
    if (!open_) {
        ++totals_.games;
        current_ = line.game;
        next_ply_ = 0;
    }
    if (line.ply != next_ply_)
        return fail("", fmt::format("expected ply {} of game {}, found ply {}", next_ply_, current_,
                                    line.ply));
    ++next_ply_;
    ++totals_.plies;
    open_ = line.played.has_value();
    return {};
}

std::optional<RecordVerifier::Mismatch> RecordVerifier::compare_fen(const RecordLine& line) {
    const auto setup = parse_fen(line.fen, game_->game());
    if (!setup) return Mismatch{"fen", line.fen, setup.error().text()};
    if (const std::string back = print_fen(*setup, game_->game()); back != line.fen)
        return Mismatch{"fen read and written", line.fen, back};
    auto position = AnyPosition::from_setup(game_, *setup);
    if (!position) return Mismatch{"fen", line.fen, position.error().text()};
    if (line.ply == 0) record_.emplace(std::move(*position));
    if (const std::string now = print_fen(record_->position()); now != line.fen)
        return Mismatch{"fen", line.fen, now};
    return std::nullopt;
}

std::optional<RecordVerifier::Mismatch> RecordVerifier::compare_result(
    const RecordLine& line) const {
    const std::string result = result_text(record_->outcome(), game_->game());
    if (result == line.result.value_or("")) return std::nullopt;
    return Mismatch{"result", result_or_none(line.result.value_or("")), result_or_none(result)};
}

std::optional<RecordVerifier::Mismatch> RecordVerifier::play(const RecordLine& line) {
    if (!line.played) return std::nullopt;
    const auto move = parse_uci(*line.played, record_->position());
    if (!move) return Mismatch{"played", *line.played, move.error().text()};
    record_->play(*move);
    return std::nullopt;
}

std::optional<RecordVerifier::Mismatch> RecordVerifier::compare(const RecordLine& line) {
    if (auto mismatch = compare_fen(line)) return mismatch;
    const bool over = record_->outcome().over();
    const auto moves = over ? std::vector<std::string>{} : print_all_uci(record_->position());
    // A wrong result says more than the moves that it takes away.
    if (over != line.result.has_value()) return compare_result(line);
    if (moves != line.moves) {
        const auto missing = only_in(line.moves, moves), extra = only_in(moves, line.moves);
        return Mismatch{"moves", fmt::format("{} with {}", line.moves.size(), missing),
                        fmt::format("{} with {}", moves.size(), extra)};
    }
    if (auto mismatch = compare_result(line)) return mismatch;
    return play(line);
}

Result<std::optional<Difference>> RecordVerifier::check(const RecordLine& line,
                                                        std::uint64_t number) {
    if (auto place = take_place(line); !place) return std::unexpected(place.error());
    if (line.ply > 0 && !record_) return std::nullopt;
    auto mismatch = compare(line);
    if (!mismatch) return std::nullopt;
    record_.reset();
    ++totals_.differences;
    return Difference{file_,
                      number,
                      line.game,
                      line.ply,
                      std::move(mismatch->what),
                      std::move(mismatch->expected),
                      std::move(mismatch->found)};
}

Result<void> RecordVerifier::finish() const {
    if (totals_.games == 0) return fail("", "there is no game in it");
    if (open_) return fail("", fmt::format("it ends within game {}", current_));
    return {};
}

Result<VerifyTotals> verify_file(const std::string& path,
                                 const std::shared_ptr<const PlayableGame>& game,
                                 Progress& progress,
                                 const std::function<void(const Difference&)>& report) {
    auto lines = LineReader::open(path, limits::kRecordLine);
    if (!lines) return std::unexpected(lines.error());
    RecordVerifier verifier(game, path);
    std::string text;
    while (true) {
        const auto more = lines->next(text);
        if (!more) return fail_in(path, more.error());
        if (!*more) break;
        const std::string where = path + ", line " + std::to_string(lines->number());
        const auto line = parse_record_line(text);
        if (!line) return fail_in(where, line.error());
        const auto difference = verifier.check(*line, lines->number());
        if (!difference) return fail_in(where, difference.error());
        if (*difference) report(**difference);
        progress.advance();
    }
    if (auto done = verifier.finish(); !done) return fail_in(path, done.error());
    return verifier.totals();
}

std::string recorded_game_name(std::string_view path) {
    constexpr std::string_view kPrefix = "games-";
    std::string name = std::filesystem::path(path).filename().string();
    for (const std::string_view ending : {".gz", ".jsonl"}) {
        if (name.ends_with(ending))
            name.resize(name.size() - ending.size());
        else if (ending == ".jsonl")
            return "";
    }
    return name.starts_with(kPrefix) ? name.substr(kPrefix.size()) : "";
}

}  // namespace floe
