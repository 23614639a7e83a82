// One line of a recorded game: what docs/notation.md calls "Recorded games". Pure.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"

namespace floe {

struct RecordLine {
    std::uint64_t game = 0;
    std::uint64_t ply = 0;
    std::string fen;
    std::vector<std::string> moves;     // all legal moves, sorted by bytes
    std::optional<std::string> played;  // nothing: the record ends here
    std::optional<std::string> result;  // nothing: the game goes on

    bool operator==(const RecordLine&) const = default;
};

// At most limits::kRecordLine bytes of JSON. Keys that are not known are passed over. The error
// says the key.
Result<RecordLine> parse_record_line(std::string_view text);

}  // namespace floe
