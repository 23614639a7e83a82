// The layers of the drawing as SVG text: the cells, what is marked on them, arrows.

import { escaped } from './escape.ts';
import type { Frame } from './frame.ts';
import { outsideNames, unit } from './frame.ts';
import type { Target } from './moves.ts';
import { cellOf } from './moves.ts';
import type { BoardGame, Notice, Shape } from './types.ts';

/** Regions whose outline players look for, by the names that games give them. */
const outlined = ['hill', 'palace', 'castle'];

/** The edges of a set of cells that no two of them share. */
function outline(frame: Frame, cells: number[]): string {
  const edges = new Map<string, string>();
  for (const i of cells) {
    const { polygon } = frame.cells[i]!;
    polygon.forEach(([x1, y1], k) => {
      const [x2, y2] = polygon[(k + 1) % polygon.length]!;
      const key = `${Math.round(x1 + x2)} ${Math.round(y1 + y2)}`;
      if (!edges.delete(key)) edges.set(key, `M${x1} ${y1}L${x2} ${y2}`);
    });
  }
  return [...edges.values()].join('');
}

/** Where men must get to, and other places that a game's rules name. */
function regions(game: BoardGame, frame: Frame): string {
  return game.regions
    .filter((r) => outlined.includes(r.name) || (r.rule === 'win_in_region' && r.name === 'region'))
    .flatMap((r) => r.bySeat)
    .map((cells) => `<path class="region" d="${outline(frame, cells)}"/>`)
    .join('');
}

/** Which seats' quadrant a cell lies in, where the game has quadrants. */
function quadrantEdges(game: BoardGame, frame: Frame): string {
  const quadrant = game.regions.find((r) => r.name === 'quadrant' && r.bySeat.length > 2);
  if (!quadrant) return '';
  const { width: w, height: h } = frame;
  return `<path class="quadrant" d="M0 0L${w} ${h}M${w} 0L0 ${h}"/>`;
}

export function cellsLayer(game: BoardGame, frame: Frame): string {
  const cells = frame.cells
    .map((c, i) => `<path class="cell shade-${game.board.cells[i]!.shade}" d="${c.path}"/>`)
    .join('');
  return cells + quadrantEdges(game, frame) + regions(game, frame);
}

/** Is there no cell further that way, straight down or straight left? */
function isLast(frame: Frame, cell: { x: number; y: number }, way: 'down' | 'left'): boolean {
  return !frame.cells.some((o) =>
    way === 'down' ? Math.abs(o.x - cell.x) < 1 && o.y > cell.y + 1 : Math.abs(o.y - cell.y) < 1 && o.x < cell.x - 1,
  );
}

/** File letters along the lower rim, rank numbers along the left one; on hex boards whole names below. */
export function coordinatesLayer(game: BoardGame, frame: Frame): string {
  const { cells } = game.board;
  const sideways = game.seats[frame.viewer]!.angle % 180 !== 0;
  const outside = frame.hex || outsideNames(game);
  const out: string[] = [];
  frame.cells.forEach((c, i) => {
    const { name, file, rank, shade } = cells[i]!;
    const note = (text: string, dx: number, dy: number) =>
      out.push(`<text class="coordinate ${outside ? 'outside' : `on-${shade}`}" x="${c.x + dx}" y="${c.y + dy}">${escaped(text)}</text>`);
    const [across, up] = sideways ? [`${rank}`, file] : [file, `${rank}`];
    if (isLast(frame, c, 'down')) note(frame.hex ? name : across, outside ? 0 : 40, frame.hex ? 72 : outside ? 84 : 44);
    if (!frame.hex && isLast(frame, c, 'left')) note(up, outside ? -74 : -41, outside ? 8 : -32);
  });
  return out.join('');
}

