#include "cli/countdown.hpp"

#include <algorithm>
#include <cctype>

#include "rules/kinds.hpp"

namespace floe::cli {
namespace {

std::string lower(std::string text) {
    for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return text;
}

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

Countdown countdown(const AnyPosition& position) {
    const Game& game = position.game();
    const auto* freeze = game.rules.find<FreezeRule>();
    if (freeze == nullptr) return {};
    const int round = position.round();
    const int next = (round + freeze->every - 1) / freeze->every * freeze->every;
    Countdown out;
    out.moves = next - round + 1;
    const std::string move = game.seats.back().name + "'s move " + std::to_string(next);
    out.sentence = out.moves == 1 ? "The ice comes now, right after " + move + "!"
                                  : "The ice comes after " + move + ": " +
                                        std::to_string(out.moves) + " moves to go.";
    out.endangered = position.visit([]<int W>(const Position<W>& p) { return lonely_men(p); });
    return out;
}

std::string men_on(const AnyPosition& position, const std::vector<Cell>& cells) {
    constexpr std::size_t kNamed = 6;
    const Game& game = position.game();
    const std::size_t shown = std::min(cells.size(), kNamed);
    std::string out;
    for (std::size_t i = 0; i < shown; ++i) {
        const Man man = position.man(cells[i]);
        if (i > 0) out += i + 1 == shown && shown == cells.size() ? " and " : ", ";
        out += "the ";
        if (man.owner != kNobody)
            out += lower(game.seats[static_cast<std::size_t>(index(man.owner))].name) + " ";
        out += game.info(man.type).name + " on " + game.board.name(cells[i]);
    }
    if (shown < cells.size()) out += " and " + std::to_string(cells.size() - shown) + " more";
    return out;
}

}  // namespace floe::cli
