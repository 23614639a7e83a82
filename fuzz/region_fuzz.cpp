// Region texts: any bytes are a set of cells of the board or an error at a column.
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "rules/region.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace floe;
    static const std::vector<Board> boards{*Board::rectangle(8, 8), *Board::rectangle(3, 4, {"b2"}),
                                           *Board::hexagon(6), *Board::cross(14, 14, 3)};
    static const std::vector<RegionSpec> named{{"far", "ranks 3-4", {}},
                                               {"camp", "far & edge", {}}};
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for (const Board& board : boards) {
        const auto region = parse_region(text, board, named);
        const bool right =
            region ? region->within(Region::first_n(board.size())) : !region.error().reason.empty();
        if (!right) std::abort();
    }
    return 0;
}
