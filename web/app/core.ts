// The rules and the computer player, loaded once. The list of games comes with the page, so that the
// first view need not wait for the module.

import { signal } from '@preact/signals';
import type { Engine, Floe, Game, GameSummary } from 'floe';
import { createEngine, loadFloe } from 'floe';

export const core = signal<Floe | null>(null);
export const coreError = signal('');
export const games = signal<GameSummary[]>([]);

const here = (name: string) => new URL(name, document.baseURI).href;

export async function loadGames(): Promise<void> {
  const response = await fetch(here('game_list.json'));
  if (!games.value.length) games.value = (await response.json()) as GameSummary[];
}

export async function loadCore(): Promise<void> {
  try {
    const floe = await loadFloe({ wasm: here('floe.wasm'), games: here('games.json') });
    core.value = floe;
    games.value = floe.games();
  } catch (error) {
    coreError.value = error instanceof Error ? error.message : String(error);
  }
}

let engine: Engine | null = null;

/** The computer player, started when it is first needed. */
export function player(): Engine {
  engine ??= createEngine({
    worker: here('worker.js'),
    wasm: core.value?.module ?? here('floe.wasm'),
    games: core.value?.files ?? here('games.json'),
  });
  return engine;
}

const known = new Map<string, Game>();

/** A game by its id, or null if there is none. */
export function gameOf(floe: Floe, id: string): Game | null {
  try {
    if (!known.has(id)) known.set(id, floe.game(id));
    return known.get(id)!;
  } catch {
    return null;
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
