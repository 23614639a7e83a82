// What the tests of movement share: a scene of men on a board, and the ends of a movement from a
// cell as short texts: "e6" a move, "xe6" a capture, "xe6 e7" a capture on the way, "e.p. d6" en
// passant.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "geometry/board.hpp"
#include "movement/betza.hpp"
#include "movement/walk.hpp"

namespace floe::testing {

using Names = std::vector<std::string>;

struct Scene {
    Board board;
    std::vector<Occupant> men;
    std::vector<bool> passed_cells;

    explicit Scene(Board of)
        : board(std::move(of)),
          men(static_cast<std::size_t>(board.size()), Occupant::kEmpty),
          passed_cells(men.size(), false) {}
    static Scene square(int files, int ranks) {
        return Scene(Board::rectangle(files, ranks).value());
    }
    static Scene hexagon() { return Scene(Board::hexagon(6).value()); }

    Scene& put(Occupant man, const Names& cells) {
        for (const auto& name : cells) men[index(board.find(name).value())] = man;
        return *this;
    }
    Scene& pass(const std::string& name) {
        passed_cells[index(board.find(name).value())] = true;
        return *this;
    }

    [[nodiscard]] Occupant at(Cell c) const { return men[index(c)]; }
    [[nodiscard]] bool passed(Cell c) const { return passed_cells[index(c)]; }
};

inline std::string shown(const WalkEnd& end, const Board& board) {
    std::string text;
    for (const Cell victim : end.victims) text += "x" + board.name(victim) + " ";
    if (end.passed != kNoCell) text += "e.p. ";
    return text + (end.captures_on_to ? "x" : "") + board.name(end.to);
}

// The ends of all paths from `from`, sorted, each once.
inline Names ends(std::string_view text, const Scene& scene, const std::string& from,
                  const Turn& frame = {}) {
    const auto movement = parse_betza(text, scene.board.lattice());
    if (!movement) return {movement.error().text()};
    Names found;
    for (const Path& path : movement->paths)
        walk(scene.board, path, frame, scene.board.find(from).value(), scene,
             [&](const WalkEnd& end) { found.push_back(shown(end, scene.board)); });
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

inline Names sorted(Names names) {
    std::sort(names.begin(), names.end());
    return names;
}

// The same paths in any order?
inline ::testing::AssertionResult same(std::string_view a, std::string_view b,
                                       Lattice lattice = Lattice::kSquare) {
    const auto first = parse_betza(a, lattice);
    const auto second = parse_betza(b, lattice);
    if (!first) return ::testing::AssertionFailure() << a << ": " << first.error().text();
    if (!second) return ::testing::AssertionFailure() << b << ": " << second.error().text();
    const bool equal =
        first->paths.size() == second->paths.size() &&
        std::is_permutation(first->paths.begin(), first->paths.end(), second->paths.begin());
    if (equal) return ::testing::AssertionSuccess();
    return ::testing::AssertionFailure() << a << " and " << b << " differ";
}

// "column 3: what is wrong", or "" for a good text.
inline std::string error_of(std::string_view text, Lattice lattice = Lattice::kSquare) {
    const auto movement = parse_betza(text, lattice);
    return movement ? "" : movement.error().text();
}

}  // namespace floe::testing
