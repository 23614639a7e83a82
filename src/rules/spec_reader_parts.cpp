#include "rules/spec_reader_parts.hpp"

#include <algorithm>
#include <limits>

#include "base/limits.hpp"
#include "base/nearest.hpp"

namespace floe {
namespace {

constexpr std::size_t kName = 64;

bool is_link(std::string_view link) {
    const bool scheme = link.starts_with("https://") || link.starts_with("http://");
    return scheme && link.find_first_of(" \"<>\\") == std::string_view::npos;
}

void apply_perft(const TableReader& proofs, GameSpec& spec) {
    for (const TableReader& t : proofs.tables("perft", limits::kProofs)) {
        PerftProof proof;
        proof.place = t.place();
        t.allow({"depth", "nodes", "fen"});
        t.require({"depth", "nodes"});
        t.text("fen", proof.fen, limits::kFenText);
        t.number("depth", proof.depth, 1, limits::kPerftDepth);
        std::int64_t nodes = 0;
        if (const TomlValue* v = t.find("nodes"))
            t.read_number(*v, nodes, 0, std::int64_t{limits::kProofNodes});
        proof.nodes = static_cast<std::uint64_t>(nodes);
        spec.perft_proofs.push_back(std::move(proof));
    }
}

void apply_results(const TableReader& proofs, GameSpec& spec) {
    for (const TableReader& t : proofs.tables("result", limits::kProofs)) {
        ResultProof proof;
        proof.place = t.place();
        t.allow({"fen", "moves", "result"});
        t.require({"result"});
        t.text("fen", proof.fen, limits::kFenText);
        t.texts("moves", proof.moves, limits::kProofMoves);
        t.text("result", proof.result);
        spec.result_proofs.push_back(std::move(proof));
    }
}

void apply_region(const TableReader& t, const TomlEntry& entry, std::vector<RegionSpec>& regions) {
    const auto old = std::find_if(regions.begin(), regions.end(),
                                  [&](const RegionSpec& r) { return r.name == entry.key; });
    if (entry.value.kind == TomlValue::Kind::kFlag && !entry.value.flag) {
        if (old != regions.end())
            regions.erase(old);
        else
            t.bad(t.place_of(entry), "no region " + in_quotes(entry.key) + " is inherited");
        return;
    }
    if (!is_region_name(entry.key))
        t.bad(t.place_of(entry),
              "a region's name has 2 to 32 lower case letters, digits and '_', is no word of the "
              "region language and does not look like a cell: not " +
                  in_quotes(entry.key));
    RegionSpec region{entry.key, "", t.place_of(entry.value)};
    t.read_text(entry.value, region.text, limits::kRegionText, TextForm::kLine);
    if (old != regions.end())
        *old = std::move(region);
    else if (regions.size() < limits::kNamedRegions)
        regions.push_back(std::move(region));
    else
        t.bad(t.place_of(entry),
              "a game has at most " + std::to_string(limits::kNamedRegions) + " regions");
}

}  // namespace

void apply_head(const TableReader& file, GameSpec& spec) {
    spec.name = spec.inventor = spec.link = spec.summary = spec.help = "";
    spec.version = 1;
    file.require({"name", "summary", "help"});
    file.text("name", spec.name, kName);
    file.number("version", spec.version, 1, limits::kGameVersion);
    file.text("inventor", spec.inventor);
    file.text("summary", spec.summary);
    file.text("help", spec.help, limits::kGameHelp, TextForm::kParagraphs);
    if (file.text("link", spec.link) && !is_link(spec.link))
        file.bad(file.place_of(*file.find("link")),
                 "expected an address that begins with https://");
    if (file.text("family", spec.family) && !is_game_id(spec.family))
        file.bad(file.place_of(*file.find("family")),
                 "expected a word of lower case letters, digits and dashes");
}

void apply_board(const TableReader& file, GameSpec& spec) {
    for (const TableReader& t : file.table("board")) {
        BoardSpec board;
        board.place = t.place();
        t.text("shape", board.shape);
        if (board.shape == "rectangle") {
            t.allow({"shape", "files", "ranks", "holes"});
            t.require({"files", "ranks"});
            t.texts("holes", board.holes, limits::kFiles * limits::kRanks);
        } else if (board.shape == "cross") {
            t.allow({"shape", "files", "ranks", "corner"});
            t.require({"files", "ranks", "corner"});
            t.number("corner", board.corner, 1, limits::kFiles / 2);
        } else if (board.shape == "hexagon") {
            t.allow({"shape", "side"});
            t.require({"side"});
            t.number("side", board.side, 2, 9);
        } else {
            const std::initializer_list<std::string_view> shapes{"rectangle", "cross", "hexagon"};
            t.bad(t.place_of(*t.find("shape")),
                  "unknown shape " + in_quotes(board.shape) + suggestion(board.shape, shapes));
        }
        t.number("files", board.files, 1, limits::kFiles);
        t.number("ranks", board.ranks, 1, limits::kRanks);
        spec.board = std::move(board);
    }
}

void apply_seats(const TableReader& file, GameSpec& spec) {
    const auto tables = file.tables("seats", limits::kSeats);
    if (tables.empty()) return;
    spec.seats.clear();
    if (tables.size() < 2) tables[0].bad(tables[0].place(), "a game has at least two seats");
    for (const TableReader& t : tables) {
        SeatSpec seat;
        seat.place = t.place();
        t.allow({"name", "letter", "turned", "mirrored"});
        t.require({"name", "letter"});
        t.number("turned", seat.turned, 0, 359);
        t.flag("mirrored", seat.mirrored);
        if (t.text("name", seat.name, kName))
            for (const SeatSpec& other : spec.seats)
                if (other.name == seat.name)
                    t.bad(t.place_of(*t.find("name")),
                          "two seats are called " + in_quotes(seat.name));
        if (t.text("letter", seat.letter)) {
            const Place place = t.place_of(*t.find("letter"));
            if (seat.letter.size() != 1 || seat.letter[0] < 'a' || seat.letter[0] > 'z')
                t.bad(place, "expected one lower case letter, found " + in_quotes(seat.letter));
            for (const SeatSpec& other : spec.seats)
                if (other.letter == seat.letter)
                    t.bad(place, "two seats have the letter " + in_quotes(seat.letter));
        }
        spec.seats.push_back(std::move(seat));
    }
}

void apply_regions(const TableReader& file, GameSpec& spec) {
    for (const TableReader& t : file.table("regions"))
        for (const TomlEntry& entry : t.entries()) apply_region(t, entry, spec.regions);
}

void apply_start(const TableReader& file, GameSpec& spec) {
    for (const TableReader& t : file.table("start")) {
        t.allow({"fen"});
        t.require({"fen"});
        if (t.text("fen", spec.start, limits::kFenText))
            spec.start_place = t.place_of(*t.find("fen"));
    }
}

void apply_proofs(const TableReader& file, GameSpec& spec) {
    spec.perft_proofs.clear();
    spec.result_proofs.clear();
    for (const TableReader& t : file.table("proofs")) {
        t.allow({"perft", "result"});
        apply_perft(t, spec);
        apply_results(t, spec);
    }
}

}  // namespace floe
