#include "movement/betza_text.hpp"

#include "base/limits.hpp"
#include "movement/path.hpp"

namespace floe::betza {
namespace {

bool is_small(char c) { return c >= 'a' && c <= 'z'; }
bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

class Reader {
  public:
    Reader(std::string_view text, Lattice lattice) : text_(text), lattice_(lattice) {}

    Result<std::vector<Group>> read() {
        std::vector<Group> groups;
        while (at_ < text_.size()) {
            Group group;
            const std::size_t first = at_;
            while (is_small(peek())) ++at_;
            const Result<void> done =
                peek() == '[' ? read_brackets(group, first) : read_plain(group, first);
            if (!done) return std::unexpected(done.error());
            groups.push_back(std::move(group));
        }
        return groups;
    }

  private:
    [[nodiscard]] char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }

    // Modifiers, atom, range: legs are split at each a, and all have the one atom.
    Result<void> read_plain(Group& group, std::size_t first) {
        const std::size_t atom_at = at_;
        const Result<Letter> letter = read_atom();
        if (!letter) return std::unexpected(letter.error());
        group.column = atom_at;
        Letter leg_letter = *letter;
        std::size_t from = first;
        for (std::size_t i = first; i <= atom_at; ++i) {
            if (i < atom_at && text_[i] != 'a') continue;
            LegText leg{.atom = leg_letter.atom, .range = leg_letter.range, .column = from};
            const Result<void> done =
                read_modifiers({text_, lattice_, from, i, i == atom_at}, group, leg);
            if (!done) return done;
            if (leg.toggle || (leg.grasshop && i < atom_at))
                leg_letter.range = leg_letter.range == 1 ? 0 : 1;
            group.legs.push_back(std::move(leg));
            from = i + 1;
        }
        return {};
    }

    // [F-R], [F?R], [FR] or t[FR]: legs with an atom each. A leg joined by - goes on; one joined by
    // ? or by nothing may also stop. Letters before the brackets concern the whole move.
    Result<void> read_brackets(Group& group, std::size_t first_letter) {
        const std::size_t open = at_;
        group.column = open;
        group.bent = true;
        const Result<void> outer = read_outer(group, first_letter, open);
        if (!outer) return outer;
        for (++at_; peek() != ']';) {
            const std::size_t first = at_;
            while (is_small(peek())) ++at_;
            const std::size_t atom_at = at_;
            if (at_ == text_.size()) return fail_at(open, "this '[' is not closed by ']'");
            const Result<Letter> letter = read_atom();
            if (!letter) return std::unexpected(letter.error());
            LegText leg{.atom = letter->atom, .range = letter->range, .column = first};
            const bool last = peek() == ']';
            const Result<void> done =
                read_modifiers({text_, lattice_, first, atom_at, last}, group, leg);
            if (!done) return done;
            leg.may_stop = !last && peek() != '-';
            if (leg.may_stop && leg.hop)
                return fail_at(first, "a leg that only hops cannot be a stop; join it by '-'");
            if (peek() == '-' || peek() == '?') {
                ++at_;
                if (peek() == ']') return fail_at(at_, "expected another leg before ']'");
            }
            group.legs.push_back(std::move(leg));
        }
        ++at_;
        if (group.legs.size() < 2)
            return fail_at(open, "brackets join at least two legs, as in [F-R] or [F?R]");
        return check_outer(group, open);
    }

    static Result<void> check_outer(const Group& group, std::size_t open) {
        const bool lines = group.legs.size() == 2 && group.legs[0].atom.shape != Shape::kOblique &&
                           group.legs[1].atom.shape != Shape::kOblique;
        if (!group.outer.empty() && !lines)
            return fail_at(open, "directions before brackets need two legs in them, along lines");
        return {};
    }

    Result<void> read_outer(Group& group, std::size_t from, std::size_t to) {
        if (to > from && text_[to - 1] == 't') --to;
        std::string directions(to - from, ' ');
        for (std::size_t i = from; i < to; ++i) {
            switch (text_[i]) {
                case 'm':
                    group.outer_landing |= kOnEmpty;
                    break;
                case 'c':
                    group.outer_landing |= kOnEnemy;
                    break;
                case 'd':
                    group.outer_landing |= kOnFriend;
                    break;
                case 'i':
                    group.initial = true;
                    break;
                default:
                    if (!is_direction(text_[i]) || text_[i] == 'h')
                        return fail_at(
                            i,
                            "before brackets stand only f, b, l, r, v, s, m, c, d, i and t, not " +
                                shown(text_[i]));
                    directions[i - from] = text_[i];
            }
        }
        if (directions.find_first_not_of(' ') != std::string::npos) group.outer = directions;
        return {};
    }

