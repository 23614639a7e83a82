#include "rules/game.hpp"

#include <algorithm>

namespace floe {

ManType Game::type_of(std::string_view symbol) const {
    for (std::size_t i = 1; i < men.size(); ++i)
        if (men[i].symbol == symbol && men[i].promoted_from == kNoType)
            return man_type(static_cast<int>(i));
    return kNoType;
}

Region Game::image(const Region& r, Seat s) const {
    Region out;
    r.for_each([&](Cell c) {
        if (const Cell to = image(c, s); to != kNoCell) out.add(to);
    });
    return out;
}

const Promotion* Game::promotion(Seat s, ManType t) const {
    for (const SeatPromotion& p : promotions_)
        if (p.seat == s && p.type == t) return &p.promotion;
    return nullptr;
}

bool Game::add_promotion(Seat s, ManType t, const Promotion& p) {
    if (promotion(s, t)) return false;
    promotions_.push_back({s, t, p});
    return true;
}

bool Game::add_hand_slot(ManType t) {
    ManInfo& man = men[static_cast<std::size_t>(index(t))];
    if (slots_.size() == limits::kHandSlots || man.hand_slot >= 0 || man.neutral) return false;
    man.hand_slot = man.captured_slot = hand_slot_count();
    slots_.push_back({t, Region::first_n(board.size())});
    return true;
}

bool Game::limit_drops(ManType t, const Region& r) {
    const int slot = info(t).hand_slot;
    if (slot < 0) return false;
    slots_[static_cast<std::size_t>(slot)].region &= r;
    return true;
}

Result<void> Game::mark_promoted_men() {
    for (SeatPromotion& p : promotions_) {
        for (ManType& to : p.promotion.to) {
            ManType marked = kNoType;
            if (info(to).symbol == "+" + info(p.type).symbol) continue;  // it says what it was
            if (info(p.type).symbol == "+" + info(to).symbol) continue;
            for (std::size_t i = 1; i < men.size(); ++i)
                if (men[i].promoted_from == to) marked = man_type(static_cast<int>(i));
            if (marked == kNoType) {
                if (type_count() > limits::kManTypes)
                    return fail("men", "more than 127 kinds of men, promoted ones included");
                ManInfo man = info(to);
                man.promoted_from = to;
                man.unpromoted = p.type;
                man.hand_slot = -1;
                man.captured_slot = info(p.type).hand_slot;
                marked = man_type(type_count());
                men.push_back(man);
            }
            if (info(marked).unpromoted != p.type)
                return fail("rules.hand", "'" + info(to).symbol +
                                              "' can come from two kinds of men, so a captured one "
                                              "would not know what it was");
            to = marked;
        }
    }
    return {};
}

}  // namespace floe
