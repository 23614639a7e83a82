// The slow reference: attacks and targets by walking every path of every man over the graph.
#pragma once

#include <set>
#include <tuple>

#include "position/attacks.hpp"

namespace floe::test {

template <int W>
bool may_start(const Profile<W>& profile, const Path& path, Cell from) {
    return !path.initial || profile.initial.has(from);
}

// Whether a royal man of `by` faces the cell along an open line, where that counts as an attack.
template <int W>
bool faces(const Position<W>& p, Cell c, Seat by) {
    const auto* rule = p.game().rules.template find<FacingRoyalsRule>();
    bool yes = false;
    if (rule)
        for (const Vec step : FacingRoyalsRule::steps(*rule))
            p.royals(by).for_each([&](Cell from) {
                do from = p.game().board.step(from, step);
                while (from != kNoCell && from != c && !p.occupied().has(from));
                yes = yes || from == c;
            });
    return yes;
}

// Whether a man of `by` could capture on `c`, whatever stands there.
template <int W>
bool slow_attacked(const Position<W>& p, Cell c, Seat by) {
    bool yes = faces(p, c, by);
    p.owned(by).for_each([&](Cell from) {
        if (from == c) return;
        const Man man = p.man(from);
        const Profile<W>& profile = p.profile(from);
        const Sight<W> sight{p, by, p.occupied(), {}, c, p.walls_to(profile)};
        const Turn& frame = p.game().seats[static_cast<std::size_t>(index(by))].forward;
        for (const Path& path : p.game().info(man.type).moves(by).paths) {
            if (!may_start(profile, path, from)) continue;
            walk(p.game().board, path, frame, from, sight, [&](const WalkEnd& end) {
                if (!profile.zone.has(end.to)) return;
                yes = yes || (end.captures_on_to && end.to == c);
                for (const Cell victim : end.victims) yes = yes || victim == c;
            });
        }
    });
    return yes;
}

// A pseudo-legal move of a man, without promotions: target and the cells of men captured besides
// the one on it.
using SlowMove = std::tuple<int, int, std::set<int>>;

template <int W>
std::set<SlowMove> slow_moves(const Position<W>& p, Cell from) {
    std::set<SlowMove> moves;
    const Profile<W>& profile = p.profile(from);
    const Sight<W> sight{p, p.turn(), p.occupied(), {}, kNoCell, p.walls_to(profile)};
    const Turn& frame = p.game().seats[static_cast<std::size_t>(index(p.turn()))].forward;
    for (const Path& path : p.game().info(p.man(from).type).moves(p.turn()).paths) {
        if (!may_start(profile, path, from)) continue;
        walk(p.game().board, path, frame, from, sight, [&](const WalkEnd& end) {
            if (!profile.zone.has(end.to)) return;
            std::set<int> taken;
            for (const Cell victim : end.victims) taken.insert(static_cast<int>(index(victim)));
            for (int i = 0; i < p.state().passed_count; ++i) {
                const Passed& passed = p.state().passed[static_cast<std::size_t>(i)];
                if (end.passed != kNoCell && passed.cell == index(end.passed))
                    taken.insert(passed.man);
            }
            Cell to = end.to;
            if (profile.from_afar && p.capturable().has(to))
                taken.insert(static_cast<int>(index(to)));
            if (profile.from_afar && !taken.empty()) to = from;
            moves.insert({static_cast<int>(index(from)), static_cast<int>(index(to)), taken});
        });
    }
    return moves;
}

}  // namespace floe::test
