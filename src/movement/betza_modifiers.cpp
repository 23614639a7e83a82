// The small letters before an atom: what one leg may do.
#include "base/limits.hpp"
#include "movement/betza_text.hpp"
#include "movement/path.hpp"

namespace floe::betza {
namespace {

// Letters of Betza and of other programs that mean something Floe does not play.
std::string_view unsupported(char c) {
    switch (c) {
        case 'k':
            return "'k' (capture royal men only) is not supported";
        case 'o':
            return "'o' (a board that wraps around) is not supported";
        case 't':
            return "'t' is not supported but before brackets, as in t[FR]";
        case 'u':
            return "'u' (put a captured man down elsewhere) is not supported";
        case 'w':
            return "'w' is not a letter of Betza notation";
        case 'x':
            return "'x' (lend the move to another man) is not supported";
        default:
            return {};
    }
}

class ModifierReader {
  public:
    ModifierReader(const ModifierSpan& span, Group& group, LegText& leg)
        : span_(span), group_(group), leg_(leg) {}

    Result<void> read() {
        if (group_.legs.size() == static_cast<std::size_t>(limits::kLegs))
            return fail_at(span_.from,
                           "a move has at most " + std::to_string(limits::kLegs) + " legs");
        std::string seen;
        for (std::size_t i = span_.from; i < span_.to;) {
            const char c = span_.text[i];
            if (is_direction(c)) {
                const Result<std::size_t> length = read_leg_direction(i);
                if (!length) return std::unexpected(length.error());
                i += *length;
                continue;
            }
            if (c != 'n' && seen.find(c) != std::string::npos)
                return fail_at(i, shown(c) + " stands here twice");
            seen += c;
            const Result<void> done = read_modality(c, i);
            if (!done) return done;
            ++i;
        }
        return check_together();
    }

  private:
    // Is this the first and last leg?
    [[nodiscard]] bool only() const { return span_.last && group_.legs.empty(); }

    // Later legs steer by the king's clock, whatever their atom.
    Result<std::size_t> read_leg_direction(std::size_t i) {
        const bool first = group_.legs.empty();
        if (group_.bent && !first &&
            (leg_.atom.shape == Shape::kOblique ||
             group_.legs.back().atom.shape == Shape::kOblique))
            return fail_at(i,
                           "in brackets a direction needs this leg and the one before it to run "
                           "along a line");
        const Directions read = read_direction(span_.text.substr(i, span_.to - i), span_.lattice,
                                               first ? leg_.atom.shape : Shape::kRoyal);
        if (read.length == 0)
            return fail_at(i,
                           "'h' stands behind f, b, l or r, or (first leg, oblique atom) before l "
                           "or r");
        leg_.directions |= read.slots;
        return read.length;
    }

    Result<void> read_modality(char c, std::size_t i) {
        switch (c) {
            case 'm':
                leg_.landing |= kOnEmpty;
                return {};
            case 'c':
                leg_.landing |= kOnEnemy;
                return {};
            case 'd':
                leg_.landing |= kOnFriend;
                return {};
            case 'e':
                leg_.landing |= kOnPassed;
                return {};
            case 'p':
                leg_.hop = true;
                return {};
            default:
                return read_special(c, i);
        }
    }

    Result<void> read_special(char c, std::size_t i) {
        switch (c) {
            case 'g':
                return read_grasshop(i);
            case 'n':
                return read_lame(i);
            case 'j':
                return read_jump(i);
            case 'i':
                return read_initial(i);
            case 'y':
                return read_toggle(i);
            case 'z':
            case 'q':
                return read_curve(c, i);
            case 'a':
                return fail_at(i, "'a' does not stand in brackets; join legs by '-' or '?'");
            default:
                break;
        }
        const std::string_view known = unsupported(c);
        return fail_at(i, known.empty() ? shown(c) + " is not a modifier" : std::string(known));
    }

    Result<void> read_grasshop(std::size_t i) {
        if (group_.bent && !span_.last)
            return fail_at(i, "in brackets 'g' stands on the last leg; write 'p' here");
        leg_.grasshop = true;
        return {};
    }

    Result<void> read_lame(std::size_t i) {
        if (leg_.single_steps())
            return fail_at(i,
                           "'n' needs a leap of two cells or more; a slide is blocked without it");
        if (++leg_.lame > 2) return fail_at(i, "'n' stands here at most twice");
        return {};
    }

    Result<void> read_jump(std::size_t i) {
        if (!only()) return fail_at(i, "'j' is not supported in a move of several legs");
        if (leg_.single_steps() && leg_.range == 1)
            return fail_at(i,
                           "'j' needs a slide (its first cell is skipped) or a leap to jump with");
        if (!leg_.single_steps() && leg_.range != 1)
            return fail_at(i, "'j' is not supported on a repeated leap");
        leg_.jump = true;
        return {};
    }

    Result<void> read_initial(std::size_t i) {
        if (!group_.legs.empty())
            return fail_at(i, "'i' on a later leg (as long as the one before) is not supported");
        group_.initial = true;
        return {};
    }

    Result<void> read_toggle(std::size_t i) {
        if (span_.last || group_.bent)
            return fail_at(i, "'y' changes the range of the next leg, so it stands before 'a'");
        leg_.landing |= kOnEmpty;
        leg_.toggle = true;
        return {};
    }

    Result<void> read_curve(char c, std::size_t i) {
        if (!only()) return fail_at(i, shown(c) + " is not supported in a move of several legs");
        if (span_.lattice == Lattice::kHex)
            return fail_at(i, shown(c) + " (a curved ride) is for square boards");
        if (group_.curve != '\0') return fail_at(i, "'q' and 'z' do not go together");
        group_.curve = c;
        return {};
    }

    // Modifiers that exclude each other.
    [[nodiscard]] Result<void> check_together() const {
        const bool hops = leg_.hop || leg_.grasshop;
        if (leg_.hop && leg_.grasshop) return fail_at(span_.from, "'p' and 'g' do not go together");
        if (leg_.jump && (hops || leg_.lame > 0))
            return fail_at(span_.from, "'j' does not go together with 'n', 'p' or 'g'");
        if (group_.curve != '\0' && (hops || leg_.jump || leg_.lame > 0))
            return fail_at(span_.from, "a curved ride takes no 'n', 'j', 'p' or 'g'");
        if (leg_.lame > 1 && (leg_.range != 1 || !only()))
            return fail_at(span_.from,
                           "'nn' leaves passed cells, so it stands on a single leap of one leg");
        return {};
    }

    const ModifierSpan& span_;
    Group& group_;
    LegText& leg_;
};

}  // namespace

// A character as it may stand in a message.
std::string shown(char c) {
    return c > ' ' && c <= '~' ? "'" + std::string(1, c) + "'" : "this character";
}

Result<void> read_modifiers(const ModifierSpan& span, Group& group, LegText& leg) {
    return ModifierReader(span, group, leg).read();
}

}  // namespace floe::betza
