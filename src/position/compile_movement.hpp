// Fills the profiles of Tables: how the men of each seat and type move. Used by compile_tables.cpp.
#pragma once

#include "base/hash.hpp"
#include "position/path_shape.hpp"
#include "position/tables.hpp"

namespace floe {

// The line of a step, made when it is new.
template <int W>
const Line<W>* line_for(Tables<W>& t, Vec step) {
    for (const auto& line : t.lines)
        if (line->step == step) return line.get();
    auto line = std::make_unique<Line<W>>();
    line->step = step;
    line->upwards = step.dy > 0 || (step.dy == 0 && step.dx > 0);
    const Board& board = t.game->board;
    for (int i = 0; i < t.cells; ++i) {
        CellSet<W> cells;
        Cell c = board.step(cell(static_cast<std::size_t>(i)), step);
        for (; c != kNoCell; c = board.step(c, step)) cells.add(c);
        line->beyond.push_back(cells);
    }
    t.lines.push_back(std::move(line));
    return t.lines.back().get();
}

// The index of the ray of a step with a reach (0: to the edge), made when it is new.
template <int W>
std::uint16_t ray_for(Tables<W>& t, Vec step, int reach) {
    const Line<W>* line = line_for(t, step);
    Ray<W> ray{line, line->beyond};
    const Board& board = t.game->board;
    if (reach > 0)
        for (int i = 0; i < t.cells; ++i) {
            CellSet<W> cells;
            Cell c = cell(static_cast<std::size_t>(i));
            for (int n = 0; n < reach && (c = board.step(c, step)) != kNoCell; ++n) cells.add(c);
            ray.cells[static_cast<std::size_t>(i)] = cells;
        }
    for (std::size_t i = 0; i < t.rays.size(); ++i)
        if (t.rays[i].line == line && t.rays[i].cells == ray.cells)
            return static_cast<std::uint16_t>(i);
    t.rays.push_back(std::move(ray));
    return static_cast<std::uint16_t>(t.rays.size() - 1);
}

template <int W>
class MovementCompiler {
  public:
    MovementCompiler(Tables<W>& tables, Seat seat, ManType type)
        : t_(tables), info_(tables.game->info(type)), seat_(seat) {
        frame_ = t_.game->seats[static_cast<std::size_t>(index(seat))].forward;
        p_.royal = info_.royal && (info_.colour < 0 || info_.colour == index(seat));
        p_.pawn = info_.pawn;
        p_.stops_slides = info_.stops_slides;
        p_.from_afar = info_.captures_from_afar;
        p_.initial = narrow<W>(info_.initial[static_cast<std::size_t>(index(seat))]);
        p_.zone = info_.zone ? narrow<W>(t_.game->image(*info_.zone, seat)) : t_.all;
        if (const Promotion* promotion = t_.game->promotion(seat, type)) {
            p_.promotion = static_cast<int>(t_.promotions.size());
            t_.promotions.push_back({narrow<W>(promotion->zone), promotion->to, promotion->optional,
                                     promotion->by_rule, promotion->leaving,
                                     narrow<W>(promotion->compulsory), promotion->limits});
        }
    }

    Profile<W> compile() {
        for (const Path& path : info_.moves(seat_).paths) add(path);
        return std::move(p_);
    }

  private:
    void add(const Path& path) {
        const Leg& leg = path.legs.front();
        const Leg& last = path.legs.back();
        const bool quiet = last.landing & kOnEmpty, capture = last.landing & kOnEnemy;
        switch (shape_of(path)) {
            case PathShape::kLeap:
                return add_leap(path);
            case PathShape::kLame:
                return add_lame(path);
            case PathShape::kRide:
                p_.rides.push_back({ray_for(t_, frame_(leg.step), leg.max_steps), quiet, capture});
                return;
            case PathShape::kHop:
                p_.hops.push_back({ray_for(t_, frame_(leg.step), leg.max_steps),
                                   ray_for(t_, frame_(last.step), last.max_steps), quiet, capture});
                return;
            case PathShape::kRifle:
                return add_rifle(path);
            case PathShape::kScript:
                p_.scripts.push_back({&path, frame_, captures(path)});
                return;
        }
    }
    // Calls visit(from, target) for every cell from which the path's first step stays on the board.
    template <class Visit>
    void for_each_start(const Path& path, Visit&& visit) {
        for (int i = 0; i < t_.cells; ++i) {
            const Cell from = cell(static_cast<std::size_t>(i));
            if (path.initial && !p_.initial.has(from)) continue;
            const Cell to = t_.game->board.step(from, frame_(path.legs.front().step));
            if (to != kNoCell && p_.zone.has(to)) visit(from, to);
        }
    }
    void add_leap(const Path& path) {
        const Leg& leg = path.legs.front();
        if ((leg.landing & (kOnEmpty | kOnEnemy)) && p_.leaps.empty())
            p_.leaps.resize(static_cast<std::size_t>(t_.cells));
        if ((leg.landing & kOnPassed) && p_.passed.empty())
            p_.passed.resize(static_cast<std::size_t>(t_.cells));
        for_each_start(path, [&](Cell from, Cell to) {
            if (leg.landing & kOnEmpty) p_.leaps[index(from)].quiet.add(to);
            if (leg.landing & kOnEnemy) p_.leaps[index(from)].capture.add(to);
            if (leg.landing & kOnPassed) p_.passed[index(from)].add(to);
        });
    }
    void add_rifle(const Path& path) {
        p_.rifle.resize(static_cast<std::size_t>(t_.cells));
        for (int i = 0; i < t_.cells; ++i) {
            const Cell from = cell(static_cast<std::size_t>(i));
            const Cell victim = t_.game->board.step(from, frame_(path.legs.front().step));
            if (victim != kNoCell) p_.rifle[index(from)].add(victim);
        }
    }
    void add_lame(const Path& path) {
        const Leg& leg = path.legs.front();
        LameLeap<W> lame;
        lame.quiet = leg.landing & kOnEmpty;
        lame.capture = leg.landing & kOnEnemy;
        lame.leaves_passed = path.leaves_passed;
        lame.from.resize(static_cast<std::size_t>(t_.cells));
        for_each_start(path, [&](Cell from, Cell to) {
            auto& entry = lame.from[index(from)];
            for (const Vec v : leg.over) {
                const Cell passed = t_.game->board.step(from, frame_(v));
                if (passed == kNoCell) return;  // a way over no cell is no way
                entry.over.add(passed);
            }
            entry.target = to;
        });
        p_.lame.push_back(std::move(lame));
    }

    Tables<W>& t_;
    const ManInfo& info_;
    Seat seat_;
    Turn frame_;
    Profile<W> p_;
};

template <int W>
void compile_movement(Tables<W>& t) {
    for (int s = 0; s < t.seats; ++s)
        for (int type = 0; type < t.types; ++type) {
            const bool moves = type > 0 && !t.game->info(man_type(type)).neutral;
            t.profiles.push_back(moves ? MovementCompiler<W>(t, seat(s), man_type(type)).compile()
                                       : Profile<W>{});
        }
}

}  // namespace floe
