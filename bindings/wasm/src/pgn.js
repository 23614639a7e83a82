// Writing a game as PGN: the tree is put down as it comes, the core reads it, plays every move and
// gives the form of export.
import { failure } from './error.js';

const roster = ['Event', 'Site', 'Date', 'Round', 'White', 'Black', 'Result'];
const results = ['1-0', '0-1', '1/2-1/2', '*'];

/** @param {string} text */
const quoted = (text) => `"${text.replace(/[\r\n\t]+/g, ' ').replace(/[\\"]/g, '\\$&')}"`;
// A comment ends at the first brace.
/** @param {string} text */
const comment = (text) => `{${text.replaceAll('}', ')')}}`;

/**
 * @param {import('./floe.js').PgnExport} pgn
 * @param {import('./floe.js').Game} game
 * @returns {string}
 */
export function pgnText(pgn, game) {
  const result = pgn.result ?? '*';
  const places = game.many && /^[a-z]([>=][a-z])*$/.test(result);
  if (!results.includes(result) && !places) throw failure('result', `"${result}" is no result of PGN`);
  return [...tagLines(pgn, game, result), '', ...moveWords(pgn), result].join('\n');
}

/**
 * @param {import('./floe.js').PgnExport} pgn
 * @param {import('./floe.js').Game} game
 * @param {string} result
 */
function tagLines(pgn, game, result) {
  /** @type {Record<string, string>} */
  const tags = {};
  for (const name of roster) tags[name] = name === 'Date' ? '????.??.??' : '?';
  if (game.many) {
    delete tags.White;
    delete tags.Black;
    tags.Seats = game.seats.map((seat) => seat.letter).join('');
    for (const seat of game.seats) tags[seat.name] = '?';
  }
  Object.assign(tags, pgn.tags, { Result: result, Variant: game.name, VariantHash: game.hash });
  delete tags.FEN;
  delete tags.SetUp;
  if (pgn.start !== undefined && pgn.start !== game.start) {
    Object.assign(tags, { SetUp: '1', FEN: pgn.start });
  }
  return Object.entries(tags).map(([name, value]) => {
    if (!/^\w+$/.test(name)) throw failure('tags', `"${name}" is no name of a tag`);
    return `[${name} ${quoted(String(value))}]`;
  });
}

// The words of all moves. Trees may be deep, so the way back is kept in a list.
/** @param {import('./floe.js').PgnExport} pgn */
function moveWords(pgn) {
  /** @type {string[]} */
  const words = [];
  /** @type {{ moves: readonly import('./floe.js').PgnExportMove[], at: number, closing: readonly string[], variation: number }[]} */
  const stack = [{ moves: pgn.line, at: 0, closing: pgn.closing ?? [], variation: 0 }];
  for (let line; (line = stack.at(-1)); ) {
    const move = line.moves[line.at];
    if (!move) {
      words.push(...line.closing.map(comment));
      stack.pop();
      if (stack.length > 0) words.push(')');
      continue;
    }
    if (line.variation === 0) writeMove(words, move);
    const inner = move.variations?.[line.variation++];
    if (inner) {
      words.push('(');
      stack.push({ moves: inner.moves, at: 0, closing: inner.closing ?? [], variation: 0 });
    } else {
      line.at += 1;
      line.variation = 0;
    }
  }
  return words;
}

/** @param {string[]} words @param {import('./floe.js').PgnExportMove} move */
function writeMove(words, move) {
  if (!/^[^\s(){}[\];$"%<>]+$/.test(move.san)) throw failure('moves', `"${move.san}" is no move`);
  words.push(...(move.before ?? []).map(comment), move.san);
  words.push(...(move.glyphs ?? []).map((glyph) => `$${Math.trunc(glyph) & 255}`));
  words.push(...(move.after ?? []).map(comment));
}
