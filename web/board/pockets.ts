// Hands and stash around the board: the men a player may drop, with their counts.

import { board as t } from '../texts/en.ts';
import { escaped } from './escape.ts';
import type { BoardGame, BoardPosition, Count } from './types.ts';

export interface PocketContext {
  game: BoardGame;
  position: BoardPosition;
  viewer: number;
  /** Seats whose men the player may pick up now. */
  canDrop(seat: number, man: number): boolean;
  draw(man: number, seat: number): string;
  picked: number;
}

const sides = ['bottom', 'left', 'top', 'right'] as const;

/** On which side of the drawing a seat sits. */
export function sideOf(game: BoardGame, seat: number, viewer: number): (typeof sides)[number] {
  if (seat === viewer) return 'bottom';
  if (game.seats.length === 2) return 'top';
  const turn = (game.seats[viewer]!.angle - game.seats[seat]!.angle + 720) % 360;
  return turn < 45 ? 'bottom' : turn < 135 ? 'left' : turn <= 225 && game.seats.length !== 3 ? 'top' : turn < 180 ? 'left' : 'right';
}

function men(context: PocketContext, counts: Count[], seat: number): string {
  return counts
    .filter((c) => c.count > 0)
    .map((c) => {
      const { name } = context.game.men[c.man]!;
      const picture = `<svg viewBox="0 0 100 100" aria-hidden="true">${context.draw(c.man, seat)}</svg>`;
      const count = c.count > 1 ? `<span class="count">${c.count}</span>` : '';
      const label = `aria-label="${escaped(name)}, ${c.count}"`;
      if (seat < 0 || !context.canDrop(seat, c.man)) {
        return `<span class="held" role="img" ${label}>${picture}${count}</span>`;
      }
      const pressed = context.picked === c.man ? 'true' : 'false';
      return `<button type="button" tabindex="-1" data-drop="${c.man}" data-seat="${seat}" aria-pressed="${pressed}" ${label}>${picture}${count}</button>`;
    })
    .join('');
}

/** All pockets as HTML; empty where the game has none. */
export function pockets(context: PocketContext): string {
  const { game, position, viewer } = context;
  let out = '';
  if (game.hasHands) {
    game.seats.forEach((seat, i) => {
      const counts = position.hands[i] ?? [];
      const side = sideOf(game, i, viewer);
      const turn = position.turn === i && !position.result ? ' turn' : counts.some((c) => c.count) ? '' : ' empty';
      const label = escaped(game.drops ? t.hand(seat.name) : t.comingBack(seat.name));
      const shown = game.drops ? escaped(seat.name) : label;
      const list = men(context, counts, i);
      if (!list && !game.drops) return;
      out += `<div class="pocket ${side}${turn}" role="group" aria-label="${label}"><span class="label" aria-hidden="true">${shown}</span>${list}</div>`;
    });
  }
  if (game.hasStash) {
    out += `<div class="pocket stash" role="group" aria-label="${t.stash}"><span class="label" aria-hidden="true">${t.stash}</span>${men(context, position.stash, -1)}</div>`;
  }
  return out;
}
