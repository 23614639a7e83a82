// Legal moves into a sink, in the way the game's compiler picked; docs/decisions/legality.md tells
// the ways apart. All of them emit the same moves; tests hold each against making every
// pseudo-legal move and looking whether the mover's royal man is attacked (`generate_tested`).
#pragma once

#include "position/check_info.hpp"
#include "position/generate.hpp"
#include "position/move_list.hpp"

namespace floe {

// Whether a move changes attacks in other ways than by the cells it fills and empties: it moves,
// captures or makes a man that stops slides.
template <int W>
bool alters_zone(const Position<W>& p, Move m) {
    if (p.tables().stopper_class < 0) return false;
    if (m.becomes != kNoType && p.game().info(m.becomes).stops_slides) return true;
    CellSet<W> touched = CellSet<W>::of(m.to());
    for (int i = 0; i < m.extra_count; ++i) touched.add(m.extra_cell(i));
    return touched.meets(p.stoppers()) ||
           (m.kind != MoveKind::kDrop && p.possible_stoppers().has(m.from()));
}

template <int W>
bool leaves_in_check_when_made(const Position<W>& p, Move m) {
    Position<W> after = p;
    UndoLog log(1);
    after.make_board_part(m, log);
    return after.in_check(p.turn());
}

// Whether a pseudo-legal move leaves a royal man of the mover attacked, found without making it
// where its only effects are the mover's own and captures.
template <int W>
bool leaves_in_check(const Position<W>& p, Move m) {
    if (m.kind == MoveKind::kCastle && p.royals(p.turn()).has(m.from()))
        return false;  // its rule has seen to it
    if (m.kind == MoveKind::kCastle || alters_zone(p, m)) return leaves_in_check_when_made(p, m);
    CellSet<W> occupied = p.occupied(), gone, royals = p.royals(p.turn());
    if (m.kind != MoveKind::kDrop) {
        occupied.remove(m.from());
        if (m.kind == MoveKind::kEnPassant || m.kind == MoveKind::kPath)
            for (int i = 0; i < m.extra_count; ++i) {
                occupied.remove(m.extra_cell(i));
                gone.add(m.extra_cell(i));
                royals.remove(m.extra_cell(i));
            }
        if (royals.has(m.from())) {
            royals.remove(m.from());
            royals.add(m.to());
        }
    }
    if (m.becomes != kNoType && p.profile_of(m.becomes).royal) royals.add(m.to());
    occupied.add(m.to());
    gone.add(m.to());
    bool attacked = false;
    royals.for_each([&](Cell c) { attacked = attacked || p.attacked_by_enemy(c, occupied, gone); });
    return attacked;
}

// Passes on what does not leave a royal man attacked; everything is looked at singly.
template <int W, class Sink>
class TestingSink {
  public:
    TestingSink(const Position<W>& p, Sink& sink) : p_(p), sink_(sink) {}

    void steps(Cell from, const CellSet<W>& to) {
        const CellSet<W> good = filter(from, to);
        if (good.any()) sink_.steps(from, good);
    }
    void promotions(Cell from, const CellSet<W>& to, const PromotionChoices& choices) {
        if (p_.tables().stopper_class >= 0 || p_.game().royals_may_grow)
            return promotions_singly(from, to, choices);
        const CellSet<W> good = filter(from, to);
        if (good.any()) sink_.promotions(from, good, choices);
    }
    void drops(ManType type, const CellSet<W>& to) {
        CellSet<W> good;
        to.for_each([&](Cell c) {
            if (!leaves_in_check(p_, Move::make(MoveKind::kDrop, c, c, type))) good.add(c);
        });
        if (good.any()) sink_.drops(type, good);
    }
    void safe(Move m) { tested(m); }
    void tested(Move m) {
        if (!leaves_in_check(p_, m)) sink_.safe(m);
    }
    void legal(Move m) { sink_.legal(m); }

  private:
    void promotions_singly(Cell from, const CellSet<W>& to, const PromotionChoices& choices) {
        to.for_each([&](Cell c) {
            PromotionChoices good;
            for (const ManType type : choices)
                if (!leaves_in_check(p_, Move::make(MoveKind::kStep, from, c, type)))
                    good.push_back(type);
            if (!good.empty()) sink_.promotions(from, CellSet<W>::of(c), good);
        });
    }
    CellSet<W> filter(Cell from, const CellSet<W>& to) const {
        CellSet<W> good;
        to.for_each([&](Cell c) {
            if (!leaves_in_check(p_, Move::make(MoveKind::kStep, from, c))) good.add(c);
        });
        return good;
    }
    const Position<W>& p_;
    Sink& sink_;
};

// Passes on steps as they are (masks have seen to them) and tests what no mask covers.
template <int W, class Sink>
class MaskedSink {
  public:
    MaskedSink(const Position<W>& p, const CellSet<W>& drop_mask, Sink& sink)
        : p_(p), drop_mask_(drop_mask), sink_(sink) {}

