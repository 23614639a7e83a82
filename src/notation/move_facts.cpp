#include "notation/move_facts.hpp"

#include "notation/text.hpp"
#include "position/generate.hpp"

namespace floe::notation {

std::vector<Move> pseudo_legal_moves(const AnyPosition& position) {
    MoveList list;
    position.visit([&]<int W>(const Position<W>& p) {
        ListSink<W> sink(list);
        generate_pseudo_legal(p, sink);
    });
    return list;
}

bool shows_promotion(Move move, const AnyPosition& position) {
    if (move.kind == MoveKind::kDrop || move.becomes == kNoType) return false;
    const Man mover = position.man(move.from());
    const Promotion* promotion = position.game().promotion(mover.owner, mover.type);
    return !promotion || promotion->optional || promotion->to.size() > 1;
}

ManType risen_type(Move move, const AnyPosition& position) {
    if (!position.game().rules.has(Hook::kRise) || move.becomes != kNoType ||
        move.kind == MoveKind::kDrop || move.kind == MoveKind::kPass)
        return kNoType;
    const Man mover = position.man(move.from());
    AnyPosition after = position;
    after.make(move);
    const Man arrived = after.man(move.to());
    return arrived.owner == mover.owner && arrived.type != mover.type ? arrived.type : kNoType;
}

const std::string& royal_name(const Game& game) {
    static const std::string none = "royal man";
    for (const ManInfo& man : game.men)
        if (man.royal) return man.name;
    return none;
}

std::string man_on(Cell c, const AnyPosition& position) {
    return "the " + position.game().info(position.man(c).type).name + " on " +
           position.game().board.name(c);
}

std::string no_mover(Cell from, const AnyPosition& position) {
    const Man man = position.man(from);
    if (man.none()) return "no man stands on " + position.game().board.name(from);
    if (man.owner == kNobody) return man_on(from, position) + " belongs to nobody";
    if (man.owner != position.turn())
        return man_on(from, position) + " is not a man of " +
               seat_name(position.game(), position.turn()) + ", who is to move";
    return "";
}

std::string no_drop(ManType type, Cell to, const AnyPosition& position) {
    const Game& game = position.game();
    const ManInfo& man = game.info(type);
    if (man.hand_slot < 0) return "no hand of this game holds a " + man.name;
    if (position.hand(position.turn(), man.hand_slot) == 0)
        return seat_name(game, position.turn()) + " has no " + man.name + " in hand";
    if (!position.man(to).none()) return game.board.name(to) + " is not empty";
    for (const Move m : pseudo_legal_moves(position))
        if (m.kind == MoveKind::kDrop && m.becomes == type && m.to() == to)
            return leaves_in_check(position);
    return "a " + man.name + " may not be dropped on " + game.board.name(to);
}

std::string leaves_in_check(const AnyPosition& position) {
    const std::string& royal = royal_name(position.game());
    return position.in_check(position.turn())
               ? "the " + royal + " is in check, and this does not end it"
               : "it would leave the " + royal + " in check";
}

}  // namespace floe::notation
