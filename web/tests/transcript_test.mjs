// What the live region says through a game, compared with stored text (tests/transcripts).
// FLOE_WRITE=1 stores what is said now.
import { readFile, mkdir, writeFile } from 'node:fs/promises';
import { Reader, same, screenGame } from './kit.mjs';

const games = {
  'ice-age': ['2rq1rk1/3bpp2/1*1p1bP1/1p2n3/4P2P/1NN2P1*/PPPQ4/1K1R3R b - - 0 20', ['c8c3', 'b2c3', 'f8f7']],
  'short-sliders': ['10k1/12/10p1/12/12/12/12/12/12/12/5n6/12/4A7/12/12/{Rs}5K4{Rs}[] w KQ - 0 30', ['A:f6', 'k16l16', 'g1l1', '?', 's 1', 'archer']],
  mcglinwell: ['g/3/5/7/9/11/11/3m7/4M6/11/8G2 w - - 0 30', ['e3e5', 'd4e4', 'l', 'migrant']],
  'mcglinwell-3': ['1/3/5/3,gR,3/9/5,rC,4,gG/11/11/5,bG,5/11/1,bR,8,rG r rgb - - - 0 30', ['f6d5', 'c']],
  'glacial-shift': ['1,rYN,6,bBP/3,yRGN,5/gGP,8/2,yBP,6/7,yGN,1/2,yRN,6/9/9/yYNP,7,rRP r ygbr y:BP - - 0 40', ['b9b1', 'h', 't a7']],
};

const file = (game) => new URL(`transcripts/${game}.txt`, import.meta.url);

export const tests = Object.fromEntries(Object.entries(games).map(([game, [fen, lines]]) => [game, async (run) => {
  const r = await Reader.open(run, screenGame(game, fen), { settings: { turnBoard: false, nonvisual: true } });
  const spoken = [];
  for (const line of lines) {
    await r.page.locator('input[name=command]').fill(line);
    await r.page.locator('input[name=command]').press('Enter');
    spoken.push(`> ${line}`, ...(await r.said()));
  }
  const shown = await r.page.locator('floe-board [role=status]').textContent();
  same(shown.trim(), spoken.at(-1).trim(), 'the live region');
  await r.close();
  const text = `${spoken.join('\n')}\n`;
  if (process.env.FLOE_WRITE) {
    await mkdir(new URL('transcripts/', import.meta.url), { recursive: true });
    await writeFile(file(game), text);
  }
  same(text, await readFile(file(game), 'utf8'), `transcript of ${game}`);
}]));
