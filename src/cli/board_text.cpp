#include "cli/board_text.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cctype>
#include <string_view>

#include "rules/kinds.hpp"

namespace floe::cli {
namespace {

struct Figure {
    std::string_view picture, first, second;
};
constexpr std::array<Figure, 6> kFigures{{{"king", "♔", "♚"},
                                          {"queen", "♕", "♛"},
                                          {"rook", "♖", "♜"},
                                          {"bishop", "♗", "♝"},
                                          {"knight", "♘", "♞"},
                                          {"pawn", "♙", "♟"}}};

// Papers on which both a white and a black man can be read.
constexpr std::array<std::int16_t, 3> kPaper{94, 137, 130};
constexpr std::int16_t kIcePaper = 153, kIceInk = 31, kWallPaper = 240, kWallInk = 250;
constexpr std::int16_t kLastPaper = 64, kCheckPaper = 160, kEndangeredPaper = 67;
constexpr std::array<std::int16_t, limits::kSeats> kSeatInk{231, 16, 226, 21};
// Players who are called by a colour have it.
constexpr std::array<std::pair<std::string_view, std::int16_t>, 6> kNamedInk{
    {{"White", 231}, {"Black", 16}, {"Yellow", 226}, {"Green", 120}, {"Blue", 159}, {"Red", 217}}};
// Among several the papers are dark, so that pale colours can be read.
constexpr std::array<std::int16_t, 3> kDarkPaper{235, 238, 241};

std::int16_t seat_ink(const Game& game, Owner owner) {
    if (owner == kNobody) return 250;
    const auto s = static_cast<std::size_t>(index(owner));
    if (game.seat_count() > 2)
        for (const auto& [name, ink] : kNamedInk)
            if (game.seats[s].name == name) return ink;
    return kSeatInk[s];
}

std::string lower(std::string text) {
    for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return text;
}

bool has(const std::vector<Cell>& cells, Cell c) {
    return std::find(cells.begin(), cells.end(), c) != cells.end();
}

class BoardPainter {
  public:
    BoardPainter(const AnyPosition& position, const BoardLook& look, const BoardMarks& marks)
        : position_(position), game_(position.game()), look_(look), endangered_(marks.endangered) {
        if (marks.last) add_last(*marks.last);
        if (position.in_check(position.turn()))
            position.visit([&](const auto& p) {
                p.royals(p.turn()).for_each([&](Cell c) {
                    if (p.attacked_by_enemy(c, p.occupied())) checked_.push_back(c);
                });
            });
    }

    [[nodiscard]] std::string text() const {
        GridLook grid;
        grid.flipped = look_.flipped;
        for (int i = 0; i < game_.board.size(); ++i)
            grid.text_width =
                std::max(grid.text_width,
                         text_width(shown(position_.man(cell(static_cast<std::size_t>(i))))));
        grid.tall_cells = look_.colour;
        const Canvas canvas = draw_grid(game_.board, grid, [&](Cell c) { return face(c); });
        return canvas.text(look_.colour) + legend();
    }

  private:
    void add_last(Move m) {
        if (m.kind == MoveKind::kPass) return;
        if (m.kind != MoveKind::kDrop) last_.push_back(m.from());
        last_.push_back(m.to());
        if (m.kind == MoveKind::kCastle) last_.push_back(m.extra_cell(1));
        if (m.kind == MoveKind::kPath)
            for (int i = 0; i < m.extra_count; ++i) last_.push_back(m.extra_cell(i));
    }

    [[nodiscard]] std::string shown(Man man) const {
        if (man.none()) return look_.colour ? " " : ".";
        if (look_.figures && game_.seat_count() == 2 && man.owner != kNobody)
            for (const Figure& f : kFigures)
                if (f.picture == game_.info(man.type).picture)
                    return std::string(index(man.owner) == 0 && !look_.colour ? f.first : f.second);
        return man_text(game_, man);
    }

