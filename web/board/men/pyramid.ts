// Icehouse pyramids seen from above. A man in play lies and points away from its owner; an upright
// one shows its four faces. Size is told by length and by pips, colour by hue and by a mark.

import type { Part } from '../types.ts';
import { seatMark } from './marks.ts';

const halfWidth = [0, 22, 29, 36];
const height = [0, 52, 74, 98];

/** One pyramid on its side, its base at `base`, its point up. */
function lying(size: number, colour: number, base: number, marked: boolean): string {
  const w = halfWidth[size]!;
  const h = height[size]!;
  const tip = base - h;
  const inner = w * 0.48;
  const pips = Array.from({ length: size }, (_, i) => {
    const x = 50 + (i - (size - 1) / 2) * 9;
    return `<circle class="pip" cx="${x}" cy="${base - 6}" r="2.6"/>`;
  }).join('');
  const mark = marked ? seatMark(colour, 50, base - h * 0.34, 3.2 + size * 1.5) : '';
  return (
    `<path class="face" d="M50 ${tip}L${50 + w} ${base}H${50 - w}z"/>` +
    `<path class="lit" d="M50 ${tip}L${50 - inner} ${base}H${50 - w}z"/>` +
    `<path class="dim" d="M50 ${tip}L${50 + inner} ${base}H${50 + w}z"/>` +
    `<path class="edge" d="M50 ${tip}L${50 + w} ${base}H${50 - w}z"/>${marked ? pips : ''}${mark}`
  );
}

/** Nested pyramids: the outermost part first, each smaller one drawn inside it. */
export function lyingStack(parts: Part[], colour: number): string {
  const base = 50 + height[parts[0]!.size]! / 2;
  return parts.map((p, i) => lying(p.size, colour, base - i * 4, i === parts.length - 1)).join('');
}

/** Pyramids that stand: four faces that meet in the point. */
export function uprightStack(parts: Part[], colour: number): string {
  return parts
    .map((p, i) => {
      const w = halfWidth[p.size]! + 6;
      const [a, b] = [50 - w, 50 + w];
      return (
        `<path class="face" d="M${a} ${a}H${b}V${b}H${a}z"/>` +
        `<path class="lit" d="M${a} ${a}L50 50L${a} ${b}z"/>` +
        `<path class="dim" d="M${b} ${a}L50 50L${b} ${b}z"/>` +
        `<path class="edge" d="M${a} ${a}H${b}V${b}H${a}zM${a} ${a}L${b} ${b}M${b} ${a}L${a} ${b}"/>` +
        (i === parts.length - 1 ? seatMark(colour, 50, 50, 8) : '')
      );
    })
    .join('');
}
