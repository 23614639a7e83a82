#include "cli/position_text.hpp"

#include "cli/countdown.hpp"
#include "notation/result.hpp"

namespace floe::cli {

std::string position_text(const GameRecord& record, const BoardLook& look) {
    const AnyPosition& position = record.position();
    const bool over = record.outcome().over();
    const Countdown coming = over ? Countdown{} : countdown(position);
    BoardMarks marks;
    if (!record.moves().empty()) marks.last = record.moves().back();
    marks.endangered = coming.endangered;
    std::string out = board_text(position, look, marks) + hands_text(position);
    if (over) return out + result_sentence(record.outcome(), position.game()) + ".\n";
    out += turn_text(position);
    if (!coming.sentence.empty()) out += coming.sentence;
    if (!coming.endangered.empty())
        out +=
            " Alone now, and lost if it came at once: " + men_on(position, coming.endangered) + ".";
    return coming.sentence.empty() ? out : out + "\n";
}

}  // namespace floe::cli
