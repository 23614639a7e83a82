#!/usr/bin/env bash
# Holds src/ to the rules that a compiler cannot: which folder may include which, what the core may
# not know, that no file names a game, and how long a file may be. Prints `file:line: reason`.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# Stems of games/*.toml that are words of the trade as well, so that a string may hold them.
ordinary_words='chess checkers shogi xiangqi hex atomic'

games=''
for game in games/*.toml; do
    game=$(basename "$game" .toml)
    if [[ $game != '*' && " $ordinary_words " != *" $game "* ]]; then games+=" $game"; fi
done

list=tools/long_files.txt
mapfile -t files < <(find src -name '*.[ch]pp' 2>/dev/null | sort)
if ((${#files[@]} == 0)); then
    echo "src: no C++ files to check"
    exit 1
fi

LC_ALL=C awk -v games="$games" -v list="$list" '
function fail(where, why) { print where ": " why; failures++ }
function here() { return FILENAME ":" FNR }

# The transitive closure of: base <- geometry <- movement <- rules <- position;
# position <- notation <- game; position <- eval <- search;
# {game, search} <- protocol <- api <- {cli, server}; base <- store <- server.
function may(folder, others,    n, i, names) {
    known[folder] = 1
    allowed[folder, folder] = 1
    n = split(others, names, " ")
    for (i = 1; i <= n; i++) allowed[folder, names[i]] = 1
    return others " " folder
}
function set_arrows(    position, game, search, api) {
    position = may("position", may("rules", may("movement", may("geometry", may("base", "")))))
    game = may("game", may("notation", position))
    search = may("search", may("eval", position))
    api = may("api", may("protocol", game " " search))
    may("cli", api)
    may("server", api " " may("store", "base"))
}

# The line without comments; `literals` is what stood in its strings.
function strip(line,    out, c, two, i, n) {
    out = ""; literals = ""
    n = length(line)
    for (i = 1; i <= n; i++) {
        c = substr(line, i, 1); two = substr(line, i, 2)
        if (in_comment) { if (two == "*/") { in_comment = 0; i++ } }
        else if (in_string) {
            if (c == "\\") i++
            else if (c == "\"") { in_string = 0; literals = literals "\n" }
            else literals = literals c
        }
        else if (two == "//") break
        else if (two == "/*") { in_comment = 1; i++ }
        else if (c == "\"" && substr(line, i - 1, 3) != "\047\"\047") in_string = 1
        else out = out c
    }
    in_string = 0
    return out
}

function check_include(line,    target, to) {
    if (line ~ /</) {
        target = line; sub(/^[^<]*</, "", target); sub(/>.*/, "", target)
        if (core && target ~ /^(thread|mutex|shared_mutex|condition_variable|future|filesystem|fstream|iostream|chrono)$/)
            fail(here(), "<" target "> is not for the core (everything left of api/)")
        return
    }
    if (line !~ /"/) return
    target = line; sub(/^[^"]*"/, "", target); sub(/".*/, "", target)
    to = target; sub(/\/.*/, "", to)
    if (target !~ /\// || !(to in known))
        fail(here(), "\"" target "\": write it from src/, as \"folder/file.hpp\"")
    else if (!((folder, to) in allowed))
        fail(here(), folder "/ may not include " to "/")
}

function check_literals(    i, padded) {
    padded = literals
    gsub(/[^A-Za-z0-9_-]/, " ", padded)
    padded = " " padded " "
    for (i = 1; i <= game_count; i++)
        if (index(padded, " " game_names[i] " ")) fail(here(), "names the game " game_names[i])
}

function end_of_file() {
    if (file == "") return
    if (lines >= 400 && !(file in excused))
        fail(file ":" lines, "400 lines or more: split it, or give a reason in " list)
    if (lines < 400 && file in excused) fail(list, file " is short now: take it off the list")
    delete excused[file]
}

BEGIN {
    set_arrows()
    game_count = split(games, game_names, " ")
    while ((getline line < list) > 0) {
        if (line ~ /^ *(#|$)/) continue
        split(line, words, " ")
        if (words[2] == "") fail(list, words[1] " has no reason")
        excused[words[1]] = 1
    }
}
FNR == 1 {
    end_of_file()
    file = FILENAME; in_comment = 0; in_string = 0
    split(FILENAME, parts, "/")
    folder = parts[2]
    core = folder !~ /^(api|cli|store|server)$/
    bare = folder ~ /^(geometry|movement|position|search)$/
    if (!(folder in known)) fail(FILENAME, "unknown folder " folder "/: give it arrows in tools/check_layers.sh")
    if (FILENAME !~ /^[a-z0-9_\/]+\.[ch]pp$/) fail(FILENAME, "file names are snake_case")
}
{
    lines = FNR
    if ($0 ~ /^[ \t]*#[ \t]*include/) { check_include($0); next }
    code = strip($0)
    if (bare && (" " code " ") ~ /[^A-Za-z0-9_](virtual|override)[^A-Za-z0-9_]/)
        fail(here(), "no virtual functions in " folder "/")
    if (literals != "") check_literals()
}
END {
    end_of_file()
    for (name in excused) fail(list, name " does not exist")
    if (failures) { print failures " violations"; exit 1 }
    print "layers, names and sizes are in order"
}' "${files[@]}"
