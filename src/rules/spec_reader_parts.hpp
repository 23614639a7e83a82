// The parts of reading a game file, for spec_reader*.cpp only. Each applies one file's tables to a
// spec that holds what the file's ancestors said, and reports mistakes to the reader's Problems.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "geometry/board.hpp"
#include "rules/region.hpp"
#include "rules/spec.hpp"
#include "rules/table_reader.hpp"

namespace floe {

bool is_man_symbol(std::string_view symbol);      // "P", "Pb" or "+P"
bool is_neutral_symbol(std::string_view symbol);  // "*"
// The symbols of men and neutral men, in the order of the spec.
std::vector<std::string> all_symbols(const GameSpec& spec);

// Name, version, help and so on: not inherited, but for the family.
void apply_head(const TableReader& file, GameSpec& spec);
void apply_board(const TableReader& file, GameSpec& spec);
void apply_seats(const TableReader& file, GameSpec& spec);
void apply_regions(const TableReader& file, GameSpec& spec);
void apply_start(const TableReader& file, GameSpec& spec);
void apply_proofs(const TableReader& file, GameSpec& spec);
void apply_men(const TableReader& file, GameSpec& spec);  // [[men]], [[neutral]], remove_men
void apply_rules(const TableReader& file, GameSpec& spec);

// What a file looks like from outside: where inherited mistakes are reported.
struct FileFrame {
    std::string file;
    Place extends;  // of the value of `extends`; line 0: there is none
};

// What only the whole spec can tell: that the board can be built, regions can be read on it, and
// symbols and cells that rules name exist.
void check_references(const GameSpec& spec, const FileFrame& frame, Problems& problems);

// GameSpec::hash. The spec must be free of mistakes.
std::string spec_hash(const GameSpec& spec);

}  // namespace floe
