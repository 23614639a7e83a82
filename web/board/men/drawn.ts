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

const bust = 'M30 79c1-14 8-20 13-24h14c5 4 12 10 13 24z';
const helmet = 'M34 53c-2-19 4-34 16-34s18 15 16 34l-10 4V43H44v14z';
const crest = 'M43 21c-1-8 3-12 7-14 4 2 8 6 7 14z';

/** A small horse's head, set on another man's body. */
const smallHorse = (x: number, y: number) =>
  `M${x - 9} ${y + 17}c0-6 3-9 6-12 1-1 2-3 2-4-2 2-4 3-6 5-2 1-3 2-5 2-2-1-3-4-2-6 2-3 4-5 5-9 1-3 3-5 5-5l1-5 4 4c8 2 13 9 13 20 0 4 0 7-1 10z`;

export const drawings: Record<string, Drawing> = {
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
  'royal knight': {
    b: [foot, horse, 'M68 3h5v5h5v5h-5v7h-5v-7h-5v-5h5z'],
    l: horseLines,
    d: disc(40, 36, 3.2) + disc(26, 50, 1.8),
  },
  hoplite: { b: [foot, pawnBody, 'M37 47c-2-16 3-28 13-28s15 12 13 28l-8 2V38H45v11z', 'M44 20c0-5 3-8 6-9 3 1 6 4 6 9z'] },
  captain: { b: [foot, bust, crest, helmet], l: 'M50 60v14M43 67h14' },
  lieutenant: { b: [foot, bust, crest, helmet], l: 'M45 62l10 10M55 62l-10 10' },
  dragon: { b: [foot, tower], l: 'M34 46h32', d: 'M50 50l10 12-10 12-10-12z' },
  nightrider: {
    b: [foot, horse],
    l: `${horseLines}M48 28c8 8 13 20 12 40`,
    d: disc(40, 36, 3.2) + disc(26, 50, 1.8) + 'M50 60l9 8-9 8-9-8z',
  },
  grasshopper: {
    b: [
      foot,
      'M36 79c-2-14-6-20-14-26l18 4 10-34 10 34 18-4c-8 6-12 12-14 26z',
      disc(50, 19, 6), disc(19, 50, 5), disc(81, 50, 5),
    ],
    l: 'M35 67c10-3 20-3 30 0',
  },
};

export function drawnPicture(d: Drawing): string {
  return (
    `<g class="body">${d.b.map((p) => `<path d="${p}"/>`).join('')}</g>` +
    (d.l ? `<path class="line" d="${d.l}"/>` : '') +
    (d.d ? `<path class="detail" d="${d.d}"/>` : '')
  );
}
