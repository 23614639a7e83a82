// The board element inside Preact: properties in, events out.

import type { Game, Position } from 'floe';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { FloeBoard } from '../board/floe_board.ts';
import type { BoardMode } from '../board/host.ts';
import type { FreeMove, Shape } from '../board/types.ts';
import { settings, theme } from './settings.ts';

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'floe-board': JSX.HTMLAttributes<HTMLElement> & Record<string, unknown>;
    }
  }
}

export interface BoardProps {
  game: Pick<Game, 'id' | 'name' | 'men' | 'regions' | 'hasHands' | 'drops' | 'hasStash' | 'board' | 'seats'>;
  position: FloeBoard['position'] & object;
  earlier?: Position | null;
  /** The position is where the game stands, and a change of it is news. */
  live?: boolean;
  viewer?: number;
  movable?: readonly number[];
  premovable?: number;
  mode?: BoardMode;
  shapes?: Shape[];
  reach?: (cell: number) => number[];
  onMove?: (uci: string) => void;
  onFree?: (move: FreeMove) => void;
  /** Something to stand at the left of the board. */
  side?: JSX.Element | false;
  /** A press on a cell in mode `view`. */
  onCell?: ((cell: number) => void) | undefined;
  /** Gives the element to who wants to speak to it. */
  take?: (board: FloeBoard | null) => void;
}

export function Board(props: BoardProps): JSX.Element {
  const ref = useRef<FloeBoard>(null);
  const handlers = useRef(props);
  handlers.current = props;

  useLayoutEffect(() => {
    const board = ref.current!;
    const onMove = (e: Event) => handlers.current.onMove?.((e as CustomEvent<{ uci: string }>).detail.uci);
    const onFree = (e: Event) => handlers.current.onFree?.((e as CustomEvent<FreeMove>).detail);
    board.addEventListener('floe-move', onMove);
    const onCell = (e: Event) => handlers.current.onCell?.((e as CustomEvent<number>).detail);
    board.addEventListener('floe-free', onFree);
    board.addEventListener('floe-cell', onCell);
    handlers.current.take?.(board);
    return () => {
      board.removeEventListener('floe-move', onMove);
      board.removeEventListener('floe-free', onFree);
      board.removeEventListener('floe-cell', onCell);
      handlers.current.take?.(null);
    };
  }, []);

  useLayoutEffect(() => {
    const board = ref.current!;
    board.game = props.game;
    board.viewer = props.viewer ?? 0;
    board.mode = props.mode ?? 'play';
    board.movable = props.movable ?? [];
    board.premovable = props.premovable ?? -1;
    board.reach = props.reach ?? null;
    board.shapes = props.shapes ?? [];
    if (board.position === props.position) return;
    if (props.live && board.position && board.position === props.earlier) board.position = props.position;
    else board.look(props.position, props.earlier ?? null);
  });

  const s = settings.value;
  return (
    <floe-board
      ref={ref}
      theme={theme.value}
      cells={s.cells}
      men={s.men}
      coordinates={s.coordinates ? 'on' : 'off'}
      {...(s.animation ? {} : { still: '' })}
    >
      {props.side}
    </floe-board>
  );
}
