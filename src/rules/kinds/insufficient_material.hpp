// Material with which nobody can mate: besides the royal men nothing, one man of `single`, or only
// men of `colour_bound` on cells of one colour.
#pragma once

#include "rules/rule_kind.hpp"

namespace floe {

struct InsufficientMaterialRule {
    struct Data {
        std::uint64_t single[2] = {0, 0};  // bit per man type
        std::uint64_t colour_bound[2] = {0, 0};
        std::vector<std::uint8_t> colour;  // of each cell
    };
    static constexpr HookMask hooks = hook(Hook::kTerminal);

    static const Schema& schema() {
        static const Schema s{
            "insufficient_material",
            "a position in which no player has the men to mate is a draw",
            false,
            {{.name = "single",
              .type = ParameterType::kMen,
              .help = "men of which a lone one cannot mate",
              .required = true},
             {.name = "colour_bound",
              .type = ParameterType::kMen,
              .help = "men that cannot mate, however many, while all stand on one colour",
              .fallback = std::vector<std::string>{}}}};
        return s;
    }

    template <class Game>
    static Result<void> compile(const std::vector<RuleArguments>& uses, Game& game, Data& data) {
        const RuleArguments& use = uses.front();
        const auto mark = [&](std::uint64_t* bits, const char* name) {
            for (const std::string& man : use.texts(name)) {
                const int t = index(game.type_of(man));
                bits[t / 64] |= std::uint64_t{1} << (t % 64);
            }
        };
        mark(data.single, "single");
        mark(data.colour_bound, "colour_bound");
        const int colours = game.board.lattice() == Lattice::kSquare ? 2 : 3;
        for (int i = 0; i < game.board.size(); ++i) {
            const Vec v = game.board.coordinates(cell(static_cast<std::size_t>(i)));
            data.colour.push_back(static_cast<std::uint8_t>((v.dx + v.dy) % colours));
        }
        return {};
    }

    template <class P>
    static Outcome terminal(const P& p, const Data& data) {
        auto men = p.occupied();
        for (int s = 0; s < p.game().seat_count(); ++s) men = men.without(p.royals(seat(s)));
        const auto in = [&](const std::uint64_t* bits, Cell c) {
            const int t = index(p.man(c).type);
            return (bits[t / 64] >> (t % 64)) & 1;
        };
        if (men.empty()) return p.draw(Reason::kMaterial);
        if (!men.more_than_one() && in(data.single, men.lowest())) return p.draw(Reason::kMaterial);
        bool bound = true;
        const std::uint8_t colour = data.colour[index(men.lowest())];
        men.for_each([&](Cell c) {
            bound = bound && in(data.colour_bound, c) && data.colour[index(c)] == colour;
        });
        return bound ? p.draw(Reason::kMaterial) : Outcome{};
    }
};

}  // namespace floe
