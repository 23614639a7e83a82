#include "movement/betza_expand.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "base/limits.hpp"
#include "movement/betza_endings.hpp"

namespace floe::betza {
namespace {

constexpr std::size_t kWork = 4 * static_cast<std::size_t>(limits::kPaths);

constexpr unsigned kCaptures = kOnEnemy | kOnFriend | kOnPassed;

// A path under construction.
struct Start {
    Path path;
    int slot = 0;  // direction of the last leg
    Vec step{};    // of the last leg
};

bool in_reach(Vec v) {
    return std::abs(v.dx) <= limits::kLeapReach && std::abs(v.dy) <= limits::kLeapReach;
}

std::uint8_t as_steps(int n) { return static_cast<std::uint8_t>(n); }

// Twice the scalar product on the lattice (on a hex one the axes meet at 120 degrees).
int twice_dot(Lattice lattice, Vec a, Vec b) {
    const int straight = 2 * (a.dx * b.dx + a.dy * b.dy);
    return lattice == Lattice::kSquare ? straight : straight - a.dx * b.dy - a.dy * b.dx;
}

// Joins pairs of single steps over a cell that must be empty into one lame leap, so that a mao
// written as two legs (mafsW) is the same as nN. A pair that leads back to its start (the lion's
// pass) stays two legs.
void join_steps(Path& path) {
    std::vector<Leg> joined;
    for (Leg& leg : path.legs) {
        if (!joined.empty()) {
            Leg& before = joined.back();
            const Vec step = before.step + leg.step;
            const bool single = before.min_steps == 1 && before.max_steps == 1 &&
                                leg.min_steps == 1 && leg.max_steps == 1;
            if (single && before.landing == kOnEmpty && step != Vec{} && in_reach(step)) {
                before.over.push_back(before.step);
                for (const Vec cell : leg.over) before.over.push_back(before.step + cell);
                before.step = step;
                before.landing = leg.landing;
                continue;
            }
        }
        joined.push_back(std::move(leg));
    }
    path.legs = std::move(joined);
}

// A path of single steps back to its start (a rifle capture, a pass) ends on a cell that counts as
// empty; so it ends with m alone, and with no m it is no move: false.
bool end_at_start(Path& path) {
    Vec sum{};
    for (const Leg& leg : path.legs) {
        if (leg.min_steps != 1 || leg.max_steps != 1) return true;
        sum = sum + leg.step;
    }
    if (sum == Vec{}) path.legs.back().landing &= kOnEmpty;
    return path.legs.back().landing != 0;
}

void tidy(Path& path) {
    for (Leg& leg : path.legs) {
        std::sort(leg.over.begin(), leg.over.end());
        leg.over.erase(std::unique(leg.over.begin(), leg.over.end()), leg.over.end());
    }
}

class Expander {
  public:
    Expander(const Group& group, Lattice lattice, Movement& out, std::size_t& work)
        : group_(group), lattice_(lattice), out_(out), work_(work) {}

    Result<void> run() {
        std::vector<Start> starts(1);
        starts[0].path.initial = group_.initial;
        for (std::size_t k = 0; k < group_.legs.size(); ++k) {
            std::vector<Start> longer;
            for (const Start& start : starts)
                for (int slot = 0; slot < slot_count(lattice_); ++slot) {
                    if (((slots_after(start, k) >> slot) & 1) == 0) continue;
                    const Result<void> done = take_leg(start, k, slot, longer);
                    if (!done) return done;
                }
            starts = std::move(longer);
        }
        if (!any_)
            return fail_at(group_.column,
                           "no move is left: a leg cannot go in the directions given");
        return {};
    }

  private:
    // The absolute slots that leg k may take.
    [[nodiscard]] Slots slots_after(const Start& start, std::size_t k) const {
        const LegText& leg = group_.legs[k];
        const Slots own = compass(lattice_, leg.atom.shape).all;
        if (k == 0) return leg.directions != 0 ? leg.directions : own;
        if (group_.bent && leg.directions == 0) return outward(start, leg);
        const Slots written = leg.directions != 0 ? leg.directions : onward(leg);
        const Slots slots = turned_slots(lattice_, written, start.slot);
        return group_.bent ? static_cast<Slots>(slots & own) : slots;
    }

