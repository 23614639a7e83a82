// What lies over the board for a moment: the card of a man, the choice between moves.

import { board as t } from '../texts/en.ts';
import { cardHtml, chooserHtml } from './card.ts';
import { escaped } from './escape.ts';
import { turnOf } from './men/picture.ts';
import type { Host } from './host.ts';
import type { Move } from './types.ts';

export class Over {
  constructor(private readonly host: Host) {
    this.#layer.addEventListener('keydown', (e) => {
      if (e.key !== 'Escape') return;
      e.preventDefault();
      this.close(true);
    });
  }

  get #layer(): HTMLElement {
    return this.host.at('.over');
  }

  get open(): boolean {
    return this.#layer.firstChild !== null;
  }

  close(focus = false): void {
    if (!this.open) return;
    this.#layer.replaceChildren();
    this.host.mark();
    if (focus) this.host.at('.view').focus({ preventScroll: true });
  }

  explain(man: number, seat: number): void {
    const game = this.host.game!;
    const draw = (m: number, s: number) => this.host.draw(m, s);
    const { name, help } = game.men[man]!;
    this.#layer.innerHTML = `<div class="card" role="dialog" aria-label="${escaped(name)}">${cardHtml(game, man, seat, turnOf(game, seat, this.host.frame!.viewer), draw)}</div>`;
    this.#layer.querySelector<HTMLElement>('[data-close]')!.focus({ preventScroll: true });
    this.host.say(`${name}. ${help}`);
    this.#layer.onclick = (e) => {
      if ((e.target as Element).closest('[data-close]')) this.close(true);
    };
  }

  choose(moves: Move[], chosen: (move: Move) => void): void {
    const { game, position } = this.host;
    const first = moves[0]!;
    const man = first.drop >= 0 ? first.drop : position!.cells[first.from]!.man;
    const draw = (m: number, s: number) => this.host.draw(m, s);
    this.#layer.innerHTML = `<div class="chooser" role="dialog" aria-label="${t.choose}">${chooserHtml(game!, moves, man, position!.turn, draw)}</div>`;
    this.#layer.querySelector('button')!.focus({ preventScroll: true });
    this.host.say(t.choose);
    this.#layer.onclick = (e) => {
      const uci = (e.target as Element).closest<HTMLElement>('[data-uci]')?.dataset.uci;
      const move = moves.find((m) => m.uci === uci);
      if (!move) return;
      this.close(true);
      chosen(move);
    };
  }
}
