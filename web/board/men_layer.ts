// The men on the board as SVG groups. On a new position only what changed is touched: a man that went
// from one cell to another slides there, one that is gone fades, one that came appears.

import type { Frame } from './frame.ts';
import type { BoardGame, BoardPosition, Occupant } from './types.ts';

const svg = 'http://www.w3.org/2000/svg';
const milliseconds = 220;

interface Placed extends Occupant {
  cell: number;
  element: SVGGElement;
}

export interface MenContext {
  game: BoardGame;
  frame: Frame;
  draw(man: number, seat: number): string;
  animate: boolean;
}

const place = (frame: Frame, cell: number) => {
  const c = frame.cells[cell]!;
  return `translate(${c.x - 50}px,${c.y - 50}px)`;
};

export class MenLayer {
  #placed: Placed[] = [];

  constructor(readonly group: SVGGElement) {}

  clear(): void {
    this.group.replaceChildren();
    this.#placed = [];
  }

  elementAt(cell: number): SVGGElement | undefined {
    return this.#placed.find((p) => p.cell === cell)?.element;
  }

  /** Shows a position. `dropped`: the cell onto which the player has just dragged a man himself. */
  show(context: MenContext, position: BoardPosition, dropped: number): void {
    const gone: Placed[] = [];
    const first = !this.#placed.length;
    const kept = new Map<number, Placed>();
    for (const p of this.#placed) {
      const now = position.cells[p.cell];
      if (now && now.seat === p.seat && now.man === p.man) kept.set(p.cell, p);
      else gone.push(p);
    }
    this.#placed = [...kept.values()];
    position.cells.forEach((occupant, cell) => {
      if (!occupant || kept.has(cell)) return;
      const before = this.#takeSource(gone, occupant, cell, position);
      if (before) this.#moveTo(context, before, occupant, cell, cell !== dropped);
      else this.#appear(context, occupant, cell, context.animate && !first);
    });
    for (const p of gone) this.#vanish(context, p);
  }

  /** The man of the old position that is now on `cell`: the last move's, else the nearest of its kind. */
  #takeSource(gone: Placed[], man: Occupant, cell: number, position: BoardPosition): Placed | undefined {
    const last = position.last;
    let at = last && last.to === cell ? gone.findIndex((p) => p.cell === last.from && p.seat === man.seat) : -1;
    if (at < 0) at = gone.findIndex((p) => p.seat === man.seat && p.man === man.man && man.seat >= 0);
    return at < 0 ? undefined : gone.splice(at, 1)[0];
  }

  #moveTo(context: MenContext, p: Placed, now: Occupant, cell: number, slide: boolean): void {
    const from = place(context.frame, p.cell);
    const to = place(context.frame, cell);
    if (p.man !== now.man || p.seat !== now.seat) p.element.innerHTML = this.#inside(context, now);
    Object.assign(p, now, { cell });
    p.element.style.transform = to;
    this.group.append(p.element);
    this.#placed.push(p);
    if (slide && context.animate) {
      p.element.animate([{ transform: from }, { transform: to }], { duration: milliseconds, easing: 'ease-in-out' });
    }
  }

  #appear(context: MenContext, man: Occupant, cell: number, animate: boolean): void {
    const element = document.createElementNS(svg, 'g');
    element.setAttribute('class', 'piece');
    element.innerHTML = this.#inside(context, man);
    element.style.transform = place(context.frame, cell);
    this.group.append(element);
    if (animate) {
      element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: milliseconds * (man.seat < 0 ? 2.5 : 1) });
    }
    this.#placed.push({ ...man, cell, element });
  }

  #vanish(context: MenContext, p: Placed): void {
    if (!context.animate) return p.element.remove();
    this.group.prepend(p.element);
    p.element.animate([{ opacity: 1 }, { opacity: 0 }], { duration: milliseconds }).onfinish = () => p.element.remove();
  }

  #inside(context: MenContext, man: Occupant): string {
    return `<g transform="translate(1 0) scale(.98)">${context.draw(man.man, man.seat)}</g>`;
  }
}
