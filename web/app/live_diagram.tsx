// A small board with one man that the reader moves himself.

import type { Game, Move } from 'floe';
import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { FloeBoard } from '../board/floe_board.ts';
import { page as t } from '../texts/en.ts';
import { Board } from './board_view.tsx';
import { openBoard, openMoves, openStart, play } from './open_board.ts';

export function LiveDiagram({ game, man: index }: { game: Game; man: number }): JSX.Element {
  const man = game.men[index]!;
  const board = useMemo(() => openBoard(game), [game]);
  const shape = useMemo(
    () => ({ ...game, name: t.diagramOf(man.name), board, regions: [], hasHands: false, drops: false, hasStash: false }),
    [game, board],
  );
  const [state, setState] = useState<{ cells: ReturnType<typeof openStart>; last: Move | null }>(() => ({
    cells: openStart(board, man, index), last: null,
  }));
  const from = state.cells.findIndex((c) => c?.seat === 0);
  const moves = useMemo(() => openMoves(board, man, state.cells, from), [state]);
  const position = useMemo(
    () => ({
      turn: 0, live: [0, 1], cells: state.cells, hands: [], stash: [], moves, check: [], checked: [], notices: [],
      last: state.last, result: null,
    }),
    [state],
  );
  const element = useRef<FloeBoard | null>(null);
  useLayoutEffect(() => element.current?.pickUp(from), [state]);
  const move = (uci: string) => {
    const made = moves.find((m) => m.uci === uci)!;
    const cells = play(state.cells, made);
    const left = cells.some((c) => c?.seat === 1);
    setState({ cells: left || !made.captures.length ? cells : openStart(board, man, index), last: left ? made : null });
  };
  return (
    <div class="diagram">
      <Board game={shape} position={position} movable={[0]} onMove={move} take={(b) => (element.current = b)} />
      <button type="button" onClick={() => setState({ cells: openStart(board, man, index), last: null })} aria-label={t.restart(man.name)}>↺</button>
    </div>
  );
}