    void steps(Cell from, const CellSet<W>& to) { sink_.steps(from, to); }
    void promotions(Cell from, const CellSet<W>& to, const PromotionChoices& choices) {
        sink_.promotions(from, to, choices);
    }
    void drops(ManType type, const CellSet<W>& to) {
        const CellSet<W> good = to & drop_mask_;
        if (good.any()) sink_.drops(type, good);
    }
    void safe(Move m) { sink_.safe(m); }
    void tested(Move m) {
        if (!leaves_in_check(p_, m)) sink_.safe(m);
    }
    void legal(Move m) { sink_.legal(m); }

  private:
    const Position<W>& p_;
    const CellSet<W>& drop_mask_;
    Sink& sink_;
};

template <int W, class Sink>
void generate_with_pins(const Position<W>& p, Sink& sink, Scope scope) {
    const CheckInfo<W> info = CheckFinder<W>(p).find();
    const Field<W> field(p);
    const CellSet<W>& all = p.tables().all;
    const CellSet<W>& royals = p.royals(p.turn());
    TestingSink<W, Sink> testing(p, sink);
    royals.for_each([&](Cell from) { generate_man(p, from, all, field, testing); });
    const CellSet<W> nothing;
    const CellSet<W>& allowed = info.checkers == 0   ? all
                                : info.checkers == 1 ? info.evasions
                                                     : nothing;
    MaskedSink<W, Sink> masked(p, allowed, sink);
    // With two checkers a move that captures twice may still answer both: only such moves are left.
    const CellSet<W> others = p.owned(p.turn()).without(royals);
    others.for_each([&](Cell from) {
        generate_man(p, from, info.pinned.has(from) ? allowed & info.pin_cells(from) : allowed,
                     field, masked);
    });
    if (scope == Scope::kAll) generate_by_rules(p, masked);
}

// The cells whose change can open or close an attack on a royal man of the player to move, given
// that he is not in check.
template <int W>
CellSet<W> sensitive_cells(const Position<W>& p) {
    const Tables<W>& t = p.tables();
    CellSet<W> out = p.stoppers() | p.possible_stoppers();
    p.royals(p.turn()).for_each([&](Cell royal) {
        for (int e = 0; e < t.seats; ++e) {
            if (seat(e) == p.turn() || !((p.state().live >> e) & 1)) continue;
            for (const AttackAtom<W>& atom : t.atoms) {
                const CellSet<W>& enemies = p.of_class(seat(e), atom.men);
                if (atom.kind == AttackKind::kScript) {
                    if (enemies.any()) out = t.all;
                    continue;
                }
                const CellSet<W> men = atom.sources[index(royal)] & enemies;
                if (men.empty() || atom.kind == AttackKind::kLeap) continue;
                if (atom.kind == AttackKind::kLame)
                    for (const auto& lame : atom.lame[index(royal)])
                        if (men.has(lame.source)) out |= lame.over;
                for (const auto& back : atom.back) {
                    const CellSet<W>& line = t.rays[back.ray].line->beyond[index(royal)];
                    if (line.meets(men)) out |= line;
                }
            }
        }
    });
    return out;
}

// Moves of other men that touch no sensitive cell pass untested, the rest is tested.
template <int W, class Sink>
class SensitiveSink {
  public:
    SensitiveSink(const Position<W>& p, const CellSet<W>& sensitive, Sink& sink)
        : sensitive_(sensitive),
          touchy_(p.royals(p.turn()) | sensitive),
          testing_(p, sink),
          sink_(sink) {}

    void steps(Cell from, const CellSet<W>& to) {
        if (touchy_.has(from)) return testing_.steps(from, to);
        const CellSet<W> free = to.without(sensitive_), rest = to & sensitive_;
        if (free.any()) sink_.steps(from, free);
        if (rest.any()) testing_.steps(from, rest);
    }
    void promotions(Cell from, const CellSet<W>& to, const PromotionChoices& choices) {
        testing_.promotions(from, to, choices);
    }
    void drops(ManType type, const CellSet<W>& to) {
        const CellSet<W> free = to.without(sensitive_), rest = to & sensitive_;
        if (free.any()) sink_.drops(type, free);
        if (rest.any()) testing_.drops(type, rest);
    }
    void safe(Move m) { testing_.tested(m); }
    void tested(Move m) { testing_.tested(m); }
    void legal(Move m) { sink_.legal(m); }

