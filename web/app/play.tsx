// Playing: against the computer or on one screen.

import type { Floe, Game } from 'floe';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { FloeBoard } from '../board/floe_board.ts';
import type { Shape } from '../board/types.ts';
import { page as t } from '../texts/en.ts';
import { Board } from './board_view.tsx';
import { messageOf } from './core.ts';
import { GameTabs } from './game_tabs.tsx';
import { useKeys } from './keys.ts';
import { MoveList, Walk } from './move_list.tsx';
import { NewGame } from './new_game.tsx';
import { NonVisual } from './nonvisual.tsx';
import { go, link, route } from './router.ts';
import { Session } from './session.ts';
import { change, settings } from './settings.ts';
import { Players, Status } from './status.tsx';

/** The game to open: what the address asks for, what is kept, or a new one against the computer. */
function open(floe: Floe, game: Game): Session {
  const session = new Session(floe, game);
  const { query } = route.value;
  const fen = query.get('fen');
  const all = game.seats.map((_, i) => i);
  const fresh = (people: number[]) =>
    session.begin({ people, level: Number(query.get('level') ?? settings.value.level), start: fen ?? game.start });
  const seat = query.get('seat');
  try {
    if (query.get('on') === 'screen') fresh(all);
    else if (fen || seat || query.get('on') === 'computer') fresh([Number(seat ?? 0) % all.length || 0]);
    else if (!session.resume()) fresh([0]);
  } catch (error) {
    session.begin({ people: [0], level: settings.value.level, start: game.start });
    session.problem.value = messageOf(error);
  }
  // From now on this is the game kept here: a reload goes on with it.
  history.replaceState(null, '', link('play', game.id));
  return session;
}

function arrowOf(session: Session, uci: string): Shape[] {
  const move = session.tip.value.moves.find((m) => m.uci === uci);
  if (!move) return [];
  const name = (cell: number) => session.game.board.cells[cell]!.name;
  const goal = move.from === move.to && move.captures.length ? move.captures[0]! : move.to;
  return [{ from: name(move.from < 0 ? goal : move.from), to: name(goal), brush: 'best' }];
}

export function PlayView({ floe, game }: { floe: Floe; game: Game }): JSX.Element {
  const address = route.value;
  const session = useMemo(() => open(floe, game), [floe, game, address]);
  useEffect(() => () => session.close(), [session]);
  const [flipped, flip] = useState(0);
  const board = useRef<FloeBoard | null>(null);

  const people = session.people.value;
  const tip = session.tip.value;
  const shown = session.shown.value;
  const at = session.at.value;
  const alone = people.length === 1;
  const below = alone ? people[0]! : settings.value.turnBoard && people.length > 1 ? tip.turn : (people[0] ?? 0);
  const viewer = (below + flipped) % game.seats.length;
  const last = session.positions.value.length - 1;
  const show = (n: number) => session.show(n);
  useKeys({
    ArrowLeft: () => show(at - 1), ArrowRight: () => show(at + 1), Home: () => show(0), End: () => show(last),
    f: () => flip(flipped + 1),
  });

  return (
    <div class="play">
      <GameTabs game={game} view="play" />
      <section class="board-column" aria-label={t.boardRegion}>
        <Board
          game={game}
          position={shown}
          earlier={at > 0 ? session.positions.value[at - 1]! : null}
          live={session.atTip.value}
          viewer={viewer}
          movable={session.atTip.value && !tip.result ? people : []}
          premovable={alone && settings.value.premove && session.atTip.value && !tip.result ? people[0]! : -1}
          reach={(cell) => session.reach(cell)}
          shapes={session.hint.value && session.atTip.value ? arrowOf(session, session.hint.value) : []}
          onMove={(uci) => session.move(uci)}
          take={(b) => (board.current = b)}
        />
      </section>
      <section class="panel" aria-label={t.gameRegion}>
        <Status game={game} position={shown} thinking={session.thinking.value} />
        <Players game={game} position={shown} people={people} level={session.level} />
        {session.problem.value && <p class="problem" role="alert">{session.problem.value}</p>}
        <MoveList game={game} positions={session.positions.value} at={at} onShow={show} />
        <Walk at={at} last={last} onShow={show} />
        <div class="buttons">
          <button type="button" disabled={last === 0} onClick={() => session.undo()}>{t.undo}</button>
          <button type="button" disabled={!!tip.result || session.thinking.value} onClick={() => void session.askHint()}>{t.hint}</button>
          <button type="button" onClick={() => flip(flipped + 1)}>{game.seats.length > 2 ? t.turnBoard : t.flip}</button>
          <button type="button" disabled={!!tip.result} onClick={() => session.resign()}>{t.resign}</button>
          <button type="button" onClick={() => go('analysis', game.id, { fen: session.start, moves: session.moves.join(' ') })}>{t.analyse}</button>
        </div>
        {people.length > 1 && (
          <label class="check">
            <input type="checkbox" checked={settings.value.turnBoard} onChange={(e) => change({ turnBoard: e.currentTarget.checked })} />
            {t.turnToMover}
          </label>
        )}
        <NewGame
          game={game}
          people={people}
          level={session.level}
          onStart={(table) => session.begin({ ...table, start: game.start })}
        />
        <NonVisual board={() => board.current} />
      </section>
    </div>
  );
}
