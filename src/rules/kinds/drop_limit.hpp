// A side may not have more than so many men of a kind on a file, or on the board, by dropping (two
// pawns on a file in shogi). Promoted men are other kinds.
#pragma once

#include "rules/rule_kind.hpp"

namespace floe {

struct DropLimitRule {
    struct Limit {
        ManType man{};
        int most = 1;
        bool board = false;
    };
    struct Data {
        std::vector<Limit> limits;
        std::vector<Region> files;  // by cell: the cells of its file
    };
    static constexpr HookMask hooks = hook(Hook::kDropCells);

    static const Schema& schema() {
        static const Schema s{
            "drop_limit",
            "a man may not be dropped where its side has so many of the kind already",
            true,
            {{.name = "men",
              .type = ParameterType::kMen,
              .help = "the kinds it holds for",
              .required = true},
             {.name = "most",
              .type = ParameterType::kNumber,
              .help = "how many there may be",
              .low = 0,
              .high = 255,
              .fallback = std::int64_t{1}},
             {.name = "per",
              .type = ParameterType::kChoice,
              .help = "on each file, or on the board",
              .choices = {"file", "board"},
              .fallback = std::string("file")}}};
        return s;
    }
    template <class Game>
    static Result<void> compile(const std::vector<RuleArguments>& uses, Game& game, Data& data) {
        for (const RuleArguments& use : uses)
            for (const std::string& man : use.texts("men")) {
                const ManType type = game.type_of(man);
                if (game.info(type).hand_slot < 0)
                    return use.bad("men", "no hand holds '" + man + "': name it in [rules.hand]");
                data.limits.push_back(
                    {type, static_cast<int>(use.number("most")), use.text("per") == "board"});
            }
        const Board& board = game.board;
        for (int i = 0; i < board.size(); ++i) {
            Region file;
            for (int j = 0; j < board.size(); ++j)
                if (board.file(cell(static_cast<std::size_t>(j))) ==
                    board.file(cell(static_cast<std::size_t>(i))))
                    file.add(cell(static_cast<std::size_t>(j)));
            data.files.push_back(file);
        }
        return {};
    }
    template <class P>
    static void trim_drops(const P& p, const Data& data, ManType type, typename P::Set& cells) {
        for (const Limit& limit : data.limits) {
            if (limit.man != type) continue;
            std::array<int, limits::kFiles> on_file{};
            int all = 0;
            p.owned(p.turn()).for_each([&](Cell c) {
                if (p.man(c).type != type) return;
                ++all;
                const int n = ++on_file[static_cast<std::size_t>(p.game().board.file(c))];
                if (!limit.board && n == limit.most) remove(cells, data.files[index(c)]);
            });
            if (limit.most == 0 || (limit.board && all >= limit.most)) cells = {};
        }
    }

  private:
    template <class Set>
    static void remove(Set& cells, const Region& region) {
        region.for_each([&](Cell c) { cells.remove(c); });
    }
};

}  // namespace floe
