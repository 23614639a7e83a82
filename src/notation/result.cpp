#include "notation/result.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "notation/move_facts.hpp"
#include "notation/text.hpp"

namespace floe {
namespace {

using namespace notation;

int place(const Outcome& outcome, int s) { return outcome.place[static_cast<std::size_t>(s)]; }

bool all_equal(const Outcome& outcome, const Game& game) {
    for (int s = 1; s < game.seat_count(); ++s)
        if (place(outcome, s) != place(outcome, 0)) return false;
    return true;
}

// Seats by place, seat order among equals.
std::vector<int> ranking(const Outcome& outcome, const Game& game) {
    std::vector<int> seats;
    for (int s = 0; s < game.seat_count(); ++s) seats.push_back(s);
    std::sort(seats.begin(), seats.end(), [&](int a, int b) {
        return std::pair(place(outcome, a), a) < std::pair(place(outcome, b), b);
    });
    return seats;
}

}  // namespace

std::string places_text(const Outcome& outcome, const Game& game) {
    std::string text;
    int before = 0;
    for (const int s : ranking(outcome, game)) {
        if (!text.empty()) text += place(outcome, s) == before ? '=' : '>';
        text += game.seats[static_cast<std::size_t>(s)].letter;
        before = place(outcome, s);
    }
    return text;
}

namespace {

// "Green first, Red and Blue second".
std::string places_in_words(const Outcome& outcome, const Game& game) {
    constexpr std::array<const char*, limits::kSeats> ordinals{"first", "second", "third",
                                                               "fourth"};
    const std::vector<int> seats = ranking(outcome, game);
    std::string text;
    std::size_t rank = 0;
    for (std::size_t i = 0; i < seats.size(); ++rank) {
        std::size_t end = i;
        while (end < seats.size() && place(outcome, seats[end]) == place(outcome, seats[i])) ++end;
        if (i > 0) text += ", ";
        for (std::size_t j = i; j < end; ++j)
            text += (j == i ? "" : j + 1 == end ? " and " : ", ") + seat_name(game, seat(seats[j]));
        text += std::string(" ") + ordinals[rank];
        i = end;
    }
    return text;
}

// What happened to the loser of a game of two.
std::string loss(Reason reason, const std::string& loser, const Game& game) {
    switch (reason) {
        case Reason::kFrozen:
            return "the " + lower(loser) + " " + royal_name(game) + " froze";
        case Reason::kBare:
            return "the " + lower(loser) + " " + royal_name(game) + " is bare";
        case Reason::kResignation:
            return loser + " resigned";
        case Reason::kTime:
            return loser + " ran out of time";
        case Reason::kAbandonment:
            return loser + " left the game";
        default:
            return std::string(reason_phrase(reason));
    }
}

}  // namespace

std::string result_text(const Outcome& outcome, const Game& game) {
    if (!outcome.over()) return "";
    std::string who;
    if (game.seat_count() > 2)
        who = places_text(outcome, game);
    else if (all_equal(outcome, game))
        who = "draw";
    else
        who = lower(seat_name(game, seat(ranking(outcome, game).front())));
    return who + " " + std::string(reason_word(outcome.reason));
}

std::string pgn_result(const Outcome& outcome, const Game& game) {
    if (!outcome.over()) return "*";
    if (game.seat_count() != 2) return places_text(outcome, game);
    if (all_equal(outcome, game)) return "1/2-1/2";
    return place(outcome, 0) < place(outcome, 1) ? "1-0" : "0-1";
}

std::string result_sentence(const Outcome& outcome, const Game& game) {
    if (!outcome.over()) return "The game goes on";
    const std::string phrase(reason_phrase(outcome.reason));
    if (all_equal(outcome, game))
        return "Draw: " + (outcome.reason == Reason::kFrozen && game.seat_count() == 2
                               ? "both " + royal_name(game) + "s froze"
                               : phrase);
    if (game.seat_count() > 2) return places_in_words(outcome, game) + ": " + phrase;
    const std::vector<int> seats = ranking(outcome, game);
    return seat_name(game, seat(seats.front())) +
           " wins: " + loss(outcome.reason, seat_name(game, seat(seats.back())), game);
}

}  // namespace floe
