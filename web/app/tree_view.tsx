// Variations as text: the main line, other lines in brackets behind the move they replace.

import type { Game } from 'floe';
import type { ComponentChildren, JSX } from 'preact';
import { page as t } from '../texts/en.ts';
import type { Node, Tree } from './tree.ts';

interface Props {
  game: Game;
  tree: Tree;
  node: Node;
  onShow: (node: Node) => void;
}

export function TreeView({ game, tree, node, onShow }: Props): JSX.Element {
  const number = (n: Node, first: boolean): string => {
    const before = tree.position(n.parent!);
    if (before.turn === 0) return `${before.round}. `;
    return first ? `${before.round}${game.seats.length > 2 ? '.' : '…'} ` : '';
  };

  const move = (n: Node, first: boolean) => (
    <button type="button" class="move" aria-current={n === node ? 'step' : undefined} onClick={() => onShow(n)}>
      <span class="number">{number(n, first)}</span>
      {n.san}
    </button>
  );

  /** The line that begins with the child `start` of its parent. */
  const line = (start: Node): ComponentChildren[] => {
    const out: ComponentChildren[] = [];
    let first = true;
    for (let n: Node | undefined = start; n; n = n.children[0]) {
      out.push(move(n, first));
      first = false;
      if (n.comment) out.push(<span class="comment">{n.comment}</span>);
      const others: Node[] = n.parent!.children[0] === n ? n.parent!.children.slice(1) : [];
      for (const o of others) out.push(<span class="variation">({line(o)})</span>);
      if (others.length) first = true;
    }
    return out;
  };

  const { root } = tree;
  return (
    <div class="tree" role="group" aria-label={t.moves} tabIndex={0}>
      <button type="button" class="move" aria-current={node === root ? 'step' : undefined} onClick={() => onShow(root)}>{t.startPosition}</button>
      {root.children[0] ? line(root.children[0]) : <span class="facts">{t.noMovesYet}</span>}
    </div>
  );
}
