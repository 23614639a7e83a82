// <floe-board>: any of our boards, for eyes, fingers and ears. Give it `game`, then `position`; it
// answers with events: `floe-move` {uci, move}, `floe-free` {from, to, man, seat}, `floe-cell` (a press in
// mode `view`). It plays nothing itself: who owns it makes the move and gives the next position.
//
// Attributes: theme (light, dark, contrast), cells (sea, wood, paper), men (drawn, moves),
// coordinates (off), still (no animation). Properties: viewer (the seat below), movable (seats whose
// men may be moved now), premovable (the seat that may plan while others move), mode, reach, shapes.

import { board as t } from '../texts/en.ts';
import { diagramRules } from './card.ts';
import type { CellSet, Theme } from './colours.ts';
import { colourProperties } from './colours.ts';
import { cellsLayer, coordinatesLayer, marksLayer, shapesLayer, targetsLayer } from './draw.ts';
import type { Frame } from './frame.ts';
import { makeFrame, nearestCell } from './frame.ts';
import { Gestures } from './gestures.ts';
import type { BoardMode, Host } from './host.ts';
import type { MenSet } from './men/picture.ts';
import { picture } from './men/picture.ts';
import { MenLayer } from './men_layer.ts';
import { touched } from './moves.ts';
import { Over } from './over.ts';
import { Picking } from './picking.ts';
import { pockets } from './pockets.ts';
import { PointerLayer } from './pointer.ts';
import { Reader } from './reader.ts';
import { boardRules, menRules } from './style.ts';
import type { BoardGame, BoardPosition, Move, Shape } from './types.ts';
import { turnInWords } from './words.ts';

const still = matchMedia('(prefers-reduced-motion: reduce)');

const frameHtml = `<style>${menRules}${boardRules}${diagramRules}</style>
<div class="wrap"><slot name="side"></slot><div class="area"><div class="view" tabindex="0" role="application"><svg class="board" aria-hidden="true">
<g class="cells"></g><g class="marks"></g><g class="coordinates"></g><g class="men"></g><g class="targets"></g><g class="shapes" pointer-events="none"></g><g class="dragged"></g>
</svg></div><div class="over"></div></div><div class="zoom" hidden><button type="button" tabindex="-1" data-zoom="-1">−</button><button type="button" tabindex="-1" data-zoom="1">+</button></div></div>
<form class="command" hidden><input autocomplete="off" autocapitalize="off" spellcheck="false"></form><div class="sr" role="status" aria-live="polite"></div>`;

export class FloeBoard extends HTMLElement implements Host {
  static observedAttributes = ['theme', 'cells', 'men', 'coordinates'];

  earlier: BoardPosition | null = null;
  frame: Frame | null = null;
  movable: readonly number[] = [];
  premovable = -1;
  mode: BoardMode = 'play';
  reach: ((cell: number) => number[]) | null = null;

  #shownGame: BoardGame | null = null;
  #shownPosition: BoardPosition | null = null;
  #seat = 0;
  #zoom = 1;
  #zoomBefore = 1;
  #given: Shape[] = [];
  readonly #pictures = new Map<string, string>();
  readonly #menLayer: MenLayer;
  readonly #over: Over;
  readonly #picking: Picking;
  readonly #gestures: Gestures;
  readonly #reader: Reader;
  readonly #pointer: PointerLayer;

