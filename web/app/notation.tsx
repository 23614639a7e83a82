// FEN and PGN in and out.

import type { Floe, Position } from 'floe';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { page as t } from '../texts/en.ts';
import { messageOf } from './core.ts';
import { Tree } from './tree.ts';

interface Props {
  floe: Floe;
  tree: Tree;
  position: Position;
  onFen: (fen: string) => void;
  onTree: (tree: Tree) => void;
}

export function Notation({ floe, tree, position, onFen, onTree }: Props): JSX.Element {
  const [fen, setFen] = useState(position.fen);
  const [pgn, setPgn] = useState('');
  const [problem, setProblem] = useState('');
  useEffect(() => setFen(position.fen), [position]);

  const attempt = (work: () => void) => {
    try {
      setProblem('');
      work();
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  const loadFen = (e: Event) => {
    e.preventDefault();
    attempt(() => {
      floe.position(tree.game.id, fen);
      onFen(fen);
    });
  };
  const write = () => attempt(() => setPgn(floe.writePgn({ game: tree.game.id, start: tree.start, line: tree.exported(tree.root) })));
  const read = () => attempt(() => {
    const game = floe.readPgn(pgn, tree.game.id)[0];
    if (!game) throw new Error(t.noGameInPgn);
    const next = new Tree(floe, tree.game, game.start);
    next.addLine(next.root, game.line);
    onTree(next);
  });

  return (
    <details class="notation">
      <summary>{t.notation}</summary>
      <form onSubmit={loadFen}>
        <label>{t.fen}<input value={fen} onInput={(e) => setFen(e.currentTarget.value)} spellcheck={false} /></label>
        <button type="submit">{t.load}</button>
      </form>
      <label>{t.pgn}<textarea rows={6} value={pgn} onInput={(e) => setPgn(e.currentTarget.value)} spellcheck={false} /></label>
      <div class="buttons">
        <button type="button" onClick={write}>{t.writePgn}</button>
        <button type="button" onClick={read} disabled={!pgn}>{t.readPgn}</button>
      </div>
      {problem && <p class="problem" role="alert">{problem}</p>}
    </details>
  );
}
