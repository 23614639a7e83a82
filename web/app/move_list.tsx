// The moves of a game in rounds; a click goes to a place.

import type { Game, Position } from 'floe';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { page as t } from '../texts/en.ts';

interface Props {
  game: Game;
  positions: Position[];
  at: number;
  onShow: (at: number) => void;
}

/** Moves by round: a round ends when the turn comes round to an earlier seat. */
function rounds(positions: Position[]): { number: number; moves: { at: number; san: string; seat: number }[] }[] {
  const out: { number: number; moves: { at: number; san: string; seat: number }[] }[] = [];
  const first = positions[0]!.round;
  positions.slice(1).forEach((p, i) => {
    const seat = positions[i]!.turn;
    const played = p.played[p.played.length - 1];
    const row = out[out.length - 1];
    const previous = row?.moves[row.moves.length - 1];
    const san = played && p.last ? played.san : '–';
    if (!row || (previous && seat <= previous.seat)) out.push({ number: first + out.length, moves: [{ at: i + 1, san, seat }] });
    else row.moves.push({ at: i + 1, san, seat });
  });
  return out;
}

export function MoveList({ game, positions, at, onShow }: Props): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    const current = box?.querySelector<HTMLElement>('[aria-current]');
    if (box && current) box.scrollTop = current.offsetTop - box.clientHeight / 2;
  }, [at, positions.length]);
  return (
    <ol class="moves" ref={list} aria-label={t.moves} tabIndex={0}>
      {rounds(positions).map((r) => (
        <li key={r.number} style={`--columns:${game.seats.length}`}>
          <span class="number">{r.number}.</span>
          {r.moves.map((m, i) => (
            <button
              type="button"
              key={m.at}
              class="move"
              style={i === 0 ? `grid-column:${m.seat + 2}` : ''}
              aria-current={m.at === at ? 'step' : undefined}
              onClick={() => onShow(m.at)}
            >
              {m.san}
            </button>
          ))}
        </li>
      ))}
    </ol>
  );
}

/** Buttons to walk through a game. */
export function Walk({ at, last, onShow }: { at: number; last: number; onShow: (at: number) => void }): JSX.Element {
  const button = (label: string, sign: string, to: number, off: boolean) => (
    <button type="button" aria-label={label} title={label} disabled={off} onClick={() => onShow(to)}>
      {sign}
    </button>
  );
  return (
    <div class="walk" role="group" aria-label={t.walk}>
      {button(t.first, '«', 0, at === 0)}
      {button(t.previous, '‹', at - 1, at === 0)}
      {button(t.next, '›', at + 1, at === last)}
      {button(t.lastPlace, '»', last, at === last)}
    </div>
  );
}
