// Direction letters. A letter pairs with the next one if it can (fr is one direction, not two);
// doubling it (ffrr) keeps it by itself.
#include "movement/betza_text.hpp"

namespace floe::betza {
namespace {

// f, b, l, r as indices of a compass; v and s stand for two of them.
constexpr std::string_view kSingles = "fblr";

bool is_single(char c) { return kSingles.find(c) != std::string_view::npos; }
bool is_vertical(char c) { return c == 'f' || c == 'b' || c == 'v'; }

Slots selected(const std::array<Slots, 4>& sets, char c) {
    if (c == 'v') return sets[0] | sets[1];
    if (c == 's') return sets[2] | sets[3];
    return sets[kSingles.find(c)];
}

bool pair_up(Lattice lattice, const Compass& letters, char first, char second) {
    if (!letters.pairs || !is_direction(second) || second == 'h') return false;
    // On square boards v and s never come first: vlN would be read as lvN by some, as vN and lN
    // by others. The hex clock needs sf (11 and 1 o'clock) beside fs (10 and 2).
    if (lattice == Lattice::kSquare && !is_single(first)) return false;
    return is_vertical(first) != is_vertical(second);
}

// The one of two or three oblique leaps between two letters that neither letter's pair holds.
Slots half_way(const Compass& letters, char first, char second) {
    const unsigned both = selected(letters.wide, first) & selected(letters.wide, second);
    const unsigned edges = selected(letters.alone, first) | selected(letters.alone, second);
    return static_cast<Slots>(both & ~edges);
}

Directions chiral(std::string_view text, const Compass& letters, Shape shape) {
    if (shape != Shape::kOblique || text.size() < 2) return {};
    if (text[1] == 'r') return {static_cast<Slots>(letters.all & 0x555), 2};
    if (text[1] == 'l') return {static_cast<Slots>(letters.all & 0xAAA), 2};
    return {};
}

}  // namespace

bool is_direction(char letter) {
    return std::string_view("fblrvsh").find(letter) != std::string_view::npos;
}

Directions read_direction(std::string_view text, Lattice lattice, Shape shape) {
    const Compass& letters = compass(lattice, shape);
    const char first = text.front();
    if (first == 'h') return chiral(text, letters, shape);
    const char second = text.size() > 1 ? text[1] : '\0';
    if (second == 'h' && is_single(first)) return {selected(letters.wide, first), 2};
    if (second == first) return {selected(letters.alone, first), 2};
    if (!pair_up(lattice, letters, first, second)) return {selected(letters.alone, first), 1};
    const bool third =
        lattice == Lattice::kHex && shape == Shape::kOblique && text.size() > 2 && text[2] == 'h';
    if (third) return {half_way(letters, first, second), 3};
    const unsigned pair = selected(letters.wide, first) & selected(letters.second, second);
    return {static_cast<Slots>(pair & letters.all), 2};
}

}  // namespace floe::betza
