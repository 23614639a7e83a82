// The rules of a game: its text, then every man with its picture and a board to try it on.

import type { Floe, Game, Man } from 'floe';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { picture } from '../board/men/picture.ts';
import { page as t } from '../texts/en.ts';
import { GameTabs } from './game_tabs.tsx';
import { LiveDiagram } from './live_diagram.tsx';
import { link } from './router.ts';
import { settings, theme } from './settings.ts';
import { ManPicture } from './man_picture.tsx';
import { TryBoard } from './try_board.tsx';

/** Text in which `ticks` set off what one types. */
function withCode(text: string): (string | JSX.Element)[] {
  return text.split('`').map((part, i) => (i % 2 ? <code key={i}>{part}</code> : part));
}

/** Paragraphs; lines that begin with "- " are lists. */
function HelpText({ text }: { text: string }): JSX.Element {
  const blocks: { list: boolean; lines: string[] }[] = [];
  for (const paragraph of text.trim().split(/\n\s*\n/)) {
    for (const [i, line] of paragraph.split('\n').entries()) {
      const list = line.startsWith('- ');
      const last = blocks[blocks.length - 1];
      const content = list ? line.slice(2) : line;
      if (i > 0 && last && last.list === list) last.lines.push(content);
      else blocks.push({ list, lines: [content] });
    }
  }
  return (
    <>
      {blocks.map(({ list, lines }, i) =>
        list ? <ul key={i}>{lines.map((l) => <li key={l}>{withCode(l)}</li>)}</ul> : <p key={i}>{withCode(lines.join(' '))}</p>,
      )}
    </>
  );
}

/** True once the element has come near the window. */
function useNear(): [{ current: HTMLLIElement | null }, boolean] {
  const ref = useRef<HTMLLIElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some((e) => e.isIntersecting)) return;
      setNear(true);
      watch.disconnect();
    }, { rootMargin: '300px' });
    watch.observe(ref.current!);
    return () => watch.disconnect();
  }, []);
  return [ref, near];
}

function ManCard({ game, man, index }: { game: Game; man: Man; index: number }): JSX.Element {
  const [ref, near] = useNear();
  const moves = man.movesBySeat?.[0] ?? man.moves;
  return (
    <li class="man-card" ref={ref}>
      <div class="row">
        <ManPicture svg={picture(game, index, man.neutral ? -1 : 0, 0, settings.value.men)} />
        <div>
          <h3>{man.name} <span class="symbol">{man.symbol}</span></h3>
          <p>{man.help || (man.colour >= 0 ? `${t.asSeen(game.seats[0]!.name, t.relation[man.colour] ?? '')}` : '')}</p>
          {man.movement && man.colour < 0 && <p class="facts">{t.betza} <code>{man.movement}</code>{man.value ? ` · ${t.value((man.value / 100).toFixed(1))}` : ''}</p>}
        </div>
      </div>
      {moves.length > 0 && <div class="diagram-place">{near && <LiveDiagram game={game} man={index} />}</div>}
    </li>
  );
}

/** The men worth a card: of stacks the single parts of the first seat's view, no twins of another man. */
function shownMen(game: Game): { man: Man; index: number }[] {
  return game.men.map((man, index) => ({ man, index })).filter(({ man }) => man.looksLike < 0 && man.parts.length < 2);
}

export function RulesView({ floe, game }: { floe: Floe; game: Game }): JSX.Element {
  void theme.value;
  return (
    <article class="rules">
      <GameTabs game={game} view="rules" />
      <p class="lead">{game.summary}</p>
      <p class="facts">
        {game.inventor} · {t.players(game.seats.length)}
        {/^https?:/.test(game.link) && <> · <a href={game.link} rel="noopener noreferrer">{t.source}</a></>}
      </p>
      <section aria-labelledby="how" class="how">
        <div>
          <h2 id="how">{t.howToPlay}</h2>
          <HelpText text={game.help} />
          <p><a class="button primary" href={link('play', game.id)}>{t.playGame(game.name)}</a></p>
        </div>
        <TryBoard floe={floe} game={game} />
      </section>
      <section aria-labelledby="men">
        <h2 id="men">{t.men}</h2>
        <p>{t.tryMen}</p>
        <ul class="men">{shownMen(game).map(({ man, index }) => <ManCard key={index} game={game} man={man} index={index} />)}</ul>
      </section>
    </article>
  );
}
