// Gestures on the board: what a press, a drag, an arrow mean for the men, and what is drawn meanwhile.

import type { Host } from './host.ts';
import type { Frame } from './frame.ts';
import type { MenLayer } from './men_layer.ts';
import type { Over } from './over.ts';
import type { Picking } from './picking.ts';
import type { PointerListener } from './pointer.ts';
import type { Shape } from './types.ts';

export class Gestures implements PointerListener {
  /** Arrows and circles the player has drawn. */
  drawn: Shape[] = [];
  #fresh = false;

  constructor(
    private readonly host: Host,
    private readonly men: MenLayer,
    private readonly picking: Picking,
    private readonly over: Over,
    private readonly also: {
      drawShapes(shapes: Shape[]): void;
      explain(cell: number): void;
      pinch(factor: number, done: boolean): void;
    },
  ) {}

  frame(): Frame {
    return this.host.frame!;
  }

  active(cell: number): boolean {
    return this.picking.source !== null || this.picking.canPick(cell);
  }

  press(cell: number): boolean {
    this.over.close();
    if (this.host.mode === 'view' && cell >= 0) this.host.emit('floe-cell', cell);
    if (this.picking.source && cell >= 0 && this.picking.finish(cell)) return false;
    if (!this.picking.canPick(cell)) {
      this.picking.forget();
      this.picking.planned = null;
      this.drawn = [];
      this.host.mark();
      this.also.drawShapes([]);
      return false;
    }
    this.#fresh = !this.picking.holds(cell);
    this.picking.pick({ cell });
    return true;
  }

  clicked(cell: number): void {
    if (!this.picking.holds(cell) || this.#fresh) return;
    this.picking.forget();
    this.host.mark();
  }

  drag(x: number, y: number, cell: number): void {
    const { source } = this.picking;
    const { position } = this.host;
    this.host.at('.board').classList.add('dragging');
    const layer = this.host.at('.dragged');
    if (!layer.firstChild && source && position) {
      const held = 'cell' in source ? position.cells[source.cell]! : { man: source.man, seat: position.turn };
      layer.innerHTML = `<g class="piece dragged" pointer-events="none"><g transform="scale(1.1)">${this.host.draw(held.man, held.seat)}</g></g>`;
      if ('cell' in source) this.men.elementAt(source.cell)?.setAttribute('opacity', '.35');
    }
    (layer.firstChild as SVGGElement | null)?.setAttribute('transform', `translate(${x - 55} ${y - 55})`);
    this.#hover(cell);
  }

  release(cell: number): void {
    const { source } = this.picking;
    const from = source && 'cell' in source ? source.cell : -1;
    this.host.at('.board').classList.remove('dragging');
    this.host.at('.dragged').replaceChildren();
    if (from >= 0) this.men.elementAt(from)?.removeAttribute('opacity');
    this.#hover(-1);
    if (cell === from && cell >= 0) return;
    this.picking.dropped = cell;
    if (cell < 0 || !this.picking.finish(cell)) this.picking.forget();
    this.picking.dropped = -1;
    this.host.mark();
    if (this.host.game?.hasHands) this.host.drawPockets();
  }

  hold(cell: number): void {
    this.picking.forget();
    this.host.mark();
    this.also.explain(cell);
  }

  arrow(from: number, to: number, done: boolean): void {
    const { game } = this.host;
    if (!game || from < 0 || to < 0) return;
    const shape: Shape = { from: game.board.cells[from]!.name, to: game.board.cells[to]!.name };
    if (!done) return this.also.drawShapes([...this.drawn, shape]);
    const same = this.drawn.findIndex((s) => s.from === shape.from && s.to === shape.to);
    if (same >= 0) this.drawn.splice(same, 1);
    else this.drawn.push(shape);
    this.also.drawShapes(this.drawn);
  }

  pinch(factor: number, done: boolean): void {
    this.also.pinch(factor, done);
  }

  #hover(cell: number): void {
    const goal = cell >= 0 && this.picking.targets().some((target) => target.cell === cell);
    const layer = this.host.at('.marks');
    layer.querySelector('.hover')?.remove();
    if (goal) layer.insertAdjacentHTML('beforeend', `<path class="field selected hover" d="${this.host.frame!.cells[cell]!.path}"/>`);
  }
}
