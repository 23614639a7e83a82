// Any text as the lines of a recorded game of chess, as `floe verify` reads them: every line ends
// in an error, in a difference, or in the same as here; a game has one difference at most.
#include <cstddef>
#include <cstdint>

#include "api/verify.hpp"
#include "games.hpp"

namespace {

using namespace floe;
using fuzz::require;

constexpr std::size_t kLines = 64;  // of one input, for the sake of speed

void check_totals(const VerifyTotals& totals, std::size_t lines, std::size_t differences) {
    require(totals.plies <= lines);
    require(totals.games <= totals.plies);
    require(totals.differences == differences);
    require(totals.differences <= totals.games);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const auto chess = fuzz::load_game("chess");
    std::string_view text(reinterpret_cast<const char*>(data), size);
    RecordVerifier verifier(chess, "fuzz");
    std::size_t differences = 0;
    for (std::size_t number = 1; !text.empty() && number <= kLines; ++number) {
        const std::size_t end = text.find('\n');
        const auto line = parse_record_line(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (!line) {
            require(!line.error().text().empty());
            continue;
        }
        const auto found = verifier.check(*line, number);
        if (!found) break;
        if (*found) {
            ++differences;
            require((*found)->game == line->game && (*found)->line == number);
            require(!(*found)->text().empty());
        }
        check_totals(verifier.totals(), number, differences);
    }
    static_cast<void>(verifier.finish());
    return 0;
}
