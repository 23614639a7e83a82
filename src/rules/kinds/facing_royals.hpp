// Two royal men may not face each other along an open line (xiangqi): each attacks the other as if
// it slid there, and nothing else. The tables of attacks hold it; no move is made of it.
#pragma once

#include "rules/rule_kind.hpp"

namespace floe {

struct FacingRoyalsRule {
    struct Data {
        bool straight = false;  // along ranks too
    };
    static constexpr HookMask hooks = 0;  // position/compile_attacks.hpp reads it

    static const Schema& schema() {
        static const Schema s{"facing_royals",
                              "royal men may not face each other along an open line",
                              false,
                              {{.name = "lines",
                                .type = ParameterType::kChoice,
                                .help = "along files, or straight: along files and ranks",
                                .choices = {"files", "straight"},
                                .fallback = std::string("files")}}};
        return s;
    }
    template <class Game>
    static Result<void> compile(const std::vector<RuleArguments>& uses, Game& game, Data& data) {
        if (game.board.lattice() != Lattice::kSquare)
            return fail(uses.front().place.text(), "this rule is for square boards");
        data.straight = uses.front().text("lines") == "straight";
        return {};
    }
    // The steps of these lines.
    static std::vector<Vec> steps(const Data& data) {
        if (data.straight) return {{0, 1}, {0, -1}, {1, 0}, {-1, 0}};
        return {{0, 1}, {0, -1}};
    }
};

}  // namespace floe
