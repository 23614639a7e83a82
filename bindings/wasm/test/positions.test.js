// Positions with answers reasoned by hand from the rules (tests/data/positions.jsonl).
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { data, floe } from './load.js';

const text = readFileSync(new URL('positions.jsonl', data), 'utf8');
for (const line of text.split('\n').filter(Boolean)) {
  const known = JSON.parse(line);
  test(known.id, () => {
    const position = floe.position(known.game, known.fen, known.play);
    const moves = position.moves.map((move) => move.uci).sort();
    if (known.moves) assert.deepEqual(moves, [...known.moves].sort());
    for (const move of known.include ?? []) assert.ok(moves.includes(move), `${move} is missing`);
    for (const move of known.exclude ?? []) assert.ok(!moves.includes(move), `${move} is there`);
    if (known.fen_after) assert.equal(position.fen, known.fen_after);
    if (known.result) assert.equal(position.result?.record, known.result);
    if (known.result_prefix) assert.ok(position.result?.record.startsWith(known.result_prefix));
    if (known.over !== undefined) assert.equal(position.result !== null, known.over);
  });
}
