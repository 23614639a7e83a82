// Moving freely: any man to any cell, men from a box, men taken off; then on to play or analysis.

import type { Floe, Game, Setup } from 'floe';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { picture } from '../board/men/picture.ts';
import type { FreeMove } from '../board/types.ts';
import { page as t } from '../texts/en.ts';
import { Board } from './board_view.tsx';
import { messageOf } from './core.ts';
import { GameTabs } from './game_tabs.tsx';
import { ManPicture } from './man_picture.tsx';
import { go, route } from './router.ts';
import { settings } from './settings.ts';

type Tool = 'move' | 'remove' | { seat: number; man: number };

function moved(setup: Setup, m: FreeMove): Setup {
  const cells = [...setup.cells];
  cells[m.to] = cells[m.from] ?? null;
  cells[m.from] = null;
  return { ...setup, cells, castling: '-', passed: '-', checks: '-' };
}

function put(setup: Setup, cell: number, what: Setup['cells'][number]): Setup {
  const cells = [...setup.cells];
  cells[cell] = what;
  return { ...setup, cells, castling: '-', passed: '-', checks: '-' };
}

export function EditView({ floe, game }: { floe: Floe; game: Game }): JSX.Element {
  const first = useMemo(() => {
    try {
      return floe.setup(game.id, route.value.query.get('fen') ?? game.start);
    } catch {
      return floe.setup(game.id, game.start);
    }
  }, [floe, game]);
  const [setup, setSetup] = useState(first);
  const [tool, setTool] = useState<Tool>('move');
  const [viewer, turn] = useState(0);
  const { fen, problem } = useMemo(() => {
    try {
      const text = floe.setupFen(game.id, setup);
      floe.position(game.id, text);
      return { fen: text, problem: '' };
    } catch (error) {
      let text = '';
      try { text = floe.setupFen(game.id, setup); } catch { /* no FEN says this */ }
      return { fen: text, problem: messageOf(error) };
    }
  }, [setup]);
  const position = useMemo(
    () => ({
      turn: setup.turn, live: setup.live, cells: setup.cells, hands: setup.hands, stash: [], moves: [], check: [], checked: [],
      notices: [], last: null, result: null,
    }),
    [setup],
  );
  const press = (cell: number) => {
    if (tool === 'remove') setSetup(put(setup, cell, null));
    else if (tool !== 'move') setSetup(put(setup, cell, tool));
  };
  const isTool = (seat: number, man: number) => typeof tool === 'object' && tool.seat === seat && tool.man === man;
  const box = (seat: number) =>
    game.men.map((man, i) => ({ man, i })).filter(({ man }) => (seat < 0 ? man.neutral : !man.neutral && man.parts.length < 2));

  return (
    <div class="play edit">
      <GameTabs game={game} view="edit" />
      <section class="board-column" aria-label={t.boardRegion}>
        <Board
          game={game}
          position={position}
          viewer={viewer}
          mode={tool === 'move' ? 'free' : 'view'}
          onFree={(m) => setSetup(moved(setup, m))}
          onCell={tool === 'move' ? undefined : press}
        />
      </section>
      <section class="panel" aria-label={t.gameRegion}>
        <p>{t.editHelp}</p>
        <div class="buttons">
          <button type="button" aria-pressed={tool === 'move'} onClick={() => setTool('move')}>{t.toolMove}</button>
          <button type="button" aria-pressed={tool === 'remove'} onClick={() => setTool('remove')}>{t.toolRemove}</button>
        </div>
        {[...game.seats.keys(), ...(game.men.some((m) => m.neutral) ? [-1] : [])].map((seat) => (
          <div class="box" role="group" aria-label={seat < 0 ? t.neutral : game.seats[seat]!.name} key={seat}>
            {box(seat).map(({ man, i }) => (
              <button type="button" key={i} aria-pressed={isTool(seat, i)} title={man.name}
                aria-label={seat < 0 ? man.name : `${game.seats[seat]!.name} ${man.name}`} onClick={() => setTool({ seat, man: i })}>
                <ManPicture svg={picture(game, i, seat, viewer, settings.value.men)} />
              </button>
            ))}
          </div>
        ))}
        <label>{t.whoMoves}
          <select value={String(setup.turn)} onChange={(e) => setSetup({ ...setup, turn: Number(e.currentTarget.value) })}>
            {game.seats.map((s, i) => <option key={s.letter} value={String(i)}>{s.name}</option>)}
          </select>
        </label>
        <div class="buttons">
          <button type="button" onClick={() => turn((viewer + 1) % game.seats.length)}>{game.seats.length > 2 ? t.turnBoard : t.flip}</button>
          <button type="button" onClick={() => setSetup(floe.setup(game.id, game.start))}>{t.startPosition}</button>
          <button type="button" onClick={() => setSetup({ ...setup, cells: setup.cells.map(() => null), castling: '-', passed: '-', checks: '-' })}>{t.clear}</button>
        </div>
        <label>{t.fen}<input readOnly value={fen} /></label>
        {problem ? <p class="problem" role="status">{problem}</p> : <p role="status">{t.playable}</p>}
        <div class="buttons">
          <button type="button" class="primary" disabled={!!problem} onClick={() => go('play', game.id, { fen })}>{t.playFrom}</button>
          <button type="button" disabled={!!problem} onClick={() => go('analysis', game.id, { fen })}>{t.analyse}</button>
        </div>
      </section>
    </div>
  );
}
