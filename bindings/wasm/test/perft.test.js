// The native program's perft data, through WebAssembly.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { data, floe, long } from './load.js';

const mostNodes = long ? 20_000_000 : 1_000_000;
const known = new Set(floe.games().map((game) => game.id));

// Perft counts of many games; start positions and middle games of the flagship games.
/** @type {Map<string, [string, number, number][]>} */
const counts = new Map();
for (const file of ['perft.tsv', 'bench.tsv'])
  for (const line of readFileSync(new URL(file, data), 'utf8').split('\n')) {
    const [game, fen, depth, nodes] = line.split('\t');
    if (!known.has(game) || !(Number(nodes) <= mostNodes)) continue;
    counts.set(game, [...(counts.get(game) ?? []), [fen, Number(depth), Number(nodes)]]);
  }

for (const [game, lines] of counts)
  test(`perft of ${game}`, () => {
    for (const [fen, depth, nodes] of lines) {
      const start = fen === 'startpos' ? undefined : fen;
      assert.equal(floe.perft(game, start, depth), nodes, `${fen}, depth ${depth}`);
    }
  });

test('the data have games', () => assert.ok(counts.size >= 15));
