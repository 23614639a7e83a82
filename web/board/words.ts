// Positions and moves in words, for ears: who, what, where.

import { board as t } from '../texts/en.ts';
import { isRifle } from './moves.ts';
import type { BoardGame, BoardPosition, Move, Occupant } from './types.ts';

export function manInWords(game: BoardGame, o: Occupant): string {
  const man = game.men[o.man]!;
  if (man.neutral) return man.name;
  if (o.seat < 0) return t.man(t.nobody, man.name);
  // A pyramid serves one player and has the colour of another.
  return (man.parts.length ? t.manOf : t.man)(game.seats[o.seat]!.name, man.name);
}

export function cellInWords(game: BoardGame, position: BoardPosition, cell: number): string {
  const o = position.cells[cell];
  const notice = position.notices[0];
  const extra = notice?.takes.includes(cell) ? `, ${t.freezing}` : notice?.fills.includes(cell) ? `, ${t.willIce}` : '';
  return t.at(game.board.cells[cell]!.name, (o ? manInWords(game, o) : t.empty) + extra);
}

/** The moves of a turn: `before` is the position the move was made in, where it is known. */
export function moveInWords(game: BoardGame, before: BoardPosition | null, move: Move, mover: number, after?: BoardPosition): string {
  const name = (cell: number) => game.board.cells[cell]!.name;
  const seat = game.seats[mover]!.name;
  if (move.kind === 'pass') return t.passes(seat);
  if (move.drop >= 0) return t.drops(t.man(seat, game.men[move.drop]!.name), name(move.to));
  const moved = before?.cells[move.from] ?? after?.cells[move.to];
  const what = moved ? manInWords(game, moved) : seat;
  if (move.rook) return t.castles(what, name(move.from), name(move.to), name(move.rook.to));
  let text = isRifle(move) ? t.stays(what, name(move.from)) : t.moves(what, name(move.from), name(move.to));
  for (const cell of move.captures) {
    const victim = before?.cells[cell];
    const whom = victim ? manInWords(game, victim) : '';
    if (!whom) continue;
    text += isRifle(move) ? t.shoots(whom, name(cell)) : cell === move.to ? t.takesSame(whom) : t.takes(whom, name(cell));
  }
  const now = after?.cells[move.to];
  const becomes = move.promotion >= 0 ? move.promotion : moved && now && now.seat === moved.seat && now.man !== moved.man ? now.man : -1;
  return becomes >= 0 ? text + t.becomes(game.men[becomes]!.name) : text;
}

/** All that a turn changed, as the live region says it. */
export function turnInWords(game: BoardGame, before: BoardPosition | null, after: BoardPosition): string {
  const parts: string[] = [];
  if (after.last && before) {
    parts.push(`${moveInWords(game, before, after.last, before.turn, after)}.`);
    parts.push(...besidesInWords(game, before, after));
  }
  const out = before?.live.filter((s) => !after.live.includes(s)) ?? [];
  if (out.length) parts.push(t.out(out.map((s) => game.seats[s]!.name).join(', ')));
  if (after.result) return [...parts, `${after.result.text}.`].join(' ');
  if (after.checked.length) parts.push(t.check(after.checked.map((s) => game.seats[s]!.name).join(', ')));
  parts.push(t.turn(game.seats[after.turn]!.name));
  return parts.join(' ');
}

/** What happened besides the move itself: ice, men that froze, changed owners or left. */
function besidesInWords(game: BoardGame, before: BoardPosition, after: BoardPosition): string[] {
  const move = after.last!;
  const own = new Set([move.from, move.to, move.rook?.from, move.rook?.to, ...move.captures]);
  const changed = after.cells.flatMap((now, cell) => {
    const was = before.cells[cell] ?? null;
    const same = was?.seat === now?.seat && was?.man === now?.man;
    return same || own.has(cell) ? [] : [cell];
  });
  if (!changed.length) return [];
  const iced = changed.filter((c) => after.cells[c] && game.men[after.cells[c]!.man]!.neutral);
  if (iced.length) {
    const frozen = iced.filter((c) => before.cells[c]).map((c) => `${manInWords(game, before.cells[c]!)} ${game.board.cells[c]!.name}`);
    return [t.ice(iced.length, frozen.join(', '))];
  }
  const left = changed.filter((c) => !after.cells[c]).map((c) => game.board.cells[c]!.name);
  const now = changed.filter((c) => after.cells[c]).map((c) => cellInWords(game, after, c));
  return [...(now.length ? [t.changed(now.join('; '))] : []), ...(left.length ? [t.cleared(left.join(', '))] : [])];
}
