// What the browser tests share: one browser, a server of the built page, hands and ears for a board.
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { serve } from '../serve.mjs';

const executablePath = process.env.FLOE_CHROMIUM ?? '/usr/bin/chromium';

export async function start() {
  const server = await serve(fileURLToPath(new URL('../dist', import.meta.url)), 0);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  return {
    base: `http://localhost:${server.address().port}/`,
    browser,
    server,
    async end() {
      await browser.close();
      server.close();
    },
  };
}

/** Fails with both values when they differ. */
export function same(found, wanted, what = 'value') {
  const [a, b] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (a !== b) throw new Error(`${what}\n  found  ${a}\n  wanted ${b}`);
}

export function truth(value, what) {
  if (!value) throw new Error(what);
}

/** A reader with the page open: what a test drives. */
export class Reader {
  problems = [];

  static async open(run, hash, options = {}) {
    const context = await run.browser.newContext({
      viewport: { width: 1100, height: 820 }, reducedMotion: 'reduce', serviceWorkers: 'block', ...options,
    });
    const reader = new Reader();
    reader.context = context;
    reader.run = run;
    reader.page = await context.newPage();
    reader.page.setDefaultTimeout(60000);
    reader.page.on('pageerror', (e) => reader.problems.push(e.message));
    reader.page.on('console', (m) => m.type() === 'error' && reader.problems.push(m.text()));
    await reader.page.addInitScript((settings) => {
      window.said = [];
      document.addEventListener('floe-say', (e) => window.said.push(e.detail));
      if (settings) localStorage.setItem('floe.settings', JSON.stringify(settings));
    }, options.settings);
    await reader.page.goto(run.base + hash);
    if (/play|analysis|edit/.test(hash)) await reader.ready();
    return reader;
  }

  async close() {
    await this.context.close();
    same(this.problems, [], 'errors of the page');
  }

  ready() {
    return this.page.waitForFunction(() => document.querySelector('floe-board')?.position);
  }

  fen() {
    return this.page.evaluate(() => document.querySelector('floe-board').position.fen);
  }

  position() {
    return this.page.evaluate(() => {
      const { turn, result, live, hands, stash, check, played } = document.querySelector('floe-board').position;
      return { turn, result, live, hands, stash, check, played: played.map((m) => m.uci) };
    });
  }

  said() {
    return this.page.evaluate(() => window.said.splice(0));
  }

  /** Where a cell is in the window; the board is scrolled into view. */
  async point(name) {
    const board = this.page.locator('floe-board').first();
    await board.scrollIntoViewIfNeeded();
    return board.evaluate((b, cell) => {
      const i = b.game.board.cells.findIndex((c) => c.name === cell);
      const svg = b.shadowRoot.querySelector('.board');
      const box = svg.getBoundingClientRect();
      const view = svg.viewBox.baseVal;
      const at = b.frame.cells[i];
      return { x: box.x + ((at.x - view.x) / view.width) * box.width, y: box.y + ((at.y - view.y) / view.height) * box.height };
    }, name);
  }

  async click(name) {
    const { x, y } = await this.point(name);
    await this.page.mouse.click(x, y);
  }

  /** A move by two clicks; a third part names the button of the chooser. */
  async move(from, to, choice) {
    await this.click(from);
    await this.click(to);
    if (choice) await this.page.locator('floe-board .chooser button', { hasText: choice }).click();
  }

  async drag(from, to) {
    const a = await this.point(from);
    const b = await this.point(to);
    await this.page.mouse.move(a.x, a.y);
    await this.page.mouse.down();
    await this.page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2);
    await this.page.mouse.move(b.x, b.y, { steps: 3 });
    await this.page.mouse.up();
  }

  /** Waits until so many moves have been played. */
  played(count) {
    return this.page.waitForFunction((n) => document.querySelector('floe-board').position.played.length >= n, count);
  }

  /** Walks the keyboard's cell to another by arrow keys only. */
  async walk(name) {
    const keys = await this.page.locator('floe-board').first().evaluate((b, goal) => {
      const { cells } = b.frame;
      const hex = b.game.board.lattice === 'hex';
      const steps = hex
        ? [['ArrowUp', 0], ['PageUp', 60], ['PageDown', 120], ['ArrowDown', 180], ['End', 240], ['Home', 300]]
        : [['ArrowUp', 0], ['ArrowRight', 90], ['ArrowDown', 180], ['ArrowLeft', 270]];
      const near = (from, degrees) => {
        const a = (degrees * Math.PI) / 180;
        return cells.findIndex((c) => Math.hypot(c.x - from.x - 100 * Math.sin(a), c.y - from.y + 100 * Math.cos(a)) < 10);
      };
      const wanted = b.game.board.cells.findIndex((c) => c.name === goal);
      const start = b.cursor;
      const way = new Map([[start, []]]);
      for (const queue = [start]; queue.length && !way.has(wanted); ) {
        const at = queue.shift();
        for (const [key, degrees] of steps) {
          const next = near(cells[at], degrees);
          if (next < 0 || way.has(next)) continue;
          way.set(next, [...way.get(at), key]);
          queue.push(next);
        }
      }
      return way.get(wanted);
    }, name);
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async keyMove(from, to) {
    await this.walk(from);
    await this.page.keyboard.press('Enter');
    await this.walk(to);
    await this.page.keyboard.press('Enter');
  }

  /** Tabs from the top of the page until the board has the focus. */
  async tabToBoard() {
    await this.page.evaluate(() => document.activeElement?.blur());
    for (let i = 0; i < 30; i++) {
      await this.page.keyboard.press('Tab');
      if (await this.page.evaluate(() => document.activeElement?.localName === 'floe-board')) return;
    }
    throw new Error('the board is not reached by Tab');
  }
}

export const screenGame = (game, fen) => `#/play/${game}?on=screen${fen ? `&fen=${encodeURIComponent(fen)}` : ''}`;
export const computerGame = (game, { fen, seat = 0, level = 1 } = {}) =>
  `#/play/${game}?on=computer&seat=${seat}&level=${level}${fen ? `&fen=${encodeURIComponent(fen)}` : ''}`;
