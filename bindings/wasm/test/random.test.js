// Whatever comes in, the answer is a value or a FloeError, never a trap. Seeds of the fuzz targets
// and real games, damaged at random; the same damage every time.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { floe, long } from './load.js';

const seconds = long ? 60 : 3;

let state = 1;
/** A number below `bound`, by a multiplicative generator. @param {number} bound */
const below = (bound) => {
  state = (state * 48271) % 2147483647;
  return state % bound;
};

/** @param {string} target */
function seeds(target) {
  const folder = new URL(`../../../fuzz/corpus/${target}/`, import.meta.url);
  return readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'latin1'));
}

/** @param {string} text */
function damaged(text) {
  for (let times = below(4); times >= 0; times--) {
    const at = below(text.length + 1);
    const length = below(8);
    const middle = [
      '', text.slice(at, at + length).repeat(2), String.fromCharCode(below(256)),
      ' -0/[]{}()=~"\n'[below(14)], String(below(70000)),
    ][below(5)];
    text = text.slice(0, at) + middle + text.slice(at + length);
  }
  return text;
}

/** @param {string} name @param {string[]} texts @param {(text: string) => unknown} use */
function hold(name, texts, use) {
  test(name, () => {
    const end = performance.now() + seconds * 1000;
    let tries = 0;
    for (; performance.now() < end; tries++) {
      const text = damaged(texts[below(texts.length)]);
      try {
        use(text);
      } catch (error) {
        const { name, message } = /** @type {Error} */ (error);
        assert.equal(name, 'FloeError', `${message}\n${JSON.stringify(text)}`);
        assert.doesNotMatch(message, /has failed/, JSON.stringify(text));
      }
    }
    assert.ok(tries > 20);
  });
}

const ids = floe.games().map((game) => game.id);
hold('damaged game files', [...seeds('game_file'), ...ids.map((id) => floe.gameText(id))],
  (text) => floe.checkGame('own', text));
hold('damaged FENs', [...seeds('fen'), ...ids.map((id) => floe.game(id).start)], (text) => {
  const id = ids[below(ids.length)];
  floe.setupFen(id, floe.setup(id, text));
  floe.position(id, text);
});
hold('damaged moves', [...seeds('move_text'), 'e2e4', 'N@f3', 'O-O', 'g:R'],
  (text) => floe.position(ids[below(ids.length)], undefined, text.split('\n')));
hold('damaged PGNs', seeds('pgn'), (text) => {
  for (const game of floe.readPgn(text)) floe.writePgn(game);
});
