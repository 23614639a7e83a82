// What the parts of the element (picking, reading, dialogs) see of it.

import type { Frame } from './frame.ts';
import type { BoardGame, BoardPosition, Move } from './types.ts';

export type BoardMode = 'play' | 'free' | 'view';

export interface Host {
  readonly game: BoardGame | null;
  readonly position: BoardPosition | null;
  /** The position before the last move, where it is known. */
  readonly earlier: BoardPosition | null;
  readonly frame: Frame | null;
  readonly mode: BoardMode;
  readonly movable: readonly number[];
  readonly premovable: number;
  readonly reach: ((cell: number) => number[]) | null;
  /** An element of the shadow tree. */
  at<T extends Element = HTMLElement>(selector: string): T;
  draw(man: number, seat: number): string;
  say(text: string): void;
  /** Draws again what is marked on the cells. */
  mark(): void;
  drawPockets(): void;
  /** Shows the men as if a move had been made so far; null: as they stand. */
  preview(move: Move | null): void;
  emit(name: string, detail: unknown): void;
}

export const cellName = (host: Host, cell: number): string => host.game!.board.cells[cell]!.name;
