// Which picture a man has: pyramids from its parts, ice and the drawn set by name, else a generated one.

import type { BoardGame, Man } from '../types.ts';
import { drawings, drawnPicture } from './drawn.ts';
import { generatedPicture } from './generated.ts';
import { blockPicture, icePicture } from './ice.ts';
import { seatMark } from './marks.ts';
import { lyingStack, uprightStack } from './pyramid.ts';

export type MenSet = 'drawn' | 'moves';

/** The colours of the seats, by their names; a seat of another name takes one by its number. */
const palette = ['white', 'black', 'red', 'green', 'blue', 'yellow'];

export function colourOf(game: BoardGame, seat: number): string {
  if (seat < 0) return 'nobody';
  const name = game.seats[seat]!.name.toLowerCase();
  return palette.includes(name) ? name : palette[seat]!;
}

/** The letters on a generated picture. */
const letters = (man: Man) => man.symbol.replace(/[{}]/g, '');

/**
 * The inside of an <svg viewBox="0 0 100 100"> for a man of a seat.
 * `turned`: degrees between the seat's forward and up, as the viewer sees it.
 */
export function picture(game: BoardGame, manIndex: number, seat: number, turned: number, set: MenSet): string {
  const man = game.men[manIndex]!;
  if (man.parts.length) {
    if (seat < 0) return uprightStack(man.parts);
    return `<g transform="rotate(${turned} 50 50)">${lyingStack(man.parts)}</g>`;
  }
  if (man.picture === 'ice') return icePicture;
  if (man.neutral) return blockPicture;
  const drawing = set === 'drawn' ? drawings[man.picture] : undefined;
  const inside = drawing ? drawnPicture(drawing) : generatedPicture(letters(man), man.ways, game.hex, turned);
  const badge = game.seats.length > 2
    ? `<g class="badge"><circle cx="79" cy="79" r="14"/>${seatMark(seat, 79, 79, 7)}</g>`
    : '';
  return `<g class="man seat-${colourOf(game, seat)}">${inside}${badge}</g>`;
}
