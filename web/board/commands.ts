// Text commands for players who do not look at the board, much like those of lichess: where such men
// stand, what is on a file, where a man may go, and moves typed in coordinates or in SAN.

import { board as t } from '../texts/en.ts';
import { cellOf, goals } from './moves.ts';
import type { BoardGame, BoardPosition, Count, Move } from './types.ts';
import { cellInWords, manInWords, moveInWords } from './words.ts';

export interface CommandResult {
  say: string;
  move?: Move;
}

const plain = (s: string) => s.replace(/[-+#=x!?\s]/g, '').toLowerCase();

function typedMove(position: BoardPosition, text: string): Move | undefined {
  const { moves } = position;
  return (
    moves.find((m) => m.uci === text || m.san === text) ??
    moves.find((m) => m.san.replace(/[+#!?]/g, '') === text.replace(/[+#!?]/g, '')) ??
    only(moves.filter((m) => plain(m.uci) === plain(text) || plain(m.san) === plain(text)))
  );
}

const only = (moves: Move[]) => (moves.length === 1 ? moves[0] : undefined);

/** Where men of a letter or name stand, seat by seat. */
function whereAre(game: BoardGame, position: BoardPosition, text: string): string | null {
  const wanted = text.toLowerCase();
  const men = game.men.flatMap((m, i) =>
    m.symbol.toLowerCase() === wanted || m.name.toLowerCase() === wanted || `${m.name.toLowerCase()}s` === wanted ? [i] : [],
  );
  if (!men.length) return null;
  const title = game.men[men[0]!]!.name;
  const found = [...game.seats.keys(), -1].flatMap((seat) => {
    const cells = position.cells.flatMap((o, cell) =>
      o && o.seat === seat && men.includes(o.man) ? [game.board.cells[cell]!.name] : [],
    );
    const who = seat < 0 ? '' : `${game.seats[seat]!.name} `;
    return cells.length ? [`${who}${cells.join(' ')}`] : [];
  });
  return t.list(title, found.join('; ') || t.none);
}

function scan(game: BoardGame, position: BoardPosition, line: string): string | null {
  const cells = game.board.cells.flatMap((c, i) => (c.file === line || String(c.rank) === line ? [i] : []));
  if (!cells.length) return null;
  const title = /\d/.test(line) ? t.rankOf(line) : t.fileOf(line);
  const men = cells.filter((c) => position.cells[c]).map((c) => cellInWords(game, position, c));
  return t.list(title, men.join('; ') || t.empty);
}

export function targetsInWords(game: BoardGame, position: BoardPosition, cell: number): string {
  const o = position.cells[cell];
  if (!o) return cellInWords(game, position, cell);
  const cells = position.moves
    .filter((m) => m.from === cell)
    .map((m) => game.board.cells[goals(m)[0]!]!.name + (m.captures.length ? ` ×` : ''));
  const what = `${manInWords(game, o)} ${game.board.cells[cell]!.name}`;
  return cells.length ? t.targets(what, [...new Set(cells)].join(', ')) : t.noMoves(what);
}

const countsInWords = (game: BoardGame, counts: Count[]) =>
  counts.filter((c) => c.count).map((c) => `${c.count} ${game.men[c.man]!.name}`).join(', ') || t.none;

function hands(game: BoardGame, position: BoardPosition): string {
  const out = game.hasHands ? game.seats.map((s, i) => t.list(t.hand(s.name), countsInWords(game, position.hands[i] ?? []))) : [];
  if (game.hasStash) out.push(t.list(t.stash, countsInWords(game, position.stash)));
  return out.join('. ') || t.none;
}

export function lastMoveInWords(game: BoardGame, position: BoardPosition, before: BoardPosition | null): string {
  if (!position.last) return t.noLastMove;
  const mover = before?.turn ?? position.cells[position.last.to]?.seat ?? 0;
  return t.lastMove(moveInWords(game, before, position.last, mover, position));
}

export function runCommand(game: BoardGame, position: BoardPosition, before: BoardPosition | null, input: string): CommandResult {
  const text = input.trim();
  const [word = '', rest = ''] = text.split(/\s+/, 2);
  if (!text || text === '?' || word === 'help') return { say: t.commandHelp };
  if (word === 's' && rest) {
    const said = scan(game, position, rest);
    if (said) return { say: said };
  }
  if (word === 't' && rest) {
    const cell = cellOf(game, rest);
    if (cell >= 0) return { say: targetsInWords(game, position, cell) };
  }
  if (text === 'l') return { say: lastMoveInWords(game, position, before) };
  if (text === 'h') return { say: hands(game, position) };
  if (text === 'c') return { say: position.checked.length ? t.check(position.checked.map((s) => game.seats[s]!.name).join(', ')) : t.none };
  const move = typedMove(position, text);
  if (move) return { say: '', move };
  const cell = cellOf(game, text);
  if (cell >= 0) return { say: cellInWords(game, position, cell) };
  return { say: whereAre(game, position, text) ?? t.unknownCommand(text) };
}
