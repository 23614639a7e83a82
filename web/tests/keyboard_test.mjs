// By keyboard alone: from the top of the page to the board, then moves, drops, commands.
import { Reader, same, screenGame, truth } from './kit.mjs';

async function keyGame(run, game, fen, moves) {
  const r = await Reader.open(run, screenGame(game, fen), { settings: { turnBoard: false } });
  await r.tabToBoard();
  for (const [from, to] of moves) await r.keyMove(from, to);
  return r;
}

export const tests = {
  async 'chess: fool’s mate'(run) {
    const r = await keyGame(run, 'chess', '', [['f2', 'f3'], ['e7', 'e5'], ['g2', 'g4'], ['d8', 'h4']]);
    same((await r.position()).result.record, 'black checkmate');
    await r.close();
  },
  async 'Ice Age: the ice comes'(run) {
    const r = await keyGame(run, 'ice-age', '6k1/8/8/7K/7P/8/8/8 b - - 0 40', [['g8', 'h8']]);
    same((await r.position()).result.record, 'white frozen');
    await r.close();
  },
  async 'Short Sliders: a mate on the back row'(run) {
    const r = await keyGame(run, 'short-sliders', '6k5/12/6K5/12/12/12/12/R10p/12/12/12/12/12/12/12/12[] w - - 0 30', [['a9', 'a16']]);
    same((await r.position()).result.record, 'white checkmate');
    await r.close();
  },
  async 'McGlinWell: six ways on hexagons'(run) {
    const r = await keyGame(run, 'mcglinwell-3', '1/1,rM,1/5/7/9/bG,9,gG/11/11/5,rC,5/5,rC,5/3,rR,rV,rC,rG,rR,3 r rgb - - - 0 30', [['f10', 'f11']]);
    same((await r.position()).result.record, 'r>g=b corner');
    await r.close();
  },
  async 'Glacial Shift: the last two'(run) {
    const r = await keyGame(run, 'glacial-shift', '-GG,7,-BG/9/9/9/9/9/3,yYP,1,rRG,3/9/yYP,7,rRP r yr - - - 0 40', [['f3', 'd3']]);
    same((await r.position()).result.record, 'r>y>g=b checkmate');
    await r.close();
  },
  async 'a promotion and a drop'(run) {
    const r = await keyGame(run, 'crazyhouse', '4k3/P7/8/8/8/8/8/4K3[N] w - - 0 1', [['a7', 'a8']]);
    await r.page.keyboard.press('Tab');
    await r.page.keyboard.press('Enter');
    truth(/^[RBN]/.test(await r.fen()), 'the second man of the chooser');
    await r.keyMove('e8', 'e7');
    await r.page.keyboard.press(']');
    await r.walk('d4');
    await r.page.keyboard.press('Enter');
    same((await r.position()).played[2], 'N@d4', 'the drop');
    await r.close();
  },
  async 'text commands and the card of a man'(run) {
    const r = await keyGame(run, 'short-sliders', '', []);
    await r.page.keyboard.press(':');
    for (const text of ['archer', 's 4', 't e4', 'l', 'c', 'e4g6', 'l']) {
      await r.page.keyboard.type(text);
      await r.page.keyboard.press('Enter');
    }
    const said = await r.said();
    same(said[0], 'archer: White e3 h3; Black e14 h14');
    truth(said[1].startsWith('Rank 4: a4, White pawn'), said[1]);
    truth(said.some((s) => s.startsWith('Last move: White')), 'the last move');
    await r.page.keyboard.press('Escape');
    await r.walk('e3');
    await r.page.keyboard.press('?');
    truth(await r.page.locator('floe-board .card').isVisible(), 'the card');
    await r.page.keyboard.press('Escape');
    same(await r.page.locator('floe-board .card').count(), 0, 'cards');
    await r.close();
  },
};
