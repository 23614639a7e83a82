// The name of a game over its views.

import type { GameSummary } from 'floe';
import type { JSX } from 'preact';
import { page as t } from '../texts/en.ts';
import type { View } from './router.ts';
import { link } from './router.ts';

const views = ['play', 'analysis', 'rules', 'edit'] as const satisfies readonly View[];

export function GameTabs({ game, view }: { game: Pick<GameSummary, 'id' | 'name'>; view: View }): JSX.Element {
  return (
    <div class="tabs">
      <h1>{game.name}</h1>
      <nav aria-label={t.viewsOf(game.name)}>
        {views.map((v) => (
          <a key={v} href={link(v, game.id)} aria-current={v === view ? 'page' : undefined}>{t.views[v]}</a>
        ))}
      </nav>
    </div>
  );
}
