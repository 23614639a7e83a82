#!/usr/bin/env bash
# `floe play` through a pipe: moves, commands, bad input, saving and going on, the end of a game and
# the end of the input. FLOE: the program (default: build/floe).
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
floe=${FLOE:-$PWD/build/floe}
[[ -x $floe ]] || { echo "no program $floe" >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
unset FLOE_GAMES NO_COLOR
export XDG_STATE_HOME=$work/state COLUMNS=80
failures=0

fail() {
    failures=$((failures + 1))
    printf 'FAILED: %s\n' "$1"
    sed 's/^/    /' "$work/out" "$work/err"
}

# play LINES ARGS...: LINES (printf format) on stdin; output to files; must end with status 0.
play() {
    local lines=$1 status=0
    shift
    # shellcheck disable=SC2059
    printf "$lines" | timeout 120 "$floe" play "$@" >"$work/out" 2>"$work/err" || status=$?
    ((status == 0)) && [[ ! -s $work/err ]] || fail "play $* <<< '$lines': status $status"
}
# says PATTERN: a line of the output matches.
says() { grep -Eq -e "$1" "$work/out" || fail "no line /$1/"; }
says_not() { ! grep -Eq -e "$1" "$work/out" || fail "a line /$1/"; }

# Moves in SAN and in coordinates, answers, undo and redo.
play 'exd3\nundo\nredo\nfen\nundo\ne2d3\n' ice-age --seed 1 --level 2
says '^White plays 1\. exd3: the pawn takes the ice cube on d3\.$'
says '^Black plays 1\.\.\. .*: '
says '^Taken back; move 1, White to move\.$'
[[ $(grep -c '^White plays 1\. exd3' "$work/out") == 3 ]] || fail 'undo, redo, undo, again'
says '^The game is kept in .*last-ice-age\.pgn$'
says_not '> '

# The same seed, the same game.
play 'exd3\nquit\n' ice-age --seed 5 --level 6
grep '^Black plays' "$work/out" >"$work/first"
play 'exd3\nquit\n' ice-age --seed 5 --level 6
grep '^Black plays' "$work/out" | cmp -s - "$work/first" || fail 'the same seed plays otherwise'

# Every command answers; nothing that is typed does harm.
play 'help\nmoves\nmoves e2\nmoves z9\nhint\neval\nboard\nflip\nrules N\nrules queem\nlevel\nlevel 3\nlevel x\nlevel 11\nside both\nside whitr\nfen\npgn\nsave\nload\nload /nowhere\nundo\nredo\ndraw?\n' \
    ice-age --seed 1 --side both
says '^ +hint '
says '^18 moves: '
says '^1 move from e2|^2 moves from e2: exd3 exf3$'
says "^The board has no cell 'z9'\.$"
says '^Hint: .*: the .* takes the ice cube'
says 'N knight, worth about 3\.2$'
says "did you mean 'queen'"
says '^The computer plays at level 3 of 10 now\.$'
says '^A level is a whole number from 1'
says "No side 'whitr'; did you mean 'white'"
says '^rnbqkbnr/pppppppp/\*{8}/'
says '^\[Variant "'
says '^Not loaded: '
says '^There is nothing to take back\.$'
says '^Draw: agreed\.$'

play 'e4\nexd3x\nhlep\nNf9\nmove e2 e4\n%%n%%s\n\n  \nKe9\n\001\002\n\303\050\n' ice-age --seed 1
says "^'e4' is no move here: "
says "'hlep'; did you mean 'help'"
says "'exd3x' is no move here"
says_not '^White plays'
head -c 100000 /dev/zero | tr '\0' a | timeout 20 "$floe" play ice-age --seed 1 >"$work/out" 2>"$work/err" ||
    fail 'a line of 100000 letters'
head -c 20000 /dev/urandom | timeout 60 "$floe" play ice-age --seed 1 >"$work/out" 2>"$work/err" ||
    fail 'random bytes'

# An empty input is the end of it.
play '' ice-age --seed 1
says_not 'is kept in'

# Saving, not overwriting, loading, going on.
play "exd3\nsave $work/game.pgn\nsave $work/game.pgn\nquit\n" ice-age --seed 2 --level 1
says "^Saved in $work/game.pgn\.$"
play "save $work/game.pgn\n" ice-age --seed 2
says 'exists already'
grep -Eq '^\[VariantHash "[0-9a-f]{16}"\]$' "$work/game.pgn" || fail 'no VariantHash'
play 'fen\n' ice-age --seed 2 --load "$work/game.pgn"
says ' w KQ?k?q? - 0 2$| w KQ?k?q? .* 2$'
cp "$work/out" "$work/loaded"
play "load $work/game.pgn\nfen\n" ice-age --seed 2
says '^Loaded: 2 plies played\.$'
grep -Fxq "$(grep ' w ' "$work/loaded")" "$work/out" || fail 'loading twice differs'
play "exd3\nquit\n" ice-age --seed 2 --level 1
play 'fen\n' ice-age --seed 2 --resume
grep -Fxq "$(grep ' w ' "$work/loaded")" "$work/out" || fail '--resume differs'
timeout 20 "$floe" play chess --load "$work/game.pgn" >"$work/out" 2>"$work/err" </dev/null
[[ $? == 2 && $(wc -l <"$work/err") == 1 ]] || fail 'a game of another variant'

# From a position; the ice ends the game; what comes after the end.
play 'Kh8\nKh7\nundo\nresign\n' ice-age --seed 1 --side both --fen '6k1/8/8/7K/7P/8/8/8 b - - 0 40'
says '^Ice cubes come on 62 cells; the black king on h8 freezes\.$'
says '^White wins: the black king froze\.$'
says '^The game is over: '
says '^White wins: .*resign'
play 'board\n' ice-age --seed 1 --side both --fen '8/8/8/8/5qk1/8/7p/K6R w - - 0 20'
says 'right after Black.s move 20!'
says 'the white king on a1'
says '~K~'

# A whole game of the computer against itself, to the end.
play '' ice-age --side none --seed 3 --level 1
says '^(White|Black) wins: |^Draw: '
play 'f3\ne5\ng4\nQh4\n' chess --side both --seed 1
says '^Black plays 2\.\.\. Qh4#: the queen goes from d8 to h4, mate\.$'
says '^Black wins: '

# A player who went out without a move: the computer's history has events, not moves only.
play 'resign\nside yellow\n' glacial-shift --side yellow --level 1 --time 0.01 --seed 4
says '^Yellow leaves the game: '
says '^9 parts go to the stash\.$'
says '^No person is left in the game'
play 'resign\nside yellow\nside all\nquit\n' glacial-shift --side all --seed 4
says '^Yellow is out of the game\.$'
says '^Red: you\.$'

# Left where it was left, even at the start; `new` keeps the game before.
play 'e4\ne5\nquit\n' chess --side both --seed 1
play 'undo\nundo\nquit\n' chess --side both --seed 1 --resume
play 'fen\n' chess --side both --seed 1 --resume
says ' w KQkq - 0 1$'
play 'e4\nnew\nd4\nquit\n' chess --side both --seed 1
says '^The game so far is kept in .*/before-last-chess\.pgn$'
play 'fen\n' chess --side both --seed 1 --resume
says '/3P4/'
play 'fen\n' chess --side both --seed 1 --load "$XDG_STATE_HOME/floe/before-last-chess.pgn"
says '/4P3/'

# Names of files, and words too many.
mkdir "$work/home"
HOME=$work/home play "save $work/no/x.pgn\nsave -\nsave $work/my game.pgn\nsave ~/a.pgn\nload \"$work/my game.pgn\"\n" \
    chess --side both --seed 1
says '^Not saved: cannot write .*/no/x.pgn: '
says "^Not saved: '-' is no name of a file"
[[ -f $work/my\ game.pgn && -f $work/home/a.pgn && ! -e $work/no ]] || fail 'save'
says '^Loaded: 0 plies played\.$'
play 'e2 e4\ne4 e5\nundo now\nlevel 3 4\nfen\n' chess --side both --seed 1
says "^One move at a time: 'e4' behind it is too much; did you mean 'e2e4'\?$"
says "^'undo' was not obeyed: 'now' behind it is too much\.$"
says ' w KQkq - 0 1$'
play 'side white,white\nside none,white\nside all\nside both\n\033[31m\n' chess --side both --seed 1
says "^'white' is named twice\.$"
says "^'none' goes with no other name\.$"
says_not 'No side'
says '\\x1b\[31m'

# Input without end, and nowhere to keep the game.
timeout 60 "$floe" play chess --side both </dev/zero >"$work/out" 2>"$work/err" || fail 'play </dev/zero'
says '^The input has more than '
env -u HOME -u XDG_STATE_HOME "$floe" play chess </dev/null >"$work/out" 2>"$work/err"
[[ $(grep -c 'kept nowhere' "$work/err") == 1 ]] || fail 'no word of a game that is not kept'

# What follows from a move, in words.
play 'N_xd14\n' short-sliders --side both --seed 1 \
    --fen 'k11/12/3{tm}8/12/2N9/12/12/12/12/12/12/12/12/12/12/K11[] w - - 0 1'
says '^White plays 1\. Nxd14=Gn: the knight takes the black templar on d14 and becomes'
says 'gnu\.$'

if ((failures)); then
    echo "$failures failed"
    exit 1
fi
echo 'play: all fine'
