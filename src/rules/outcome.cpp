#include "rules/outcome.hpp"

#include <array>
#include <cstddef>

namespace floe {
namespace {

struct Words {
    std::string_view word;
    std::string_view phrase;
};
constexpr std::array<Words, 18> kWords{{
    {"", "the game goes on"},
    {"checkmate", "checkmate"},
    {"stalemate", "stalemate"},
    {"frozen", "the king froze"},
    {"fifty", "fifty moves without a capture or pawn move"},
    {"repetition", "the position was repeated"},
    {"material", "nobody has the men to mate"},
    {"resignation", "resignation"},
    {"time", "time ran out"},
    {"abandonment", "the game was abandoned"},
    {"agreement", "agreed"},
    {"bare", "the king is bare"},
    {"corner", "a far corner was reached with all men on the board"},
    {"passes", "everybody passed"},
    {"goal", "the goal was reached"},
    {"extinct", "a kind of men died out"},
    {"exploded", "the king exploded"},
    {"checks", "the last check was given"},
}};

}  // namespace

std::string_view reason_word(Reason reason) {
    return kWords[static_cast<std::size_t>(reason)].word;
}
std::string_view reason_phrase(Reason reason) {
    return kWords[static_cast<std::size_t>(reason)].phrase;
}

}  // namespace floe
