// Repetition: the same position (board, player to move, hands, castling rights, and the passed cell
// only where an en passant capture is legal) for the so-manieth time ends the game: a draw, or what
// the game says. Who has given check with each move in between may lose by it.
#pragma once

#include "rules/rule_kind.hpp"

namespace floe {

enum class RepetitionResult : std::uint8_t { kDraw, kFirstLoses, kRepeaterLoses, kRepeaterWins };

struct RepetitionRule {
    struct Data {};
    static constexpr HookMask hooks = 0;  // needs the history: the game record looks at it

    static const Schema& schema() {
        static const Schema s{
            "repetition",
            "the same position for the so-manieth time ends the game",
            false,
            {{.name = "times",
              .type = ParameterType::kNumber,
              .help = "occurrences that end the game",
              .low = 2,
              .high = 10,
              .fallback = std::int64_t{3}},
             {.name = "result",
              .type = ParameterType::kChoice,
              .help = "draw, or who loses or wins: the first player, or who repeats the position",
              .choices = {"draw", "first_loses", "repeater_loses", "repeater_wins"},
              .fallback = std::string("draw")},
             {.name = "perpetual_check",
              .type = ParameterType::kChoice,
              .help = "what a player gets who alone gave check with each move in between: the same "
                      "as above, or loss",
              .choices = {"draw", "loss"},
              .fallback = std::string("draw")}}};
        return s;
    }
    template <class Game>
    static Result<void> compile(const std::vector<RuleArguments>& uses, Game& game, Data&) {
        const RuleArguments& use = uses.front();
        game.repetitions = static_cast<int>(use.number("times"));
        const std::string& result = use.text("result");
        game.repetition = result == "draw"             ? RepetitionResult::kDraw
                          : result == "first_loses"    ? RepetitionResult::kFirstLoses
                          : result == "repeater_loses" ? RepetitionResult::kRepeaterLoses
                                                       : RepetitionResult::kRepeaterWins;
        game.perpetual_check_loses = use.text("perpetual_check") == "loss";
        if (game.seat_count() != 2 && (result != "draw" || game.perpetual_check_loses))
            return use.bad("result", "among more than two players a repetition is a draw");
        return {};
    }
};

}  // namespace floe
