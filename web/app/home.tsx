// All games: small boards, families, search.

import { signal } from '@preact/signals';
import type { GameSummary } from 'floe';
import type { JSX } from 'preact';
import { page as t } from '../texts/en.ts';
import { games } from './core.ts';
import { link } from './router.ts';

const search = signal('');
const family = signal('');

/** Letters only, without accents: "Köksal" is found by "koksal". */
const fold = (s: string) => s.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function found(game: GameSummary): boolean {
  if (family.value && game.family !== family.value) return false;
  const text = fold(`${game.name} ${game.family} ${game.inventor} ${game.summary} ${game.board} ${t.players(game.seats)}`);
  return fold(search.value).split(/\s+/).every((word) => text.includes(word));
}

/** Families in the catalogue's order, within one the largest boards first. */
function byFamily(a: GameSummary, b: GameSummary): number {
  const order = Object.keys(t.families);
  const rank = (g: GameSummary) => (order.includes(g.family) ? order.indexOf(g.family) : order.length);
  return rank(a) - rank(b) || b.cells - a.cells || a.name.localeCompare(b.name);
}

function GameCard({ game }: { game: GameSummary }): JSX.Element {
  return (
    <li class="game-card">
      <a href={link('play', game.id)} class="picture" tabIndex={-1} aria-hidden="true">
        <img src={game.builtIn ? `boards/${game.id}.svg` : 'icon.svg'} alt="" loading="lazy" width="200" height="200" />
      </a>
      <div>
        <h2><a href={link('play', game.id)}>{game.name}</a></h2>
        <p class="facts">{game.board} · {t.players(game.seats)}</p>
        <p>{game.summary}</p>
        <p class="links">
          <a class="button primary" href={link('play', game.id)} aria-label={t.playGame(game.name)}>{t.views.play}</a>
          <a class="button" href={link('rules', game.id)} aria-label={t.rulesOf(game.name)}>{t.views.rules}</a>
        </p>
      </div>
    </li>
  );
}

export function HomeView(): JSX.Element {
  const all = games.value;
  const families = [...new Set([...all].sort(byFamily).map((g) => g.family))];
  const shown = all.filter(found).sort(byFamily);
  return (
    <div class="home">
      <div class="intro">
        <h1>{t.title}</h1>
        <p>{t.intro}</p>
      </div>
      <form role="search" onSubmit={(e) => e.preventDefault()}>
        <label>
          {t.search}
          <input type="search" value={search.value} onInput={(e) => (search.value = e.currentTarget.value)} />
        </label>
        <div class="choice" role="radiogroup" aria-label={t.family}>
          {['', ...families].map((f) => (
            <label key={f} class={family.value === f ? 'on' : ''}>
              <input type="radio" name="family" checked={family.value === f} onChange={() => (family.value = f)} />
              {f ? (t.families[f] ?? f) : t.allFamilies}
            </label>
          ))}
        </div>
      </form>
      <p class="count" role="status">{all.length ? t.found(shown.length) : t.loading}</p>
      <ul class="games">{shown.map((g) => <GameCard key={g.id} game={g} />)}</ul>
    </div>
  );
}