  private:
    const CellSet<W>& sensitive_;
    const CellSet<W> touchy_;
    TestingSink<W, Sink> testing_;
    Sink& sink_;
};

template <int W, class Sink>
void generate_with_sensitive_cells(const Position<W>& p, Sink& sink, Scope scope) {
    if (p.in_check(p.turn())) {
        TestingSink<W, Sink> testing(p, sink);
        generate_pseudo_legal(p, testing, scope);
        return;
    }
    const CellSet<W> sensitive = sensitive_cells(p);
    SensitiveSink<W, Sink> sorting(p, sensitive, sink);
    generate_pseudo_legal(p, sorting, scope);
}

// Every pseudo-legal move is made on a copy and judged by the game's rule.
template <int W, class Sink>
class JudgedSink {
  public:
    JudgedSink(const Position<W>& p, Sink& sink) : p_(p), after_(p), log_(2), sink_(sink) {}

    void steps(Cell from, const CellSet<W>& to) {
        const CellSet<W> good =
            filter(to, [&](Cell c) { return Move::make(MoveKind::kStep, from, c); });
        if (good.any()) sink_.steps(from, good);
    }
    void promotions(Cell from, const CellSet<W>& to, const PromotionChoices& choices) {
        for (const ManType type : choices)
            to.for_each([&](Cell c) { tested(Move::make(MoveKind::kStep, from, c, type)); });
    }
    void drops(ManType type, const CellSet<W>& to) {
        const CellSet<W> good =
            filter(to, [&](Cell c) { return Move::make(MoveKind::kDrop, c, c, type); });
        if (good.any()) sink_.drops(type, good);
    }
    void safe(Move m) { tested(m); }
    void tested(Move m) {
        if (good(m)) sink_.safe(m);
    }
    void legal(Move m) {
        if (m.kind == MoveKind::kPass || good(m)) sink_.legal(m);
    }

  private:
    template <class MakeMove>
    CellSet<W> filter(const CellSet<W>& to, MakeMove&& make_move) {
        CellSet<W> out;
        to.for_each([&](Cell c) {
            if (good(make_move(c))) out.add(c);
        });
        return out;
    }
    bool good(Move m) {
        const RuleSet& rules = p_.game().rules;
        after_.make_board_part(m, log_);
        bool yes = rules.has(Hook::kLegal) || !after_.in_check(p_.turn());
        rules.template run<Hook::kLegal>(
            [&]<class Kind>(const auto& data) { yes = yes && Kind::legal(p_, after_, data, m); });
        rules.template run<Hook::kForbid>([&]<class Kind>(const auto& data) {
            yes = yes && !Kind::forbids(p_, after_, data, m);
        });
        after_.unmake(log_);
        return yes;
    }
    const Position<W>& p_;
    Position<W> after_;
    UndoLog log_;
    Sink& sink_;
};

template <int W, class Sink>
void generate_by_judgement(const Position<W>& p, Sink& sink, Scope scope) {
    JudgedSink<W, Sink> judged(p, sink);
    generate_pseudo_legal(p, judged, scope);
}

// The reference: every pseudo-legal move is made, looked at and taken back.
template <int W>
void generate_tested(Position<W>& p, UndoLog& log, MoveList& list) {
    MoveList pseudo;
    ListSink<W> all(pseudo);
    generate_pseudo_legal(p, all);
    const Seat mover = p.turn();
    for (const Move m : pseudo) {
        p.make_board_part(m, log);
        if (!p.in_check(mover)) list.push_back(m);
        p.unmake(log);
    }
}

// Legal moves by the way `how`, which must be one the game allows (its own, or kSensitive).
template <int W, class Sink>
void generate_legal_by(Legality how, const Position<W>& p, Sink& sink, Scope scope = Scope::kAll) {
    if (p.ended()) return;
    switch (how) {
        case Legality::kFree:
            return generate_pseudo_legal(p, sink, scope);
        case Legality::kPins:
            return generate_with_pins(p, sink, scope);
        case Legality::kByRule:
            return generate_by_judgement(p, sink, scope);
        default:
            return generate_with_sensitive_cells(p, sink, scope);
    }
}

template <int W, class Sink>
void generate_legal(const Position<W>& p, Sink& sink) {
    generate_legal_by(p.tables().legality, p, sink);
}

// Appends the legal moves to `list`; counts them without a list. Compiled once, in legality.cpp.
template <int W>
void legal_moves(const Position<W>& p, MoveList& list);
template <int W>
std::uint64_t count_legal(const Position<W>& p);

extern template void legal_moves(const Position<1>&, MoveList&);
extern template void legal_moves(const Position<2>&, MoveList&);
extern template void legal_moves(const Position<3>&, MoveList&);
extern template void legal_moves(const Position<4>&, MoveList&);
extern template std::uint64_t count_legal(const Position<1>&);
extern template std::uint64_t count_legal(const Position<2>&);
extern template std::uint64_t count_legal(const Position<3>&);
extern template std::uint64_t count_legal(const Position<4>&);

}  // namespace floe
