// The order in which a search tries moves: the table's move, captures by the value of the victim,
// promotions, killers, then what has cut off before. Fixed size for a game; one search at a time.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "eval/weights.hpp"
#include "position/position.hpp"
#include "search/types.hpp"

namespace floe {

template <int W>
class Ordering {
  public:
    explicit Ordering(const Weights& weights)
        : weights_(weights),
          cells_(static_cast<std::size_t>(weights.cells)),
          history_(2 * cells_ * cells_, 0) {}

    // The man of another player that a move takes, the most valuable one; kNoType: none. Neutral
    // men are not worth a capture.
    [[nodiscard]] static int victim_value(const Position<W>& p, Move m, const Weights& w) {
        int best = -1;
        const auto look = [&](Cell c) {
            const Man man = p.man(c);
            if (!man.none() && man.owner != kNobody && man.owner != p.turn())
                best = std::max(best, w.value_of(man.type));
        };
        if (m.kind == MoveKind::kStep || m.kind == MoveKind::kPath) look(m.to());
        if (m.kind == MoveKind::kEnPassant || m.kind == MoveKind::kPath)
            for (int i = 0; i < m.extra_count; ++i) look(m.extra_cell(i));
        return best;
    }
    // Neither takes a player's man nor promotes.
    [[nodiscard]] bool quiet(const Position<W>& p, Move m) const {
        return victim_value(p, m, weights_) < 0 &&
               (m.becomes == kNoType || m.kind == MoveKind::kDrop);
    }

    [[nodiscard]] int score(const Position<W>& p, Move m, Move table_move, int ply) const {
        if (m == table_move) return 1 << 30;
        const int victim = victim_value(p, m, weights_);
        const bool promotes = m.becomes != kNoType && m.kind != MoveKind::kDrop;
        const int gain = promotes ? weights_.value_of(m.becomes) : 0;
        if (victim >= 0) {
            const int mover =
                m.kind == MoveKind::kCastle ? 0 : weights_.value_of(p.man(m.from()).type);
            return (1 << 24) + (victim + gain) * 16 - mover;
        }
        if (promotes) return (1 << 23) + gain;
        const auto& killers = killers_[static_cast<std::size_t>(ply)];
        if (m == killers[0]) return 1 << 22;
        if (m == killers[1]) return (1 << 22) - 1;
        return history_[slot(p.turn(), m)];
    }

    // A quiet move cut off.
    void reward(const Position<W>& p, Move m, int depth, int ply) {
        auto& killers = killers_[static_cast<std::size_t>(ply)];
        if (m != killers[0]) killers = {m, killers[0]};
        int& h = history_[slot(p.turn(), m)];
        h += depth * depth;
        if (h > kHistoryLimit)
            for (int& other : history_) other /= 2;
    }
    void new_search() {
        killers_ = {};
        for (int& h : history_) h /= 8;
    }

  private:
    static constexpr int kHistoryLimit = 1 << 20;
    [[nodiscard]] std::size_t slot(Seat s, Move m) const {
        return (static_cast<std::size_t>(index(s)) * cells_ + m.from_index) * cells_ + m.to_index;
    }
    const Weights& weights_;
    std::size_t cells_;
    std::vector<int> history_;  // by seat, from, to
    std::array<std::array<Move, 2>, kMaxPly + 1> killers_{};
};

}  // namespace floe