    Result<Letter> read_atom() {
        const std::size_t atom_at = at_;
        const char c = peek();
        if (at_ == text_.size())
            return fail_at(at_, "expected an atom (a capital letter), but the text ends here");
        ++at_;
        if (c == 'O') return fail_at(atom_at, "castling is declared in [rules.castling]");
        if (c == '@') return fail_at(atom_at, "drops are declared in the rules of the game");
        if (c == '(' || c == ')')
            return fail_at(atom_at, "parentheses (legs that repeat) are not supported");
        if (!is_capital(c))
            return fail_at(atom_at, "expected an atom (a capital letter), not " + shown(c));
        std::optional<Letter> letter = letter_of(c, lattice_);
        if (!letter) return fail_at(atom_at, unknown_atom(c));
        const Result<void> done = read_suffix(c, *letter);
        if (!done) return std::unexpected(done.error());
        if (letter->atom.far > limits::kLeapReach)
            return fail_at(atom_at, "this leap reaches " + std::to_string(letter->atom.far) +
                                        " cells; the limit is " +
                                        std::to_string(limits::kLeapReach));
        return *letter;
    }

    [[nodiscard]] std::string unknown_atom(char c) const {
        if (c == 'U') return "'U' (a leap to any cell) is not supported";
        if (c == 'I') return "'I' (imitate the last move) is not supported";
        if (lattice_ == Lattice::kHex)
            return shown(c) + " is not an atom of hex boards; expected W F D A H G N K R B or Q";
        return shown(c) + " is not an atom; expected W F D N A H C L Z J G K R B or Q";
    }

    // A doubled letter (NN), X and Y (a longer leap), a range (N3, W0).
    Result<void> read_suffix(char c, Letter& letter) {
        const bool compound = c == 'K' || c == 'Q' || c == 'R' || c == 'B';
        if (!compound && peek() == c) {
            ++at_;
            letter.range = 0;
            if (is_digit(peek()))
                return fail_at(at_, "a doubled letter has no limit; write the range behind one");
            return {};
        }
        for (; peek() == 'X' || peek() == 'Y'; ++at_) {
            if (lattice_ == Lattice::kHex)
                return fail_at(at_, shown(peek()) + " (a longer leap) is for square boards");
            if (letter.range == 0 || letter.atom.shape == Shape::kRoyal)
                return fail_at(at_,
                               shown(peek()) + " (a longer leap) does not go with " + shown(c));
            lengthen(letter.atom, peek());
        }
        return is_digit(peek()) ? read_range(letter) : Result<void>{};
    }

    // Muller's table of longer leaps: X adds three along the board's files or ranks, Y two
    // diagonally.
    static void lengthen(Atom& atom, char suffix) {
        if (suffix == 'X') {
            if (atom.shape == Shape::kDiagonal) {
                atom.near = atom.far;
                atom.shape = Shape::kOblique;
            }
            atom.far += 3;
            return;
        }
        atom.far += 2;
        if (atom.shape == Shape::kDiagonal) return;
        atom.near += 2;
        atom.shape = Shape::kOblique;
    }

    Result<void> read_range(Letter& letter) {
        const std::size_t from = at_;
        int range = 0;
        while (is_digit(peek())) {
            range = range * 10 + (peek() - '0');
            ++at_;
            if (range > limits::kRanks || (at_ - from > 1 && text_[from] == '0'))
                return fail_at(
                    from, "a range is 0 (no limit) or from 1 to " + std::to_string(limits::kRanks));
        }
        letter.range = range;
        return {};
    }

    std::string_view text_;
    Lattice lattice_;
    std::size_t at_ = 0;
};

}  // namespace

Result<std::vector<Group>> read_groups(std::string_view text, Lattice lattice) {
    if (text.size() > limits::kBetzaText)
        return fail_at(limits::kBetzaText, "a movement text has at most " +
                                               std::to_string(limits::kBetzaText) + " characters");
    if (text.empty()) return fail_at(0, "expected a movement, as in mfWcfF, but the text is empty");
    return Reader(text, lattice).read();
}

}  // namespace floe::betza
