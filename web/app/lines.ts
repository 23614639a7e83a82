// The computer's lines for a position, renewed whenever another is looked at.

import { signal } from '@preact/signals';
import type { Search, SearchProgress } from 'floe';
import { messageOf, player } from './core.ts';

export const watching = signal(false);
export const progress = signal<SearchProgress | null>(null);
export const linesError = signal('');

let running: Search | null = null;

export function stopLines(): void {
  const search = running;
  running = null;
  search?.stop();
}

export function watch(game: string, start: string, moves: string[], over: boolean): void {
  stopLines();
  progress.value = null;
  linesError.value = '';
  if (!watching.value || over) return;
  try {
    const search = player().search({ game, fen: start, moves, infinite: true, lines: 3 }, (p) => {
      if (running === search) progress.value = p;
    });
    running = search;
    search.done.then(
      (p) => { if (running === search && p.lines.length) progress.value = p; },
      (error: unknown) => { if (running === search) linesError.value = messageOf(error); },
    );
  } catch (error) {
    linesError.value = messageOf(error);
  }
}

/** 0 to 1: how the first seat stands, from hundredths of a pawn. */
export function share(score: number, mate: number, firstMoves: boolean): number {
  if (mate) return (mate > 0) === firstMoves ? 1 : 0;
  return 1 / (1 + Math.exp(-score / 260));
}
