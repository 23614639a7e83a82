// The list of rule kinds. Adding one is a file in rules/kinds/ and a line here; the order is that
// in which they are compiled and in which their hooks run.
#pragma once

#include <array>
#include <tuple>
#include <utility>

#include "rules/kinds/bare_loses.hpp"
#include "rules/kinds/blast_on_capture.hpp"
#include "rules/kinds/capture_ladder.hpp"
#include "rules/kinds/castling.hpp"
#include "rules/kinds/complement.hpp"
#include "rules/kinds/count_checks.hpp"
#include "rules/kinds/drop_limit.hpp"
#include "rules/kinds/drop_region.hpp"
#include "rules/kinds/en_passant.hpp"
#include "rules/kinds/extinct.hpp"
#include "rules/kinds/facing_royals.hpp"
#include "rules/kinds/forced_capture.hpp"
#include "rules/kinds/freeze.hpp"
#include "rules/kinds/gating.hpp"
#include "rules/kinds/hand.hpp"
#include "rules/kinds/insufficient_material.hpp"
#include "rules/kinds/last_royal.hpp"
#include "rules/kinds/mate_at_turn.hpp"
#include "rules/kinds/no_checks.hpp"
#include "rules/kinds/no_drop_mate.hpp"
#include "rules/kinds/pass.hpp"
#include "rules/kinds/promotion.hpp"
#include "rules/kinds/promotion_move.hpp"
#include "rules/kinds/quadrant_check.hpp"
#include "rules/kinds/quiet_limit.hpp"
#include "rules/kinds/repetition.hpp"
#include "rules/kinds/rifle_capture.hpp"
#include "rules/kinds/setup_phase.hpp"
#include "rules/kinds/slide_stop.hpp"
#include "rules/kinds/stacks.hpp"
#include "rules/kinds/stalemate.hpp"
#include "rules/kinds/wall_each_turn.hpp"
#include "rules/kinds/win_in_region.hpp"

namespace floe {

using RuleKinds =
    std::tuple<StacksRule, QuadrantCheckRule, CastlingRule, PromotionRule, PromotionMoveRule,
               CaptureLadderRule, ComplementRule, HandRule, GatingRule, SetupPhaseRule,
               WallEachTurnRule, RifleCaptureRule, DropRegionRule, DropLimitRule, NoDropMateRule,
               EnPassantRule, SlideStopRule, FacingRoyalsRule, LastRoyalRule, NoChecksRule,
               ForcedCaptureRule, PassRule, BlastOnCaptureRule, FreezeRule, BareLosesRule,
               ExtinctRule, WinInRegionRule, CountChecksRule, MateAtTurnRule, StalemateRule,
               QuietLimitRule, RepetitionRule, InsufficientMaterialRule>;
inline constexpr std::size_t kRuleKinds = std::tuple_size_v<RuleKinds>;

// The rules of one game: the data of every kind and, for each hook, the mask of the kinds present
// that have a body for it.
class RuleSet {
  public:
    template <std::size_t I>
    using Kind = std::tuple_element_t<I, RuleKinds>;

    template <std::size_t I>
    [[nodiscard]] auto& data() {
        return std::get<I>(data_);
    }
    template <std::size_t I>
    void set_present() {
        present_ |= std::uint64_t{1} << I;
        for (std::size_t h = 0; h < by_hook_.size(); ++h)
            if (Kind<I>::hooks & hook(static_cast<Hook>(h))) by_hook_[h] |= std::uint64_t{1} << I;
    }
    [[nodiscard]] bool present(std::size_t kind) const { return (present_ >> kind) & 1; }
    // The data of a kind, or nullptr in a game without it.
    template <class K>
    [[nodiscard]] const typename K::Data* find() const {
        return find_from<K>(std::make_index_sequence<kRuleKinds>());
    }
    [[nodiscard]] bool has(Hook h) const { return by_hook_[static_cast<std::size_t>(h)] != 0; }

    // Calls visit.template operator()<Kind>(data) for each kind present with a body for H.
    template <Hook H, class Visit>
    void run(Visit&& visit) const {
        const std::uint64_t mask = by_hook_[static_cast<std::size_t>(H)];
        if (mask == 0) [[likely]]
            return;
        run_each<H>(mask, visit, std::make_index_sequence<kRuleKinds>());
    }

  private:
    template <class Tuple>
    struct DataOf;
    template <class... K>
    struct DataOf<std::tuple<K...>> {
        using Type = std::tuple<typename K::Data...>;
    };

    template <Hook H, class Visit, std::size_t... I>
    void run_each(std::uint64_t mask, Visit& visit, std::index_sequence<I...>) const {
        (run_one<H, I>(mask, visit), ...);
    }
    template <Hook H, std::size_t I, class Visit>
    void run_one(std::uint64_t mask, Visit& visit) const {
        if constexpr ((Kind<I>::hooks & hook(H)) != 0)
            if ((mask >> I) & 1) visit.template operator()<Kind<I>>(std::get<I>(data_));
    }
    template <class K, std::size_t... I>
    [[nodiscard]] const typename K::Data* find_from(std::index_sequence<I...>) const {
        const typename K::Data* found = nullptr;
        (find_one<K, I>(found), ...);
        return found;
    }
    template <class K, std::size_t I>
    void find_one(const typename K::Data*& found) const {
        if constexpr (std::is_same_v<K, Kind<I>>)
            if (present(I)) found = &std::get<I>(data_);
    }

    typename DataOf<RuleKinds>::Type data_;
    std::uint64_t present_ = 0;
    std::array<std::uint64_t, static_cast<std::size_t>(Hook::kCount)> by_hook_{};
};

}  // namespace floe
