// The other views: the list of games, rules with live diagrams, analysis, setting up a position.
import { Reader, same, truth } from './kit.mjs';

export const tests = {
  async 'names in a game file are text, not markup'(run) {
    const r = await Reader.open(run, '#/play/short-sliders?on=screen');
    const found = await r.page.locator('floe-board').evaluate((b) => {
      const bad = '<img src=x onerror="window.hit=1">';
      const men = b.game.men.map((m) => ({ ...m, name: bad, help: bad, symbol: bad, picture: '' }));
      const { position } = b;
      b.game = { ...b.game, name: bad, hasHands: true, drops: true, men, seats: b.game.seats.map((s) => ({ ...s, name: bad })) };
      b.look({ ...position, hands: [[{ man: 0, count: 2 }], []] }, null);
      b.explainMan(0, 0);
      return b.shadowRoot.querySelectorAll('img').length + (window.hit ?? 0);
    });
    same(found, 0, 'elements from names');
    await r.close();
  },
  async 'games: search and families'(run) {
    const r = await Reader.open(run, '#/');
    await r.page.locator('.game-card').first().waitFor();
    const all = await r.page.locator('.game-card').count();
    truth(all > 20, `${all} games`);
    await r.page.getByLabel('Search').fill('koksal');
    same(await r.page.locator('.game-card h2').allInnerTexts(), ['Ice Age Chess']);
    await r.page.getByLabel('Search').fill('');
    await r.page.getByText('Hexagonal', { exact: true }).click();
    truth((await r.page.locator('.game-card').count()) < all, 'a family is fewer');
    await r.close();
  },
  async 'rules: every man has a picture and a board on which the reader moves him'(run) {
    const r = await Reader.open(run, '#/rules/short-sliders');
    same(await r.page.locator('.man-card').count(), 38, 'men');
    await r.move('e4', 'g6');
    same((await r.position()).played, ['e4g6'], 'the board beside the rules');
    const card = r.page.locator('.man-card', { hasText: 'Archer' });
    await card.scrollIntoViewIfNeeded();
    const board = card.locator('floe-board');
    await board.waitFor();
    same(await board.locator('.target.rifle').count(), 2, 'men the archer can shoot');
    const before = await board.evaluate((b) => b.position.cells.findIndex((c) => c?.seat === 0));
    const dot = await board.locator('.target.step').first().boundingBox();
    await r.page.mouse.click(dot.x + dot.width / 2, dot.y + dot.height / 2);
    const after = await board.evaluate((b) => b.position.cells.findIndex((c) => c?.seat === 0));
    truth(before !== after, 'the archer has moved');
    await r.close();
  },
  async 'analysis: variations, lines, PGN out and in'(run) {
    const r = await Reader.open(run, '#/analysis/chess');
    await r.move('e2', 'e4');
    await r.move('e7', 'e5');
    await r.page.getByRole('button', { name: 'Back' }).click();
    await r.move('c7', 'c5');
    truth((await r.page.locator('.tree').innerText()).replace(/\s+/g, ' ').includes('(1… c5'), 'the variation in brackets');
    await r.page.getByRole('checkbox', { name: 'The computer’s lines' }).check();
    await r.page.locator('.lines li').nth(2).waitFor();
    truth(await r.page.locator('floe-board .brush-best').count(), 'an arrow for the best move');
    truth(await r.page.getByRole('meter').count(), 'the bar');
    await r.page.getByRole('checkbox', { name: 'The computer’s lines' }).uncheck();
    await r.page.locator('.notation summary').click();
    await r.page.getByRole('button', { name: 'Write PGN' }).click();
    const pgn = await r.page.locator('textarea').inputValue();
    truth(pgn.includes('1. e4 e5 (1... c5)'), pgn);
    await r.page.locator('textarea').fill('1. d4 d5 (1... Nf6 2. c4) 2. c4 *');
    await r.page.getByRole('button', { name: 'Read PGN' }).click();
    truth((await r.page.locator('.tree').innerText()).includes('Nf6'), 'the PGN is read');
    await r.page.getByLabel('FEN', { exact: true }).fill('4k3/8/8/8/8/8/8/R3K3 w Q - 0 1');
    await r.page.getByRole('button', { name: 'Load' }).click();
    same(await r.fen(), '4k3/8/8/8/8/8/8/R3K3 w Q - 0 1');
    await r.page.getByLabel('FEN', { exact: true }).fill('nonsense');
    await r.page.getByRole('button', { name: 'Load' }).click();
    truth(await r.page.locator('.notation [role=alert]').count(), 'a bad FEN is refused with a reason');
    await r.close();
  },
  async 'setting up: men move freely, then the game is played from there'(run) {
    const r = await Reader.open(run, '#/edit/ice-age');
    await r.move('e2', 'e5');
    await r.page.getByRole('button', { name: 'Take off' }).click();
    await r.click('d6');
    await r.page.getByRole('button', { name: 'White queen' }).click();
    await r.click('d4');
    await r.page.getByRole('button', { name: 'Play from here' }).click();
    await r.page.getByRole('heading', { name: 'New game' }).waitFor();
    await r.ready();
    same((await r.fen()).split(' ')[0], 'rnbqkbnr/pppppppp/***1****/****P***/***Q****/********/PPPP1PPP/RNBQKBNR');
    await r.close();
  },
  async 'arrows and circles with the second button, flip, settings'(run) {
    const r = await Reader.open(run, '#/play/chess?on=screen');
    const [a, b] = [await r.point('b1'), await r.point('c3')];
    await r.page.mouse.move(a.x, a.y);
    await r.page.mouse.down({ button: 'right' });
    await r.page.mouse.move(b.x, b.y);
    await r.page.mouse.up({ button: 'right' });
    same(await r.page.locator('floe-board .shape-fill').count(), 1, 'arrows');
    await r.page.getByRole('button', { name: 'Flip' }).click();
    same(await r.page.evaluate(() => document.querySelector('floe-board').viewer), 1, 'the seat below');
    await r.page.getByRole('button', { name: 'Settings' }).click();
    await r.page.getByLabel('Theme').selectOption('dark');
    await r.page.getByLabel('Men').selectOption('moves');
    same(await r.page.evaluate(() => document.querySelector('floe-board').getAttribute('theme')), 'dark');
    truth(await r.page.locator('floe-board .tablet').count(), 'men that show their moves');
    await r.close();
  },
};
