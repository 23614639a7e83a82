// Any text as a movement on either lattice: it ends in a movement or in an error with its column.
// A movement is then walked from every cell of a small board with men of all kinds on it. The first
// byte seeds the men, the rest is the text.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "base/rng.hpp"
#include "movement/betza.hpp"
#include "movement/walk.hpp"

namespace {

using namespace floe;

struct Men {
    std::uint64_t seed;

    [[nodiscard]] Occupant at(Cell c) const {
        static constexpr Occupant kinds[] = {Occupant::kEmpty,   Occupant::kEmpty, Occupant::kEmpty,
                                             Occupant::kFriend,  Occupant::kEnemy, Occupant::kEnemy,
                                             Occupant::kNeutral, Occupant::kWall};
        return kinds[mix64(seed * 256 + index(c)) % 8];
    }
    [[nodiscard]] bool passed(Cell c) const { return mix64(seed + 1000 + index(c)) % 4 == 0; }
};

void require(bool holds) {
    if (!holds) std::abort();
}

void walk_all(const Movement& movement, const Board& board, const Men& men) {
    require(!movement.paths.empty());
    require(movement.paths.size() <= static_cast<std::size_t>(limits::kPaths));
    const Turn back = mirrored(board.lattice());
    for (const Path& path : movement.paths) {
        require(!path.legs.empty() && path.legs.size() <= static_cast<std::size_t>(limits::kLegs));
        for (int i = 0; i < board.size(); ++i) {
            const Cell from = cell(static_cast<std::size_t>(i));
            walk(board, path, back, from, men, [&](const WalkEnd& end) {
                require(index(end.to) < static_cast<std::size_t>(board.size()));
                require(!end.captures_on_to || end.to != from);
                require(end.passed == kNoCell || men.passed(end.passed));
                require(end.steps_of_last_leg >= path.legs.back().min_steps);
            });
        }
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Board square = Board::rectangle(5, 5, {"b2"}).value();
    static const Board hexagon = Board::hexagon(3).value();
    if (size == 0) return 0;
    const Men men{data[0]};
    const std::string_view text(reinterpret_cast<const char*>(data + 1), size - 1);
    for (const Board* board : {&square, &hexagon}) {
        const auto movement = parse_betza(text, board->lattice());
        if (movement) walk_all(*movement, *board, men);
        if (!movement) require(movement.error().where.starts_with("column "));
    }
    return 0;
}
