import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createEngine, floe } from './load.js';

const mateInTwo = 'k7/8/2K5/8/8/8/8/1Q6 w - - 0 1';

test('finds a mate, reports on the way', async () => {
  const engine = createEngine({ wasm: floe.module, games: floe.files });
  const seen = [];
  const found = await engine.search({ game: 'chess', fen: mateInTwo, depth: 6 },
    (progress) => seen.push(progress)).done;
  assert.ok(found.final && found.lines[0].mate > 0);
  assert.ok(seen.length > 0 && seen.every((progress) => !progress.final));
  assert.equal(found.lines[0].pv[0], found.best);
  const end = floe.position('chess', mateInTwo, found.lines[0].pv);
  assert.equal(end.result?.record, 'white checkmate');
  engine.close();
});

test('the same nodes give the same move, whatever was played before', async () => {
  const engine = createEngine({ wasm: floe.module, games: floe.files });
  const request = { game: 'ice-age', level: 4, seed: 7, nodes: 20000 };
  const first = await engine.search(request).done;
  await engine.search({ game: 'chess', nodes: 1000 }).done;
  assert.deepEqual((await engine.search(request).done).best, first.best);
  engine.close();
});

test('every seat count and board size has a player', async () => {
  const engine = createEngine({ wasm: floe.module, games: floe.files });
  for (const { id } of floe.games()) {
    const found = await engine.search({ game: id, nodes: 3000 }).done;
    floe.position(id, undefined, [found.best]);
  }
  engine.close();
});

test('several lines for analysis, best first', async () => {
  const engine = createEngine({ wasm: floe.module, games: floe.files });
  const { lines, best } = await engine.search({ game: 'chess', depth: 4, lines: 3 }).done;
  assert.equal(lines.length, 3);
  assert.equal(lines[0].pv[0], best);
  assert.equal(new Set(lines.map((line) => line.pv[0])).size, 3);
  assert.ok(lines[0].score >= lines[1].score && lines[1].score >= lines[2].score);
  engine.close();
});

// Once with shared memory, once as in a page without cross-origin isolation.
for (const shared of [true, false])
  test(`stops at once ${shared ? 'by a flag' : 'by ending the worker'}`, async () => {
    const Shared = globalThis.SharedArrayBuffer;
    // @ts-expect-error taken away for this test
    if (!shared) globalThis.SharedArrayBuffer = undefined;
    const engine = createEngine({ wasm: floe.module, games: floe.files });
    const own = 'extends = "chess"\nname = "Own"\nsummary = "Chess."\nhelp = "Chess."\n';
    engine.addGame('own', own);
    const endless = { game: 'own', infinite: true };
    const started = new Promise((resolve) => {
      const search = engine.search(endless, () => resolve(search));
    });
    const search = await started;
    const begun = performance.now();
    search.stop();
    const found = await search.done;
    assert.ok(performance.now() - begun < 200);
    assert.ok(found.final && found.best !== '');
    // The next one starts, with the added game, and takes the place of one that still runs.
    const other = engine.search(endless);
    const next = await engine.search({ game: 'own', depth: 3 }).done;
    assert.equal((await other.done).final, true);
    assert.equal(next.depth, 3);
    engine.close();
    globalThis.SharedArrayBuffer = Shared;
  });

test('a time limit is kept', async () => {
  const engine = createEngine({ wasm: floe.module, games: floe.files });
  for (const game of ['chess', 'short-sliders', 'glacial-shift']) {
    const { milliseconds } = await engine.search({ game, milliseconds: 300 }).done;
    assert.ok(milliseconds < 1500, `${game}: ${milliseconds} ms`);
  }
  engine.close();
});

test('bad requests are errors', async () => {
  const engine = createEngine({ wasm: floe.module, games: floe.files });
  await assert.rejects(engine.search({ game: 'ches' }).done, /did you mean/);
  await assert.rejects(engine.search({ game: 'chess', fen: 'x' }).done, /FloeError|turn/);
  await assert.rejects(engine.search({ game: 'chess', moves: ['e2e5'] }).done, /move 1/);
  const over = '7k/5KQ1/8/8/8/8/8/8 b - - 0 1';
  await assert.rejects(engine.search({ game: 'chess', fen: over }).done, /over/);
  engine.addGame('bad', 'name = 7');
  await assert.rejects(engine.search({ game: 'bad' }).done, /bad\.toml, line 1/);
  engine.close();
  await assert.rejects(engine.search({ game: 'chess' }).done, /closed/);
});
