// A compiled game: all that a game file says, checked and resolved, immutable once `compile_game`
// has made it, and shared by every position, thread and page. It knows nothing of word counts: the
// tables for playing fast are made from it in position/.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "geometry/board.hpp"
#include "movement/path.hpp"
#include "rules/kinds.hpp"
#include "rules/man.hpp"
#include "rules/region.hpp"
#include "rules/spec.hpp"
#include "rules/stacks.hpp"

namespace floe {

struct SeatInfo {
    std::string name;
    char letter = 'w';
    Turn forward;  // turns a movement as the first seat has it
    Turn camp;     // carries the first seat's cells to this seat's
};

struct ManInfo {
    std::string symbol;
    std::string name;
    std::string movement_text;
    Movement movement;  // of every seat, unless by_seat has one each
    std::vector<Movement> by_seat;
    std::string picture;
    std::string help;
    bool made_by_rule = false;  // some rule kind may turn a man into this one
    bool royal = false;
    bool pawn = false;
    bool neutral = false;
    bool stops_slides = false;        // slides end next to it
    bool may_stop_slides = false;     // or it may become such a man
    bool capturable = true;           // neutral men only
    bool captures_from_afar = false;  // it stays where it is when it captures
    std::vector<ManType> blocked_by;  // men that are walls to it: neither jumped nor taken
    int colour = -1;                  // a stack's; royal then only for the seat of that colour
    int value = 0;                    // hundredths of a pawn; 0: to be estimated
    std::optional<Region> zone;       // never left; as the first seat sees it
    std::vector<Region> initial;      // by seat: cells from which initial moves are possible
    ManType unpromoted = kNoType;     // of a promoted man that reverts: the type it reverts to
    ManType promoted_from = kNoType;  // of such a man: the plain type it looks like (Q for Q~)
    int hand_slot = -1;               // where a hand counts men of this type
    int captured_slot = -1;           // the slot of the hand a capture feeds

    [[nodiscard]] const Movement& moves(Seat s) const {
        return by_seat.empty() ? movement : by_seat[static_cast<std::size_t>(index(s))];
    }
};

class Game {
  public:
    std::string id;
    int version = 1;
    std::string hash;
    GameSpec spec;  // as read: help, proofs, places

    Board board;
    std::vector<SeatInfo> seats;
    std::array<int, limits::kSeats> royals_at_start{};  // royal men of each seat
    bool royals_may_grow = false;                       // a promotion makes royal men
    bool seats_without_royals = false;  // a seat that starts without a royal man needs none
    std::array<std::optional<Region>, limits::kSeats> passable{};  // where double steps can be
                                                                   // captured; none: everywhere
    std::vector<Cell> gates;        // the cells of gating, in the order of the bits of a state
    bool moves_place_wall = false;  // behind every move a wall is put on Move::detail
    std::vector<std::vector<int>> men_at_start;  // by seat and type, on the board
    int checks_to_give = 0;                      // that win the game; 0: no such rule
    std::vector<ManInfo> men;                    // by ManType; men[0] is nobody
    RuleSet rules;
    StalemateResult stalemate = StalemateResult::kDraw;
    int repetitions = 0;  // occurrences of a position that end the game; 0: no such rule
    RepetitionResult repetition = RepetitionResult::kDraw;
    bool perpetual_check_loses = false;
    bool royal_may_be_missing = false;
    bool waiting_may_be_in_check = false;  // in a set-up: the player who is not to move
    StackTypes stacks;
    // While more than two play, a player in check without an answer may make any move. A player
    // without any move passes.
    bool hopeless_may_move = false;
    int stuck_pass_from = 0;  // live players from which on that is so; 0: nobody passes

    explicit Game(Board b) : board(std::move(b)) {}

    [[nodiscard]] int seat_count() const { return static_cast<int>(seats.size()); }
    [[nodiscard]] int type_count() const { return static_cast<int>(men.size()); }
    [[nodiscard]] const ManInfo& info(ManType t) const {
        return men[static_cast<std::size_t>(index(t))];
    }
    // The type with a symbol ("P", "Pb", "*"); kNoType if there is none.
    [[nodiscard]] ManType type_of(std::string_view symbol) const;

    // Where the first seat's cell or region lies for another seat.
    [[nodiscard]] Cell image(Cell c, Seat s) const {
        return board.image(c, seats[static_cast<std::size_t>(index(s))].camp);
    }
    [[nodiscard]] Region image(const Region& r, Seat s) const;
    // The region a text of the game file means, as the first seat sees it.
    [[nodiscard]] Result<Region> region(const std::string& text) const {
        return parse_region(text, board, spec.regions);
    }

    // Promotions of a seat's men; nullptr: none.
    [[nodiscard]] const Promotion* promotion(Seat s, ManType t) const;

    [[nodiscard]] int hand_slot_count() const { return static_cast<int>(slots_.size()); }
    [[nodiscard]] ManType slot_type(int slot) const {
        return slots_[static_cast<std::size_t>(slot)].type;
    }
    [[nodiscard]] const Region& slot_region(int slot) const {
        return slots_[static_cast<std::size_t>(slot)].region;
    }

    // For the compile step of rule kinds; false or an error: not possible.
    bool add_promotion(Seat s, ManType t, const Promotion& p);
    bool add_hand_slot(ManType t);
    bool limit_drops(ManType t, const Region& r);
    // Gives every promotion's result a type of its own that reverts when captured.
    Result<void> mark_promoted_men();

  private:
    struct SeatPromotion {
        Seat seat;
        ManType type;
        Promotion promotion;
    };
    struct HandSlot {
        ManType type;
        Region region;  // where it may be dropped, as the first seat sees it
    };
    std::vector<SeatPromotion> promotions_;
    std::vector<HandSlot> slots_;
};

// Compiles a game. Errors give the place in the game file. The start position is checked when the
// position layer reads it (`load_game`).
Result<Game> compile_game(GameSpec spec);

}  // namespace floe
