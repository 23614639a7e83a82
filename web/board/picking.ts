// Picking men up and setting them down, with whatever hand: what is held, what is planned for when the
// turn comes, and which move is meant.

import { board as t } from '../texts/en.ts';
import type { Host } from './host.ts';
import { cellName } from './host.ts';
import type { Source, Target } from './moves.ts';
import { canStart, movesFrom, movesTo, targetOf } from './moves.ts';
import type { Over } from './over.ts';
import type { FreeMove, Move } from './types.ts';

export class Picking {
  source: Source | null = null;
  planned: { source: Source; goal: number } | null = null;
  /** Moves made but for the cell where their wall goes. */
  #open: Move[] = [];
  /** The cell onto which the player has just dragged a man himself. */
  dropped = -1;

  constructor(private readonly host: Host, private readonly over: Over) {}

  mayMove(seat: number): boolean {
    const { mode, movable, position } = this.host;
    return mode === 'play' && movable.includes(seat) && position?.turn === seat;
  }

  /** Others are to move, and the player may say what he will do then. */
  planning(): boolean {
    const { mode, premovable, position } = this.host;
    return mode === 'play' && !!position && !position.result && premovable >= 0 && position.turn !== premovable;
  }

  canPick(cell: number): boolean {
    const { position, mode, premovable } = this.host;
    const occupant = position?.cells[cell];
    if (!occupant || mode === 'view') return false;
    if (mode === 'free') return true;
    if (this.planning()) return occupant.seat === premovable;
    return this.mayMove(position!.turn) && canStart(position!, cell);
  }

  pick(source: Source): void {
    this.source = source;
    this.planned = null;
    this.host.mark();
    if (this.host.game?.hasHands) this.host.drawPockets();
  }

  holds(cell: number): boolean {
    return this.source !== null && 'cell' in this.source && this.source.cell === cell;
  }

  forget(): void {
    this.source = null;
    if (!this.#open.length) return;
    this.#open = [];
    this.host.preview(null);
  }

  targets(): Target[] {
    const { position, mode } = this.host;
    if (this.#open.length) return this.#open.map((m) => ({ cell: m.wall, kind: 'step' }));
    if (!this.source || !position || mode !== 'play' || this.planning()) return [];
    return movesFrom(position, this.source).map((m) => targetOf(position, m));
  }

  /** Sets down what is held on a cell. False: that is no move. */
  finish(cell: number): boolean {
    const { source } = this;
    const { position } = this.host;
    if (!source || !position) return false;
    if (this.host.mode === 'free') return this.#finishFree(source, cell);
    if (this.planning()) return this.#plan(source, cell);
    const moves = this.#open.length
      ? this.#open.filter((m) => m.wall === cell)
      : movesTo(movesFrom(position, source), cell);
    if (!moves.length) return false;
    if (moves.length === 1) this.make(moves[0]!);
    else if (!this.#open.length && moves.every((m) => m.wall >= 0)) this.#leaveWallOpen(moves);
    else this.over.choose(moves, (m) => this.make(m));
    return true;
  }

  /** The man is set down; now the player points at the cell for the wall. */
  #leaveWallOpen(moves: Move[]): void {
    this.#open = moves;
    this.host.preview(moves[0]!);
    this.host.mark();
    this.host.say(t.wall(moves.length));
  }

  #finishFree(source: Source, cell: number): boolean {
    if (this.holds(cell)) return false;
    const detail: FreeMove = 'cell' in source
      ? { from: source.cell, to: cell, man: -1, seat: -1 }
      : { from: -1, to: cell, man: source.man, seat: this.host.position!.turn };
    this.forget();
    this.host.emit('floe-free', detail);
    return true;
  }

  #plan(source: Source, goal: number): boolean {
    if (!('cell' in source) || source.cell === goal) return false;
    if (this.host.reach && !this.host.reach(source.cell).includes(goal)) return false;
    this.planned = { source, goal };
    this.forget();
    this.host.say(t.premove(cellName(this.host, source.cell), cellName(this.host, goal)));
    this.host.mark();
    return true;
  }

  /** Makes the planned move if the turn has come and it is legal. */
  playPlanned(): void {
    const { planned } = this;
    const { position, premovable } = this.host;
    if (!planned || !position || position.turn !== premovable || !this.mayMove(premovable)) return;
    this.planned = null;
    const move = movesTo(movesFrom(position, planned.source), planned.goal)[0];
    this.host.mark();
    if (move) this.make(move);
  }

  make(move: Move): void {
    this.#open = [];
    this.forget();
    this.host.mark();
    this.host.emit('floe-move', { uci: move.uci, move });
  }
}