    // Without letters a later leg goes anywhere but straight back; an atom on lines keeps to its
    // kind (aW stays a wazir), as in XBoard.
    [[nodiscard]] Slots onward(const LegText& leg) const {
        const int count = slot_count(lattice_);
        const bool lines =
            leg.atom.shape == Shape::kOrthogonal || leg.atom.shape == Shape::kDiagonal;
        unsigned slots = 0;
        for (int i = 0; i < count; i += lines ? 2 : 1) slots |= 1U << i;
        return static_cast<Slots>(slots & ~(1U << (count / 2)));
    }

    // In brackets: the directions of the atom that bend least.
    [[nodiscard]] Slots outward(const Start& start, const LegText& leg) const {
        const Slots own = compass(lattice_, leg.atom.shape).all;
        Slots best = 0;
        std::pair<int, int> best_turn{-2, 1};  // signed square of the cosine, as a fraction
        for (int slot = 0; slot < slot_count(lattice_); ++slot) {
            if (((own >> slot) & 1) == 0) continue;
            const Vec v = leap(lattice_, leg.atom, slot);
            const int dot = twice_dot(lattice_, start.step, v);
            const int length =
                twice_dot(lattice_, v, v) * twice_dot(lattice_, start.step, start.step);
            const long long here = static_cast<long long>(dot) * std::abs(dot) * best_turn.second;
            const long long there = static_cast<long long>(best_turn.first) * length;
            if (here < there) continue;
            if (here > there) best = 0;
            best = static_cast<Slots>(best | (1 << slot));
            best_turn = {dot * std::abs(dot), length};
        }
        return best;
    }

    // Do the directions before the brackets allow this leg? The whole move then counts as a step of
    // its two directions together: v[F-R] rides along files.
    [[nodiscard]] bool wanted(const Start& start, std::size_t k, int slot) const {
        if (k > 0) return outer_slots_have(start.slot, slot);
        const Start next{{}, slot, leap(lattice_, group_.legs[0].atom, slot)};
        const unsigned later = slots_after(next, 1);
        for (int second = 0; second < slot_count(lattice_); ++second)
            if (((later >> second) & 1) != 0 && outer_slots_have(slot, second)) return true;
        return false;
    }

    [[nodiscard]] bool outer_slots_have(int first, int second) const {
        const int count = slot_count(lattice_);
        const int turn = (second - first + count) % count;
        if (turn != 0 && turn != 1 && turn != count - 1) return false;
        const Shape straight = first % 2 == 0 ? Shape::kOrthogonal : Shape::kDiagonal;
        const Shape shape = turn == 0 ? straight : Shape::kOblique;
        const int slot = turn == 1 ? first : second;
        for (std::size_t i = 0; i < group_.outer.size();) {
            if (!is_direction(group_.outer[i])) {
                ++i;
                continue;
            }
            const Directions read =
                read_direction(std::string_view(group_.outer).substr(i), lattice_, shape);
            if (((read.slots >> slot) & 1) != 0) return true;
            i += read.length;
        }
        return false;
    }

    Result<void> take_leg(const Start& start, std::size_t k, int slot, std::vector<Start>& longer) {
        const LegText& leg = group_.legs[k];
        const bool last = k + 1 == group_.legs.size();
        if (!group_.outer.empty() && !wanted(start, k, slot)) return {};
        if (last || leg.may_stop) {
            const Result<void> done = finish(start, leg, slot);
            if (!done || last) return done;
        }
        Leg added = step_of(leg, slot);
        added.landing = static_cast<std::uint8_t>(
            leg.landing | (leg.hop || leg.grasshop ? unsigned{kOnHurdle} : 0U));
        if (added.landing == 0) added.landing = kOnEmpty;
        Start next{start.path, slot, added.step};
        next.path.legs.push_back(std::move(added));
        longer.push_back(std::move(next));
        return count_one();
    }

