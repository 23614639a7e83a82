// Variations: a tree of moves from one position. Positions are asked of the rules when first seen.

import type { Floe, Game, PgnExportMove, PgnMove, Position } from 'floe';

export interface Node {
  uci: string;
  san: string;
  parent: Node | null;
  /** The first is the main line. */
  children: Node[];
  comment: string;
  position: Position | null;
}

export class Tree {
  readonly root: Node = { uci: '', san: '', parent: null, children: [], comment: '', position: null };

  constructor(private readonly floe: Floe, readonly game: Game, readonly start: string) {}

  path(node: Node): Node[] {
    const out: Node[] = [];
    for (let n: Node | null = node; n?.parent; n = n.parent) out.unshift(n);
    return out;
  }

  moves(node: Node): string[] {
    return this.path(node).map((n) => n.uci);
  }

  position(node: Node): Position {
    node.position ??= this.floe.position(this.game.id, this.start, this.moves(node));
    return node.position;
  }

  /** The node after a move, made if it is new. */
  add(node: Node, uci: string): Node {
    const known = node.children.find((c) => c.uci === uci);
    if (known) return known;
    const san = this.position(node).moves.find((m) => m.uci === uci)?.san ?? uci;
    const child: Node = { uci, san, parent: node, children: [], comment: '', position: null };
    node.children.push(child);
    return child;
  }

  /** Takes a move and all that follows out; gives the node before it. */
  remove(node: Node): Node {
    const { parent } = node;
    if (!parent) return node;
    parent.children = parent.children.filter((c) => c !== node);
    return parent;
  }

  /** Makes the line through a node the main one. */
  promote(node: Node): void {
    for (const n of this.path(node)) {
      const { children } = n.parent!;
      n.parent!.children = [n, ...children.filter((c) => c !== n)];
    }
  }

  addLine(from: Node, moves: readonly PgnMove[]): Node {
    let node = from;
    for (const m of moves) {
      const next = this.add(node, m.uci);
      next.comment = [...m.before, ...m.after].join(' ');
      for (const v of m.variations) this.addLine(node, v.moves);
      node = next;
    }
    return node;
  }

  /** The moves after a node as a PGN wants them: alternatives hang on the main move. */
  exported(node: Node): PgnExportMove[] {
    const out: PgnExportMove[] = [];
    for (let at = node; at.children.length; at = at.children[0]!) {
      const [main, ...others] = at.children;
      out.push({
        san: main!.san,
        ...(main!.comment ? { after: [main!.comment] } : {}),
        variations: others.map((o) => ({ moves: [{ san: o.san, ...(o.comment ? { after: [o.comment] } : {}) }, ...this.exported(o)] })),
      });
    }
    return out;
  }
}
