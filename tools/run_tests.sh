# shellcheck shell=bash disable=SC2154
# The parts of `./dev test`. Sourced by ./dev, whose helpers it uses.
#
# Each part calls `record`, which keeps the totals; the last line printed is `N passed, N failed`.
# A part that ran no test has failed: silence is not success. (Under a FILTER a part may be empty,
# but not all of them.)

# Suites that run in the release build only; everything else runs under the sanitizers.
heavy_suites='(^|/)(Long|Perft|Verify|Differential)'

passed=0
failed=0
skipped=0
summary=()

# record PART PASSED FAILED [SKIPPED]
record() {
    local part=$1 good=$2 bad=$3 left=${4:-0} note=''
    if ((good + bad == 0)); then
        if [[ -n $filter ]]; then return; fi
        bad=1
        note=' (ran no test)'
    fi
    if ((left)); then note+=", $left skipped"; fi
    passed=$((passed + good))
    failed=$((failed + bad))
    skipped=$((skipped + left))
    summary+=("$(printf '%-28s %5d passed, %d failed%s' "$part" "$good" "$bad" "$note")")
    say "${summary[-1]}"
}

# show LOG: a log that somebody has to read, without the tests that passed and the fuzzer's progress.
show() {
    echo "--- $1"
    awk '
        /^#[0-9]+\t/ || /^Note: Google Test filter/ { next }
        /^\[ RUN      \]/ { held = ""; holding = 1 }
        holding { held = held $0 "\n" }
        /\[       OK \]|\[  SKIPPED \]/ && holding { held = ""; holding = 0; next }
        /\[  FAILED  \]/ && holding { printf "%s", held; held = ""; holding = 0; next }
        !holding && NF { print }
        END { printf "%s", held }' "$1"
    echo "---"
}

# one_test PART LOG COMMAND...: a command that counts as one test.
one_test() {
    local part=$1 log=$2
    shift 2
    if "$@" >"$log" 2>&1 </dev/null; then
        record "$part" 1 0
    else
        show "$log"
        record "$part" 0 1
    fi
}

# build_part PRESET TARGET...: counted only when it fails, as one test.
build_part() {
    local log
    log=$(build_dir "$1")/logs/build.log
    mkdir -p "${log%/*}"
    say "building $*"
    if build "$@" >"$log" 2>&1; then return; fi
    show "$log"
    record "build ($1)" 0 1
    return 1
}

