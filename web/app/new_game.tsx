// The form that starts a game: against whom, how strong, from which seat.

import type { Game } from 'floe';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { page as t } from '../texts/en.ts';
import { change } from './settings.ts';

interface Props {
  game: Game;
  people: number[];
  level: number;
  onStart: (table: { people: number[]; level: number }) => void;
}

export function NewGame({ game, people, level, onStart }: Props): JSX.Element {
  const all = game.seats.map((_, i) => i);
  const [on, setOn] = useState<'computer' | 'screen'>(people.length === 1 ? 'computer' : 'screen');
  const [strength, setStrength] = useState(level);
  const [seat, setSeat] = useState(String(people.length === 1 ? people[0] : 0));

  const start = (e: Event) => {
    e.preventDefault();
    change({ level: strength });
    const mine = seat === 'any' ? Math.floor(Math.random() * all.length) : Number(seat);
    onStart({ people: on === 'computer' ? [mine] : all, level: strength });
  };

  return (
    <form class="new-game" onSubmit={start}>
      <h2>{t.newGame}</h2>
      <div class="choice" role="radiogroup" aria-label={t.opponent}>
        {(['computer', 'screen'] as const).map((value) => (
          <label key={value} class={on === value ? 'on' : ''}>
            <input type="radio" name="on" value={value} checked={on === value} onChange={() => setOn(value)} />
            {t.on[value]}
          </label>
        ))}
      </div>
      {on === 'computer' && (
        <div class="fields">
          <label>
            {t.level(strength)}
            <input type="range" min={1} max={10} value={strength} aria-valuetext={t.level(strength)} onInput={(e) => setStrength(Number(e.currentTarget.value))} />
          </label>
          <label>
            {t.seat}
            <select value={seat} onChange={(e) => setSeat(e.currentTarget.value)}>
              {game.seats.map((s, i) => <option key={s.letter} value={String(i)}>{s.name}</option>)}
              <option value="any">{t.anySeat}</option>
            </select>
          </label>
        </div>
      )}
      <button type="submit" class="primary">{t.start}</button>
    </form>
  );
}
