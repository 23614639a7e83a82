#include "cli/position_text.hpp"

#include "cli/countdown.hpp"
#include "cli/wrap.hpp"
#include "notation/result.hpp"

namespace floe::cli {

std::string position_text(const GameRecord& record, const BoardLook& look, int width) {
    const AnyPosition& position = record.position();
    const bool over = record.outcome().over();
    const Countdown coming = over ? Countdown{} : countdown(position);
    BoardMarks marks;
    if (!record.moves().empty()) marks.last = record.moves().back();
    marks.endangered = coming.endangered;
    std::string text = hands_text(position);
    if (over)
        text += result_sentence(record.outcome(), position.game()) + ".\n";
    else
        text += turn_text(position) + coming.sentence;
    if (!coming.endangered.empty())
        text +=
            " Alone now, and lost if they came at once: " + men_on(position, coming.endangered) +
            ".";
    return board_text(position, look, marks) + wrap(text, width);
}

}  // namespace floe::cli