    // Work is bounded too, not only results: 6 legs with 12 directions each would be 3 million
    // paths, and equal paths can be written again and again.
    Result<void> count_one() {
        if (++work_ <= kWork) return {};
        return fail_at(group_.column, "this movement describes more than " + std::to_string(kWork) +
                                          " paths, equal ones and beginnings counted too");
    }

    [[nodiscard]] std::unexpected<Error> too_many() const {
        return fail_at(group_.column, "this movement has more than " +
                                          std::to_string(limits::kPaths) +
                                          " paths, all directions counted");
    }

    [[nodiscard]] Leg step_of(const LegText& text, int slot) const {
        Leg leg;
        leg.step = leap(lattice_, text.atom, slot);
        leg.max_steps = as_steps(text.range);
        leg.landing = static_cast<std::uint8_t>(text.landing);
        if (text.lame > 0) leg.over = cells_on_the_way(lattice_, text.atom, slot);
        return leg;
    }

    // The last leg, in every way it can be taken.
    Result<void> finish(const Start& start, const LegText& text, int slot) {
        Leg leg = step_of(text, slot);
        if (leg.landing == 0) leg.landing = static_cast<std::uint8_t>(group_.outer_landing);
        if (leg.landing == 0) leg.landing = kOnEmpty | kOnEnemy;
        const bool passed =
            text.lame > 1 || (text.lame == 1 && group_.initial && leg.landing == kOnEmpty);
        for (std::vector<Leg>& legs : endings(lattice_, text, group_.curve, slot, leg)) {
            const bool leaves_passed = passed && group_.legs.size() == 1 && legs.size() == 1;
            const Result<void> done = add(start, std::move(legs), leaves_passed);
            if (!done) return done;
        }
        return {};
    }

    Result<void> add(const Start& start, std::vector<Leg> legs, bool leaves_passed) {
        Path path = start.path;
        path.leaves_passed = leaves_passed;
        for (Leg& leg : legs) path.legs.push_back(std::move(leg));
        const Result<void> checked = check(path);
        if (!checked) return checked;
        if (!end_at_start(path)) return {};
        join_steps(path);
        tidy(path);
        any_ = true;
        const Result<void> counted = count_one();
        if (!counted) return counted;
        if (std::find(out_.paths.begin(), out_.paths.end(), path) != out_.paths.end()) return {};
        if (out_.paths.size() == static_cast<std::size_t>(limits::kPaths)) return too_many();
        out_.paths.push_back(std::move(path));
        return {};
    }

    [[nodiscard]] Result<void> check(const Path& path) const {
        if (path.legs.size() > static_cast<std::size_t>(limits::kLegs))
            return fail_at(group_.column, "a move has at most " + std::to_string(limits::kLegs) +
                                              " legs, hops counted");
        int victims = 0;
        int passed = 0;
        for (std::size_t k = 0; k < path.legs.size(); ++k) {
            const Leg& leg = path.legs[k];
            if (k + 1 < path.legs.size() && (leg.landing & kCaptures) != 0) ++victims;
            if ((leg.landing & kOnPassed) != 0) ++passed;
            if (!in_reach(leg.step))
                return fail_at(group_.column, "this leap reaches further than " +
                                                  std::to_string(limits::kLeapReach) + " cells");
        }
        if (victims > limits::kVictims)
            return fail_at(group_.column, "a move captures at most " +
                                              std::to_string(limits::kVictims) +
                                              " men on its way, before the last leg");
        if (passed > 1) return fail_at(group_.column, "'e' stands on one leg of a move only");
        return {};
    }

    const Group& group_;
    Lattice lattice_;
    Movement& out_;
    std::size_t& work_;
    bool any_ = false;
};

}  // namespace

Result<void> expand(const Group& group, Lattice lattice, Movement& out, std::size_t& work) {
    return Expander(group, lattice, out, work).run();
}

}  // namespace floe::betza
