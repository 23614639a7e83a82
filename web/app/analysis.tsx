// Analysis: variations, the computer's lines with arrows and a bar, FEN and PGN in and out.

import type { Floe, Game } from 'floe';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Shape } from '../board/types.ts';
import { page as t } from '../texts/en.ts';
import { Board } from './board_view.tsx';
import { messageOf } from './core.ts';
import { EngineLines, EvalBar } from './engine_lines.tsx';
import { GameTabs } from './game_tabs.tsx';
import { useKeys } from './keys.ts';
import { progress, stopLines, watch, watching } from './lines.ts';
import { Notation } from './notation.tsx';
import { route } from './router.ts';
import { Status } from './status.tsx';
import type { Node } from './tree.ts';
import { Tree } from './tree.ts';
import { TreeView } from './tree_view.tsx';

interface State {
  tree: Tree;
  node: Node;
  problem: string;
}

function open(floe: Floe, game: Game, fen: string, moves: string[]): State {
  try {
    const tree = new Tree(floe, game, fen || game.start);
    tree.position(tree.root);
    let node = tree.root;
    for (const m of moves) node = tree.add(node, m);
    tree.position(node);
    return { tree, node, problem: '' };
  } catch (error) {
    const tree = new Tree(floe, game, game.start);
    return { tree, node: tree.root, problem: messageOf(error) };
  }
}

function arrows(game: Game, tree: Tree, node: Node): Shape[] {
  const lines = progress.value?.lines ?? [];
  const { moves } = tree.position(node);
  return lines.flatMap((line, i): Shape[] => {
    const move = moves.find((m) => m.uci === line.pv[0]);
    if (!move || move.to < 0) return [];
    const name = (cell: number) => game.board.cells[cell]!.name;
    const to = move.from === move.to && move.captures.length ? move.captures[0]! : move.to;
    return [{ from: name(move.from < 0 ? to : move.from), to: name(to), brush: i ? 'other' : 'best', width: i ? 9 : 15 }];
  }).reverse();
}

export function AnalysisView({ floe, game }: { floe: Floe; game: Game }): JSX.Element {
  const { query } = route.value;
  const first = useMemo(
    () => open(floe, game, query.get('fen') ?? '', (query.get('moves') ?? '').split(' ').filter(Boolean)),
    [floe, game, route.value],
  );
  const [state, setState] = useState<State>(first);
  useEffect(() => setState(first), [first]);
  const [viewer, turn] = useState(0);
  const { tree, node } = state;
  const position = tree.position(node);
  const show = (to: Node) => setState({ ...state, node: to, problem: '' });

  useEffect(() => {
    watch(game.id, tree.start, tree.moves(node), !!position.result);
    return stopLines;
  }, [tree, node, watching.value]);

  const seats = game.seats.map((_, i) => i);
  const flip = () => turn((viewer + 1) % seats.length);
  useKeys({
    ArrowLeft: () => node.parent && show(node.parent), ArrowRight: () => node.children[0] && show(node.children[0]),
    Home: () => show(tree.root), f: flip,
  });
  return (
    <div class="play analysis">
      <GameTabs game={game} view="analysis" />
      <section class="board-column" aria-label={t.boardRegion}>
        <Board
          game={game}
          position={position}
          earlier={node.parent ? tree.position(node.parent) : null}
          live
          viewer={viewer}
          movable={seats}
          shapes={watching.value ? arrows(game, tree, node) : []}
          onMove={(uci) => show(tree.add(node, uci))}
          side={seats.length === 2 && watching.value && <EvalBar firstBelow={viewer === 0} turn={position.turn} />}
        />
      </section>
      <section class="panel" aria-label={t.gameRegion}>
        <Status game={game} position={position} />
        {state.problem && <p class="problem" role="alert">{state.problem}</p>}
        <EngineLines game={game} position={position} play={(moves) => show(moves.reduce((n, m) => tree.add(n, m), node))} />
        <TreeView game={game} tree={tree} node={node} onShow={show} />
        <div class="buttons">
          <button type="button" disabled={!node.parent} onClick={() => show(node.parent!)}>{t.previous}</button>
          <button type="button" disabled={!node.children.length} onClick={() => show(node.children[0]!)}>{t.next}</button>
          <button type="button" onClick={flip}>{seats.length > 2 ? t.turnBoard : t.flip}</button>
          <button type="button" disabled={!node.parent} onClick={() => { tree.promote(node); show(node); }}>{t.promote}</button>
          <button type="button" disabled={!node.parent} onClick={() => show(tree.remove(node))}>{t.remove}</button>
        </div>
        <Notation
          floe={floe}
          tree={tree}
          position={position}
          onFen={(fen) => setState(open(floe, game, fen, []))}
          onTree={(read) => setState({ tree: read, node: read.root, problem: '' })}
        />
      </section>
    </div>
  );
}
