// Floe's rules beside those of rival programs, each a process of its own, one thread, in one run:
// median of RUNS, as ratios (rival's time / Floe's time). Start-up is taken out (a perft 1 run).
//   node bench/rivals.mjs FLOE [--runs N] [FILTER]
// Prints a table in Markdown. A rival that is not installed is left out.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

const [floe, ...rest] = process.argv.slice(2);
const runs = rest.includes('--runs') ? Number(rest[rest.indexOf('--runs') + 1]) : 5;
const filter = rest.filter((word, i) => !word.startsWith('--') && rest[i - 1] !== '--runs')[0] ?? '';
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/games` };
const kiwipete = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1';

// Runs a program; the seconds are of processor time, so that other work on the machine matters less.
function run(command, args, input) {
  const done = spawnSync('bash', ['-c', '"$@"; code=$?; times >&2; exit $code', 'bash', command, ...args],
    { input, env, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (done.error || done.status !== 0) throw new Error(`${command}: ${done.error ?? done.stderr}`);
  const [user, system] = done.stderr.trim().split('\n').pop().split(' ');
  const seconds = (text) => { const [m, s] = text.slice(0, -1).split('m'); return Number(m) * 60 + Number(s); };
  return { seconds: seconds(user) + seconds(system), out: done.stdout };
}
const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1];
const installed = (name) => spawnSync('sh', ['-c', `command -v ${name}`], { env }).status === 0;

// Seconds of a perft without the program's start.
function ours(game, depth, fen, made) {
  const args = ['perft', game, String(depth), '--json'];
  if (fen) args.push('--fen', fen);
  if (made) args.push('--make-leaves');
  const start = args.map((word, i) => (i === 2 ? '1' : word));
  return () => {
    const loading = run(floe, start).seconds;
    const { seconds, out } = run(floe, args);
    return { seconds: seconds - loading, nodes: JSON.parse(out).nodes };
  };
}
function uci(program, variant, depth, fen) {
  const script = (d) =>
    `uci\n${variant ? `setoption name UCI_Variant value ${variant}\n` : ''}` +
    `position ${fen ? `fen ${fen}` : 'startpos'}\ngo perft ${d}\nquit\n`;
  return () => {
    const start = run(program, [], script(1)).seconds;
    const { seconds, out } = run(program, [], script(depth));
    return { seconds: seconds - start, nodes: Number(/Nodes searched: (\d+)/.exec(out)[1]) };
  };
}
function sjaak(depth, fen) {
  const script = (d) => `xboard\nvariant chess\nforce\n${fen ? `setboard ${fen}\n` : ''}perft ${d}\nquit\n`;
  return () => {
    const start = run('sjaakii', [], script(1)).seconds;
    const { seconds, out } = run('sjaakii', [], script(depth));
    const line = out.split('\n').filter((l) => new RegExp(`^\\s*${depth}\\s+\\d+`).test(l)).pop();
    return { seconds: seconds - start, nodes: Number(line.trim().split(/\s+/)[1]) };
  };
}

// One line: the two are run in turn, so that both meet the same machine.
function compare(label, mark, one, other, perNode) {
  if (!label.includes(filter)) return;
  const a = [];
  const b = [];
  let first;
  let second;
  for (let i = 0; i < runs; ++i) {
    first = one();
    second = other();
    a.push(first.seconds);
    b.push(second.seconds);
  }
  if (!perNode && first.nodes !== second.nodes) throw new Error(`${label}: ${first.nodes} nodes, not ${second.nodes}`);
  const speed = first.nodes / median(a);
  const rival = second.nodes / median(b);
  const ratio = speed / rival;
  console.log(
    `| ${label} | ${(speed / 1e6).toFixed(1)} | ${(rival / 1e6).toFixed(1)} | ${ratio.toFixed(2)} | ${mark} | ${ratio >= mark ? 'met' : 'missed'} |`);
}

const head = (title) =>
  console.log(`\n### ${title}\n\n| | Floe, million nodes a second | rival | ratio | mark | |\n|---|---|---|---|---|---|`);
const version = run(floe, ['--version']).out.trim();
console.log(`${version}; ${cpus()[0].model}; node ${process.version}; median of ${runs} runs`);

head('Last ply counted');
if (installed('stockfish')) {
  compare('chess, start: stockfish', 0.4, ours('chess', 6), uci('stockfish', '', 6));
  compare('chess, kiwipete: stockfish', 0.4, ours('chess', 5, kiwipete), uci('stockfish', '', 5, kiwipete));
}
if (installed('fairy-stockfish')) {
  const fairy = (game, depth, mark, fen) =>
    compare(`${game}${fen ? ', middle game' : ''}: fairy-stockfish`, mark, ours(game, depth, fen),
      uci('fairy-stockfish', game, depth, fen));
  fairy('chess', 5, 6);
  fairy('chess', 4, 6, kiwipete);
  fairy('crazyhouse', 5, 6);
  for (const [game, depth] of [['losalamos', 5], ['gardner', 6]]) fairy(game, depth, 5);
  for (const [game, depth] of [['capablanca', 5], ['grand', 4], ['shogi', 4], ['minishogi', 5], ['xiangqi', 4], ['courier', 5]])
    fairy(game, depth, 4);
}
if (installed('sjaakii')) {
  head("Every leaf made, beside sjaakii's chess");
  const middle = middleGames();
  const chess = once(sjaak(6));
  for (const [game, depth, mark] of [['chess', 5, 2], ['ice-age', 5, 2], ['glinski', 4, 1.5], ['mcglinwell', 5, 1.5],
    ['short-sliders', 4, 0.5], ['glacial-shift', 7, 0.3], ['mcglinwell-3', 4, 0.3]]) {
    compare(`${game}, start`, mark, ours(game, depth, '', true), chess, true);
    if (middle[game]) compare(`${game}, middle games`, mark, all(middle[game].map((fen) => ours(game, 3, fen, true))), chess, true);
  }
}

// The same measure for several lines: taken as often as there are runs, then given again.
function once(measure) {
  const taken = [];
  let n = 0;
  return () => (taken.length < runs ? taken[taken.push(measure()) - 1] : taken[n++ % runs]);
}

// Positions of tests/data/bench.tsv, at most four a game, evenly taken.
function middleGames() {
  const fens = {};
  for (const line of readFileSync(new URL('../tests/data/bench.tsv', import.meta.url), 'utf8').split('\n')) {
    const [game, fen] = line.split('\t');
    if (fen && !game.startsWith('#') && !(fens[game] ??= []).includes(fen)) fens[game].push(fen);
  }
  for (const game in fens) {
    const rest = fens[game].slice(1);
    fens[game] = rest.filter((_, i) => i % Math.ceil(rest.length / 4) === 0);
  }
  return fens;
}
function all(measures) {
  return () => measures.map((m) => m()).reduce((sum, one) => ({ seconds: sum.seconds + one.seconds, nodes: sum.nodes + one.nodes }));
}
