// The drawn men, on a square of 100 by 100: a silhouette in the owner's colour (`b`), lines in the
// line colour (`l`), solid details (`d`). All paths are our own.

export interface Drawing {
  /** Silhouettes: filled and outlined. */
  b: string[];
  /** Lines drawn over them. */
  l?: string;
  /** Details filled with the line colour. */
  d?: string;
}

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

const foot = 'M22 89c0-7 3-10 9-11h38c6 1 9 4 9 11z';
const horse =
  'M31 80c-1-14 7-21 13-28 2-3 3-5 3-8-5 5-9 6-13 10-3 3-6 6-9 5-5-1-8-7-6-11 3-7 8-11 11-20 1-5 5-9 10-11l1-10 9 9c18 3 28 20 28 44 0 8-1 14-2 20z';
const horseLines = 'M56 25c10 7 15 20 15 37';
const tower = 'M31 79l3-7V46l-8-8V17h11v8h7v-8h12v8h7v-8h11v21l-8 8v26l3 7z';
const mitre = 'M50 20c13 8 21 19 21 32 0 8-4 14-8 18l4 9H33l4-9c-4-4-8-10-8-18 0-13 8-24 21-32z';
const crown = 'M27 79c-1-6-3-10-5-16L14 34l16 19 3-29 14 26 3-29 3 29 14-26 3 29 16-19-8 29c-2 6-4 10-5 16z';
const crownBalls = [disc(13, 30, 5), disc(32, 20, 5), disc(50, 16, 5), disc(68, 20, 5), disc(87, 30, 5)];
const lobes =
  'M30 79c0-7-3-11-8-17-9-11-5-28 10-30 8-1 15 3 18 11 3-8 10-12 18-11 15 2 19 19 10 30-5 6-8 10-8 17z';
const cross = 'M47 8h6v6h6v6h-6v9h-6v-9h-6v-6h6z';
const pawnBody = 'M42 45h16c-1 13 8 17 11 34H31c3-17 12-21 11-34z';

/** A small horse's head, set on another man's body. */
const smallHorse = (x: number, y: number) =>
  `M${x - 9} ${y + 17}c0-6 3-9 6-12 1-1 2-3 2-4-2 2-4 3-6 5-2 1-3 2-5 2-2-1-3-4-2-6 2-3 4-5 5-9 1-3 3-5 5-5l1-5 4 4c8 2 13 9 13 20 0 4 0 7-1 10z`;

const drawings: Record<string, Drawing> = {
  pawn: { b: [foot, pawnBody, disc(50, 32, 14), 'M36 49c0-3 2-5 5-5h18c3 0 5 2 5 5z'] },
  'berolina pawn': {
    b: [foot, pawnBody, 'M50 13l16 18-16 18-16-18z', 'M36 51c0-3 2-5 5-5h18c3 0 5 2 5 5z'],
  },
  knight: { b: [foot, horse], l: horseLines, d: disc(40, 36, 3.2) + disc(26, 50, 1.8) },
  bishop: {
    b: [foot, mitre, disc(50, 15, 6)],
    l: 'M50 35v20M41 44h18M36 70h28',
  },
  rook: { b: [foot, tower], l: 'M34 46h32M34 72h32' },
  queen: { b: [foot, crown, ...crownBalls], l: 'M23 65c18-5 36-5 54 0' },
  king: { b: [foot, lobes, cross], l: 'M50 43v22M27 70c15-5 31-5 46 0' },
  commoner: { b: [foot, lobes, disc(50, 22, 8)], l: 'M50 43v22M27 70c15-5 31-5 46 0' },
  archbishop: { b: [foot, mitre, disc(50, 15, 6)], l: 'M36 70h28', d: smallHorse(49, 49) },
  chancellor: { b: [foot, tower], l: 'M34 46h32', d: smallHorse(51, 58) },
  amazon: { b: [foot, crown, ...crownBalls], d: smallHorse(51, 60) },
  elephant: {
    b: [foot, 'M30 79c-2-10 0-16 4-22-6 0-8 6-8 14 0 5-6 6-9 2-3-8-1-22 6-30 5-7 12-14 23-16 11-2 24 1 29 9 7 9 7 28 6 43z'],
    l: 'M54 33c11 2 15 13 10 26M33 61l-7 8', d: disc(38, 44, 3),
  },
  cannon: { b: [foot, 'M16 36l44-17c9-3 16 4 13 13-1 4-4 6-7 8L26 56z', disc(50, 60, 18)], l: 'M50 45v30M35 60h30' },
  duck: {
    b: ['M22 62c0 16 14 24 32 24s30-10 30-26c0-8-4-13-9-16-2 6-9 11-17 11-4 0-4-4-2-8 3-4 4-8 4-12 0-9-7-16-16-16s-16 7-16 16c0 3 1 6 2 8 2 5-8 9-8 19z', 'M29 33l-16 5 15 7z'],
    d: disc(42, 33, 3.2),
  },
};

/** Men that go by other names elsewhere. */
const alike: Record<string, string> = { general: 'king', horse: 'knight', soldier: 'pawn', 'shogi pawn': 'pawn' };

export const drawingOf = (name: string): Drawing | undefined => drawings[alike[name] ?? name];

export function drawnPicture(d: Drawing): string {
  return (
    `<g class="body">${d.b.map((p) => `<path d="${p}"/>`).join('')}</g>` +
    (d.l ? `<path class="line" d="${d.l}"/>` : '') +
    (d.d ? `<path class="detail" d="${d.d}"/>` : '')
  );
}
