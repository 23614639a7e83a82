// Fills the attack atoms and classes of Tables. Used by compile_tables.cpp.
//
// Every capturing path of every seat and type is turned into absolute directions. Paths that are
// the same for the same set of men (seat and type) share a class, and leaps of one class merge into
// one atom: chess has classes for knights, for rooks and queens, for bishops and queens, for kings,
// for kings and white pawns, for kings and black pawns.
#pragma once

#include <map>
#include <set>
#include <tuple>

#include "position/compile_movement.hpp"

namespace floe {

// One capturing path in absolute directions, without the men that have it.
struct AttackKey {
    AttackKind kind = AttackKind::kLeap;
    Vec step;
    std::vector<Vec> over;
    int reach = 1, beyond = 0;         // rides; hops: to the hurdle, and behind it
    std::vector<int> starts, targets;  // cells, when limited to start cells or a zone
    std::vector<int> walls;            // hops: types that are no hurdle and cannot be taken

    auto operator<=>(const AttackKey&) const = default;
};

template <int W>
class AttackCompiler {
  public:
    explicit AttackCompiler(Tables<W>& tables) : t_(tables) {}

    Result<void> compile() {
        collect();
        for (const auto& [key, men] : users_)
            if (key.kind != AttackKind::kScript) classes_.try_emplace(men, 0);
        int next = 1;
        for (auto& [men, number] : classes_) number = next++;
        const std::set<int> script_men = script_users();
        if (!script_men.empty()) {
            if (classes_.try_emplace(script_men, next).second) ++next;
            AttackAtom<W> atom;
            atom.kind = AttackKind::kScript;
            atom.men = classes_.at(script_men);
            t_.atoms.push_back(std::move(atom));
            t_.attacks_by_script = true;
        }
        t_.stopper_class = special_class([](const ManInfo& m) { return m.stops_slides; }, next);
        t_.may_stop_class = special_class([](const ManInfo& m) { return m.may_stop_slides; }, next);
        for (std::size_t i = 0; i < t_.profiles.size(); ++i)
            t_.profiles[i].wall_class = wall_class(
                t_.game->info(man_type(static_cast<int>(i) % t_.types)).blocked_by, next);
        if (next > limits::kClasses)
            return fail("men",
                        "the men capture in more than 63 different ways that have to be told "
                        "apart");
        t_.class_count = next;
        mark_profiles();
        for (const auto& [key, men] : users_) {
            add_atom(key, classes_.at(men));
            AttackAtom<W>& atom = atom_for(key, classes_.at(men));
            atom.stoppers = any_stopper(men);
            if (!key.walls.empty())
                atom.wall_class = t_.profiles[static_cast<std::size_t>(*men.begin())].wall_class;
        }
        return {};
    }

  private:
    using Men = std::set<int>;  // seat * types + type

    void collect() {
        for (int s = 0; s < t_.seats; ++s)
            for (int type = 1; type < t_.types; ++type) {
                const ManInfo& info = t_.game->info(man_type(type));
                if (info.neutral) continue;
                const int man = s * t_.types + type;
                for (const Path& path : info.moves(seat(s)).paths)
                    if (captures(path)) add_user(path, info, seat(s), man);
                if (t_.profiles[static_cast<std::size_t>(man)].royal) add_facing(man);
            }
    }
    // Royal men that may not face each other attack along these lines; nothing else stands there
    // when it is asked.
    void add_facing(int man) {
        const auto* facing = t_.game->rules.template find<FacingRoyalsRule>();
        if (!facing) return;
        for (const Vec step : FacingRoyalsRule::steps(*facing)) {
            AttackKey key;
            key.kind = AttackKind::kRide;
            key.step = step;
            key.reach = 0;
            users_[key].insert(man);
        }
    }
    void add_user(const Path& path, const ManInfo& info, Seat s, int man) {
        const Turn frame = t_.game->seats[static_cast<std::size_t>(index(s))].forward;
        const Leg& leg = path.legs.front();
        AttackKey key;
        key.step = frame(leg.step);
        const Profile<W>& profile = t_.profiles[static_cast<std::size_t>(man)];
        if (path.initial) key.starts = list(profile.initial);
        if (info.zone) key.targets = list(profile.zone);
        if ((path.initial && key.starts.empty()) || profile.zone.empty()) return;
        switch (shape_of(path)) {
            case PathShape::kLeap:
                break;
            case PathShape::kLame:
                key.kind = AttackKind::kLame;
                for (const Vec v : leg.over) key.over.push_back(frame(v));
                break;
            case PathShape::kRide:
                key.kind = AttackKind::kRide;
                key.reach = leg.max_steps;
                break;
            case PathShape::kHop:
                key.kind = AttackKind::kHop;
                key.reach = leg.max_steps;
                key.beyond = path.legs.back().max_steps;
                for (const ManType t : info.blocked_by) key.walls.push_back(index(t));
                break;
            case PathShape::kRifle:
                key.targets.clear();  // the captor does not go there
                break;
            case PathShape::kScript:
                script_men_.insert(man);
                return;
        }
        users_[key].insert(man);
    }
    [[nodiscard]] std::vector<int> list(const CellSet<W>& cells) const {
        std::vector<int> out;
        cells.for_each([&](Cell c) { out.push_back(static_cast<int>(index(c))); });
        return out;
    }
    [[nodiscard]] const Men& script_users() const { return script_men_; }

