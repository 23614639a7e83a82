#include "cli/countdown.hpp"

#include <algorithm>

#include "cli/move_words.hpp"
#include "notation/text.hpp"
#include "rules/kinds.hpp"

namespace floe::cli {
namespace {

// The men that freeze when the ice comes: see rules/kinds/freeze.hpp.
template <int W>
std::vector<Cell> lonely_men(const Position<W>& p) {
    std::vector<Cell> out;
    const CellSet<W> men = p.occupied().without(p.owned(kNobody));
    men.for_each([&](Cell c) {
        if (!p.neighbours(c).meets(men)) out.push_back(c);
    });
    return out;
}

}  // namespace

std::string neutral_men(const Game& game, ManType type) {
    std::string out = game.info(type).name + "s";
    out[0] = notation::upper(out[0]);
    return out;
}

Countdown countdown(const AnyPosition& position) {
    const Game& game = position.game();
    const auto* freeze = game.rules.find<FreezeRule>();
    if (freeze == nullptr) return {};
    const int round = position.round();
    const int next = (round + freeze->every - 1) / freeze->every * freeze->every;
    Countdown out;
    out.moves = next - round + 1;
    const std::string move = game.seats.back().name + "'s move " + std::to_string(next);
    const std::string come = neutral_men(game, freeze->cube) + " come ";
    out.sentence = out.moves == 1 ? come + "now, right after " + move + "!"
                                  : come + "after " + move + ": " + std::to_string(out.moves) +
                                        " moves to go.";
    out.endangered = position.visit([]<int W>(const Position<W>& p) { return lonely_men(p); });
    return out;
}

std::string men_on(const AnyPosition& position, const std::vector<Cell>& cells) {
    constexpr std::size_t kNamed = 6;
    const Game& game = position.game();
    const std::size_t shown = std::min(cells.size(), kNamed);
    std::string out;
    for (std::size_t i = 0; i < shown; ++i) {
        if (i > 0) out += i + 1 == shown && shown == cells.size() ? " and " : ", ";
        out += man_words(game, position.man(cells[i])) + " on " + game.board.name(cells[i]);
    }
    if (shown < cells.size()) out += " and " + std::to_string(cells.size() - shown) + " more";
    return out;
}

}  // namespace floe::cli