  constructor() {
    super();
    this.attachShadow({ mode: 'open' }).innerHTML = frameHtml;
    this.#menLayer = new MenLayer(this.at<SVGGElement>('.men'));
    this.#over = new Over(this);
    this.#picking = new Picking(this, this.#over);
    this.#reader = new Reader(this, this.#picking, this.#over, (factor) => this.#setZoom(this.#zoom * factor, true));
    this.#gestures = new Gestures(this, this.#menLayer, this.#picking, this.#over, {
      drawShapes: (shapes) => this.#drawShapes(shapes),
      explain: (cell) => this.#reader.explain(cell),
      pinch: (factor, done) => this.#setZoom(this.#zoomBefore * factor, done),
    });
    this.#pointer = new PointerLayer(this.at<SVGSVGElement>('.board'), this.#gestures);
    const wrap = this.at('.wrap');
    wrap.addEventListener('pointerdown', (e) => this.#pressPocket(e));
    wrap.addEventListener('click', (e) => {
      const zoom = (e.target as Element).closest<HTMLElement>('[data-zoom]');
      if (zoom) this.#setZoom(this.#zoom * 1.4 ** Number(zoom.dataset.zoom), true);
    });
  }

  connectedCallback(): void {
    this.#recolour();
  }

  attributeChangedCallback(): void {
    this.#redraw();
  }

  get game(): BoardGame | null {
    return this.#shownGame;
  }
  set game(game: BoardGame | null) {
    if (game === this.#shownGame) return;
    this.#shownGame = game;
    this.#shownPosition = this.earlier = null;
    this.#reader.cursor = -1;
    this.#zoom = this.#zoomBefore = 1;
    this.#settle();
    this.#redraw();
  }

  get position(): BoardPosition | null {
    return this.#shownPosition;
  }
  /** The next position of the game: it is read out, and a planned move is made. */
  set position(position: BoardPosition | null) {
    this.earlier = this.#shownPosition;
    this.#shownPosition = position;
    this.#settle();
    if (position && this.earlier && this.game) this.say(turnInWords(this.game, this.earlier, position));
    this.#show();
    this.#picking.playPlanned();
  }

  /** Shows another place of the game, which is not read out as a turn. */
  look(position: BoardPosition, earlier: BoardPosition | null): void {
    this.#shownPosition = position;
    this.earlier = earlier;
    this.#picking.planned = null;
    this.#settle();
    this.#show();
  }

  get viewer(): number {
    return this.#seat;
  }
  set viewer(seat: number) {
    if (seat === this.#seat) return;
    this.#seat = seat;
    this.#redraw();
  }

  /** The cell of the keyboard, -1 before it has been used. */
  get cursor(): number {
    return this.#reader.cursor;
  }

  get shapes(): Shape[] {
    return this.#given;
  }
  set shapes(shapes: Shape[]) {
    this.#given = shapes;
    this.#drawShapes();
  }

  say(text: string): void {
    const region = this.at('.sr');
    region.textContent = region.textContent === text ? `${text}\u00a0` : text;
    this.emit('floe-say', text);
  }

  /** Runs a text command as if it was typed. */
  command(text: string): void {
    this.#reader.command(text);
  }

  /** Picks up the man on a cell, as a click would. */
  pickUp(cell: number): void {
    if (this.#picking.canPick(cell)) this.#picking.pick({ cell });
  }

  /** The card of a man: its picture, rules and moves. */
  explainMan(man: number, seat: number): void {
    this.#over.explain(man, seat);
  }

  at<T extends Element = HTMLElement>(selector: string): T {
    return this.shadowRoot!.querySelector<T>(selector)!;
  }

  emit(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }

  draw(man: number, seat: number): string {
    const key = `${man} ${seat}`;
    let found = this.#pictures.get(key);
    if (found === undefined) {
      found = picture(this.game!, man, seat, this.#seat, (this.getAttribute('men') as MenSet) ?? 'drawn');
      this.#pictures.set(key, found);
    }
    return found;
  }

  mark(): void {
    const { frame, position: p } = this;
    if (!frame || !p) return;
    const { source, planned } = this.#picking;
    const marks = {
      last: touched(p.last),
      check: p.check,
      selected: source && 'cell' in source ? source.cell : -1,
      cursor: this.#reader.cursor,
      targets: this.#picking.targets(),
      premove: planned && 'cell' in planned.source ? [planned.source.cell, planned.goal] : [],
      notice: p.notices[0] ?? null,
    };
    this.at('.marks').innerHTML = marksLayer(frame, marks);
    this.at('.targets').innerHTML = targetsLayer(frame, marks);
  }

  drawPockets(): void {
    const { game, position } = this;
    if (!game || !position) return;
    this.shadowRoot!.querySelectorAll('.pocket').forEach((e) => e.remove());
    const { source } = this.#picking;
    const html = pockets({
      game,
      position,
      viewer: this.#seat,
      canDrop: (seat, man) => this.#picking.mayMove(seat) && position.moves.some((m) => m.drop === man),
      draw: (man, seat) => this.draw(man, seat),
      picked: source && 'man' in source ? source.man : -1,
    });
    this.at('.wrap').insertAdjacentHTML('beforeend', html);
  }

  preview(move: Move | null): void {
    const { position } = this;
    if (!position) return;
    const cells = [...position.cells];
    if (move) {
      for (const c of move.captures) cells[c] = null;
      const man = move.drop >= 0 ? { man: move.drop, seat: position.turn } : cells[move.from]!;
      if (move.from >= 0) cells[move.from] = null;
      cells[move.to] = move.promotion >= 0 ? { ...man, man: move.promotion } : man;
    }
    this.#showMen({ ...position, cells });
  }

  #pressPocket(e: PointerEvent): void {
    const button = (e.target as Element).closest<HTMLElement>('[data-drop]');
    if (!button) return;
    e.preventDefault();
    const man = Number(button.dataset.drop);
    const { source } = this.#picking;
    if (source && 'man' in source && source.man === man) this.#picking.forget();
    else this.#picking.pick({ man });
    this.mark();
    this.drawPockets();
    if (this.#picking.source) this.#pointer.adopt(e);
  }

  /** Nothing is held, open or drawn by the player any more. */
  #settle(): void {
    this.#picking.forget();
    this.#over.close();
    this.#gestures.drawn = [];
  }

  #recolour(): void {
    const theme = (this.getAttribute('theme') as Theme) ?? 'light';
    const cells = (this.getAttribute('cells') as CellSet) ?? 'sea';
    const { frame } = this;
    const ratio = frame ? `;--ratio:${((frame.width + frame.beside) / (frame.height + frame.below)).toFixed(4)};--zoom:${this.#zoom};--room:${this.#room()}rem` : '';
    this.at('.wrap').setAttribute('style', colourProperties(theme, cells) + ratio);
  }

  /** The height, in rem, of what stands above and below the board. */
  #room(): number {
    const { game } = this;
    return game ? (game.hasHands ? (game.drops ? 5.8 : 0) : 0) + (game.hasStash ? 2.9 : 0) + (game.board.cells.length > 100 ? 2.6 : 0) : 0;
  }

  /** Everything anew: another game, seat, theme or set. */
  #redraw(): void {
    const { game } = this;
    if (!game) return;
    this.#pictures.clear();
    const frame = (this.frame = makeFrame(game, Math.min(this.#seat, game.seats.length - 1)));
    this.at('.board').setAttribute('viewBox', `${-frame.beside} 0 ${frame.width + frame.beside} ${frame.height + frame.below}`);
    // A frame goes round boards that fill their rectangle.
    const { cells, width, height } = game.board;
    this.at('.area').classList.toggle('bare', frame.below > 0 || cells.length < width * height - 0.5);
    this.at('.area').classList.toggle('hex', game.board.lattice === 'hex');
    this.at('.cells').innerHTML = cellsLayer(game, frame);
    this.at('.coordinates').innerHTML = this.getAttribute('coordinates') === 'off' ? '' : coordinatesLayer(game, frame);
    const view = this.at('.view');
    view.setAttribute('aria-label', t.board(game.name));
    view.setAttribute('aria-roledescription', t.role);
    view.setAttribute('aria-description', t.hint);
    this.at('.command input').setAttribute('aria-label', t.command);
    this.at('.zoom').hidden = game.board.cells.length <= 100;
    this.at('[data-zoom="1"]').setAttribute('aria-label', t.zoomIn);
    this.at('[data-zoom="-1"]').setAttribute('aria-label', t.zoomOut);
    this.#recolour();
    this.#menLayer.clear();
    this.#show();
  }

  #show(): void {
    const { game, position, frame } = this;
    if (!game || !frame || !position) return;
    this.#showMen(position);
    this.mark();
    this.drawPockets();
    this.#drawShapes();
  }

  #showMen(position: BoardPosition): void {
    const animate = !this.hasAttribute('still') && !still.matches;
    const context = { game: this.game!, frame: this.frame!, draw: (man: number, seat: number) => this.draw(man, seat), animate };
    this.#menLayer.show(context, position, this.#picking.dropped);
  }

  #drawShapes(drawn: Shape[] = this.#gestures.drawn): void {
    if (this.game && this.frame) this.at('.shapes').innerHTML = shapesLayer(this.game, this.frame, [...this.#given, ...drawn]);
  }

  #setZoom(zoom: number, settled: boolean): void {
    this.#zoom = Math.min(4, Math.max(1, zoom));
    if (settled) this.#zoomBefore = this.#zoom;
    this.#recolour();
    const view = this.at('.view');
    view.style.maxHeight = this.#zoom > 1 ? 'var(--floe-height,86vh)' : '';
    const { frame } = this;
    if (!frame) return;
    // What the player looks at stays in the middle: the keyboard's cell, the last move, his own side.
    const { x, y } = frame.cells[this.#reader.cursor] ?? frame.cells[this.position?.last?.to ?? -1] ?? frame.cells[nearestCell(frame)]!;
    const scale = view.scrollWidth / (frame.width + frame.beside);
    view.scrollTo({ left: (x + frame.beside) * scale - view.clientWidth / 2, top: y * scale - view.clientHeight / 2 });
  }
}

customElements.define('floe-board', FloeBoard);
