// The principal variation: for each ply of a line the best continuation found, as a triangle.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "search/types.hpp"

namespace floe {

class PrincipalVariation {
  public:
    void clear(int ply) { length_[at(ply)] = 0; }
    // `m` at this ply, then the best line of the next.
    void join(int ply, Move m) {
        const std::size_t here = at(ply), next = here + 1;
        line_[here][0] = m;
        const std::size_t n = std::min<std::size_t>(length_[next], kMaxPly - here - 1);
        for (std::size_t i = 0; i < n; ++i) line_[here][i + 1] = line_[next][i];
        length_[here] = n + 1;
    }
    [[nodiscard]] std::vector<Move> line() const {
        return {line_[0].begin(), line_[0].begin() + static_cast<std::ptrdiff_t>(length_[0])};
    }

  private:
    static std::size_t at(int ply) { return static_cast<std::size_t>(ply); }
    std::array<std::array<Move, kMaxPly>, kMaxPly + 1> line_{};
    std::array<std::size_t, kMaxPly + 1> length_{};
};

}  // namespace floe
