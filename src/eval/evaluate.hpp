// The static evaluation of a position for two seats: material, men in hand, mobility, nearness to
// promotion, company of the royal men, and men that an event of the rules is about to take. In
// hundredths of a pawn, seen by the player to move. No state; the weights must outlive it.
#pragma once

#include <algorithm>

#include "eval/weights.hpp"
#include "position/generate.hpp"

namespace floe {

template <int W>
class Evaluator {
  public:
    explicit Evaluator(const Game& game)
        : weights_(make_weights(game)), freeze_(game.rules.find<FreezeRule>()) {}

    [[nodiscard]] const Weights& weights() const { return weights_; }

    // Exact when it lies within the window; outside it is only on the right side of it.
    [[nodiscard]] int operator()(const Position<W>& p, int alpha = -kWide, int beta = kWide) const {
        const Seat me = p.turn(), other = seat(1 - index(me));
        const int mine = standing(p, me), theirs = standing(p, other);
        const int base = mine - theirs + kTempo;
        if (base + kMargin <= alpha || base - kMargin >= beta) return within(base);
        return within(base + activity(p, me, theirs) - activity(p, other, mine));
    }

    // Never more, however many men a board holds: beyond are the search's scores of forced ends.
    static constexpr int kMost = 29000;

  private:
    static int within(int score) { return std::clamp(score, -kMost, kMost); }
    static constexpr int kWide = 1 << 20;
    static constexpr int kMargin = 300;  // more than activity differs by, nearly always
    static constexpr int kTempo = 8;
    static constexpr int kEndgame = 1600;
    static constexpr int kCompany = 7;  // a man of one's own beside a royal man
    static constexpr int kFrozenRoyal = 500;
    static constexpr int kIceHorizon = 12;  // plies

    // Material, places and hands; men that would be lost to the ice count for less.
    [[nodiscard]] int standing(const Position<W>& p, Seat s) const {
        int sum = 0;
        p.owned(s).for_each([&](Cell c) {
            const Man m = p.man(c);
            sum += weights_.value_of(m.type);
            if (!p.royals(s).has(c)) sum += weights_.place_of(m, c);
        });
        for (std::size_t slot = 0; slot < weights_.hand_value.size(); ++slot)
            sum += p.hand(s, static_cast<int>(slot)) * weights_.hand_value[slot];
        if (freeze_ != nullptr) sum -= cold(p, s);
        return sum;
    }

    // See rules/kinds/freeze.hpp: what stands alone when the ice comes is lost.
    [[nodiscard]] int cold(const Position<W>& p, Seat s) const {
        const int period = freeze_->every * p.game().seat_count();
        const int left = period - static_cast<int>(p.state().ply) % period;
        if (left > kIceHorizon) return 0;
        const CellSet<W> men = p.occupied().without(p.owned(kNobody));
        int sum = 0;
        p.owned(s).for_each([&](Cell c) {
            if (p.neighbours(c).meets(men)) return;
            const ManType type = p.man(c).type;
            sum += p.game().info(type).royal ? kFrozenRoyal : weights_.value_of(type);
        });
        return sum * (kIceHorizon + 2 - left) / (kIceHorizon + 4);
    }

    // `enemy`: the standing of the other side. Where it has little left, a royal man comes out.
    [[nodiscard]] int activity(const Position<W>& p, Seat s, int enemy) const {
        Field<W> field(p);
        field.capturable = p.occupied().without(p.owned(s));
        int sum = 0;
        p.owned(s).for_each([&](Cell c) {
            const ManType type = p.man(c).type;
            const int weight = weights_.mobility[static_cast<std::size_t>(index(type))];
            if (weight > 0)
                sum += weight * plain_targets(p.tables(), p.profile(c), c, field).count();
        });
        p.royals(s).for_each([&](Cell c) {
            if (enemy < kEndgame) sum += weights_.place_of(p.man(c), c);
            sum += kCompany * std::min(4, (p.neighbours(c) & p.owned(s)).count());
        });
        return sum;
    }

    Weights weights_;
    const FreezeRule::Data* freeze_;
};

}  // namespace floe