    // The class of the men that a test picks, made when it is new; -1: it picks none.
    template <class Test>
    int special_class(Test&& test, int& next) {
        Men men;
        for (int s = 0; s < t_.seats; ++s)
            for (int type = 1; type < t_.types; ++type)
                if (test(t_.game->info(man_type(type)))) men.insert(s * t_.types + type);
        if (men.empty()) return -1;
        const auto [it, fresh] = classes_.try_emplace(men, next);
        if (fresh) ++next;
        return it->second;
    }
    int wall_class(const std::vector<ManType>& walls, int& next) {
        if (walls.empty()) return -1;
        return special_class(
            [&](const ManInfo& m) {
                return std::any_of(walls.begin(), walls.end(),
                                   [&](ManType t) { return &t_.game->info(t) == &m; });
            },
            next);
    }
    [[nodiscard]] bool any_stopper(const Men& men) const {
        return std::any_of(men.begin(), men.end(), [&](int man) {
            return t_.game->info(man_type(man % t_.types)).stops_slides;
        });
    }

    void mark_profiles() {
        for (std::size_t i = 0; i < t_.profiles.size(); ++i)
            if (t_.profiles[i].royal) t_.profiles[i].classes |= 1;
        for (const auto& [men, number] : classes_)
            for (const int man : men)
                t_.profiles[static_cast<std::size_t>(man)].classes |= std::uint64_t{1} << number;
    }

    // The atom of a kind, class and zone, made when it is new.
    AttackAtom<W>& atom_for(const AttackKey& key, int number) {
        const auto id = std::make_tuple(key.kind, number, key.targets, key.walls);
        const auto [it, fresh] = atom_index_.try_emplace(id, t_.atoms.size());
        if (fresh) {
            AttackAtom<W> atom;
            atom.kind = key.kind;
            atom.men = number;
            atom.sources.resize(static_cast<std::size_t>(t_.cells));
            if (key.kind == AttackKind::kLame) atom.lame.resize(static_cast<std::size_t>(t_.cells));
            t_.atoms.push_back(std::move(atom));
        }
        return t_.atoms[it->second];
    }
    void add_atom(const AttackKey& key, int number) {
        AttackAtom<W>& atom = atom_for(key, number);
        const CellSet<W> starts = allowed(key.starts), targets = allowed(key.targets);
        if (key.kind == AttackKind::kRide)
            atom.back.push_back({ray_for(t_, -key.step, key.reach), 0});
        if (key.kind == AttackKind::kHop)
            atom.back.push_back(
                {ray_for(t_, -key.step, key.beyond), ray_for(t_, -key.step, key.reach)});
        for (int i = 0; i < t_.cells; ++i) {
            const Cell to = cell(static_cast<std::size_t>(i));
            if (!targets.has(to)) continue;
            auto& sources = atom.sources[index(to)];
            if (key.kind == AttackKind::kRide) {
                sources |= t_.rays[atom.back.back().ray].cells[index(to)];
            } else if (key.kind == AttackKind::kHop) {
                sources |= line_for(t_, -key.step)->beyond[index(to)];
            } else {
                const Cell from = t_.game->board.step(to, -key.step);
                if (from == kNoCell || !starts.has(from)) continue;
                if (key.kind == AttackKind::kLame && !add_lame(atom, key, from, to)) continue;
                sources.add(from);
            }
        }
    }
    bool add_lame(AttackAtom<W>& atom, const AttackKey& key, Cell from, Cell to) {
        typename AttackAtom<W>::Lame lame{from, {}};
        for (const Vec v : key.over) {
            const Cell over = t_.game->board.step(from, v);
            if (over == kNoCell) return false;
            lame.over.add(over);
        }
        atom.lame[index(to)].push_back(lame);
        return true;
    }
    [[nodiscard]] CellSet<W> allowed(const std::vector<int>& cells) const {
        if (cells.empty()) return t_.all;
        CellSet<W> out;
        for (const int c : cells) out.add(cell(static_cast<std::size_t>(c)));
        return out;
    }

    Tables<W>& t_;
    std::map<AttackKey, Men> users_;
    std::map<Men, int> classes_;
    Men script_men_;
    std::map<std::tuple<AttackKind, int, std::vector<int>, std::vector<int>>, std::size_t>
        atom_index_;
};

template <int W>
Result<void> compile_attacks(Tables<W>& t) {
    return AttackCompiler<W>(t).compile();
}

}  // namespace floe
