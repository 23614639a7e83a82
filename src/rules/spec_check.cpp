#include <algorithm>

#include "base/nearest.hpp"
#include "rules/spec_reader_parts.hpp"

namespace floe {
namespace {

class Checker {
  public:
    Checker(const GameSpec& spec, const FileFrame& frame, const Board& board, Problems& problems)
        : spec_(spec),
          frame_(frame),
          board_(board),
          problems_(problems),
          symbols_(all_symbols(spec)) {}

    void run() {
        check_turns();
        read_named_regions();
        for (const ManSpec& m : spec_.men) {
            if (!m.initial.empty()) check_region(m.initial_place, m.initial);
            if (!m.zone.empty()) check_region(m.zone_place, m.zone);
        }
        for (const RuleSpec& rule : spec_.rules)
            for (const RuleArguments& use : rule.uses) check_use(rule, use);
    }

    // A mistake of an inherited part is reported where the file says `extends`.
    static void report(const FileFrame& frame, Problems& problems, const Place& place,
                       Error inner) {
        if (place.file == frame.file || frame.extends.line == 0) {
            problems.add(place, std::move(inner));
        } else {
            const Error there = place.within(std::move(inner));
            problems.add(frame.extends, "what is inherited from " + there.where +
                                            " does not fit here: " + there.reason);
        }
    }

  private:
    void report(const Place& place, Error inner) {
        report(frame_, problems_, place, std::move(inner));
    }

    void check_turns() {
        const int smallest = board_.lattice() == Lattice::kHex ? 60 : 90;
        for (const SeatSpec& s : spec_.seats)
            if (s.turned % smallest != 0)
                report(s.place, {"", "the seat '" + s.name + "' must be turned by a multiple of " +
                                         std::to_string(smallest) + " degrees, not " +
                                         std::to_string(s.turned)});
    }

    void read_named_regions() {
        for (const RegionSpec& r : spec_.regions) {
            const auto cells = parse_region(r.text, board_, named_);
            if (!cells) report(r.place, cells.error());
            named_.push_back({r.name, cells ? *cells : Region{}});
        }
    }

    void check_region(const Place& place, const std::string& text) {
        const auto cells = parse_region(text, board_, named_);
        if (!cells) report(place, cells.error());
    }

    void check_symbol(const Place& place, const std::string& symbol) {
        if (std::find(symbols_.begin(), symbols_.end(), symbol) == symbols_.end())
            report(place, {"", "no man of this game has the symbol " + in_quotes(symbol) +
                                   suggestion(symbol, symbols_)});
    }

    void check_cells(const Place& place, const std::string& text) {
        std::size_t at = 0;
        while ((at = text.find_first_not_of(' ', at)) != std::string::npos) {
            const std::size_t end = std::min(text.find(' ', at), text.size());
            const std::string name = text.substr(at, end - at);
            if (!board_.find(name))
                report(place, {"column " + std::to_string(at + 1),
                               in_quotes(name) + " is no cell of this board"});
            at = end;
        }
    }

    void check_use(const RuleSpec& rule, const RuleArguments& use) {
        const auto& schemas = rule_schemas();
        const auto schema = std::find_if(schemas.begin(), schemas.end(),
                                         [&](const Schema& s) { return s.kind == rule.kind; });
        for (std::size_t i = 0; i < use.items.size(); ++i)
            if (use.items[i].given) check_item(schema->parameters[i].type, use.items[i]);
    }

    void check_item(ParameterType type, const RuleArguments::Item& item) {
        const auto* text = std::get_if<std::string>(&item.value);
        if (type == ParameterType::kMan) check_symbol(item.place, *text);
        if (type == ParameterType::kRegion) check_region(item.place, *text);
        if (type == ParameterType::kCells) check_cells(item.place, *text);
        if (type != ParameterType::kMen) return;
        const auto& symbols = std::get<std::vector<std::string>>(item.value);
        for (std::size_t i = 0; i < symbols.size(); ++i)
            check_symbol(item.text_places[i], symbols[i]);
    }

    const GameSpec& spec_;
    const FileFrame& frame_;
    const Board& board_;
    Problems& problems_;
    std::vector<std::string> symbols_;
    std::vector<NamedRegion> named_;
};

}  // namespace

Result<Board> build_board(const BoardSpec& board) {
    if (board.shape == "hexagon") return Board::hexagon(board.side);
    if (board.shape == "cross") return Board::cross(board.files, board.ranks, board.corner);
    return Board::rectangle(board.files, board.ranks, board.holes);
}

void check_references(const GameSpec& spec, const FileFrame& frame, Problems& problems) {
    const auto board = build_board(spec.board);
    if (!board) {
        Checker::report(frame, problems, spec.board.place, {"", board.error().reason});
        return;
    }
    Checker(spec, frame, *board, problems).run();
}

}  // namespace floe
