// A man alone on an open board, with a few enemies to capture: what a rules page lets the reader move.
// It reads the atoms of a man's movement, so it shows how a man moves, not what a game's rules allow.

import type { Board, Cell, Game, Man, ManMove, Move } from 'floe';
import { isRifle, onlyEnPassant } from '../board/men/generated.ts';
import type { BoardPosition } from '../board/types.ts';

const side = 9;

/** Nine by nine cells, for men of square boards; hex boards are small enough themselves. */
function openSquare(): Board {
  const files = [...'abcdefghi'];
  const cells: Cell[] = [];
  for (let y = 0; y < side; y++) {
    files.forEach((file, x) => {
      cells.push({
        name: `${file}${side - y}`, x: x + 0.5, y: y + 0.5, file, rank: side - y, shade: (x + y) % 2 === 0 ? 1 : 0,
        polygon: [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1]], neighbours: [],
      });
    });
  }
  return { shape: 'rectangle', lattice: 'square', width: side, height: side, files, ranks: side, cells, directions: [] };
}

export function openBoard(game: Game): Board {
  return game.board.lattice === 'square' ? openSquare() : game.board;
}

export type OpenCells = BoardPosition['cells'];

function cellNear(board: Board, x: number, y: number): number {
  return board.cells.findIndex((c) => Math.hypot(c.x - x, c.y - y) < 0.2);
}

export const middle = (board: Board): number => cellNear(board, board.width / 2, board.height / 2);

interface End { cell: number; quiet: boolean; capture: boolean; rifle: boolean }

/** Where one atom leads from a cell, men in the way considered. */
function* ends(board: Board, cells: OpenCells, from: number, m: ManMove): Generator<End> {
  const start = board.cells[from]!;
  const rifle = isRifle(m) && m.legs[0] !== undefined;
  const step = rifle ? m.legs[0]! : m;
  const at = (k: number) => cellNear(board, start.x + step.x * k, start.y + step.y * k);
  if (m.kind === 'lame' && cellNear(board, start.x + m.x / 2, start.y + m.y / 2) >= 0) {
    if (cells[cellNear(board, start.x + m.x / 2, start.y + m.y / 2)]) return;
  }
  let hurdles = m.kind === 'hop' ? 1 : 0;
  for (let k = 1; k <= (rifle ? 1 : m.reach || side); k++) {
    const cell = at(k);
    if (cell < 0) return;
    if (hurdles) {
      if (cells[cell]) hurdles--;
      continue;
    }
    yield { cell, quiet: m.quiet && !rifle, capture: m.capture || rifle, rifle };
    if (cells[cell]) return;
  }
}

/** The moves of the man on a cell. */
export function openMoves(board: Board, man: Man, cells: OpenCells, from: number): Move[] {
  const seat = cells[from]!.seat;
  const out = new Map<string, Move>();
  for (const m of man.movesBySeat?.[seat] ?? man.moves) {
    if (onlyEnPassant(m) || (m.initial && from !== middle(board))) continue;
    for (const end of ends(board, cells, from, m)) {
      const other = cells[end.cell];
      if (other ? other.seat === seat || !end.capture : !end.quiet) continue;
      const to = end.rifle ? from : end.cell;
      const uci = `${from}-${end.cell}${end.rifle ? '!' : ''}`;
      out.set(uci, {
        uci, san: uci, from, to, kind: 'step', captures: other ? [end.cell] : [], promotion: -1, drop: -1, rook: null, wall: -1, enters: null,
      });
    }
  }
  return [...out.values()];
}

/** Some of the cells, not all from one end of the list. */
function spread(cells: number[], count: number): number[] {
  const every = Math.max(1, Math.floor(cells.length / count));
  return cells.filter((_, i) => i % every === every - 1).slice(0, count);
}

/** The man in the middle, and up to three enemies where it could capture them, none next to it if that can be. */
export function openStart(board: Board, man: Man, index: number): OpenCells {
  const cells: OpenCells = board.cells.map(() => null);
  const from = middle(board);
  cells[from] = { seat: 0, man: index };
  const captures = (man.movesBySeat?.[0] ?? man.moves).filter((m) => (m.capture || isRifle(m)) && m.kind !== 'hop');
  const reach = (moves: ManMove[]) => [...new Set(moves.flatMap((m) => [...ends(board, cells, from, m)].map((e) => e.cell)))];
  const far = (c: number) => Math.hypot(board.cells[c]!.x - board.cells[from]!.x, board.cells[c]!.y - board.cells[from]!.y) > 1.5;
  const only = reach(captures.filter((m) => !m.quiet || isRifle(m)));
  const others = reach(captures.filter((m) => m.quiet && !isRifle(m)));
  const places = [...spread(only, 2), ...spread(others.some(far) ? others.filter(far) : others, 3)].slice(0, 3);
  for (const c of places) cells[c] = { seat: 1, man: index };
  return cells;
}

export function play(cells: OpenCells, move: Move): OpenCells {
  const next = [...cells];
  const man = next[move.from]!;
  for (const c of move.captures) next[c] = null;
  next[move.from] = null;
  next[move.to] = man;
  return next;
}
