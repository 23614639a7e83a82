#include "cli/event_words.hpp"

#include <fmt/format.h>

#include "cli/board_text.hpp"
#include "cli/countdown.hpp"
#include "cli/move_words.hpp"
#include "rules/kinds.hpp"

namespace floe::cli {
namespace {

bool live(const AnyPosition& position, Seat s) {
    return ((position.state().live >> index(s)) & 1) != 0;
}

std::string capital(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

class EventWords {
  public:
    EventWords(const AnyPosition& before, const GameEvent& event, const AnyPosition& after)
        : game_(before.game()),
          before_(before),
          event_(event),
          deed_(event.leaves == Reason::kNone ? after_deed(before, event.move) : before),
          after_(after) {}

    [[nodiscard]] std::string text() {
        sort_changes();
        tell_ice();
        tell_departures();
        tell_changes();
        tell_turn();
        return out_;
    }

  private:
    void say(const std::string& sentence) { out_ += capital(sentence) + ".\n"; }

    void sort_changes() {
        const auto* freeze = game_.rules.find<FreezeRule>();
        for (int i = 0; i < game_.board.size(); ++i) {
            const Cell c = cell(static_cast<std::size_t>(i));
            const Man was = deed_.man(c), is = after_.man(c);
            if (was == is) continue;
            const bool cube = freeze != nullptr && is.type == freeze->cube;
            if (cube) ++cubes_;
            if (was.none()) continue;
            if (cube)
                frozen_.push_back(c);
            else if (was.owner != kNobody && !live(after_, was.owner))
                (is.none() ? left_ : upright_).push_back(c);
            else if (is.none())
                gone_.push_back(c);
            else
                changed_.push_back(c);
        }
    }

    void tell_ice() {
        if (cubes_ == 0) return;
        std::string text = fmt::format("{} come on {} {}",
                                       neutral_men(game_, game_.rules.find<FreezeRule>()->cube),
                                       cubes_, cubes_ == 1 ? "cell" : "cells");
        if (!frozen_.empty())
            text += "; " + men_on(deed_, frozen_) + (frozen_.size() == 1 ? " freezes" : " freeze");
        say(text);
    }

    void tell_departures() {
        bool any = false;
        for (int s = 0; s < game_.seat_count(); ++s)
            if (live(deed_, seat(s)) && !live(after_, seat(s))) {
                any = true;
                if (event_.leaves == Reason::kNone || event_.who != seat(s))
                    say(seat_name(game_, seat(s)) + " is mated and out of the game");
            }
        if (!any) return;
        for (const Cell c : upright_)
            say(man_words(game_, deed_.man(c)) + " on " + game_.board.name(c) +
                " stands upright now and belongs to nobody");
        for (int s = 0; s < game_.seat_count(); ++s) {
            const std::string gain = holding_text(game_, seat(s), [&](int slot) {
                return after_.hand(seat(s), slot) - deed_.hand(seat(s), slot);
            });
            if (gain != "nothing") say(seat_name(game_, seat(s)) + " takes in hand: " + gain);
        }
        tell_where_men_went();
    }

    void tell_where_men_went() {
        int to_stash = 0;
        for (int slot = 0; game_.stacks.any() && slot < game_.hand_slot_count(); ++slot)
            to_stash += std::max(0, after_.stash(slot) - deed_.stash(slot));
        if (to_stash > 0)
            say(to_stash == 1 ? "One part goes to the stash"
                              : fmt::format("{} parts go to the stash", to_stash));
        else if (!game_.stacks.any() && !left_.empty())
            say(left_.size() == 1 ? "One man leaves the board"
                                  : fmt::format("{} men leave the board", left_.size()));
    }

    void tell_changes() {
        if (!gone_.empty())
            say(men_on(deed_, gone_) + (gone_.size() == 1 ? " leaves" : " leave") + " the board");
        for (const Cell c : changed_)
            say(men_on(deed_, {c}) + " is " + man_words(game_, after_.man(c)) + " now");
    }

    // Who moves next, where it is not the next player in turn.
    void tell_turn() {
        if (game_.seat_count() == 2 || after_.outcome().over() || !live(after_, after_.turn()))
            return;
        const auto next = [&](Seat s) {
            do s = seat((index(s) + 1) % game_.seat_count());
            while (!live(after_, s));
            return s;
        };
        const bool stays = event_.leaves != Reason::kNone && event_.who != before_.turn();
        Seat expected =
            stays && live(after_, before_.turn()) ? before_.turn() : next(before_.turn());
        if (expected == after_.turn()) return;
        std::vector<std::string> passed_over;
        for (; expected != after_.turn(); expected = next(expected))
            passed_over.push_back(seat_name(game_, expected));
        say(fmt::format("{} {}moves next; {} {} this turn", seat_name(game_, after_.turn()),
                        after_.in_check(after_.turn()) ? "is in check and " : "",
                        joined(passed_over), passed_over.size() == 1 ? "loses" : "lose"));
    }

    const Game& game_;
    const AnyPosition& before_;
    const GameEvent& event_;
    const AnyPosition deed_;
    const AnyPosition& after_;
    int cubes_ = 0;
    std::vector<Cell> frozen_, upright_, left_, gone_, changed_;
    std::string out_;
};

}  // namespace

std::string event_words(const AnyPosition& before, const GameEvent& event,
                        const AnyPosition& after) {
    return EventWords(before, event, after).text();
}

}  // namespace floe::cli
