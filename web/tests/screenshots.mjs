// Takes the pictures of docs/screenshots: node tests/screenshots.mjs. They are for people to look at.
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Reader, screenGame, start } from './kit.mjs';

const folder = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url));
const wide = { width: 1100, height: 720 };
const still = { turnBoard: false };

const pictures = {
  'ice-age': [screenGame('ice-age', '2rq1rk1/3bpp2/1*1p1bP1/1p2n3/4P2P/1NN2P1*/PPPQ4/1K1R3R b - - 0 20'), wide, still, async (r) => r.click('c8')],
  'short-sliders': ['#/play/short-sliders?on=screen', { width: 1180, height: 980 }, still, async (r) => {
    for (const [a, b] of [['f4', 'h6'], ['g13', 'e11'], ['f3', 'g4'], ['e14', 'f13']]) await r.move(a, b);
    await r.click('e3');
  }],
  'mcglinwell-3': ['#/play/mcglinwell-3?on=screen', wide, still, async (r) => {
    for (const [a, b] of [['e3', 'e5'], ['h8', 'f8'], ['d8', 'f8']]) await r.move(a, b).catch(() => undefined);
    await r.click('f3');
  }],
  'glacial-shift': [screenGame('glacial-shift', '2,bBP,bBN,bBG,bBN,1,2/3,bBP,bBNP,bBP,3/gGP,3,bBP,3,rRP/gGN,gGNP,gRGNP,4,rRP,rRN/gGG,gGN,2,-YG,1,rRP,rYN,rYP/gGN,gGP,5,rBN,rRN/gGP,3,yYP,3,rRP/4,yGN,yYP,3/2,yYP,yYN,1,yBG,3 y ygbr y:YN.GP.RN;g:YP - - 0 40'), wide, { ...still, theme: 'dark' }, async (r) => r.click('e2')],
  analysis: ['#/analysis/mcglinwell', wide, still, async (r) => {
    await r.move('e3', 'e5');
    await r.page.getByRole('checkbox', { name: 'The computer’s lines' }).check();
    await r.page.locator('.lines li').nth(2).waitFor();
    await r.page.waitForTimeout(2500);
  }],
  rules: ['#/rules/short-sliders', { width: 1100, height: 760 }, still, async (r) => {
    await r.page.locator('#men').evaluate((e) => e.scrollIntoView());
    await r.page.waitForTimeout(800);
  }],
  games: ['#/', { width: 1100, height: 720 }, still, async (r) => r.page.waitForTimeout(500)],
  phone: ['#/play/ice-age?on=screen', { width: 360, height: 720 }, still, async (r) => { await r.move('b1', 'c3'); await r.click('g8'); }],
};

const only = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const run = await start();
for (const [name, [hash, viewport, settings, prepare]] of Object.entries(pictures)) {
  if (only.length && !only.includes(name)) continue;
  const r = await Reader.open(run, hash, { viewport, settings });
  if (await r.page.locator('.problem').count()) throw new Error(`${name}: ${await r.page.locator('.problem').first().innerText()}`);
  await prepare(r);
  await r.page.mouse.move(1, 1);
  await r.page.screenshot({ path: `${folder}${name}.png` });
  await r.close();
}
await run.end();