const ring = (c: { x: number; y: number }, r: number) => `M${c.x - r} ${c.y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

const corner = (c: { x: number; y: number }, size: number) => {
  const [a, b] = [44, 44 - size];
  return [[1, 1], [1, -1], [-1, 1], [-1, -1]]
    .map(([sx, sy]) => `M${c.x + sx! * a} ${c.y + sy! * b}V${c.y + sy! * a}H${c.x + sx! * b}`)
    .join('');
};

/** How many plies ahead the board shows what a rule will do to it. */
const warned = 6;

export interface Marks {
  last: number[];
  check: number[];
  selected: number;
  cursor: number;
  targets: Target[];
  premove: number[];
  notice: Notice | null;
}

/** Under the men: fields of colour, each with a line or a pattern of its own. */
export function marksLayer(frame: Frame, marks: Marks): string {
  const field = (name: string, i: number) => `<path class="field ${name}" d="${frame.cells[i]!.path}"/>`;
  const out = marks.last.map((i) => field('last', i));
  if (marks.selected >= 0) out.push(field('selected', marks.selected));
  out.push(...marks.premove.map((i) => field('premove', i)));
  for (const i of marks.check) {
    const c = frame.cells[i]!;
    out.push(field('check', i), `<path class="check-burst" d="${burst(c.x, c.y)}"/>`);
  }
  if (marks.notice && marks.notice.plies <= warned) {
    for (const i of marks.notice.fills) {
      if (marks.notice.takes.includes(i)) continue;
      const c = frame.cells[i]!;
      out.push(`<path class="frost" d="${flake(c.x, c.y, 20)}"/>`);
    }
  }
  return out.join('');
}

function burst(x: number, y: number): string {
  const points = Array.from({ length: 24 }, (_, i) => {
    const r = i % 2 ? 40 : 49;
    const a = (i * Math.PI) / 12;
    return `${(x + r * Math.cos(a)).toFixed(1)} ${(y + r * Math.sin(a)).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}

/** A snow crystal of six arms. */
export function flake(x: number, y: number, r: number): string {
  let d = '';
  for (let i = 0; i < 6; i++) {
    const a = (i * Math.PI) / 3 + Math.PI / 6;
    const p = (k: number, turn = 0) =>
      `${(x + k * Math.cos(a + turn)).toFixed(1)} ${(y + k * Math.sin(a + turn)).toFixed(1)}`;
    d += `M${x} ${y}L${p(r)}M${p(r * 0.92, 0.28)}L${p(r * 0.62)}L${p(r * 0.92, -0.28)}`;
  }
  return d;
}

/** Over the men: where a picked man may go, men that would freeze, the keyboard's cell. */
export function targetsLayer(frame: Frame, marks: Marks): string {
  const out: string[] = [];
  const seen = new Set<number>();
  for (const { cell, kind } of marks.targets) {
    if (cell < 0 || seen.has(cell)) continue;
    seen.add(cell);
    const c = frame.cells[cell]!;
    if (kind === 'step') {
      out.push(`<circle class="target step" cx="${c.x}" cy="${c.y}" r="14"/>`);
      continue;
    }
    const d = kind === 'capture'
      ? frame.hex ? ring(c, 43) : corner(c, 24)
      : `${ring(c, 34)}M${c.x - 48} ${c.y}h26M${c.x + 22} ${c.y}h26M${c.x} ${c.y - 48}v26M${c.x} ${c.y + 22}v26`;
    out.push(`<path class="halo" d="${d}"/><path class="target ${kind}" d="${d}"/>`);
  }
  for (const i of marks.notice && marks.notice.plies <= warned ? marks.notice.takes : []) {
    const c = frame.cells[i]!;
    out.push(`<g class="freezing"><circle cx="${c.x + 31}" cy="${c.y - 31}" r="17"/><path d="${flake(c.x + 31, c.y - 31, 13)}"/></g>`);
  }
  if (marks.cursor >= 0) out.push(`<path class="cursor" d="${frame.cells[marks.cursor]!.path}"/>`);
  return out.join('');
}

/** Arrows and circles, the lines of the computer among them. */
export function shapesLayer(game: BoardGame, frame: Frame, shapes: Shape[]): string {
  return shapes
    .map((s) => {
      const from = frame.cells[cellOf(game, s.from)];
      const to = frame.cells[cellOf(game, s.to ?? s.from)];
      if (!from || !to) return '';
      const brush = s.brush ?? 'plain';
      if (from === to) return `<circle class="shape brush-${brush}" cx="${from.x}" cy="${from.y}" r="44" stroke-width="6"/>`;
      return arrow(from, to, brush, s.width ?? 14);
    })
    .join('');
}

function arrow(from: { x: number; y: number }, to: { x: number; y: number }, brush: string, width: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const head = Math.min(length * 0.5, width * 2.6);
  const [h, tip] = [width / 2, length - unit * 0.08];
  return (
    `<path class="shape-fill brush-${brush}" transform="translate(${from.x} ${from.y}) rotate(${angle.toFixed(2)})" ` +
    `d="M${unit * 0.22} ${-h}H${tip - head}V${-h * 2.5}L${tip} 0L${tip - head} ${h * 2.5}V${h}H${unit * 0.22}z"/>`
  );
}
