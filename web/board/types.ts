// What the board element is told: the shape of a game and a position in it. It is the part of the
// package's types that a board needs, so the element depends on nothing and any source may feed it.

/** Plane coordinates in units of a cell; x to the right, y down, seen from the first seat. */
export type Point = [number, number];

export interface BoardCell {
  name: string;
  x: number;
  y: number;
  polygon: Point[];
  /** 0, 1 or 2: the cell's colour. */
  shade: number;
  file: string;
  rank: string;
}

export interface Seat {
  name: string;
  letter: string;
  /** Degrees by which this seat's men are turned, clockwise, against the first seat's. */
  turned: number;
}

/** One way a man goes, as its owner at the first seat sees it (x to the right, y down). */
export interface Way {
  dx: number;
  dy: number;
  kind: 'leap' | 'slide' | 'lame' | 'hop' | 'rifle';
  /** How many times it may be repeated; 0 is no limit. */
  reach: number;
  quiet: boolean;
  capture: boolean;
  initial: boolean;
}

export interface Part {
  colour: number;
  size: number;
}

export interface Man {
  symbol: string;
  name: string;
  picture: string;
  help: string;
  neutral: boolean;
  royal: boolean;
  ways: Way[];
  /** Pyramids, the outermost first; empty for other men. */
  parts: Part[];
}

export interface BoardGame {
  id: string;
  name: string;
  cells: BoardCell[];
  seats: Seat[];
  men: Man[];
  hasHands: boolean;
  hasStash: boolean;
  /** Per cell, a bit for each seat whose quadrant holds it; empty without quadrants. */
  quadrants: number[];
  hex: boolean;
}

export interface Occupant {
  /** -1: nobody's. */
  seat: number;
  man: number;
}

export interface Count {
  man: number;
  count: number;
}

export type MoveKind =
  | 'step' | 'capture' | 'double' | 'enPassant' | 'castle' | 'rifle' | 'drop' | 'pass';

export interface Move {
  uci: string;
  san: string;
  /** -1: a drop or a pass. */
  from: number;
  to: number;
  captures: number[];
  kind: MoveKind;
  /** The man it becomes, by index; -1: none. */
  promotion: number;
  /** The man dropped, by index; -1: none. */
  drop: number;
}

export interface Frost {
  /** Plies until the ice comes: 0 means right after the next move. */
  plies: number;
  /** Cells where ice would come now, and men that would freeze. */
  ice: number[];
  frozen: number[];
}

export interface BoardPosition {
  turn: number;
  live: number[];
  cells: (Occupant | null)[];
  hands: Count[][];
  stash: Count[];
  moves: Move[];
  check: number[];
  frost: Frost | null;
}

export interface Shape {
  from: string;
  /** Absent or equal to `from`: a circle. */
  to?: string;
  brush?: 'plain' | 'best' | 'other' | 'threat';
  width?: number;
}
