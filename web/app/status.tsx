// One line about where the game stands, and what is coming.

import type { Game, Notice, Position } from 'floe';
import type { JSX } from 'preact';
import { colourOf } from '../board/men/picture.ts';
import { page as t } from '../texts/en.ts';

const names = (game: Game, seats: number[]) => seats.map((s) => game.seats[s]!.name).join(', ');

export function statusText(game: Game, position: Position): string {
  if (position.result) return `${position.result.text}.`;
  const check = position.checked.length ? ` ${t.inCheck(names(game, position.checked))}` : '';
  return `${t.toMove(game.seats[position.turn]!.name)}${check}`;
}

/** A warning of what a rule will do to the board, the nearer the louder. */
function NoticeLine({ game, position, notice }: { game: Game; position: Position; notice: Notice }): JSX.Element {
  const men = notice.takes.map((cell) => {
    const occupant = position.cells[cell]!;
    return `${game.seats[occupant.seat]!.name} ${game.men[occupant.man]!.name} ${game.board.cells[cell]!.name}`;
  });
  const near = notice.plies <= 6;
  return (
    <div class={`notice${near ? ' near' : ''}`}>
      <svg viewBox="-12 -12 24 24" aria-hidden="true">
        <path d="M0-10V10M-8.7-5L8.7 5M8.7-5L-8.7 5M-3-9L0-6 3-9M-3 9L0 6 3 9" />
      </svg>
      <div>
        <strong>{t.notice(notice.rule, notice.plies, notice.round)}</strong>
        {near && men.length > 0 && <div>{t.noticeTakes(men.join(', '))}</div>}
        <progress max={40} value={Math.max(0, 40 - notice.plies)} aria-hidden="true" />
      </div>
    </div>
  );
}

/** Who sits where, who is out, whose turn it is. */
export function Players({ game, position, people, level }: { game: Game; position: Position; people: number[]; level: number }): JSX.Element {
  return (
    <ul class="players" aria-label={t.playersList}>
      {game.seats.map((seat, i) => {
        const out = !position.live.includes(i);
        const place = position.result ? position.result.places[i] : 0;
        return (
          <li key={seat.letter} class={`${position.turn === i && !position.result ? 'turn' : ''}${out ? ' out' : ''}`}>
            <span class={`seat-dot seat-${colourOf(game, i)}`} aria-hidden="true" />
            <span class="name">{seat.name}</span>
            <span class="facts">{people.includes(i) ? (people.length === 1 ? t.you : '') : t.computer(level)}</span>
            {position.counters.map((c) => <span key={c.rule} class="facts">{t.counter(c.name, c.bySeat[i]!)}</span>)}
            {(place || out) && game.seats.length > 2 ? <span class="facts">{place ? t.place(place) : t.isOut}</span> : null}
          </li>
        );
      })}
    </ul>
  );
}

export function Status({ game, position, thinking }: { game: Game; position: Position; thinking?: boolean }): JSX.Element {
  return (
    <div class="status">
      <p class={position.result ? 'result' : ''}>
        {!position.result && <span class={`seat-dot seat-${colourOf(game, position.turn)}`} aria-hidden="true" />}
        {statusText(game, position)}
        {thinking && <span class="thinking"> {t.thinking}</span>}
      </p>
      {!position.result && position.notices.map((n) => <NoticeLine key={n.rule} game={game} position={position} notice={n} />)}
    </div>
  );
}
