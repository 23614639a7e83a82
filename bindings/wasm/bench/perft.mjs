// Perft of chess, the last ply counted, by this package and by npm's ffish (Fairy-Stockfish as
// WebAssembly) in one run on one thread: nodes a second, and the ratio. Least time of three each.
//   node bindings/wasm/bench/perft.mjs [depth]
import { createRequire } from 'node:module';
import { loadFloe } from '../dist/index.js';

const depth = Number(process.argv[2] ?? 5);
const positions = [
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
];
const floe = await loadFloe();
// @ts-expect-error else the library looks for its file on the network
delete globalThis.fetch;
const require = createRequire(new URL('../../../tests/differential/', import.meta.url));
const ffish = require('ffish');
await new Promise((resolve) => (ffish.onRuntimeInitialized = () => resolve(undefined)));

/** ffish counts the moves of a position without a list of them. @param {any} board @param {number} left */
function rivals(board, left) {
  if (left === 1) return board.numberLegalMoves();
  let nodes = 0;
  for (const move of board.legalMoves().split(' ')) {
    board.push(move);
    nodes += rivals(board, left - 1);
    board.pop();
  }
  return nodes;
}

/** @param {() => number} count */
function measure(count) {
  let seconds = Infinity;
  let nodes = 0;
  for (let round = 0; round < 3; round++) {
    const begun = performance.now();
    nodes = count();
    seconds = Math.min(seconds, (performance.now() - begun) / 1000);
  }
  return { nodes, speed: nodes / seconds };
}

for (const [i, fen] of positions.entries()) {
  const at = depth - i; // the second has more moves
  const own = measure(() => floe.perft('chess', fen, at));
  const other = measure(() => {
    const board = new ffish.Board('chess', fen);
    const nodes = rivals(board, at);
    board.delete();
    return nodes;
  });
  if (own.nodes !== other.nodes) throw new Error(`${own.nodes} is not ${other.nodes}`);
  console.log(
    `${fen} depth ${at}: ${own.nodes} nodes; floe ${(own.speed / 1e6).toFixed(1)} M/s, ` +
      `ffish ${(other.speed / 1e6).toFixed(1)} M/s, ratio ${(own.speed / other.speed).toFixed(2)}`,
  );
}
process.exit(0);
