// A small board of a game as an SVG file, for the list of games: made when the page is built.

import type { Game, Position } from 'floe';
import { colourProperties } from '../board/colours.ts';
import { cellsLayer } from '../board/draw.ts';
import { makeFrame } from '../board/frame.ts';
import { picture } from '../board/men/picture.ts';
import { menRules } from '../board/style.ts';

export function smallBoard(game: Game, position: Position): string {
  const frame = makeFrame(game, 0);
  const symbols = new Map<string, string>();
  const men = position.cells.map((o, cell) => {
    if (!o) return '';
    const id = `m${o.man}-${o.seat < 0 ? 'x' : o.seat}`;
    if (!symbols.has(id)) symbols.set(id, `<g id="${id}">${picture(game, o.man, o.seat, 0, 'drawn')}</g>`);
    const { x, y } = frame.cells[cell]!;
    return `<use href="#${id}" x="${x - 50}" y="${y - 50}"/>`;
  });
  const rules = `${menRules}.shade-0{fill:var(--shade-0)}.shade-1{fill:var(--shade-1)}.shade-2{fill:var(--shade-2)}.cell{stroke:var(--rim);stroke-width:1}.region{fill:none;stroke:var(--rim);stroke-width:7}.quadrant{fill:none;stroke:var(--rim);stroke-width:2.5;stroke-dasharray:9 7}`;
  const { width, height } = frame;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${width + 8} ${height + 8}" width="${width / 4}" height="${height / 4}" style="${colourProperties('light', 'sea')}">` +
    `<style>${rules.replace(/\n/g, '')}</style><defs>${[...symbols.values()].join('')}</defs>${cellsLayer(game, frame)}${men.join('')}</svg>`
  );
}
