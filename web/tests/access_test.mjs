// axe-core without a violation, on every view in every theme; forced colours; 320 px; right to left.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Reader, computerGame, same, truth } from './kit.mjs';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function violations(r) {
  await r.page.evaluate(axe);
  const found = await r.page.evaluate(() => window.axe.run(document, {}));
  truth(found.passes.length > 12, `axe looked at ${found.passes.length} rules only`);
  return found.violations.map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => n.target.join(' ')).join(' | ')} (${v.nodes[0].failureSummary.split('\n')[1] ?? ''})`);
}

const views = {
  games: '#/',
  play: computerGame('ice-age', { fen: '2rq1rk1/3bpp2/1*1p1bP1/1p2n3/4P2P/1NN2P1*/PPPQ4/1K1R3R w - - 0 20' }),
  four: '#/play/glacial-shift?on=screen',
  analysis: '#/analysis/mcglinwell-3',
  rules: '#/rules/glacial-shift',
  edit: '#/edit/crazyhouse',
};

const tests = {};
for (const theme of ['light', 'dark', 'contrast']) {
  tests[`axe finds nothing: ${theme}`] = async (run) => {
    for (const [name, hash] of Object.entries(views)) {
      const r = await Reader.open(run, hash, { settings: { theme, nonvisual: name === 'play' } });
      await r.page.locator('main h1').waitFor();
      await r.page.waitForTimeout(150);
      if (name === 'analysis') {
        await r.page.getByRole('checkbox', { name: 'The computer’s lines' }).check();
        await r.page.locator('.lines li').nth(2).waitFor();
        await r.page.getByRole('checkbox', { name: 'The computer’s lines' }).blur();
      }
      same(await violations(r), [], `${name} in ${theme}`);
      if (name === 'games') {
        await r.page.getByRole('button', { name: 'Settings' }).click();
        same(await violations(r), [], `settings in ${theme}`);
      }
      await r.close();
    }
  };
}

/** Nothing sticks out of the window sideways. */
async function narrow(r, what) {
  const [content, window_] = await r.page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
  truth(content <= window_, `${what}: ${content} px of content in ${window_} px`);
}

for (const [title, options, prepare] of [
  ['320 px', { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true }, null],
  ['400 % zoom of 1280 x 1024', { viewport: { width: 320, height: 256 } }, null],
  ['right to left', { viewport: { width: 900, height: 700 } }, () => (document.documentElement.dir = 'rtl')],
]) {
  tests[`${title}: no view scrolls sideways`] = async (run) => {
    for (const [name, hash] of Object.entries(views)) {
      const r = await Reader.open(run, hash, options);
      await r.page.locator('main h1').waitFor();
      if (prepare) await r.page.evaluate(prepare);
      await r.page.waitForTimeout(150);
      await narrow(r, name);
      await r.close();
    }
  };
}

tests['forced colours: the men and what is marked stay visible'] = async (run) => {
  const r = await Reader.open(run, '#/play/ice-age?on=screen', { forcedColors: 'active' });
  await r.click('b1');
  const seen = await r.page.locator('floe-board').evaluate((b) => {
    const style = (s) => getComputedStyle(b.shadowRoot.querySelector(s));
    return [style('.seat-white .body').fill, style('.seat-black .body').fill, style('.shade-0').fill, style('.target').stroke];
  });
  same(new Set(seen.slice(0, 3)).size, 3, 'different fills of men and cells');
  truth(seen[3] !== 'none', 'marked targets');
  same(await violations(r), [], 'axe with forced colours');
  await r.close();
};

tests['touch: a tap picks up, another sets down; holding shows the card'] = async (run) => {
  const r = await Reader.open(run, '#/play/chess?on=screen', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  for (const name of ['e2', 'e4']) {
    const { x, y } = await r.point(name);
    await r.page.touchscreen.tap(x, y);
  }
  same((await r.position()).played, ['e2e4']);
  const { x, y } = await r.point('g8');
  await r.page.mouse.move(x, y);
  await r.page.mouse.down();
  await r.page.locator('floe-board .card').waitFor();
  await r.page.mouse.up();
  await r.close();
};

tests['pinching zooms a large board'] = async (run) => {
  const r = await Reader.open(run, '#/play/short-sliders?on=screen', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const { x, y } = await r.point('f8');
  const touch = await r.context.newCDPSession(r.page);
  const send = (type, spread) => touch.send('Input.dispatchTouchEvent', {
    type, touchPoints: spread ? [{ x: x - spread, y, id: 0 }, { x: x + spread, y, id: 1 }] : [],
  });
  await send('touchStart', 30);
  await send('touchMove', 60);
  await send('touchMove', 90);
  await send('touchEnd', 0);
  const zoom = await r.page.locator('floe-board').evaluate((b) => b.shadowRoot.querySelector('.board').clientWidth / b.clientWidth);
  truth(zoom > 2, `zoomed ${zoom} times`);
  await r.close();
};

tests['men slide to their cells, unless motion is unwanted'] = async (run) => {
  for (const reducedMotion of ['no-preference', 'reduce']) {
    const r = await Reader.open(run, '#/play/chess?on=screen', { reducedMotion, settings: { turnBoard: false } });
    await r.move('e2', 'e4');
    const moving = await r.page.locator('floe-board').evaluate((b) => b.shadowRoot.getAnimations().length);
    same(moving > 0, reducedMotion !== 'reduce', `animations with ${reducedMotion}`);
    await r.close();
  }
};

export { tests };
