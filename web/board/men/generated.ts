// A picture for any man: a tablet with its letters, and around them how it moves. The marks stand on
// three rings (one, two, three cells away): a dot is a leap, a line a slide that ends in a bar at its
// limit or else in an arrow. Open marks do not capture, crosses only capture, a target shoots.

import { escaped } from '../escape.ts';
import type { ManMove } from '../types.ts';

const ring = (cells: number) => 22 + (Math.min(cells, 3.3) - 1) * 8.9;
const fixed = (n: number) => +n.toFixed(1);

interface Ray { ux: number; uy: number; cells: number }

function rayOf(x: number, y: number, hex: boolean): Ray {
  const straight = Math.max(Math.abs(x), Math.abs(y));
  const length = Math.hypot(x, y);
  const norm = hex ? length : straight;
  return { ux: x / norm, uy: y / norm, cells: hex ? Math.round(length) : straight };
}

/** A man that captures at the end of its first leg and comes back. */
export const isRifle = (m: ManMove): boolean => m.captureOnWay && Math.hypot(m.x, m.y) < 0.1;

export const onlyEnPassant = (m: ManMove): boolean => m.enPassant && !m.capture;

function dot(m: ManMove, x: number, y: number): string {
  if (isRifle(m)) {
    return `<circle class="way-open" cx="${x}" cy="${y}" r="4"/><path class="way-line thin" d="M${x - 6} ${y}h12M${x} ${y - 6}v12"/>`;
  }
  if (!m.quiet) return `<path class="way-line" d="M${fixed(x - 3)} ${fixed(y - 3)}l6 6m0-6l-6 6"/>`;
  if (!m.capture) return `<circle class="way-open" cx="${x}" cy="${y}" r="3.1"/>`;
  return `<circle class="way" cx="${x}" cy="${y}" r="4"/>`;
}

function line(m: ManMove, ray: Ray): string {
  const limited = m.reach > 0;
  const end = limited ? ring(Math.min(3, m.reach * ray.cells)) + (m.reach > 3 ? 2 : 0) : ring(3) + 2;
  const at = (r: number, side: number) =>
    `${fixed(50 + ray.ux * r - ray.uy * side)} ${fixed(50 + ray.uy * r + ray.ux * side)}`;
  const head = limited
    ? `M${at(end, 4)}L${at(end, -4)}`
    : `M${at(end - 5, 4.5)}L${at(end, 0)}L${at(end - 5, -4.5)}`;
  const dashed = ray.cells > 1 ? ' dashed' : '';
  return `<path class="way-line${dashed}" d="M${at(ring(1) - 1, 0)}L${at(end, 0)}"/><path class="way-line" d="${head}"/>`;
}

/** The marks alone, for a man that looks up the page. */
export function wayMarks(moves: ManMove[], hex: boolean): string {
  const seen = new Set<string>();
  let out = '';
  for (const m of moves) {
    if (m.initial || onlyEnPassant(m)) continue;
    const leg = isRifle(m) && m.legs[0] ? m.legs[0] : m;
    const ray = rayOf(leg.x, leg.y, hex);
    if (!Number.isFinite(ray.ux)) continue;
    if (m.reach !== 1 && m.kind !== 'bent') {
      out += line(m, ray);
      continue;
    }
    const r = ring(ray.cells);
    const [x, y] = [fixed(50 + ray.ux * r), fixed(50 + ray.uy * r)];
    const key = `${x} ${y}`;
    if (seen.has(key)) continue;
    seen.add(key);
    out += dot(m, x, y);
  }
  return out;
}

export function generatedPicture(symbol: string, moves: ManMove[], hex: boolean, turned: number): string {
  const size = symbol.length > 1 ? 22 : 27;
  const narrow = symbol.length > 1 ? ' textLength="26" lengthAdjust="spacingAndGlyphs"' : '';
  const tablet = hex
    ? '<circle cx="50" cy="50" r="46"/>'
    : '<path d="M6 24q0-18 18-18h52q18 0 18 18v52q0 18-18 18H24q-18 0-18-18z"/>';
  const turn = turned ? ` transform="rotate(${turned} 50 50)"` : '';
  return (
    `<g class="body tablet">${tablet}</g><g${turn}>${wayMarks(moves, hex)}</g>` +
    `<text class="letters" x="50" y="${50 + size * 0.36}" font-size="${size}"${narrow}>${escaped(symbol)}</text>`
  );
}
