// A game being played on this page: its positions so far, who sits where, the computer's turns.

import { computed, signal } from '@preact/signals';
import type { Floe, Game, Play, Position, Search } from 'floe';
import { messageOf, player } from './core.ts';
import { readStored, store } from './settings.ts';

export interface Table {
  /** The seats that people play; the computer has the others. */
  people: number[];
  level: number;
  start: string;
}

interface Kept extends Table {
  hash: string;
  moves: string[];
}

const keyOf = (game: string) => `floe.game.${game}`;

export class Session {
  readonly positions = signal<Position[]>([]);
  /** The place shown, an index into `positions`. */
  readonly at = signal(0);
  readonly people = signal<number[]>([0]);
  readonly thinking = signal(false);
  readonly problem = signal('');
  readonly hint = signal('');
  level = 3;

  readonly tip = computed(() => this.positions.value[this.positions.value.length - 1]!);
  readonly shown = computed(() => this.positions.value[this.at.value] ?? this.tip.value);
  readonly atTip = computed(() => this.at.value === this.positions.value.length - 1);

  private play!: Play;
  private search: Search | null = null;

  constructor(private readonly floe: Floe, readonly game: Game) {}

  /** Goes on with the game kept in this browser, if there is one of the same rules. */
  resume(): boolean {
    const kept = readStored<Kept>(keyOf(this.game.id));
    if (kept.hash !== this.game.hash || !kept.moves?.length || !kept.people || !kept.start) return false;
    try {
      this.begin({ people: kept.people, level: kept.level ?? 3, start: kept.start }, kept.moves);
      return true;
    } catch {
      return false;
    }
  }

  begin(table: Table, moves: string[] = []): void {
    this.stop();
    this.play?.free();
    this.level = table.level;
    this.play = this.floe.play(this.game.id, table.start);
    const positions = [this.play.position];
    for (const move of moves) positions.push(this.play.move(move));
    this.people.value = table.people;
    this.problem.value = this.hint.value = '';
    this.positions.value = positions;
    this.at.value = positions.length - 1;
    this.keep();
    this.wake();
  }

  get start(): string {
    return this.positions.value[0]!.fen;
  }

  get moves(): string[] {
    return this.tip.value.played.map((m) => m.uci);
  }

  isPerson(seat: number): boolean {
    return this.people.value.includes(seat);
  }

  move(uci: string): void {
    try {
      this.add(this.play.move(uci));
    } catch (error) {
      this.problem.value = messageOf(error);
    }
  }

  private add(position: Position): void {
    this.problem.value = this.hint.value = '';
    this.positions.value = [...this.positions.value, position];
    this.at.value = this.positions.value.length - 1;
    this.keep();
    this.wake();
  }

  /** Takes back to the last turn of a person, one move at least. */
  undo(): void {
    if (this.positions.value.length < 2) return;
    this.stop();
    const positions = [...this.positions.value];
    do {
      this.play.undo();
      positions.pop();
    } while (positions.length > 1 && !this.isPerson(positions[positions.length - 1]!.turn));
    this.hint.value = this.problem.value = '';
    this.positions.value = positions;
    this.at.value = positions.length - 1;
    this.keep();
    this.wake();
  }

  resign(): void {
    const { turn } = this.tip.value;
    this.stop();
    const seat = this.isPerson(turn) ? turn : (this.people.value[0] ?? turn);
    this.add(this.play.resign(seat));
  }

  /** Where a man could go if it were its turn: for planned moves. */
  reach(cell: number): number[] {
    const { quiet, capture } = this.play.reach(cell);
    return [...quiet, ...capture];
  }

  show(at: number): void {
    this.at.value = Math.max(0, Math.min(this.positions.value.length - 1, at));
  }

  async askHint(): Promise<void> {
    if (this.tip.value.result || this.thinking.value) return;
    const best = await this.think(10, 1500);
    if (best) this.hint.value = best;
  }

  /** Lets the computer move if it is its turn. */
  private wake(): void {
    const { result, turn } = this.tip.value;
    if (!result && !this.isPerson(turn)) void this.answer();
  }

  private async answer(): Promise<void> {
    const best = await this.think(this.level);
    if (best) this.move(best);
  }

  private async think(level: number, milliseconds?: number): Promise<string> {
    this.stop();
    const from = this.tip.value;
    this.thinking.value = true;
    const search = player().search({
      game: this.game.id, fen: this.start, moves: this.moves, level, ...(milliseconds ? { milliseconds } : {}),
    });
    this.search = search;
    try {
      const { best } = await search.done;
      return this.search === search && this.tip.value === from ? best : '';
    } catch (error) {
      if (this.search === search) this.problem.value = messageOf(error);
      return '';
    } finally {
      if (this.search === search) this.thinking.value = false;
    }
  }

  stop(): void {
    const running = this.search;
    this.search = null;
    this.thinking.value = false;
    running?.stop();
  }

  close(): void {
    this.stop();
    this.play?.free();
  }

  private keep(): void {
    const kept: Kept = {
      hash: this.game.hash, people: this.people.value, level: this.level, start: this.start, moves: this.moves,
    };
    store(keyOf(this.game.id), kept);
  }
}
