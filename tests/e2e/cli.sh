#!/usr/bin/env bash
# The command line from outside: every command's help and JSON, exit statuses, one clear line for bad
# input, pipes that close early. FLOE: the program (default: build/floe).
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
floe=${FLOE:-$PWD/build/floe}
[[ -x $floe ]] || { echo "no program $floe" >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
unset FLOE_GAMES NO_COLOR
failures=0

fail() {
    failures=$((failures + 1))
    printf 'FAILED: %s\n' "$1"
    sed 's/^/    /' "$work/out" "$work/err"
}

# run ARGS...: sets `status`; stdout and stderr go to files.
run() {
    status=0
    timeout 60 "$floe" "$@" >"$work/out" 2>"$work/err" </dev/null || status=$?
}

# fine PATTERN ARGS...: exit status 0, nothing on stderr, and a line of stdout that matches.
fine() {
    local pattern=$1
    shift
    run "$@"
    ((status == 0)) && [[ ! -s $work/err ]] && grep -Eq -e "$pattern" "$work/out" ||
        fail "floe $* (status $status, wanted 0 and /$pattern/)"
}

# differs PATTERN ARGS...: the same with exit status 1.
differs() {
    local pattern=$1
    shift
    run "$@"
    ((status == 1)) && [[ ! -s $work/err ]] && grep -Eq -e "$pattern" "$work/out" ||
        fail "floe $* (status $status, wanted 1 and /$pattern/)"
}

# bad PATTERN ARGS...: exit status 2, nothing on stdout, one line on stderr.
bad() {
    local pattern=$1
    shift
    run "$@"
    ((status == 2)) && [[ ! -s $work/out && $(wc -l <"$work/err") == 1 ]] &&
        grep -Eq -e "^floe: .*$pattern" "$work/err" ||
        fail "floe $* (status $status, wanted 2 and /^floe: .*$pattern/)"
}

# quiet COMMAND...: a shell command that ends well and silently on stderr.
quiet() {
    bash -c "set -o pipefail; $1" >"$work/out" 2>"$work/err"
    status=$?
    ((status == 0)) && [[ ! -s $work/err ]] || fail "$1 (status $status)"
}

test_frame() {
    local version
    version=$(sed -n 's/^project(floe VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
    fine "^floe ${version//./\\.}\$" --version
    fine '^Subcommands:' # bare: help
    fine '^Subcommands:' --help
    local command
    for command in $("$floe" --help | awk '/^Subcommands:/ { on = 1; next } on && NF == 0 { exit } on { print $1 }'); do
        fine "^Usage: floe $command" "$command" --help
        fine '^Examples:' "$command" --help
        grep -Eq '^  (FLOE_GAMES=[^ ]* )?floe '"$command" "$work/out" || fail "$command --help has no example"
        bad 'unknown option .--no-such-option' "$command" --no-such-option
    done
    bad "unknown command 'pertf'; did you mean 'perft'" pertf
    bad "unknown command 'zzzzzzzzz'; .floe --help. lists them" zzzzzzzzz
    bad "unknown option '--treads' of perft; did you mean '--threads'" perft chess 3 --treads 2
    bad "unknown option '--versoin'; did you mean '--version'" --versoin
    bad "unexpected argument '4'" perft chess 3 4
    bad 'GAME is missing; .floe moves --help. explains it' moves
    # Our own words, not those of the library.
    bad '--threads needs a value$' perft chess 2 --threads
    bad '--threads is given more than once$' perft chess 2 --threads 1 --threads 2
    bad '--color: expected never, auto or always, found .x.' show chess --color x
    bad '--color: .always. and --no-color contradict' show chess --color always --no-color
    local seconds
    for seconds in nan inf 0 1e9 x ''; do
        bad '--time: (expected seconds|it is empty)' play chess --time "$seconds"
    done
    # Control characters of the input are not sent to the terminal.
    bad 'x1b\[31m.toml: cannot be opened' moves $'/nowhere/\e[31m.toml'
}

test_rules() {
    fine '^\{"symbol":"N","name":"knight",' rules chess knight --json
    bad "no man 'foo'" rules chess foo --json
    bad 'MAN: it is empty' rules chess ''
    # A man as the board writes it: the owner's letter first; its case tells yGN from YGN.
    fine "yGN Yellow's green knight$" rules glacial-shift yGN
    fine 'Movement \(Betza\): R$' rules glacial-shift yGN
    fine "bBP Blue's blue pawn, royal" rules glacial-shift bBP
    fine "bYN Blue's yellow knight$" rules glacial-shift bYN
    fine 'YGN yellow general over knight, royal' rules glacial-shift YGN
    fine '"movement":"fFW","royal":false' rules glacial-shift bYN --json
    bad "'ygn' may be YGN or yGN" rules glacial-shift ygn
    # Every colour relation in every size.
    fine '^How it is played' rules glacial-shift
    [[ $(grep -Ec ' y[YGBR][PNG] Yellow.s ' "$work/out") == 12 ]] || fail 'twelve diagrams'
    [[ $(grep -c ', royal: ' "$work/out") == 3 ]] || fail 'three of them royal'
    fine '^ *.* there and back|A:e6' rules short-sliders archer
    LC_ALL=C.UTF-8 fine 'Wladyslaw Glinski' rules glinski --ascii
    if LC_ALL=C grep -q '[^ -~]' "$work/out"; then fail '--ascii prints other characters'; fi
}

test_stash() {
    fine '^The stash holds: YNx2 YGx4 GNx2 GGx4 BNx2 BGx4 RNx2 RGx4$' show glacial-shift
    fine '"stash":\{"YN":2,"YG":4,' show glacial-shift --json
    fine '^Yellow has in hand: nothing$' show glacial-shift
    fine "^White's captured men: nothing$" show short-sliders
}

test_games() {
    fine '^chess  ' games
    fine '^\[\{"id":".*"id":"chess","name":"Chess","family":"chess","board":"8x8","cells":64,"seats":2,' games --json
    fine '^ice-age ' games --family ice
    if grep -q '^chess ' "$work/out"; then fail 'games --family ice lists chess'; fi
    bad "no game of the family 'ise'.*did you mean 'ice'" games --family ise

    mkdir "$work/games"
    sed '0,/^name = .*/s//name = "Mine"/' games/chess.toml >"$work/games/mine.toml"
    FLOE_GAMES="$work/games:" fine '^mine +Mine ' games
    # A folder that is not there: said, but the others count.
    FLOE_GAMES="/no/such/folder:$work/games" run start mine
    ((status == 0)) && grep -q '^rnbqkbnr/' "$work/out" &&
        grep -q '^floe: FLOE_GAMES names /no/such/folder, which is not there$' "$work/err" || fail 'FLOE_GAMES'
    fine '^rnbqkbnr/' start "$work/games/mine.toml"
    echo 'name = 3' >"$work/games/broken.toml"
    FLOE_GAMES="$work/games" run games
    ((status == 0)) && grep -q '^floe: left out: broken.toml' "$work/err" || fail 'games with a broken file'
}

test_positions() {
    local mate='7k/6Q1/6K1/8/8/8/8/8 b - - 0 1'
    fine '^rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1$' start chess
    fine '^\{"game":"chess","fen":"rnbq' start chess --json
    fine '^a2a3$' moves chess
    [[ $(wc -l <"$work/out") == 20 ]] && LC_ALL=C sort -c "$work/out" || fail 'moves: 20 lines, sorted'
    fine '^\["a2a3","a2a4",.*"h2h4"\]$' moves chess --json
    fine '^white checkmate$' moves chess --fen "$mate"
    fine '^\[\]$' moves chess --fen "$mate" --json
    fine '^result  the game goes on' state chess
    fine '^\{"fen":"[^"]*","turn":"w","moves":\[\],"check":\["w"\],"result":"black checkmate"\}$' \
        state chess --moves 'f2f3 e7e5 g2g4 d8h4' --json
    fine '"check":\[\],"result":null\}$' state chess --json
    fine '"result":"draw repetition"' state chess --json --moves 'g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8'
    fine '"result":"white frozen"' state ice-age --fen '6k1/8/8/7K/7P/8/8/8 b - - 0 40' --moves g8h8 --json
    bad "unknown game 'ches'; did you mean 'chess'" moves ches
    bad 'GAME: it is empty' moves ''
    bad 'x.toml: cannot be opened' moves /no/such/x.toml
    bad 'is a folder' check "$(mkdir -p "$work/f.toml" && echo "$work/f.toml")"
    bad 'FEN, ' moves chess --fen nonsense
    bad 'FEN' moves chess --fen '8/8/8/8/8/8/8/8 w - - 0 1'
    bad "move 2, 'e2e4'" state chess --moves 'e2e4 e2e4'
    bad '--fen: it is empty' moves chess --fen ''
    bad '--fen: it is empty' play chess --fen ''
    fine '^b8c6$' moves chess --moves '1. e4 e5 2.Nf3' # SAN, with numbers
    fine '"fen":"rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w' state chess --moves 'e4 e7e5' --json
    # The two cells of a capture from afar.
    bad "did you mean 'A:d8' or 'e6d8,d8e6'" moves short-sliders --moves e6d8 \
        --fen 'k11/12/12/12/12/12/12/12/3p8/12/4A7/12/12/12/12/K11[] w - - 0 1'
    bad 'after the end of the game' state chess --fen "$mate" --moves h8g8
}

test_perft() {
    fine '^8902 nodes in' perft chess 3
    fine '^\{"game":"chess","depth":3,"nodes":8902,"seconds":[0-9.e-]+\}$' perft chess 3 --json
    fine '^a2a3: 380$' perft chess 3 --divide --threads 2
    fine '"divide":\{"a2a3":20,.*"h2h4":20\}' perft chess 2 --divide --json
    fine '"nodes":0,' perft chess 2 --json --fen '7k/6Q1/6K1/8/8/8/8/8 b - - 0 1'
    local depth
    for depth in 0 65 -1 3x 1e3 99999999999999999999; do
        bad 'DEPTH: expected a whole number from 1 to 64|unknown option' perft chess "$depth"
    done
    bad '--threads: expected a whole number from 1 to 256, found .257' perft chess 2 --threads 257
    bad '--threads: expected a whole number from 1 to 256, found .0' perft chess 2 --threads 0
}

test_random() {
    fine '^50 random games of Ice Age Chess' random ice-age --games 50 --seed 7
    fine '"games":20,"seed":7,"seconds":.*"plies":\{"min":[0-9]+,"median":[0-9.]+,"mean":[0-9.]+,"max":[0-9]+\},"branching":' \
        random chess --games 20 --seed 7 --json
    local one two
    one=$("$floe" random chess --games 20 --seed 7 --json | grep -o '"branching".*')
    two=$("$floe" random chess --games 20 --seed 7 --json --threads 2 | grep -o '"branching".*')
    [[ -n $one && $one == "$two" ]] || fail 'a seed gives the same games with any number of threads'
    bad '--games: expected a whole number' random chess --games 0
    bad '--seed: expected a whole number' random chess --seed x
}

test_records() {
    local recorded=tests/data/games-ice-age.jsonl.gz
    fine 'games, [0-9]+ plies, no difference' verify "$recorded"
    fine '^\[\{"file":"[^"]*","game":"ice-age","games":[0-9]+,"plies":[0-9]+,"differing_games":0,"differences":\[\],"seconds":' \
        verify "$recorded" --json
    gzip -dc "$recorded" | sed '2s/"a7b6",//' >"$work/games-ice-age.jsonl"
    differs 'games-ice-age.jsonl, line 2, game 0, ply 1: moves: expected 17 with .*, found 18 with .*"a7b6"' \
        verify "$work/games-ice-age.jsonl"
    differs '"differing_games":1,"differences":\[\{"line":2,"game":0,"ply":1,"what":"moves",' \
        verify "$work/games-ice-age.jsonl" --json
    head -c 5000 "$recorded" >"$work/games-ice-age.jsonl.gz"
    run verify "$work/games-ice-age.jsonl.gz"
    ((status == 2)) && [[ $(wc -l <"$work/err") == 1 ]] || fail "verify of a cut file (status $status)"
    echo '{' >"$work/games-chess.jsonl"
    bad 'games-chess.jsonl, line 1: is not a JSON object' verify "$work/games-chess.jsonl"
    : >"$work/games-chess.jsonl"
    bad 'there is no game in it' verify "$work/games-chess.jsonl"
    bad 'is not of the form games-NAME' verify README
    bad 'cannot be opened' verify --game chess "$work/none"
    bad 'is a folder' verify --game chess "$work"

    printf '1. f3 e5 2. g4 Qh4# 0-1\n\n[Variant "Ice Age Chess"]\n\n1. axb3 *\n' >"$work/a.pgn"
    fine '^game 2: ice-age, 1 ply, not over' replay "$work/a.pgn"
    fine '^\[\{"number":1,"game":"chess","plies":4,"fen":"[^"]*","result":"black checkmate","pgn_result":"0-1","contradicts":false\},' \
        replay "$work/a.pgn" --json
    printf '1. f3 e5 2. g4 Qh4# 1-0\n' >"$work/b.pgn"
    differs 'the file says 1-0' replay "$work/b.pgn"
    printf '1. e4 e5 2. Ke3 *\n' >"$work/c.pgn"
    bad 'c.pgn, game 1, move 2. Ke3: ' replay "$work/c.pgn"
    bad '/dev/null: is a pipe, a device or the like' replay /dev/null
    mkfifo "$work/pipe.toml"
    bad 'pipe.toml: is a pipe, a device or the like' check "$work/pipe.toml"
    bad 'is a pipe, a device or the like' perft "$work/pipe.toml" 1
    bad 'is a pipe, a device or the like' verify --game chess "$work/pipe.toml"
    quiet "'$floe' replay - <'$work/a.pgn' | grep -q '^game 2: ice-age, 1 ply'"
    bad 'cannot be opened' replay "$work/none.pgn"
}

test_check() {
    fine '^chess: in order, [0-9]+ of [0-9]+ proofs hold' check chess
    fine '^\{"game":"chess","passed":true,"mistakes":\[\],"warnings":\[\],"proofs":\[\{"kind":"perft",' check chess --json
    sed 's/^nodes = 400$/nodes = 401/' games/chess.toml >"$work/wrong.toml"
    differs '^failed: .*/wrong.toml, line [0-9]+, column 1: perft: expected 401, found 400' check "$work/wrong.toml"
    differs '"passed":false,' check "$work/wrong.toml" --json
    { echo 'nonsense = 1'; sed 's/^files = 8/files = 99/' games/chess.toml; } >"$work/wrong.toml"
    differs '^mistake: .*/wrong.toml, line 1, column 1: ' check "$work/wrong.toml"
    [[ $(grep -c '^mistake:' "$work/out") == 2 ]] || fail 'check finds both mistakes'
}

test_output() {
    quiet "'$floe' moves chess | head -n 1"
    quiet "'$floe' games | true"
    quiet "'$floe' games --json | head -c 1"
    quiet "'$floe' perft chess 3 --divide | head -n 2"
    if [[ -w /dev/full ]]; then
        "$floe" moves chess >/dev/full 2>"$work/err"
        status=$?
        ((status == 2)) && grep -q '^floe: cannot write' "$work/err" || fail 'a full disk'
    fi
    if command -v script >/dev/null; then # a terminal
        TERM=xterm script -qec "'$floe' check chess" /dev/null </dev/null >"$work/out" 2>"$work/err"
        grep -q $'\e\[32m' "$work/out" || fail 'colours on a terminal'
        NO_COLOR=1 TERM=xterm script -qec "'$floe' check chess" /dev/null </dev/null >"$work/out" 2>&1
        if grep -q $'\e\[3' "$work/out"; then fail 'no colours with NO_COLOR'; fi
    fi
    fine '^chess: in order' check chess
    if grep -q $'\e' "$work/out"; then fail 'colours in a file'; fi
}

: >"$work/err"
: >"$work/out"
test_frame
test_rules
test_stash
test_games
test_positions
test_perft
test_random
test_records
test_check
test_output
echo "$failures failures"
((failures == 0))
