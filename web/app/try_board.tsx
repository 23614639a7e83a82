// The start of a game beside its rules: the reader moves for every side, by the rules.

import type { Floe, Game } from 'floe';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { page as t } from '../texts/en.ts';
import { Board } from './board_view.tsx';

export function TryBoard({ floe, game }: { floe: Floe; game: Game }): JSX.Element {
  const [moves, setMoves] = useState<string[]>([]);
  const position = useMemo(() => floe.position(game.id, game.start, moves), [floe, game, moves]);
  const seats = game.seats.map((_, i) => i);
  return (
    <figure class="try">
      <Board game={game} position={position} movable={seats} onMove={(uci) => setMoves([...moves, uci])} />
      <figcaption>
        {t.tryHere}
        <button type="button" disabled={!moves.length} onClick={() => setMoves(moves.slice(0, -1))}>{t.undo}</button>
      </figcaption>
    </figure>
  );
}
