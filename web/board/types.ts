// What the board element is told: a game's shape and a position in it, in the words of the package
// `floe`. These are types only: the element itself depends on nothing.

import type { Board, Game, Man, Position, SeatInfo } from '../../bindings/wasm/src/floe.d.ts';

export type { Cell, Man, ManMove, Move, Notice } from '../../bindings/wasm/src/floe.d.ts';

/** The parts of a game that a board needs. */
export type BoardGame = Pick<Game, 'id' | 'name' | 'men' | 'regions' | 'hasHands' | 'drops' | 'hasStash'> & {
  board: Board;
  seats: SeatInfo[];
};

/** The parts of a position that a board needs. */
export type BoardPosition = Pick<
  Position,
  'turn' | 'live' | 'cells' | 'hands' | 'stash' | 'moves' | 'check' | 'checked' | 'notices' | 'last' | 'result'
>;

export type Occupant = { seat: number; man: number };
export type Count = { man: number; count: number };
export type Part = Man['parts'][number];

/** Something drawn on the board: an arrow, or a circle where `to` is absent. */
export interface Shape {
  from: string;
  to?: string;
  brush?: 'plain' | 'best' | 'other' | 'threat';
  width?: number;
}

/** How men move when the reader may do as he likes: any man to any cell. */
export interface FreeMove {
  from: number;
  to: number;
  /** A man taken from a hand or the box of men; -1 for a move on the board. */
  man: number;
  seat: number;
}
