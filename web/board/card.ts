// What a man does: its picture, rules and moves on a small board of its own, and the chooser of moves.

import { board as t } from '../texts/en.ts';
import { escaped } from './escape.ts';
import { isRifle, onlyEnPassant } from './men/generated.ts';
import type { BoardGame, ManMove, Move } from './types.ts';

const half = 4;

interface Spot { x: number; y: number; move: ManMove; rifle: boolean }

/** Where the moves lead on an open board, in cells from the man. */
function spots(moves: ManMove[]): Spot[] {
  const out: Spot[] = [];
  for (const m of moves) {
    if (onlyEnPassant(m)) continue;
    const rifle = isRifle(m) && m.legs[0] !== undefined;
    const step = rifle ? m.legs[0]! : m;
    const steps = rifle ? 1 : m.reach || 99;
    for (let k = 1; k <= steps; k++) {
      const [x, y] = [step.x * k, step.y * k];
      if (Math.hypot(x, y) > half * 1.45 || Math.max(Math.abs(x), Math.abs(y)) > half + 0.3) break;
      out.push({ x, y, move: m, rifle });
    }
  }
  return out;
}

function mark(s: Spot): string {
  const [x, y] = [s.x.toFixed(2), s.y.toFixed(2)];
  if (s.rifle) return `<path class="m-line" d="M${s.x - 0.3} ${y}h.6M${x} ${s.y - 0.3}v.6"/><circle class="m-open" cx="${x}" cy="${y}" r=".2"/>`;
  if (s.move.initial) return `<circle class="m-open" cx="${x}" cy="${y}" r=".2" stroke-dasharray=".12 .1"/>`;
  if (!s.move.quiet) return `<path class="m-line" d="M${s.x - 0.2} ${s.y - 0.2}l.4 .4m0-.4l-.4 .4"/>`;
  if (!s.move.capture) return `<circle class="m-open" cx="${x}" cy="${y}" r=".2"/>`;
  return `<circle class="m-full" cx="${x}" cy="${y}" r=".22"/>`;
}

/** A little board with the man in the middle and marks where it goes, turned as the man is. */
function moveDiagram(game: BoardGame, moves: ManMove[], picture: string, turned: number): string {
  const all = spots(moves);
  const cells: string[] = [];
  if (game.board.lattice === 'square') {
    for (let x = -half; x <= half; x++) {
      for (let y = -half; y <= half; y++) {
        cells.push(`<path class="m-cell shade-${(x + y) & 1 ? 0 : 1}" d="M${x - 0.5} ${y - 0.5}h1v1h-1z"/>`);
      }
    }
  } else {
    const polygon = game.board.cells[0]!;
    const path = `M${polygon.polygon.map(([x, y]) => `${x - polygon.x} ${y - polygon.y}`).join('L')}z`;
    const { directions } = game.board;
    const [up, right] = [directions[0]!, directions[1]!];
    for (let a = -half; a <= half; a++) {
      for (let b = -half; b <= half; b++) {
        if (Math.abs(a + b) > half) continue;
        const [x, y] = [a * up.x + b * right.x, a * up.y + b * right.y];
        cells.push(`<path class="m-cell shade-${(((a - b) % 3) + 3) % 3}" transform="translate(${x.toFixed(3)} ${y.toFixed(3)})" d="${path}"/>`);
      }
    }
  }
  const size = half + 0.6;
  const slides = all
    .filter((s) => s.move.reach !== 1 && !s.rifle)
    .map((s) => `<path class="m-ray" d="M0 0L${s.x.toFixed(2)} ${s.y.toFixed(2)}"/>`)
    .join('');
  return (
    `<svg class="moves" viewBox="${-size} ${-size} ${2 * size} ${2 * size}" aria-hidden="true">${cells.join('')}` +
    `<g transform="rotate(${turned})">${slides}${all.map(mark).join('')}</g><g transform="translate(-.45 -.45) scale(.009)">${picture}</g></svg>`
  );
}

function legend(moves: ManMove[]): string {
  const item = (inside: string, text: string) => `<span><svg viewBox="-.5 -.5 1 1" aria-hidden="true">${inside}</svg> ${text}</span>`;
  const out: string[] = [];
  const has = (test: (m: ManMove) => boolean) => moves.some((m) => !onlyEnPassant(m) && test(m));
  const l = t.legend;
  if (has((m) => m.quiet && m.capture && m.reach === 1)) out.push(item('<circle class="m-full" r=".3"/>', l.leap));
  if (has((m) => m.reach !== 1)) out.push(item('<path class="m-ray" d="M-.5 0h1"/><circle class="m-full" r=".25"/>', l.slide));
  if (has((m) => m.quiet && !m.capture && !m.initial && !isRifle(m))) out.push(item('<circle class="m-open" r=".25"/>', l.quiet));
  if (has((m) => !m.quiet && m.capture && !isRifle(m))) out.push(item('<path class="m-line" d="M-.25 -.25l.5 .5m0-.5l-.5 .5"/>', l.capture));
  if (has(isRifle)) out.push(item('<path class="m-line" d="M-.4 0h.8M0-.4v.8"/>', l.rifle));
  if (has((m) => m.initial)) out.push(item('<circle class="m-open" r=".25" stroke-dasharray=".12 .1"/>', l.initial));
  return `<div class="legend">${out.join('')}</div>`;
}

export const diagramRules = `
.m-cell{stroke:var(--rim);stroke-width:.02}.m-full{fill:var(--mark)}
.m-open{fill:none;stroke:var(--mark);stroke-width:.08}
.m-line{fill:none;stroke:var(--mark);stroke-width:.1;stroke-linecap:round}
.m-ray{stroke:var(--mark);stroke-width:.07;opacity:.55}
`;

export function cardHtml(game: BoardGame, manIndex: number, seat: number, turned: number, draw: (man: number, seat: number) => string): string {
  const man = game.men[manIndex]!;
  const moves = man.movesBySeat?.[Math.max(seat, 0)] ?? man.moves;
  const owner = man.neutral || seat < 0 ? '' : game.seats[seat]!.name;
  const picture = draw(manIndex, seat);
  const diagram = moves.length && seat >= 0 ? moveDiagram(game, moves, picture, turned) + legend(moves) : '';
  return (
    `<div class="row"><svg viewBox="0 0 100 100" aria-hidden="true">${picture}</svg>` +
    `<div><h2>${escaped(owner ? (man.parts.length ? t.manOf : t.man)(owner, man.name) : man.name)}</h2><p>${escaped(man.help)}</p></div></div>${diagram}` +
    `<button type="button" data-close>${t.close}</button>`
  );
}

export function chooserHtml(game: BoardGame, moves: Move[], man: number, seat: number, draw: (man: number, seat: number) => string): string {
  const buttons = moves.map((m) => {
    const becomes = m.promotion >= 0 ? m.promotion : man;
    const enters = moves.some((o) => o.enters);
    const name = enters
      ? m.enters ? t.enters(game.men[m.enters.man]!.name, game.board.cells[m.enters.cell]!.name) : t.entersNot
      : m.promotion >= 0 ? game.men[becomes]!.name : t.stay(game.men[man]!.name);
    const label = !enters && moves.filter((o) => o.promotion === m.promotion).length > 1 ? m.san : name;
    return `<button type="button" data-uci="${escaped(m.uci)}"><svg viewBox="0 0 100 100" aria-hidden="true">${draw(m.enters?.man ?? becomes, seat)}</svg>${escaped(label)}</button>`;
  });
  return `<h2>${t.choose}</h2>${buttons.join('')}`;
}
