// Which picture a man has: pyramids from its parts, ice and the drawn set by name, else a generated one.

import type { BoardGame } from '../types.ts';
import { drawingOf, drawnPicture } from './drawn.ts';
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

/** Degrees by which a seat's men are turned on the screen of a viewer at another seat. */
export function turnOf(game: BoardGame, seat: number, viewer: number): number {
  if (seat < 0) return 0;
  return (game.seats[viewer]!.angle - game.seats[seat]!.angle + 720) % 360;
}

/** The inside of an <svg viewBox="0 0 100 100"> for a man of a seat, as a viewer sees it. */
export function picture(game: BoardGame, manIndex: number, seat: number, viewer: number, set: MenSet): string {
  const man = game.men[manIndex]!;
  const turned = turnOf(game, seat, viewer);
  if (man.parts.length) {
    const inside = seat < 0
      ? uprightStack(man.parts, man.colour)
      : `<g transform="rotate(${turned} 50 50)">${lyingStack(man.parts, man.colour)}</g>`;
    return `<g class="pyramid seat-${colourOf(game, man.colour)}">${inside}</g>`;
  }
  if (man.neutral) {
    const own = drawingOf(man.name);
    if (own) return `<g class="man seat-yellow">${drawnPicture(own)}</g>`;
    return man.capturable ? icePicture : blockPicture;
  }
  const drawing = set === 'drawn' ? drawingOf(man.picture) : undefined;
  const moves = man.movesBySeat?.[Math.max(seat, 0)] ?? man.moves;
  const inside = drawing
    ? drawnPicture(drawing)
    : generatedPicture(man.symbol, moves, game.board.lattice === 'hex', turned);
  const badge = game.seats.length > 2 && seat >= 0
    ? `<g class="badge"><circle cx="80" cy="78" r="14"/>${seatMark(seat, 80, 78, 7)}</g>`
    : '';
  return `<g class="man seat-${colourOf(game, seat)}">${inside}${badge}</g>`;
}
