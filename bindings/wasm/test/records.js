// Recorded games (tests/data/games-NAME.jsonl.gz), replayed ply by ply.
import assert from 'node:assert/strict';
import { createReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { createGunzip } from 'node:zlib';
import { data, floe, long } from './load.js';

/** The lines of a file of recorded games. @param {URL} file */
export async function* lines(file) {
  const text = createReadStream(file).pipe(createGunzip());
  let number = 0;
  for await (const line of createInterface({ input: text }))
    if (line) yield { line: ++number, ...JSON.parse(line) };
}

/**
 * Compares what the core says with the record; what differs, first of each game.
 * @param {import('../src/floe.js').Floe} floe @param {string} game @param {AsyncIterable<any>} records
 */
export async function differences(floe, game, records) {
  const found = [];
  let plies = 0;
  let play;
  for await (const line of records) {
    if (line.ply === 0) {
      play?.free();
      play = floe.play(game, line.fen);
    }
    plies += 1;
    if (!play) continue; // the rest of a game that differs
    const { fen, moves, result } = play.position;
    const expected = [line.fen, [...line.moves].sort(), line.result ?? ''];
    const said = [fen, moves.map((move) => move.uci).sort(), result?.record ?? ''];
    if (JSON.stringify(said) !== JSON.stringify(expected)) {
      found.push({ line: line.line, game: line.game, ply: line.ply, expected, said });
      play.free();
      play = undefined;
    } else if (line.played !== null) {
      play.move(line.played);
    }
  }
  play?.free();
  return { plies, found };
}

/** A test for each of the recorded games of these names. @param {string[]} games */
export function recordTests(...games) {
  const known = readFileSync(new URL('known_record_differences.tsv', data), 'utf8');
  for (const game of games)
    test(`recorded games of ${game}`, async () => {
      const file = new URL(`games-${game}.jsonl.gz`, data);
      const { plies, found } = await differences(floe, game, some(lines(file)));
      const unknown = found.filter(
        (one) => !known.includes(`${game}\tline ${one.line}, game ${one.game}, ply ${one.ply}:`),
      );
      assert.deepEqual(unknown, []);
      assert.ok(plies > 1000);
    });
}

// Every third game of a file, all of them with FLOE_TEST_LONG.
/** @param {AsyncIterable<any>} records */
async function* some(records) {
  let number = 0;
  for await (const record of records) {
    if (record.ply === 0) number += 1;
    if (long || number % 3 === 1) yield record;
  }
}
