#!/usr/bin/env bash
# Prints which tests prove which rule, and fails on a rule that none proves. --faults: only the faults.
#   ids     first column of the tables in tests/data/rules/GAME.md, as in `| IA1 | Board 8x8 ...`
#   proofs  RULES("IA1", "IA2") in tests/**/*.cpp, and "rules": ["IA1"] in tests/data/positions*.jsonl
# A game that is not in games/ yet owes no proofs. A test that names an unknown id fails too.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
shopt -s nullglob

rules=(tests/data/rules/*.md)
if ((${#rules[@]} == 0)); then
    echo "tests/data/rules: no rules"
    exit 1
fi
mapfile -t sources < <(find tests -name '*.cpp' | sort)

LC_ALL=C awk -v faults_only="${1:-}" '
function row(id, text) { if (!faults_only) printf "%-5s %s\n", id, text }
function fail(why) { print why; failures++ }

# Notes every "ID" in the text as proved here.
function note(text, proof,    id) {
    while (match(text, /"[A-Z]+[0-9]+"/)) {
        id = substr(text, RSTART + 1, RLENGTH - 2)
        text = substr(text, RSTART + RLENGTH)
        if (!(id in defined)) { fail(proof " names " id ", which is no rule"); continue }
        if ((id, proof) in seen) continue
        seen[id, proof] = 1
        if (++count[id] <= 3) proofs[id] = proofs[id] (count[id] > 1 ? ", " : "") proof
    }
}

FNR == 1 { test = FILENAME; open = 0 }

FILENAME ~ /\.md$/ {
    if (FNR == 1) {
        game = FILENAME; sub(/.*\//, "", game); sub(/\.md$/, "", game)
        here = (getline line < ("games/" game ".toml")) > 0
    }
    if (match($0, /^\| *[A-Z]+[0-9]+ *\|/)) {
        id = $2
        if (id in defined) fail(FILENAME ":" FNR ": " id " is defined twice")
        defined[id] = 1; owed[id] = here; order[++total] = id
    }
    next
}

FILENAME ~ /\.jsonl$/ {
    if (match($0, /"rules": *\[[^]]*\]/)) {
        list = substr($0, RSTART, RLENGTH)
        name = FILENAME ":" FNR
        if (match($0, /"id": *"[^"]*"/)) {
            name = substr($0, RSTART, RLENGTH); sub(/"id": *"/, "", name); sub(/"$/, "", name)
        }
        note(list, name)
    }
    next
}

/^(TEST|TEST_F|TEST_P|TYPED_TEST)\(/ {
    test = $0; sub(/^[^(]*\( */, "", test); sub(/\).*/, "", test); sub(/ *, */, ".", test)
}
/^[ \t]*(#|\/\/)/ { next }
{
    if (!open && match($0, /(^|[^A-Za-z0-9_])RULES\(/)) { open = 1; $0 = substr($0, RSTART) }
    if (open) {
        end = index($0, ")")
        note(end ? substr($0, 1, end) : $0, test)
        if (end) open = 0
    }
}

END {
    for (i = 1; i <= total; i++) {
        id = order[i]
        if (count[id]) row(id, proofs[id] (count[id] > 3 ? " and " count[id] - 3 " more" : ""))
        else if (owed[id]) fail(id " has no test")
        else row(id, "(its game is not here yet)")
        owing += owed[id]
    }
    printf "%d rules, %d of games that are here, %d faults\n", total, owing, failures
    if (!owing) print "no rule of a game in games/ was found"
    exit failures || !owing
}' "${rules[@]}" "${sources[@]}" tests/data/positions*.jsonl
