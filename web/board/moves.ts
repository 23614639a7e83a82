// What a click means: the legal moves that start from a cell or from the hand, and the cell a player
// points at to make each of them.

import type { BoardGame, BoardPosition, Move } from './types.ts';

/** A man picked up: from a cell of the board or out of a hand. */
export type Source = { cell: number } | { man: number };

export const isRifle = (m: Move): boolean => m.from >= 0 && m.from === m.to && m.captures.length > 0;

/** The cells a player may point at to make a move; castling by the king's goal or by the rook. */
export function goals(m: Move): number[] {
  if (isRifle(m)) return m.captures;
  if (m.rook && m.uci.length) return m.rook.from === m.to ? [m.to] : [m.to, m.rook.from];
  return [m.to];
}

/** A cell to point at, and what happens there. */
export interface Target {
  cell: number;
  kind: 'step' | 'capture' | 'rifle';
}

export function targetOf(position: BoardPosition, m: Move): Target {
  const cell = goals(m)[0]!;
  if (isRifle(m)) return { cell, kind: 'rifle' };
  return { cell, kind: m.captures.length || (position.cells[cell] && !m.rook) ? 'capture' : 'step' };
}

export function movesFrom(position: BoardPosition, source: Source): Move[] {
  return position.moves.filter((m) => ('cell' in source ? m.from === source.cell && m.drop < 0 : m.drop === source.man));
}

/** Moves of a source that end where the player points; a step onto a cell goes before castling by its rook. */
export function movesTo(moves: Move[], cell: number): Move[] {
  const direct = moves.filter((m) => goals(m)[0] === cell);
  return direct.length ? direct : moves.filter((m) => goals(m).includes(cell));
}

export function canStart(position: BoardPosition, cell: number): boolean {
  return position.moves.some((m) => m.from === cell && m.drop < 0);
}

export const cellNames = (game: BoardGame, cells: number[]): string =>
  cells.map((c) => game.board.cells[c]!.name).join(', ');

export const cellOf = (game: BoardGame, name: string): number => game.board.cells.findIndex((c) => c.name === name);

/** Cells whose look the last move changed: where from, where to, what it shot. */
export function touched(last: Move | null): number[] {
  if (!last) return [];
  const cells = [last.from, last.to, ...(isRifle(last) ? last.captures : [])];
  if (last.rook) cells.push(last.rook.to);
  return [...new Set(cells.filter((c) => c >= 0))];
}
