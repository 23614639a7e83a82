// Games on one screen, with the pointer: what is special about each game.
import { Reader, same, screenGame, truth } from './kit.mjs';

/** Opens a game, plays, compares the FEN. */
async function plays(run, game, fen, moves, after) {
  const r = await Reader.open(run, screenGame(game, fen), { settings: { turnBoard: false } });
  for (const m of moves) await r.move(...m);
  if (after) same(await r.fen(), after, 'FEN');
  return r;
}

const tests = {
  async 'Ice Age: a game to mate, by click and drag'(run) {
    const r = await Reader.open(run, screenGame('ice-age', '6k1/5ppp/8/8/8/8/6PP/R5K1 w - - 0 1'));
    await r.drag('a1', 'a8');
    same((await r.position()).result.record, 'white checkmate');
    truth((await r.page.locator('.status').innerText()).includes('White wins'), 'the status says who wins');
    await r.close();
  },
  async 'Ice Age: the ice comes, freezes and is seen coming'(run) {
    const fen = '2rq1rk1/3bpp2/1*1p1bP1/1p2n3/4P2P/1NN2P1*/PPPQ4/1K1R3R b - - 0 20';
    const r = await Reader.open(run, screenGame('ice-age', fen), { settings: { turnBoard: false } });
    truth((await r.page.locator('.notice.near').innerText()).includes('right after this move'), 'the warning');
    same(await r.page.locator('floe-board .freezing').count(), 3, 'men marked as freezing');
    await r.move('c8', 'c3');
    same(await r.fen(), '***q1rk*/***bpp**/***p1bP*/****n***/****P***/*Nr**P**/PPPQ****/1K1R**** w - - 0 21', 'FEN');
    truth((await r.said()).some((s) => s.includes('frozen are')), 'the freezing is read out');
    await r.close();
  },
  async 'Ice Age: castling by king and promotion by the chooser'(run) {
    const r = await plays(run, 'ice-age', '4k3/P7/8/8/8/8/7P/R3K2R w KQ - 0 1', [['e1', 'g1']], '4k3/P7/8/8/8/8/7P/R4RK1 b - - 1 1');
    await r.move('e8', 'd7');
    await r.move('a7', 'a8', 'knight');
    truth((await r.fen()).startsWith('N7/3k4/'), 'a knight stands on a8');
    await r.close();
  },
  async 'crazyhouse: a drop by click and one by drag'(run) {
    const r = await Reader.open(run, screenGame('crazyhouse', '4k3/8/8/8/8/8/8/4K3[QN] w - - 0 1'));
    await r.page.locator('floe-board [data-drop]').first().click();
    await r.click('d5');
    await r.move('e8', 'f8');
    const from = await r.page.locator('floe-board [data-drop]').first().boundingBox();
    const to = await r.point('f3');
    await r.page.mouse.move(from.x + 10, from.y + 10);
    await r.page.mouse.down();
    await r.page.mouse.move(to.x - 20, to.y, { steps: 3 });
    await r.page.mouse.move(to.x, to.y);
    await r.page.mouse.up();
    same((await r.position()).played.filter((m) => m.includes('@')).length, 2, 'drops');
    await r.close();
  },
  async 'Short Sliders: a rifle capture, a rise, castling by the rook'(run) {
    const fen = '10k1/12/10p1/12/12/12/12/12/12/5n6/12/12/4A7/12/12/{Rs}5K4{Rs}[] w KQ - 0 30';
    const r = await Reader.open(run, screenGame('short-sliders', fen), { settings: { turnBoard: false } });
    await r.click('e4');
    await r.page.mouse.move(1, 1);
    const before = await r.fen();
    truth(before.includes('4A7'), 'the archer stands on e4');
    await r.close();
    const s = await Reader.open(run, screenGame('short-sliders', '10k1/12/10p1/12/12/12/12/12/12/12/5n6/12/4A7/12/12/{Rs}5K4{Rs}[] w KQ - 0 30'), { settings: { turnBoard: false } });
    await s.click('e4');
    same(await s.page.locator('floe-board .target.rifle').count(), 1, 'rifle targets');
    await s.click('f6');
    truth((await s.fen()).includes('4A7'), 'the archer has not moved');
    truth((await s.said()).some((x) => x.includes('shoots')), 'the shot is read out');
    await s.move('k16', 'l16');
    await s.move('g1', 'l1');
    truth((await s.fen()).includes('{Rs}6K{Rs}3'), 'castled');
    await s.close();
  },
  async 'Short Sliders: a pawn comes back as one of the captured men'(run) {
    const r = await plays(run, 'short-sliders', '11k/12/12/3n8/2P9/12/12/11p/12/12/12/12/12/12/12/K11[{Kr}] w - - 0 30',
      [['c12', 'd13', 'kangaroo']], '11k/12/12/3{Kr}8/12/12/12/11p/12/12/12/12/12/12/12/K11[n] b - - 0 30');
    await r.close();
  },
  async 'McGlinWell: en passant and mate on hexagons'(run) {
    const r = await plays(run, 'mcglinwell', 'g/3/5/7/9/11/11/3m7/4M6/11/8G2 w - - 0 30', [['e3', 'e5'], ['d4', 'e4']]);
    truth(!(await r.fen()).includes('M'), 'the migrant is captured in passing');
    await r.close();
  },
  async 'McGlinWell for three: both others mated at once'(run) {
    const r = await plays(run, 'mcglinwell-3', 'gG/3/5/7/8,gR/10,gV/gR,10/11/11/11/bG,9,rG r rgb - - - 0 30', [['l1', 'l2']]);
    same((await r.position()).result.record, 'g>r=b checkmate');
    await r.close();
  },
  async 'Glacial Shift: four seats in turn, the board turning to each'(run) {
    const r = await Reader.open(run, screenGame('glacial-shift'));
    for (const [i, [from, to]] of [['e3', 'e4'], ['c5', 'd5'], ['e7', 'e6'], ['g5', 'f5']].entries()) {
      same(await r.page.evaluate(() => document.querySelector('floe-board').viewer), i, 'the seat below');
      await r.move(from, to);
    }
    same((await r.position()).played, ['e3e4', 'c5d5', 'e7e6', 'g5f5'], 'moves');
    await r.close();
  },
  async 'Glacial Shift: a mate with its spoils'(run) {
    const r = await plays(run, 'glacial-shift',
      '1,rYN,6,bBP/3,yRGN,5/gGP,8/2,yBP,6/7,yGN,1/2,yRN,6/9/9/yYNP,7,rRP r ygbr y:BP - - 0 40', [['b9', 'b1']],
      '8,bBP/9/gGP,8/9/9/9/9/9/-YN,rYN,6,rRP g gbr r:YP.GN.BP.RN.RG - - 1 41');
    const spoils = await r.page.locator('floe-board .pocket.right [role=img], floe-board .pocket.right button').count();
    same(spoils, 5, 'men in Red’s hand');
    await r.close();
  },
  async 'Glacial Shift: a drop from the hand'(run) {
    const r = await Reader.open(run, screenGame('glacial-shift', 'gGP,7,bBP/9/9/9/9/9/3,yYP,1,rRG,3/9/yYP,7,rRP r ygbr y:GN - - 0 40'), { settings: { turnBoard: false } });
    await r.move('f3', 'd3');
    await r.page.locator('floe-board .pocket.bottom [data-drop]').click();
    truth((await r.page.locator('floe-board .target.step').count()) > 3, 'cells to drop on');
    await r.close();
  },
  async 'undo, walking back, a reload that goes on'(run) {
    const r = await Reader.open(run, screenGame('chess'));
    for (const [a, b] of [['e2', 'e4'], ['e7', 'e5'], ['g1', 'f3']]) await r.move(a, b);
    await r.page.getByRole('button', { name: 'Undo' }).click();
    same((await r.position()).played, ['e2e4', 'e7e5'], 'after undo');
    await r.page.getByRole('button', { name: 'First position' }).click();
    same((await r.position()).played, [], 'the first position');
    await r.page.reload();
    await r.ready();
    same((await r.position()).played, ['e2e4', 'e7e5'], 'after a reload');
    await r.close();
  },
};

tests['a wall that goes with every move: the man, then its cell'] = async (run) => {
  const r = await Reader.open(run, screenGame('duck'), { settings: { turnBoard: false } });
  await r.move('e2', 'e4');
  truth((await r.page.locator('floe-board .target.step').count()) > 25, 'cells for the wall');
  await r.click('e5');
  truth(/^e2e4/.test((await r.position()).played[0]), 'the move');
  truth((await r.fen()).includes('4*3'), 'the wall on e5');
  await r.move('g8', 'f6');
  await r.page.keyboard.press('Escape');
  await r.click('a1');
  same((await r.position()).played.length, 1, 'moves after leaving the wall open');
  await r.close();
};

tests['a man that enters behind the mover'] = async (run) => {
  const r = await Reader.open(run, screenGame('seirawan'), { settings: { turnBoard: false } });
  await r.move('b1', 'c3', 'hawk enters');
  truth((await r.fen()).split('/').at(-1)[1] !== '1', 'somebody stands on b1');
  await r.close();
};

export { tests };
