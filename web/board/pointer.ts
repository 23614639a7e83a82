// One pointer layer: clicks, drags, arrows with the second button, press and hold, pinch. It knows
// cells and gestures only; what they mean is the listener's business.

import type { Frame } from './frame.ts';
import { cellAt } from './frame.ts';

export interface PointerListener {
  frame(): Frame;
  /** A press on a cell (or -1). True: a man was picked up that may be dragged. */
  press(cell: number): boolean;
  /** The dragged man's place, in units of the drawing; the cell under it. */
  drag(x: number, y: number, cell: number): void;
  /** The end of a drag over a cell, or -1 outside. */
  release(cell: number): void;
  /** A press without a drag has ended. */
  clicked(cell: number): void;
  hold(cell: number): void;
  arrow(from: number, to: number, done: boolean): void;
  pinch(factor: number, done: boolean): void;
  /** Would a press on this cell pick up or set down? Then a touch there does not scroll the page. */
  active(cell: number): boolean;
}

const holdMilliseconds = 550;
const slop = 5;

export class PointerLayer {
  #start: { x: number; y: number; cell: number; id: number; drag: boolean } | null = null;
  #dragging = false;
  #arrowFrom = -1;
  #holdTimer = 0;
  #touches = new Map<number, { x: number; y: number }>();
  /** The distance of two fingers at the start, and how it has grown since. */
  #spread = 0;
  #growth = 1;

  constructor(private readonly svg: SVGSVGElement, private readonly on: PointerListener) {
    svg.addEventListener('pointerdown', (e) => this.#down(e));
    svg.addEventListener('pointermove', (e) => this.#move(e));
    svg.addEventListener('pointerup', (e) => this.#up(e));
    svg.addEventListener('pointercancel', (e) => this.#cancel(e));
    svg.addEventListener('contextmenu', (e) => e.preventDefault());
    // A click is no reason to take the keyboard: that would steal the page's arrow keys.
    svg.addEventListener('mousedown', (e) => e.preventDefault());
    svg.addEventListener('touchstart', (e) => {
      const touch = e.touches[0]!;
      if (e.touches.length > 1 || this.on.active(this.#cell(touch))) e.preventDefault();
    }, { passive: false });
  }

  /** A drag that began outside the drawing, on a man in a hand. */
  adopt(e: PointerEvent): void {
    this.svg.setPointerCapture(e.pointerId);
    this.#start = { x: e.clientX, y: e.clientY, cell: -1, id: e.pointerId, drag: true };
    this.#dragging = false;
  }

  #point(e: { clientX: number; clientY: number }): [number, number] {
    const box = this.svg.getBoundingClientRect();
    const view = this.svg.viewBox.baseVal;
    return [
      view.x + ((e.clientX - box.left) / box.width) * view.width,
      view.y + ((e.clientY - box.top) / box.height) * view.height,
    ];
  }

  #cell(e: { clientX: number; clientY: number }): number {
    return cellAt(this.on.frame(), ...this.#point(e));
  }

  #down(e: PointerEvent): void {
    this.#touches.set(e.pointerId, { x: e.clientX, y: e.clientY });
    if (this.#touches.size === 2) return this.#beginPinch();
    const cell = this.#cell(e);
    if (e.button === 2 || e.altKey || (e.button === 0 && e.ctrlKey)) {
      this.#arrowFrom = cell;
      this.svg.setPointerCapture(e.pointerId);
      return;
    }
    if (e.button !== 0) return;
    const drag = this.on.press(cell);
    this.#start = { x: e.clientX, y: e.clientY, cell, id: e.pointerId, drag };
    if (drag) this.svg.setPointerCapture(e.pointerId);
    window.clearTimeout(this.#holdTimer);
    if (cell >= 0) this.#holdTimer = window.setTimeout(() => !this.#dragging && this.#start && this.#held(cell), holdMilliseconds);
  }

  #held(cell: number): void {
    this.#start = null;
    this.on.hold(cell);
  }

  #move(e: PointerEvent): void {
    if (this.#touches.has(e.pointerId)) this.#touches.set(e.pointerId, { x: e.clientX, y: e.clientY });
    if (this.#spread) return this.#pinching(false);
    if (this.#arrowFrom >= 0) return this.on.arrow(this.#arrowFrom, this.#cell(e), false);
    const start = this.#start;
    if (!start || start.id !== e.pointerId) return;
    if (!this.#dragging) {
      if (Math.hypot(e.clientX - start.x, e.clientY - start.y) < slop) return;
      window.clearTimeout(this.#holdTimer);
      if (!start.drag) return;
      this.#dragging = true;
    }
    this.on.drag(...this.#point(e), this.#cell(e));
  }

  #up(e: PointerEvent): void {
    window.clearTimeout(this.#holdTimer);
    this.#touches.delete(e.pointerId);
    if (this.#spread) {
      if (this.#touches.size < 2) this.#pinching(true);
      return;
    }
    const cell = this.#cell(e);
    if (this.#arrowFrom >= 0) {
      this.on.arrow(this.#arrowFrom, cell, true);
      this.#arrowFrom = -1;
      return;
    }
    const start = this.#start;
    this.#start = null;
    if (!start) return;
    if (this.#dragging) this.on.release(cell);
    else this.on.clicked(cell);
    this.#dragging = false;
  }

  #cancel(e: PointerEvent): void {
    window.clearTimeout(this.#holdTimer);
    this.#touches.delete(e.pointerId);
    if (this.#dragging) this.on.release(-1);
    this.#dragging = false;
    this.#start = null;
    this.#arrowFrom = -1;
    this.#spread = 0;
  }

  #distance(): number {
    const [a, b] = [...this.#touches.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }

  #beginPinch(): void {
    window.clearTimeout(this.#holdTimer);
    if (this.#dragging) this.on.release(-1);
    this.#dragging = false;
    this.#start = null;
    this.#spread = this.#distance() || 1;
  }

  #pinching(done: boolean): void {
    if (!done) this.#growth = this.#distance() / this.#spread;
    this.on.pinch(this.#growth, done);
    if (done) [this.#spread, this.#growth] = [0, 1];
  }
}
