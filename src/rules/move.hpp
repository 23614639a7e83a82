// A move in eight bytes. It says what the mover does; what follows from it (captures of the man on
// `to`, events of the game) is the position's business.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "geometry/cell.hpp"
#include "rules/man.hpp"

namespace floe {

enum class MoveKind : std::uint8_t {
    kNone,
    kStep,        // from - to; captures what stands on to
    kDoubleStep,  // a step without capture that leaves `extra` as passed cells
    kEnPassant,   // a step onto an empty passed cell; `extra` is the captured man's cell
    kPath,        // a step that also captures the men on `extra` (to may be from: rifle capture)
    kCastle,      // the king goes from - to; extra[0] is the rook's cell, extra[1] its target
    kDrop,        // a man of type `becomes` from the hand onto to
    kPass,
};

struct Move {
    std::uint8_t from_index = 0;
    std::uint8_t to_index = 0;
    MoveKind kind = MoveKind::kNone;
    ManType becomes = kNoType;  // promotion: the new type; kNoType: unchanged. Drop: the type
    std::array<std::uint8_t, 2> extra{};
    std::uint8_t extra_count = 0;
    std::uint8_t detail = 0;  // for rule kinds

    static Move make(MoveKind kind, Cell from, Cell to, ManType becomes = kNoType) {
        Move m;
        m.kind = kind;
        m.from_index = static_cast<std::uint8_t>(index(from));
        m.to_index = static_cast<std::uint8_t>(index(to));
        m.becomes = becomes;
        return m;
    }
    void add_extra(Cell c) { extra[extra_count++] = static_cast<std::uint8_t>(index(c)); }

    [[nodiscard]] Cell from() const { return cell(from_index); }
    [[nodiscard]] Cell to() const { return cell(to_index); }
    [[nodiscard]] Cell extra_cell(int i) const { return cell(extra[static_cast<std::size_t>(i)]); }
    [[nodiscard]] bool none() const { return kind == MoveKind::kNone; }
    [[nodiscard]] std::uint64_t bits() const { return std::bit_cast<std::uint64_t>(*this); }
    bool operator==(const Move&) const = default;
};
static_assert(sizeof(Move) == 8);

inline Move pass_move() { return Move::make(MoveKind::kPass, cell(0), cell(0)); }

}  // namespace floe
