// A picture for any man: a tablet with its letters, and around them how it moves. The marks stand on
// three rings (one, two, three cells away): a dot is a leap, a line a slide that ends in a bar at its
// limit or in an arrow; open marks do not capture, crosses only capture.

import type { Way } from '../types.ts';

const ring = (cells: number) => 21 + (Math.min(cells, 3.3) - 1) * 9.3;
const fixed = (n: number) => +n.toFixed(1);

interface Ray { ux: number; uy: number; cells: number }

function rayOf(w: Way, hex: boolean): Ray {
  const straight = Math.max(Math.abs(w.dx), Math.abs(w.dy));
  const length = Math.hypot(w.dx, w.dy);
  const norm = hex ? length : straight;
  return { ux: w.dx / norm, uy: w.dy / norm, cells: hex ? Math.round(length) : straight };
}

function dot(w: Way, x: number, y: number): string {
  if (w.kind === 'rifle') {
    return `<circle class="way-open" cx="${x}" cy="${y}" r="4.200"/><circle class="way" cx="${x}" cy="${y}" r="1.500"/>`;
  }
  if (!w.quiet) {
    return `<path class="way-line" d="M${fixed(x - 3)} ${fixed(y - 3)}l6 6m0-6l-6 6"/>`;
  }
  if (!w.capture) return `<circle class="way-open" cx="${x}" cy="${y}" r="3.100"/>`;
  return `<circle class="way" cx="${x}" cy="${y}" r="3.900"/>`;
}

function line(w: Way, ray: Ray): string {
  const from = ring(1) - 1;
  const limited = w.reach > 0;
  const end = limited ? ring(Math.min(3, w.reach * ray.cells)) + (w.reach > 3 ? 2 : 0) : ring(3) + 2;
  const at = (r: number, side: number): [number, number] =>
    [fixed(50 + ray.ux * r - ray.uy * side), fixed(50 + ray.uy * r + ray.ux * side)];
  const [x1, y1] = at(from, 0);
  const [x2, y2] = at(end, 0);
  const [lx, ly] = limited ? at(end, 4) : at(end - 5, 4.5);
  const [rx, ry] = limited ? at(end, -4) : at(end - 5, -4.5);
  const head = limited ? `M${lx} ${ly}L${rx} ${ry}` : `M${lx} ${ly}L${x2} ${y2}L${rx} ${ry}`;
  const rider = ray.cells > 1 && !Number.isInteger(ray.ux) ? ' way-dashed' : '';
  return `<path class="way-line${rider}" d="M${x1} ${y1}L${x2} ${y2}"/><path class="way-line" d="${head}"/>`;
}

/** The marks alone, for a man that looks up the page. */
export function wayMarks(ways: Way[], hex: boolean): string {
  const seen = new Set<string>();
  let out = '';
  for (const w of ways) {
    if (w.initial) continue;
    const ray = rayOf(w, hex);
    if (w.kind === 'slide' && w.reach !== 1) {
      out += line(w, ray);
      continue;
    }
    const r = ring(ray.cells);
    const x = fixed(50 + ray.ux * r);
    const y = fixed(50 + ray.uy * r);
    const key = `${x} ${y}`;
    if (seen.has(key)) continue;
    seen.add(key);
    out += dot(w, x, y);
  }
  return out;
}

export function generatedPicture(symbol: string, ways: Way[], hex: boolean, turned: number): string {
  const size = symbol.length > 1 ? 23 : 27;
  const tablet = hex
    ? '<circle cx="50" cy="50" r="46"/>'
    : '<path d="M4 24q0-20 20-20h52q20 0 20 20v52q0 20-20 20H24q-20 0-20-20z"/>';
  const turn = turned ? ` transform="rotate(${turned} 50 50)"` : '';
  return (
    `<g class="body tablet">${tablet}</g><g${turn}>${wayMarks(ways, hex)}</g>` +
    `<text class="letters" x="50" y="${50 + size * 0.36}" font-size="${size}">${symbol}</text>`
  );
}
