// The board as a viewer at one seat sees it: cells turned about the middle, scaled to 100 units a
// cell. Answers which cell lies under a point and which is the neighbour in a direction of the screen.

import type { BoardGame } from './types.ts';

export const unit = 100;

export interface PlacedCell {
  x: number;
  y: number;
  path: string;
  polygon: [number, number][];
}

export interface Frame {
  viewer: number;
  cells: PlacedCell[];
  width: number;
  height: number;
  hex: boolean;
  /** Room for names beside and below the cells, where there is none inside. */
  beside: number;
  below: number;
}

const round = (n: number) => Math.round(n * 100) / 100;

export function makeFrame(game: BoardGame, viewer: number): Frame {
  const { board, seats } = game;
  const angle = (seats[viewer]!.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turn = (x: number, y: number): [number, number] => [
    ((x - board.width / 2) * cos - (y - board.height / 2) * sin) * unit,
    ((x - board.width / 2) * sin + (y - board.height / 2) * cos) * unit,
  ];
  const polygons = board.cells.map((c) => c.polygon.map(([x, y]) => turn(x, y)));
  const flat = polygons.flat();
  // Outlines of hexagons need a little room at the rim.
  const pad = board.lattice === 'hex' ? 3 : 0;
  const [left, top] = [Math.min(...flat.map((p) => p[0])) - pad, Math.min(...flat.map((p) => p[1])) - pad];
  const [right, bottom] = [Math.max(...flat.map((p) => p[0])) + pad, Math.max(...flat.map((p) => p[1])) + pad];
  const cells = board.cells.map((c, i) => {
    const [x, y] = turn(c.x, c.y);
    const polygon = polygons[i]!.map(([px, py]): [number, number] => [round(px - left), round(py - top)]);
    return { x: round(x - left), y: round(y - top), polygon, path: `M${polygon.map((p) => p.join(' ')).join('L')}z` };
  });
  return { viewer, cells, width: round(right - left), height: round(bottom - top), hex: board.lattice === 'hex', ...margins(game) };
}

function margins(game: BoardGame): { beside: number; below: number } {
  if (game.board.lattice === 'hex') return { beside: 0, below: 30 };
  return outsideNames(game) ? { beside: 46, below: 46 } : { beside: 0, below: 0 };
}

/** On large boards the men fill their cells, so the names of files and ranks stand outside. */
export const outsideNames = (game: BoardGame): boolean => game.board.cells.length > 100;

function inside(polygon: [number, number][], x: number, y: number): boolean {
  let odd = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [xi, yi] = polygon[i]!;
    const [xj, yj] = polygon[j]!;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) odd = !odd;
  }
  return odd;
}

/** The cell under a point of the drawing, or -1. */
export function cellAt(frame: Frame, x: number, y: number): number {
  return frame.cells.findIndex((c) => Math.abs(c.x - x) < unit && Math.abs(c.y - y) < unit && inside(c.polygon, x, y));
}

/** Degrees on the screen, clockwise from up. */
export type Bearing = number;

/**
 * The cell next to `cell` across the edge nearest to a bearing, or -1 at the rim. On hex boards the
 * six edges lie at 0, 60, 120...; a bearing of 271 means the upper of the two on the left.
 */
export function neighbour(frame: Frame, cell: number, bearing: Bearing): number {
  const here = frame.cells[cell]!;
  let best = -1;
  let least = 50;
  frame.cells.forEach((c, i) => {
    if (i === cell || Math.hypot(c.x - here.x, c.y - here.y) > unit * 1.1) return;
    const towards = (Math.atan2(c.x - here.x, here.y - c.y) * 180) / Math.PI;
    const off = Math.abs(((towards - bearing + 540) % 360) - 180);
    if (off < least) [best, least] = [i, off];
  });
  return best;
}

/** The cell where a keyboard reader starts: the one nearest to the viewer's side, in the middle. */
export function nearestCell(frame: Frame): number {
  let best = 0;
  frame.cells.forEach((c, i) => {
    const b = frame.cells[best]!;
    if (c.y > b.y + 1 || (Math.abs(c.y - b.y) <= 1 && Math.abs(c.x - frame.width / 2) < Math.abs(b.x - frame.width / 2) - 1)) best = i;
  });
  return best;
}
