// The frame of every view: skip link, header, settings.

import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { page as t } from '../texts/en.ts';
import { core, coreError, gameOf, games } from './core.ts';
import { AnalysisView } from './analysis.tsx';
import { EditView } from './edit.tsx';
import { HomeView } from './home.tsx';
import { PlayView } from './play.tsx';
import { link, route } from './router.ts';
import { RulesView } from './rules.tsx';
import { SettingsForm } from './settings_form.tsx';

function Main(): JSX.Element {
  const { view, game: id } = route.value;
  if (view === 'games') return <HomeView />;
  const floe = core.value;
  if (coreError.value) return <p class="problem" role="alert">{t.coreFailed(coreError.value)}</p>;
  if (!floe) return <p role="status">{t.loading}</p>;
  const game = gameOf(floe, id);
  if (!game) return <p class="problem" role="alert">{t.noSuchGame(id)} <a href={link('games')}>{t.games}</a></p>;
  if (view === 'play') return <PlayView key={id} floe={floe} game={game} />;
  if (view === 'analysis') return <AnalysisView key={id} floe={floe} game={game} />;
  if (view === 'rules') return <RulesView key={id} floe={floe} game={game} />;
  return <EditView key={id} floe={floe} game={game} />;
}

/** The name of the window, as tabs and readers' histories show it. */
function useTitle(): void {
  const { view, game } = route.value;
  const name = games.value.find((g) => g.id === game)?.name;
  useEffect(() => {
    document.title = name && view !== 'games' ? t.windowTitle(name, t.views[view]) : t.title;
  }, [view, name]);
}

export function Shell(): JSX.Element {
  useTitle();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <a class="skip" href="#main" onClick={(e) => { e.preventDefault(); document.getElementById('main')!.focus(); }}>{t.skip}</a>
      <header>
        <a class="brand" href={link('games')}>
          <img src="icon.svg" alt="" width="32" height="32" />
          <span>Floe</span>
        </a>
        <nav aria-label={t.site}>
          <a href={link('games')} aria-current={route.value.view === 'games' ? 'page' : undefined}>{t.games}</a>
        </nav>
        <button type="button" class="settings" onClick={() => dialog.current!.showModal()}>{t.settings}</button>
      </header>
      <dialog ref={dialog} aria-labelledby="settings-title">
        <SettingsForm close={() => dialog.current!.close()} />
      </dialog>
      <main id="main" tabIndex={-1}>
        <Main />
      </main>
    </>
  );
}
