// What a game file says: its form is checked (keys, types, ranges, inheritance resolved), its
// meaning is not yet. `read_game_spec` makes one from TOML; `compile_game` turns it into a Game.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/error.hpp"
#include "geometry/board.hpp"
#include "rules/schema.hpp"

namespace floe {

struct BoardSpec {
    std::string shape = "rectangle";  // rectangle, hexagon, cross
    int files = 0;                    // rectangle, cross
    int ranks = 0;
    int side = 0;    // hexagon
    int corner = 0;  // cross
    std::vector<std::string> holes;
    Place place;
};

struct SeatSpec {
    std::string name;    // "White"
    std::string letter;  // "w": the turn in a FEN; upper and lower case men belong to seats 1 and 2
    int turned = 0;      // clockwise, in degrees (90 a step on square boards, 60 on hex ones)
    bool mirrored = false;  // the camp is the mirror image (files kept) instead of the turned one;
                            // forward is still `turned`
    Place place;
};

struct ManSpec {
    std::string symbol;    // "P", "Pb"; upper case first
    std::string name;      // "pawn"
    std::string movement;  // Betza
    bool royal = false;
    bool pawn = false;    // written without a letter, its moves restart the quiet count
    int value = 0;        // hundredths of a pawn; 0: estimated from the movement
    std::string picture;  // a hint for the board: "pawn", "knight"...; may be empty
    std::string initial;  // region that counts as its start cells (movement letter i); empty: the
                          // cells it stands on in the start position
    std::string zone;     // region it never leaves; empty: none
    std::vector<std::string> blocked_by;  // symbols of men that are walls to it
    std::string help;                     // one sentence for players; may be empty
    Place place;
    Place movement_place;
    Place initial_place;
    Place zone_place;
};

struct NeutralSpec {
    std::string symbol;  // "*"
    std::string name;    // "ice cube"
    bool capturable = true;
    std::string help;
    Place place;
};

struct RegionSpec {
    std::string name;
    std::string text;  // see rules/region.hpp
    Place place;
};

struct RuleSpec {
    std::string kind;
    std::vector<RuleArguments> uses;  // one, or several of a repeatable kind
    Place place;
};

struct PerftProof {
    std::string fen;  // empty: the start position
    int depth = 0;
    std::uint64_t nodes = 0;
    Place place;
};
struct ResultProof {
    std::string fen;                 // empty: the start position
    std::vector<std::string> moves;  // UCI
    std::string result;              // "white checkmate", in the words of recorded games
    Place place;
};

struct GameSpec {
    std::string id;  // the file's stem: lower case letters, digits and dashes
    int version = 1;
    std::string name;
    std::string family;    // "chess", "ice", ...: groups of the catalogue
    std::string inventor;  // "Köksal Karakus, 2000"
    std::string link;      // where the rules were published
    std::string summary;   // one sentence
    std::string help;      // rules for players, plain text with blank lines between paragraphs
    std::vector<std::string> ancestors;  // ids it extends, nearest first

    BoardSpec board;
    std::vector<SeatSpec> seats;
    std::vector<ManSpec> men;  // in the order of the file (an ancestor's first)
    std::vector<NeutralSpec> neutrals;
    std::vector<RegionSpec> regions;
    std::vector<RuleSpec> rules;
    std::string start;  // FEN
    Place start_place;
    std::vector<PerftProof> perft_proofs;    // not inherited
    std::vector<ResultProof> result_proofs;  // not inherited

    std::string hash;  // of all that decides the rules: 16 hex digits; help, names of games and
                       // pictures left out
};

// Gives the text of the game file with an id, for `extends`.
using GameSource = std::function<Result<std::string>(std::string_view id)>;

// Reads a game file. `file` is its name for messages, `id` the game's id (the file's stem). Errors
// give file, line and column, what was expected, and the nearest valid word.
Result<GameSpec> read_game_spec(std::string_view text, std::string_view file, std::string_view id,
                                const GameSource& source);

// All mistakes of a game file (at most limits::kGameFileErrors), those of an ancestor first, in the
// order of the lines; none: read_game_spec reads it.
std::vector<Error> check_game_spec(std::string_view text, std::string_view file,
                                   std::string_view id, const GameSource& source);

// Whether a text has the form of a game's id: 1 to 32 lower case letters, digits and dashes, no
// dash at either end.
bool is_game_id(std::string_view id);

// The board a game file describes. Errors have no place but "board".
Result<Board> build_board(const BoardSpec& board);

// The schemas of all rule kinds, in the order of the list in rules/kinds.hpp.
const std::vector<Schema>& rule_schemas();

}  // namespace floe
