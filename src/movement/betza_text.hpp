// The text of a Betza movement as groups of legs: letters read, limits checked, nothing expanded
// yet. For use by the parser only.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"
#include "movement/betza_atoms.hpp"

namespace floe::betza {

// One leg as written. Positions are indices into the text.
struct LegText {
    Atom atom;
    int range = 1;           // of this leg, 0: no limit
    std::size_t column = 0;  // its first letter
    // The slots written, 0: none. Of a later leg they count from the leg before (0: straight on).
    Slots directions = 0;
    unsigned landing = 0;   // letters m, c, d, e as written, y counted as m
    int lame = 0;           // how many n
    bool jump = false;      // j
    bool hop = false;       // p
    bool grasshop = false;  // g
    bool toggle = false;    // y
    bool may_stop = false;  // in brackets: the move may end after this leg

    [[nodiscard]] bool single_steps() const {
        return atom.shape != Shape::kOblique && atom.far == 1;
    }
};

// What one atom or one pair of brackets says: legs taken one after the other.
struct Group {
    std::vector<LegText> legs;
    std::size_t column = 0;      // of the atom, for errors that concern the whole group
    bool initial = false;        // i
    bool bent = false;           // in brackets: each leg has its own atom, and goes on outward
    char curve = '\0';           // z or q
    std::string outer;           // direction letters before brackets, ' ' where others stand
    unsigned outer_landing = 0;  // letters m, c, d before brackets: for legs without their own
};

inline std::unexpected<Error> fail_at(std::size_t position, std::string reason) {
    return fail("column " + std::to_string(position + 1), std::move(reason));
}

// A character as it may stand in a message.
std::string shown(char c);

// The small letters text[from, to) of one leg, `last` of its move or not.
struct ModifierSpan {
    std::string_view text;
    Lattice lattice;
    std::size_t from;
    std::size_t to;
    bool last;
};
Result<void> read_modifiers(const ModifierSpan& span, Group& group, LegText& leg);

Result<std::vector<Group>> read_groups(std::string_view text, Lattice lattice);

// The direction letters at the start of `text`, and how many letters that are (0: none).
struct Directions {
    Slots slots = 0;
    std::size_t length = 0;
};
// Reads one direction: a letter, a pair, a letter and h, hr or hl, on a hex board a pair and h.
// An h out of place is reported by length 0.
Directions read_direction(std::string_view text, Lattice lattice, Shape shape);
bool is_direction(char letter);

}  // namespace floe::betza
