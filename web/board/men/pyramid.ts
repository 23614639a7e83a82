// Icehouse pyramids seen from above. A man in play lies and points away from its owner; an upright
// one shows its four faces. Size is told by length and by pips, colour by hue and by a mark.

import type { Part } from '../types.ts';
import { seatMark } from './marks.ts';

const halfWidth = [17, 23, 30];
const height = [44, 62, 82];

/** One pyramid on its side, its base at `base`, its point up. */
function lying(part: Part, base: number, marked: boolean): string {
  const w = halfWidth[part.size]!;
  const tip = base - height[part.size]!;
  const inner = w * 0.5;
  const pips = Array.from({ length: part.size + 1 }, (_, i) => {
    const x = 50 + (i - part.size / 2) * 9;
    return `<circle class="pip" cx="${x}" cy="${base - 6.5}" r="2.7"/>`;
  }).join('');
  const mark = marked ? seatMark(part.colour, 50, base - height[part.size]! * 0.36, 4.5 + part.size * 1.5) : '';
  return (
    `<g class="pyramid colour-${part.colour}">` +
    `<path class="face" d="M50 ${tip}L${50 + w} ${base}H${50 - w}z"/>` +
    `<path class="lit" d="M50 ${tip}L${50 - inner} ${base}H${50 - w}z"/>` +
    `<path class="dim" d="M50 ${tip}L${50 + inner} ${base}H${50 + w}z"/>` +
    `<path class="edge" d="M50 ${tip}L${50 + w} ${base}H${50 - w}z"/>` +
    `${pips}${mark}</g>`
  );
}

/** Nested pyramids: the outermost part first, each smaller one drawn inside it. */
export function lyingStack(parts: Part[]): string {
  const base = 50 + height[parts[0]!.size]! / 2;
  return parts.map((p, i) => lying(p, base - i * 3, i === parts.length - 1)).join('');
}

/** Pyramids that stand: four faces that meet in the point. */
export function uprightStack(parts: Part[]): string {
  return parts
    .map((p, i) => {
      const w = halfWidth[p.size]! + 6;
      const [a, b] = [50 - w, 50 + w];
      return (
        `<g class="pyramid colour-${p.colour}">` +
        `<path class="face" d="M${a} ${a}H${b}V${b}H${a}z"/>` +
        `<path class="lit" d="M${a} ${a}L50 50L${a} ${b}z"/>` +
        `<path class="dim" d="M${b} ${a}L50 50L${b} ${b}z"/>` +
        `<path class="edge" d="M${a} ${a}H${b}V${b}H${a}zM${a} ${a}L${b} ${b}M${b} ${a}L${a} ${b}"/>` +
        (i === parts.length - 1 ? seatMark(p.colour, 50, 50, 7) : '') +
        '</g>'
      );
    })
    .join('');
}
