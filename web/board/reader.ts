// The board for ears and keys: one tab stop, a cell at a time, text commands, and what is read out.

import { board as t } from '../texts/en.ts';
import { lastMoveInWords, runCommand, targetsInWords } from './commands.ts';
import { nearestCell, neighbour } from './frame.ts';
import type { Host } from './host.ts';
import { cellName } from './host.ts';
import { keyAction } from './keyboard.ts';
import { movesFrom } from './moves.ts';
import type { Over } from './over.ts';
import type { Picking } from './picking.ts';
import { cellInWords, manInWords } from './words.ts';

export class Reader {
  cursor = -1;

  constructor(
    private readonly host: Host,
    private readonly picking: Picking,
    private readonly over: Over,
    private readonly zoom: (factor: number) => void,
  ) {
    const view = host.at('.view');
    view.addEventListener('keydown', (e) => this.#key(e));
    view.addEventListener('focus', () => {
      if (this.cursor < 0 && host.frame) this.cursor = nearestCell(host.frame);
      host.mark();
    });
    const form = host.at<HTMLFormElement>('.command');
    const input = form.querySelector('input')!;
    form.addEventListener('submit', (e) => {
      e.preventDefault();
      this.command(input.value);
      input.value = '';
    });
    form.addEventListener('keydown', (e) => {
      if (e.key !== 'Escape') return;
      form.hidden = true;
      view.focus();
    });
  }

  command(text: string): void {
    const { game, position, earlier } = this.host;
    if (!game || !position) return;
    const { say, move } = runCommand(game, position, earlier, text);
    if (move && this.picking.mayMove(position.turn)) this.picking.make(move);
    else this.host.say(say || t.unknownCommand(text));
  }

  #key(e: KeyboardEvent): void {
    const { game, position, frame } = this.host;
    const action = keyAction(e);
    if (!action || !game || !position || !frame) return;
    if (action.do === 'cancel' && !this.picking.source && !this.picking.planned && !this.over.open) return;
    e.preventDefault();
    if (this.cursor < 0) this.cursor = nearestCell(frame);
    const here = this.cursor;
    switch (action.do) {
      case 'step': return this.#go(neighbour(frame, here, action.bearing));
      case 'enter': return this.#enter(here);
      case 'here': return this.host.say(cellInWords(game, position, here));
      case 'last': return this.host.say(lastMoveInWords(game, position, this.host.earlier));
      case 'targets': return this.host.say(targetsInWords(game, position, here));
      case 'explain': return this.explain(here);
      case 'zoomIn': return this.zoom(1.4);
      case 'zoomOut': return this.zoom(1 / 1.4);
      case 'hand': return this.#cycleHand(action.step);
      case 'find': return this.#find(action.letter, action.backward);
      case 'command': return this.#openCommand();
      case 'cancel':
        this.picking.forget();
        this.picking.planned = null;
        this.over.close(true);
        this.host.mark();
    }
  }

  explain(cell: number): void {
    const occupant = this.host.position?.cells[cell];
    if (occupant) this.over.explain(occupant.man, occupant.seat);
  }

  #openCommand(): void {
    const form = this.host.at<HTMLFormElement>('.command');
    form.hidden = false;
    form.querySelector('input')!.focus();
  }

  #go(cell: number): void {
    if (cell < 0) return this.host.say(t.rim);
    this.cursor = cell;
    this.host.mark();
    this.host.say(cellInWords(this.host.game!, this.host.position!, cell));
  }

  #enter(cell: number): void {
    const game = this.host.game!;
    const position = this.host.position!;
    if (this.host.mode === 'view') return this.host.emit('floe-cell', cell);
    if (this.picking.holds(cell)) {
      this.picking.forget();
      this.host.mark();
      return this.host.say(t.setDown);
    }
    if (this.picking.source) {
      if (this.picking.finish(cell)) return;
      if (!this.picking.canPick(cell)) return this.host.say(t.notThere(cellName(this.host, cell)));
    }
    const occupant = position.cells[cell];
    if (!occupant) return this.host.say(cellInWords(game, position, cell));
    const what = manInWords(game, occupant);
    if (!this.picking.canPick(cell)) return this.host.say(t.noMoves(what));
    this.picking.pick({ cell });
    this.host.say(t.pickedUp(what, cellName(this.host, cell), movesFrom(position, { cell }).length));
  }

  /** The next cell where a man of that letter stands. */
  #find(letter: string, backward: boolean): void {
    const { cells } = this.host.position!;
    for (let k = 1; k <= cells.length; k++) {
      const cell = (this.cursor + (backward ? cells.length - k : k)) % cells.length;
      const occupant = cells[cell];
      if (occupant && this.host.game!.men[occupant.man]!.symbol[0]!.toLowerCase() === letter) return this.#go(cell);
    }
    this.host.say(t.none);
  }

  #cycleHand(step: number): void {
    const position = this.host.position!;
    const men = [...new Set(position.moves.filter((m) => m.drop >= 0).map((m) => m.drop))];
    if (!men.length || !this.picking.mayMove(position.turn)) return this.host.say(t.none);
    const { source } = this.picking;
    const now = source && 'man' in source ? men.indexOf(source.man) : step > 0 ? -1 : 0;
    const man = men[(now + step + men.length) % men.length]!;
    this.picking.pick({ man });
    this.host.say(t.pickedFromHand(this.host.game!.men[man]!.name, movesFrom(position, { man }).length));
  }
}
