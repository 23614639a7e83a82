// Each flagship game against the computer: from the start position, and from a few moves before the end.
import { Reader, computerGame, same, truth } from './kit.mjs';

const starts = { 'ice-age': 'b1c3', 'short-sliders': 'f4h6', mcglinwell: 'e3e5', 'mcglinwell-3': 'e3e5', 'glacial-shift': 'e3e4' };

/** Plays the first legal move whenever it is the person's turn, until the game is over. */
async function toTheEnd(r, seat) {
  for (let i = 0; i < 40; i++) {
    await r.page.waitForFunction((s) => {
      const { position: p } = document.querySelector('floe-board');
      return p.result || p.turn === s;
    }, seat);
    const move = await r.page.evaluate(() => {
      const { position: p, game } = document.querySelector('floe-board');
      const m = p.result ? null : (p.moves.find((x) => !x.captures.length && x.promotion < 0) ?? p.moves[0]);
      return m && [game.board.cells[m.from].name, game.board.cells[m.to].name];
    });
    if (!move) return (await r.position()).result.record;
    await r.move(...move);
  }
  throw new Error('the game does not end');
}

const tests = {};
for (const [game, first] of Object.entries(starts)) {
  tests[`${game}: from the start, both answer`] = async (run) => {
    const r = await Reader.open(run, computerGame(game));
    const seats = await r.page.evaluate(() => document.querySelector('floe-board').game.seats.length);
    await r.move(first.slice(0, 2), first.slice(2));
    await r.played(seats);
    const { played, turn } = await r.position();
    same(played[0], first, 'the move made');
    same(turn, 0, 'the turn has come round');
    truth((await r.page.locator('.moves .move').count()) >= seats, 'the moves are listed');
    await r.close();
  };
}

const ends = [
  ['ice-age', '8/8/8/8/8/8/8/K6k w - - 0 19', 0, /draw frozen/],
  ['short-sliders', '6k5/7n4/12/12/12/12/12/12/12/12/12/12/12/12/4N7/6K5[] w - - 94 30', 0, /draw|white|black/],
  ['mcglinwell', 'g/3/5/7/9/11/11/3m7/4M6/11/8G2 w - - 96 30', 0, /draw|white|black/],
  ['mcglinwell-3', '1/3/5/7/9/bG,9,gG/11/2,rR,8/11/11/8,rG,2 r rgb - - - 145 30', 0, />|=/],
  ['glacial-shift', '-GG,7,-BG/9/9/9/9/9/3,yYP,1,rRG,3/9/yYP,7,rRP r yr - - - 0 40', 3, /checkmate|passes/],
];
for (const [game, fen, seat, result] of ends) {
  tests[`${game}: the end of a game`] = async (run) => {
    const r = await Reader.open(run, computerGame(game, { fen, seat }));
    if (game === 'glacial-shift') await r.move('f3', 'd3');
    const record = await toTheEnd(r, seat);
    truth(result.test(record), `the result ${record}`);
    truth(await r.page.locator('.status .result').count(), 'the result is shown');
    await r.close();
  };
}

tests['the computer begins where the person sits second; a planned move is made'] = async (run) => {
  const r = await Reader.open(run, computerGame('chess', { seat: 1, level: 4 }));
  await r.move('e7', 'e6');
  await r.played(2);
  same((await r.position()).played[1], 'e7e6', 'the planned move');
  await r.close();
};

tests['a hint is an arrow'] = async (run) => {
  const r = await Reader.open(run, computerGame('ice-age'));
  await r.page.getByRole('button', { name: 'Hint' }).click();
  await r.page.locator('floe-board .brush-best').waitFor({ state: 'attached' });
  await r.close();
};

export { tests };