# list_tests DIR light|heavy: full names of the GoogleTest cases of that kind that match the filter.
list_tests() {
    local pattern=$filter
    if [[ -n $filter && $filter != *[*:?]* ]]; then pattern="*$filter*"; fi
    "$1/floe_tests" --gtest_list_tests --gtest_filter="${pattern:-*}" |
        awk -v kind="$2" -v heavy="$heavy_suites" '
            { sub(/ *#.*/, "") }
            /^[^ ].*\.$/ { suite = $1; next }
            /^  / && suite !~ /DISABLED_/ && $1 !~ /^DISABLED_/ {
                if ((suite ~ heavy) == (kind == "heavy")) print suite $1
            }'
}

# gtest_part PART DIR light|heavy: in as many shards as there are processors.
gtest_part() {
    local part=$1 dir=$2 kind=$3 list=$2/logs/$3.list
    if ! list_tests "$dir" "$kind" >"$list" 2>"$dir/logs/$kind.log"; then
        show "$dir/logs/$kind.log"
        record "$part" 0 1
        return
    fi
    local total
    total=$(wc -l <"$list")
    if ((total == 0)); then
        record "$part" 0 0
        return
    fi
    say "$part: $total tests"
    printf -- '--gtest_color=no\n--gtest_filter=%s\n' "$(paste -sd: "$list")" >"$dir/logs/$kind.flags"

    local shard pids=() logs=() log good=0 left=0 bad
    for ((shard = 0; shard < processors; shard++)); do
        log=$dir/logs/$kind.$shard.log
        logs+=("$log")
        GTEST_TOTAL_SHARDS=$processors GTEST_SHARD_INDEX=$shard timeout -k 10 "$limit" \
            "$dir/floe_tests" --gtest_flagfile="$dir/logs/$kind.flags" >"$log" 2>&1 </dev/null &
        pids+=($!)
    done
    local ended broken=0
    for ((shard = 0; shard < processors; shard++)); do
        ended=0
        wait "${pids[shard]}" || ended=$?
        if ((ended == 0)); then continue; fi
        broken=1
        if ((ended == 124)); then echo "stopped after $limit s" >>"${logs[shard]}"; fi
        echo "exit status $ended" >>"${logs[shard]}"
        show "${logs[shard]}"
    done
    # A test that neither passed nor was skipped has failed, be it only because its shard crashed.
    good=$(cat "${logs[@]}" | grep -c '\[       OK \] .* ms)$' || true)
    left=$(cat "${logs[@]}" | grep -c '\[  SKIPPED \] .* ms)$' || true)
    bad=$((total - good - left))
    if ((broken && bad == 0)); then bad=1; fi  # a leak found at the end, for instance
    record "$part" "$good" "$bad" "$left"
}

# Each fuzz target: its corpus, then some seconds of new inputs; as many at once as processors.
fuzz_part() {
    local names name bad=0
    mapfile -t names < <(fuzz_names "$filter")
    if ((${#names[@]} == 0)); then
        record fuzz 0 0
        return
    fi
    ensure_packages "${fuzz_packages[@]}" || return
    build_part fuzz "${names[@]/%/_fuzz}" || return 0
    local seconds=${FLOE_FUZZ_SECONDS:-5}
    say "fuzz: ${#names[@]} targets, $seconds s each"
    rm -f build-fuzz/logs/*.ok
    for name in "${names[@]}"; do
        while (($(jobs -rp | wc -l) >= processors)); do wait -n || true; done
        if fuzz_replay "$name" && fuzz_for "$name" "$seconds"; then
            touch "build-fuzz/logs/$name.ok"
        fi >"build-fuzz/logs/$name.log" 2>&1 &
    done
    wait
    for name in "${names[@]}"; do
        if [[ -f build-fuzz/logs/$name.ok ]]; then continue; fi
        show "build-fuzz/logs/$name.log"
        bad=$((bad + 1))
    done
    record fuzz $((${#names[@]} - bad)) "$bad"
}

# Each executable tests/e2e/*.sh: exit status 0 passed, 77 skipped, else failed.
e2e_part() {
    local script log status good=0 bad=0 left=0
    for script in tests/e2e/*.sh; do
        if [[ ! -x $script || $script != *"$filter"* ]]; then continue; fi
        log=build/logs/e2e-$(basename "$script" .sh).log
        status=0
        timeout -k 10 "$limit" "$script" >"$log" 2>&1 </dev/null || status=$?
        case $status in
            0) good=$((good + 1)) ;;
            77) left=$((left + 1)) ;;
            *)
                bad=$((bad + 1))
                echo "exit status $status" >>"$log"
                show "$log"
                ;;
        esac
    done
    record 'end to end' "$good" "$bad" "$left"
}

# The page: its types, and web/tests/run.mjs in a browser, which prints `ok` or `FAILED` for each test.
web_part() {
    local log=build/logs/web.log good bad status=0
    if [[ -n $filter ]] && ! grep -rqiF -- "$filter" web/tests/*_test.mjs && [[ $filter != web ]]; then
        record 'page (browser)' 0 0
        return
    fi
    ensure_packages "${browser_packages[@]}" || return
    say 'the page: building, then its tests in a browser'
    if ! build_web >"$log" 2>&1; then
        show "$log"
        record 'build (page)' 0 1
        return
    fi
    if [[ -z $filter ]]; then one_test 'page (types)' build/logs/web-types.log web/node_modules/.bin/tsc -p web; fi
    timeout -k 10 "$limit" node web/tests/run.mjs "${filter#web}" >"$log" 2>&1 </dev/null || status=$?
    good=$(grep -c '^ok ' "$log" || true)
    bad=$(grep -c '^FAILED ' "$log" || true)
    if ((status && bad == 0)) && [[ -z $filter || $status != 1 ]]; then bad=1; fi
    if ((bad)); then show "$log"; fi
    record 'page (browser)' "$good" "$bad"
}

# The npm package in WebAssembly: bindings/wasm/test/*.test.js, and its types.
wasm_part() {
    local file files=() log=build/logs/wasm.log good bad left
    for file in bindings/wasm/test/*.test.js; do
        if [[ $file == *"$filter"* ]]; then files+=("$file"); fi
    done
    if ((${#files[@]} == 0)); then
        record wasm 0 0
        return
    fi
    say 'building wasm'
    if ! cmd_wasm >"$log" 2>&1; then
        show "$log"
        record 'build (wasm)' 0 1
        return
    fi
    if ! ensure_npm_packages bindings/wasm; then
        record 'npm packages (wasm)' 0 1
        return
    fi
    one_test 'wasm types' build/logs/wasm-types.log bindings/wasm/node_modules/.bin/tsc -p bindings/wasm
    timeout -k 10 "$limit" node --test --test-reporter=tap "${files[@]}" >"$log" 2>&1 </dev/null || true
    good=$(sed -n 's/^# pass //p' "$log")
    left=$(sed -n 's/^# skipped //p' "$log")
    bad=$(sed -n 's/^# fail //p' "$log")
    if [[ -z $bad || $bad != 0 ]]; then show "$log"; fi
    record wasm "${good:-0}" "${bad:-1}" "${left:-0}"
}

check_parts() {
    ensure_packages "${format_packages[@]}" || return
    one_test format build/logs/format.log format --dry-run -Werror
    one_test layers build/logs/layers.log tools/check_layers.sh
    one_test rules build/logs/rules.log tools/rules_table.sh --faults
}

test_parts() {
    if [[ -z $filter ]]; then check_parts || return; fi
    ensure_packages "${build_packages[@]}" "${test_packages[@]}" || return
    if [[ -f tests/differential/package.json ]]; then
        ensure_npm_packages tests/differential || record 'npm packages' 0 1
    fi

    local suites=()
    if [[ -n $(find tests -name '*_test.cpp' -print -quit 2>/dev/null) ]]; then suites=(floe_tests); fi
    if build_part release floe "${suites[@]}"; then
        if ((${#suites[@]})); then gtest_part 'heavy (release)' build heavy; fi
        if [[ -d tests/e2e ]]; then e2e_part; fi
    fi
    wasm_part
    if ((${#suites[@]} == 0)); then
        record 'unit (sanitizers)' 0 0
    elif build_part debug floe_tests; then
        gtest_part 'unit (sanitizers)' build-debug light
    fi
    fuzz_part
    web_part
}

run_tests() {
    local long=$1 filter=$2 limit=${FLOE_TEST_TIMEOUT:-480}
    if [[ -n $long ]]; then
        export FLOE_TEST_LONG=1
        limit=${FLOE_TEST_TIMEOUT:-0}  # 0: none
    fi
    export FLOE=$root/build/floe
    export PATH=$PATH:/usr/games  # where Debian puts the engines we test against
    trap 'jobs -rp | xargs -r kill 2>/dev/null || true' EXIT
    mkdir -p build/logs
    test_parts || record set-up 0 1

    echo
    printf '%s\n' "${summary[@]}"
    if ((passed + failed == 0)); then
        echo "no test matches '$filter'"
        failed=1
    fi
    if ((skipped)); then echo "$skipped skipped"; fi
    echo "$passed passed, $failed failed"
    ((failed == 0))
}