    [[nodiscard]] CellFace face(Cell c) const {
        const Man man = position_.man(c);
        CellFace out{shown(man), {}, ' ', ' '};
        const auto& papers = game_.seat_count() > 2 ? kDarkPaper : kPaper;
        out.style.paper = papers[static_cast<std::size_t>(cell_shade(game_.board, c))];
        if (!man.none()) {
            out.style.ink = seat_ink(game_, man.owner);
            out.style.bold = man.owner != kNobody;
            if (man.owner == kNobody) paint_neutral(game_.info(man.type), out.style);
        }
        const auto mark = [&](std::int16_t paper, char before, char after) {
            out.style.paper = paper;
            out.before = before;
            out.after = after;
        };
        if (has(last_, c)) mark(kLastPaper, '[', ']');
        if (has(endangered_, c)) mark(kEndangeredPaper, '~', '~');
        if (has(checked_, c)) mark(kCheckPaper, '!', '!');
        if (man.none() && has(last_, c)) out.style.ink = 231;
        return out;
    }

    static void paint_neutral(const ManInfo& info, Style& style) {
        style.paper = info.capturable ? kIcePaper : kWallPaper;
        style.ink = info.capturable ? kIceInk : kWallInk;
    }

    [[nodiscard]] std::string legend() const {
        std::string line;
        const auto add = [&](bool used, std::string_view text) {
            if (used) line += (line.empty() ? "    " : "   ") + std::string(text);
        };
        add(!last_.empty(), "[ ] last move");
        add(!checked_.empty(), "! ! in check");
        add(!endangered_.empty(), "~ ~ stands alone");
        return line.empty() ? "" : line + "\n";
    }

    const AnyPosition& position_;
    const Game& game_;
    const BoardLook& look_;
    const std::vector<Cell>& endangered_;
    std::vector<Cell> last_, checked_;
};

}  // namespace

std::string holding_text(const Game& game, Owner owner, const std::function<int(int)>& count) {
    std::string men;
    for (int slot = 0; slot < game.hand_slot_count(); ++slot) {
        const int n = count(slot);
        if (n <= 0) continue;
        men += (men.empty() ? "" : " ") + man_text(game, {game.slot_type(slot), owner});
        if (n > 1) men += "x" + std::to_string(n);
    }
    return men.empty() ? "nothing" : men;
}

std::string man_text(const Game& game, Man man) {
    if (man.none()) return "";
    const ManInfo& info = game.info(man.type);
    const ManInfo& plain = info.promoted_from == kNoType ? info : game.info(info.promoted_from);
    if (man.owner == kNobody) return plain.symbol;
    if (game.seat_count() > 2)
        return std::string(1, game.seats[static_cast<std::size_t>(index(man.owner))].letter) +
               plain.symbol;
    return index(man.owner) == 0 ? plain.symbol : lower(plain.symbol);
}

std::string board_text(const AnyPosition& position, const BoardLook& look,
                       const BoardMarks& marks) {
    return BoardPainter(position, look, marks).text();
}

std::string hands_text(const AnyPosition& position) {
    const Game& game = position.game();
    if (game.hand_slot_count() == 0) return "";
    // A hand is for drops, but on a ladder it holds the player's own lost men.
    const std::string what =
        game.rules.find<CaptureLadderRule>() != nullptr ? "'s captured men: " : " has in hand: ";
    std::string out;
    for (int s = 0; s < game.seat_count(); ++s)
        if (((position.state().live >> s) & 1) != 0 || game.seat_count() == 2)
            out += game.seats[static_cast<std::size_t>(s)].name + what +
                   holding_text(game, seat(s), [&](int i) { return position.hand(seat(s), i); }) +
                   "\n";
    if (game.stacks.any())
        out += "The stash holds: " +
               holding_text(game, kNobody, [&](int i) { return position.stash(i); }) + "\n";
    return out;
}

std::string turn_text(const AnyPosition& position) {
    const Game& game = position.game();
    std::string out = "Move " + std::to_string(position.round()) + ", " +
                      game.seats[static_cast<std::size_t>(index(position.turn()))].name +
                      " to move";
    if (position.in_check(position.turn())) out += ", in check";
    out += ".";
    if (const auto* limit = game.rules.find<QuietLimitRule>(); limit && position.state().quiet > 0)
        out += " Quiet plies: " + std::to_string(position.state().quiet) + " of " +
               std::to_string(limit->each > 0 ? limit->each * std::popcount(position.state().live)
                                              : limit->plies) +
               ".";
    return out + "\n";
}

}  // namespace floe::cli
