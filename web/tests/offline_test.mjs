// One visit, then no network: every view still works, and a game against the computer.
import { Reader, same } from './kit.mjs';

export const tests = {
  async 'after one visit everything works without a network'(run) {
    const r = await Reader.open(run, '#/', { serviceWorkers: 'allow' });
    await r.page.evaluate(() => navigator.serviceWorker.ready);
    await r.page.waitForFunction(() => navigator.serviceWorker.controller);
    await r.context.setOffline(true);
    await r.page.reload();
    await r.page.locator('.game-card').first().waitFor();
    for (const view of ['play', 'analysis', 'rules', 'edit']) {
      await r.page.goto(`${run.base}#/${view}/glacial-shift`);
      await r.page.locator(view === 'rules' ? '.man-card' : 'floe-board').first().waitFor();
    }
    for (const [game, from, to] of [
      ['ice-age', 'b1', 'c3'], ['short-sliders', 'f4', 'h6'], ['mcglinwell', 'e3', 'e5'], ['mcglinwell-3', 'e3', 'e5'], ['glacial-shift', 'e3', 'e4'],
    ]) {
      await r.page.goto(`${run.base}#/play/${game}?on=computer&level=1`);
      await r.page.waitForFunction((id) => document.querySelector('floe-board')?.game?.id === id, game);
      await r.move(from, to);
      await r.played(2);
    }
    await r.close();
  },
  async 'nothing is asked of another server'(run) {
    const r = await Reader.open(run, '#/');
    const asked = [];
    r.page.on('request', (q) => asked.push(q.url()));
    for (const hash of ['#/rules/short-sliders', '#/play/mcglinwell', '#/analysis/chess', '#/']) {
      await r.page.goto(run.base + hash);
      await r.page.waitForTimeout(200);
    }
    await r.page.reload();
    await r.page.locator('.game-card').first().waitFor();
    same(asked.filter((u) => !u.startsWith(run.base) && !u.startsWith('data:') && !u.startsWith(`blob:${run.base}`)), []);
    await r.close();
  },
};
