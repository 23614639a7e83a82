// Game files come from strangers: any bytes are a spec or errors with a place, never a crash, and
// what is read is complete.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "rules/region.hpp"
#include "rules/spec.hpp"

namespace {

using namespace floe;

constexpr std::string_view kBase = R"(name = "Base"
summary = "s"
help = "h"
[board]
files = 8
ranks = 8
[[seats]]
name = "White"
letter = "w"
[[seats]]
name = "Black"
letter = "b"
turned = 180
mirrored = true
[[men]]
symbol = "P"
name = "pawn"
move = "mfWcefFimfnD"
initial = "rank 2"
[[men]]
symbol = "K"
name = "king"
move = "K"
royal = true
[regions]
far = "rank 8"
[start]
fen = "k7/p7/8/8/8/8/7P/7K w - - 0 1"
[rules.promotion]
men = ["P"]
zone = "far"
to = ["K"]
)";

Result<std::string> source(std::string_view id) {
    if (id == "chess" || id == "base") return std::string(kBase);
    if (id == "loop") return std::string("extends = \"loop\"");
    return fail("", "no such game");
}

void require(bool condition) {
    if (!condition) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto errors = check_game_spec(text, "fuzz.toml", "fuzz", source);
    const auto spec = read_game_spec(text, "fuzz.toml", "fuzz", source);
    require(spec.has_value() == errors.empty());
    if (!spec) {
        require(spec.error().text() == errors.front().text());
        require(!spec.error().reason.empty());
        return 0;
    }
    require(spec->hash.size() == 16 && !spec->men.empty() && spec->seats.size() >= 2);
    const auto board = build_board(spec->board);
    require(board.has_value());
    const auto named = read_regions(spec->regions, *board);
    require(named.has_value());
    for (const ManSpec& m : spec->men)
        require(m.zone.empty() || parse_region(m.zone, *board, *named).has_value());
    return 0;
}
