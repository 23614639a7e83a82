#include "movement/betza_endings.hpp"

#include <cstdint>

namespace floe::betza {
namespace {

using Endings = std::vector<std::vector<Leg>>;

std::uint8_t as_steps(int n) { return static_cast<std::uint8_t>(n); }

// p and g: ride to a hurdle, then on behind it in the same direction; with p as far as the range
// allows in all, with g one step (a single step toggles to any number).
Endings hops(const LegText& text, Leg leg) {
    Leg run_up = leg;
    run_up.landing = kOnHurdle;
    if (text.grasshop) leg.max_steps = text.range == 1 ? 0 : 1;
    if (text.grasshop || text.range < 2) return {{run_up, leg}};
    Endings ways;
    for (int n = 1; n < text.range; ++n) {
        run_up.min_steps = run_up.max_steps = as_steps(n);
        leg.max_steps = as_steps(text.range - n);
        ways.push_back({run_up, leg});
    }
    return ways;
}

// j on a slide: the first cell does not matter.
Endings skip_first(const LegText& text, Leg leg) {
    Leg first = leg;
    first.max_steps = 1;
    first.landing = kOnEmpty | kOnHurdle;
    leg.max_steps = as_steps(text.range == 0 ? 0 : text.range - 1);
    return {{first, leg}};
}

// j on a leap: exactly one of the cells on its way is occupied.
Endings jumps(const std::vector<Vec>& cells, const Leg& leg) {
    Endings ways;
    for (std::size_t hurdle = 0; hurdle < cells.size(); ++hurdle) {
        Leg up;
        up.step = cells[hurdle];
        up.landing = kOnHurdle;
        for (std::size_t i = 0; i < hurdle; ++i) up.over.push_back(cells[i]);
        Leg down;
        down.step = leg.step - cells[hurdle];
        down.landing = leg.landing;
        for (std::size_t i = hurdle + 1; i < cells.size(); ++i)
            down.over.push_back(cells[i] - cells[hurdle]);
        ways.push_back({up, down});
    }
    return ways;
}

// q: each step turned one slot further than the one before, one way round or the other, until the
// circle would close (the rose: qN). So many steps are one lame leap.
Endings circles(const LegText& text, int slot, std::uint8_t landing) {
    const int most = text.range < 2 || text.range > 7 ? 7 : text.range;
    Endings ways;
    for (const int turn : {1, 7}) {
        Leg leg;
        leg.landing = landing;
        for (int n = 0; n < most; ++n) {
            if (n > 0) leg.over.push_back(leg.step);
            leg.step = leg.step + leap(Lattice::kSquare, text.atom, (slot + n * turn) % 8);
            ways.push_back({leg});
        }
    }
    return ways;
}

// z: steps turned a right angle to and fro (the crooked bishop: zB). Two of them are one lame step,
// which repeats; an odd number of steps ends with one more.
Endings zigzags(const LegText& text, int slot, const Leg& one) {
    const int most = text.range < 2 ? 0 : text.range;
    Endings ways;
    for (const int turn : {2, 6}) {
        Leg two;
        two.step = one.step + leap(Lattice::kSquare, text.atom, (slot + turn) % 8);
        two.over = {one.step};
        two.max_steps = as_steps(most / 2);
        two.landing = one.landing;
        Leg pairs = two;
        pairs.max_steps = as_steps((most - 1) / 2);
        pairs.landing = kOnEmpty;
        Leg single = one;
        single.max_steps = 1;
        ways.push_back({single});
        ways.push_back({two});
        if (most != 2) ways.push_back({pairs, single});
    }
    return ways;
}

}  // namespace

Endings endings(Lattice lattice, const LegText& text, char curve, int slot, const Leg& leg) {
    if (curve == 'q') return circles(text, slot, leg.landing);
    if (curve == 'z') return zigzags(text, slot, leg);
    if (text.hop || text.grasshop) return hops(text, leg);
    if (text.jump && text.single_steps()) return skip_first(text, leg);
    if (text.jump) return jumps(cells_on_the_way(lattice, text.atom, slot), leg);
    return {{leg}};
}

}  // namespace floe::betza
