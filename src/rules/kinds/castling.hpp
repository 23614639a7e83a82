// Castling: the king goes to a fixed cell and a rook to another, once, if neither has moved, the
// cells they cross are empty, and the king crosses no attacked cell. The right is lost when king or
// rook leaves its cell or is taken off it. With `any_file` (chess960) king and rook may start on
// any file of their rank; the targets stay.
#pragma once

#include "base/words.hpp"
#include "rules/rule_kind.hpp"

namespace floe {

struct CastlingRight {
    Seat seat{};
    char letter = 'K';  // as the first seat writes it
    Cell king_from = kNoCell, king_to = kNoCell, rook_from = kNoCell, rook_to = kNoCell;
};

struct CastlingRule {
    struct Data {
        ManType king{}, rook{};
        bool any_file = false;
        bool king_takes_rook = false;
        bool dropped = false;  // a right arises when king and rook are dropped on their cells
        std::vector<CastlingRight> rights;  // at most limits::kCastlingRights
    };
    static constexpr HookMask hooks = hook(Hook::kGenerate);

    static const Schema& schema() {
        static const Schema s{
            "castling",
            "the king may castle with a rook that has not moved either",
            false,
            {{.name = "king",
              .type = ParameterType::kMan,
              .help = "the man that castles",
              .required = true},
             {.name = "rook", .type = ParameterType::kMan, .help = "its partner", .required = true},
             {.name = "moves",
              .type = ParameterType::kTexts,
              .help =
                  "one text a castling of the first seat: letter, king from, king to, rook from, "
                  "rook to (\"K e1 g1 h1 f1\"); the other seats castle in the image of it",
              .required = true},
             {.name = "any_file",
              .type = ParameterType::kFlag,
              .help = "king and rooks may start on any file of their rank; the targets stay"},
             {.name = "king_takes_rook",
              .type = ParameterType::kFlag,
              .help = "coordinate moves name the rook's cell instead of the king's target"},
             {.name = "dropped",
              .type = ParameterType::kFlag,
              .help = "a right arises when king and rook have been dropped on their cells"}}};
        return s;
    }

    template <class Game>
    static Result<void> compile(const std::vector<RuleArguments>& uses, Game& game, Data& data) {
        const RuleArguments& use = uses.front();
        data.king = game.type_of(use.text("king"));
        data.rook = game.type_of(use.text("rook"));
        data.any_file = use.flag("any_file");
        data.dropped = use.flag("dropped");
        data.king_takes_rook = use.flag("king_takes_rook") || data.any_file;
        for (int s = 0; s < game.seat_count(); ++s)
            for (const std::string& text : use.texts("moves")) {
                const std::vector<std::string> words = words_of(text);
                if (words.size() != 5 || words[0].size() != 1 || words[0][0] < 'A' ||
                    words[0][0] > 'Z')
                    return use.bad("moves", "'" + text + "' is not of the form \"K e1 g1 h1 f1\"");
                const std::string& letter = words[0];
                Cell cells[4];
                for (std::size_t i = 0; i < 4; ++i) {
                    const std::string& name = words[i + 1];
                    const auto c = game.board.find(name);
                    if (!c) return use.bad("moves", "'" + name + "' is no cell of the board");
                    cells[i] = game.image(*c, seat(s));
                    if (cells[i] == kNoCell)
                        return use.bad("moves", "'" + name + "' has no image for " +
                                                    game.seats[static_cast<std::size_t>(s)].name);
                }
                for (const CastlingRight& other : data.rights)
                    if (other.seat == seat(s) && other.letter == letter[0])
                        return use.bad("moves",
                                       "the letter '" + letter + "' stands for two castlings");
                if (data.rights.size() == limits::kCastlingRights)
                    return use.bad("moves", "more than 16 castlings");
                data.rights.push_back({seat(s), letter[0], cells[0], cells[1], cells[2], cells[3]});
            }
        return {};
    }

    // A castling of a royal man is fully legal.
    template <class P, class Sink>
    static void generate(const P& p, const Data& data, Sink& sink) {
        if (p.state().rights == 0) return;
        for (std::size_t i = 0; i < data.rights.size(); ++i) {
            const CastlingRight& r = data.rights[i];
            if (r.seat != p.turn() || !((p.state().rights >> i) & 1)) continue;
            const Cell king = p.castling_king(static_cast<int>(i));
            const Cell rook = p.castling_rook(static_cast<int>(i));
            if (!may_castle(p, r, king, rook)) continue;
            Move m = Move::make(MoveKind::kCastle, king, r.king_to);
            m.add_extra(rook);
            m.add_extra(r.rook_to);
            if (p.royals(p.turn()).has(king))
                sink.legal(m);
            else
                sink.tested(m);
        }
    }

  private:
    template <class P>
    static bool may_castle(const P& p, const CastlingRight& r, Cell king, Cell rook) {
        auto others = p.occupied();
        others.remove(king);
        others.remove(rook);
        const auto king_way = way(p, king, r.king_to);
        const auto rook_way = way(p, rook, r.rook_to);
        if ((king_way | rook_way).meets(others)) return false;
        auto after = others;
        after.add(r.rook_to);
        auto with_rook = others;
        with_rook.add(rook);
        if (!p.royals(p.turn()).has(king)) return true;
        bool safe = !p.threatened_on(r.king_to, after);
        king_way.for_each([&](Cell c) {
            if (c != r.king_to) safe = safe && !p.threatened_on(c, with_rook);
        });
        after.add(r.king_to);
        p.royals(p.turn()).for_each([&](Cell c) {
            if (c != king) safe = safe && !p.threatened_on(c, after);
        });
        return safe;
    }
    // The cells from `from` to `to` along their rank, both included.
    template <class P>
    static auto way(const P& p, Cell from, Cell to) {
        typename P::Set cells;
        const Board& board = p.game().board;
        const Vec a = board.coordinates(from), b = board.coordinates(to);
        const int n = std::max(std::abs(b.dx - a.dx), std::abs(b.dy - a.dy));
        for (int i = 0; i <= n; ++i) {
            const Vec v{n ? a.dx + (b.dx - a.dx) * i / n : a.dx,
                        n ? a.dy + (b.dy - a.dy) * i / n : a.dy};
            cells.add(board.at(v));
        }
        return cells;
    }
};

}  // namespace floe
