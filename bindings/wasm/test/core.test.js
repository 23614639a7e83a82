import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { FloeError, errorOf, floe, loadFloe } from './load.js';

const files = readdirSync(new URL('../../../games/', import.meta.url))
  .filter((name) => name.endsWith('.toml'))
  .map((name) => name.slice(0, -5))
  .sort();

test('every game file is built in', () => {
  assert.deepEqual(floe.games().map((game) => game.id), files);
});

for (const id of files)
  test(`${id}: the game as a page needs it`, () => {
    const game = floe.game(id);
    const { board, men, seats } = game;
    const start = floe.position(id);
    assert.equal(start.cells.length, board.cells.length);
    assert.equal(start.fen, game.start);
    for (const cell of board.cells) {
      assert.equal(cell.neighbours.length, board.directions.length);
      assert.equal(cell.polygon.length, board.lattice === 'hex' ? 6 : 4);
      for (const [x, y] of cell.polygon) {
        assert.ok(x >= -0.002 && x <= board.width + 0.002, cell.name);
        assert.ok(y >= -0.002 && y <= board.height + 0.002, cell.name);
      }
      cell.neighbours.forEach((to, direction) => {
        if (to < 0) return;
        const { x, y } = board.directions[direction];
        assert.ok(Math.abs(board.cells[to].x - cell.x - x) < 0.01);
        assert.ok(Math.abs(board.cells[to].y - cell.y - y) < 0.01);
        assert.notEqual(board.cells[to].shade === cell.shade && x * y === 0, true);
      });
    }
    for (const man of men) assert.equal(man.moves.length > 0, !man.neutral, man.name);
    for (const seat of seats) assert.ok(seat.camp.length > 0);
    for (const move of start.moves) {
      assert.equal(floe.position(id, undefined, [move.san]).fen,
        floe.position(id, undefined, [move.uci]).fen);
    }
  });

test('seats see the board from their side', () => {
  const angles = (id) => floe.game(id).seats.map((seat) => seat.angle);
  assert.deepEqual(angles('chess'), [0, 180]);
  assert.deepEqual(angles('glacial-shift'), [0, 270, 180, 90]);
});

test('a game is played, taken back and freed', () => {
  const play = floe.play('chess');
  play.move('e4');
  play.move('e7e5');
  const { last, played, turn } = play.move('Qh5');
  assert.equal(turn, 1);
  assert.deepEqual(last, {
    uci: 'd1h5', san: 'Qh5', from: 3, to: 39, kind: 'step', captures: [], promotion: -1, drop: -1,
    rook: null, wall: -1, enters: null,
  });
  assert.deepEqual(played.map((move) => move.san), ['e4', 'e5', 'Qh5']);
  play.move('Nc6');
  play.move('Bc4');
  play.move('Nf6');
  const mate = play.move('Qxf7');
  assert.equal(mate.played.at(-1)?.san, 'Qxf7#');
  assert.equal(mate.result?.text, 'White wins: checkmate');
  assert.deepEqual(mate.result?.places, [1, 2]);
  assert.deepEqual(mate.check, [60]);
  assert.deepEqual(mate.moves, []);
  assert.match(errorOf(() => play.move('Ke7')).message, /over/);
  assert.match(play.pgn({ White: 'A "B" \\' }), /1\. e4 e5 2\. Qh5/);
  assert.equal(play.undo().result, null);
  assert.equal(play.resign(1).result?.record, 'white resignation');
  assert.equal(play.undo().result, null);
  assert.equal(play.draw().result?.record, 'draw agreement');
  play.free();
  play.free();
  assert.equal(errorOf(() => play.move('e4')).reason, 'the game has been freed');
});

test('what moves say: castling, drops, promotion, captures on the way, en passant', () => {
  const move = (game, fen, uci) =>
    floe.position(game, fen).moves.find((one) => one.uci === uci) ?? assert.fail(uci);
  const castle = move('chess', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'e1g1');
  assert.deepEqual([castle.kind, castle.rook], ['castle', { from: 7, to: 5 }]);
  const promotion = move('chess', '8/P6k/8/8/8/8/8/K7 w - - 0 1', 'a7a8q');
  assert.equal(floe.game('chess').men[promotion.promotion].name, 'queen');
  const passing = move('chess', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e5d6');
  assert.deepEqual([passing.kind, passing.captures], ['enPassant', [35]]);
  const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Nn] w KQkq - 0 1';
  const drop = move('crazyhouse', start, 'N@e4');
  assert.deepEqual([drop.kind, drop.from, drop.to], ['drop', -1, 28]);
  assert.equal(floe.game('crazyhouse').men[drop.drop].name, 'knight');
  assert.deepEqual(floe.position('crazyhouse', start).hands.map((hand) => hand.length), [1, 1]);
});

test('ice gives notice of itself', () => {
  const fen = 'r3k3/8/8/8/8/8/7P/4K2R w - - 0 20';
  const [notice] = floe.position('ice-age', fen).notices;
  assert.deepEqual([notice.plies, notice.round], [2, 20]);
  const names = notice.takes.map((cell) => floe.game('ice-age').board.cells[cell].name);
  assert.deepEqual(names, ['e1', 'a8', 'e8']);
  assert.equal(floe.game('ice-age').men[notice.man].name, 'ice cube');
  const after = floe.position('ice-age', fen, ['h1g1', 'a8b8']);
  assert.equal(after.result?.reason, 'frozen');
  assert.deepEqual(after.notices, []);
});

test('checks are counted', () => {
  const [counter] = floe.position('3check', undefined, ['e4', 'd6', 'Bb5']).counters;
  assert.deepEqual([counter.name, counter.bySeat], ['checks to give', [2, 3]]);
});

test('stacks have parts, hands and a stash', () => {
  const game = floe.game('glacial-shift');
  assert.ok(game.hasStash && game.hasHands && game.drops && game.many);
  const stack = game.men.find((man) => man.parts.length === 3) ?? assert.fail();
  assert.deepEqual(stack.parts.map((part) => part.size), [3, 2, 1]);
  assert.equal(stack.movesBySeat?.length, 4);
  assert.ok(floe.position('glacial-shift').stash.length > 0);
  assert.ok(game.regions.some((region) => region.bySeat.length === 4 && region.bySeat[0].length === 25));
});

test('among four a player may leave', () => {
  const play = floe.play('glacial-shift');
  const { live, played } = play.resign(1, 'time');
  assert.deepEqual(live, [0, 2, 3]);
  assert.deepEqual(played, [{ uci: 'g:T', san: 'g:T', seat: 1 }]);
  const pgn = play.pgn();
  assert.equal(floe.readPgn(pgn)[0].line[0].san, 'g:T');
  assert.deepEqual(play.undo().live, [0, 1, 2, 3]);
  play.free();
});

test('where a man could go, whoever moves', () => {
  const play = floe.play('chess', '4k3/8/8/8/4n3/2P5/8/4K3 w - - 0 1');
  const reach = play.reach(28);
  assert.deepEqual(reach.capture, [18]);
  assert.equal(reach.quiet.length, 7);
  play.free();
});

test('an edited board', () => {
  for (const id of files) {
    const start = floe.game(id).start;
    assert.equal(floe.setupFen(id, floe.setup(id, start)), start);
  }
  const setup = floe.setup('chess', '4k3/8/8/8/8/8/8/8 w - - 0 1');
  setup.cells[0] = { seat: 0, man: floe.game('chess').men.findIndex((man) => man.royal) };
  setup.turn = 1;
  assert.equal(floe.setupFen('chess', setup), '4k3/8/8/8/8/8/8/K7 b - - 0 1');
  setup.cells[0] = { seat: 7, man: 0 };
  assert.equal(errorOf(() => floe.setupFen('chess', setup)).where, 'a1');
});

test('diagrams of the men', () => {
  const men = floe.game('chess').men;
  const knight = floe.diagram('chess', men.findIndex((man) => man.name === 'knight'));
  assert.equal(knight.marks.length, 8);
  assert.ok(knight.marks.every((mark) => mark.quiet && mark.capture && !mark.hop));
  const pawn = floe.diagram('chess', men.findIndex((man) => man.pawn), 1);
  const at = pawn.board.cells[pawn.from];
  assert.ok(pawn.marks.every((mark) => pawn.board.cells[mark.cell].y > at.y));
  assert.equal(errorOf(() => floe.diagram('chess', 99)).where, 'man');
});

test('PGN in and out, with variations and comments', () => {
  const text = `[Event "E"]\n[Variant "Chess"]\n\n{first} 1. e4! {best} (1. d4 {or} d5 (1... Nf6)) 1... e5 $14 *`;
  const [game] = floe.readPgn(text);
  assert.equal(game.game, 'chess');
  assert.deepEqual(game.line[0].before, ['first']);
  assert.deepEqual(game.line[0].glyphs, [1]);
  assert.equal(game.line[0].variations[0].moves[1].variations[0].moves[0].uci, 'g8f6');
  assert.equal(game.line[1].fen, floe.position('chess', undefined, ['e4', 'e5']).fen);
  const again = floe.readPgn(floe.writePgn(game));
  assert.deepEqual(again[0].line, game.line);
  assert.equal(again[0].tags.VariantHash, floe.game('chess').hash);
  const named = floe.readPgn('[Variant "Ice Age Chess"]\n\n1. exd3 *');
  assert.equal(named[0].game, 'ice-age');
  const illegal = { game: 'chess', line: [{ san: 'e5' }] };
  assert.match(errorOf(() => floe.writePgn(illegal)).where, /move 1/);
  const deep = { game: 'chess', line: [{ san: 'e4}' }] };
  assert.equal(errorOf(() => floe.writePgn(deep)).where, 'moves');
});

test("an inventor's game is added, replaced and checked", async () => {
  const own = await loadFloe({ wasm: floe.module, games: floe.files });
  const text = 'extends = "chess"\nname = "Two Kings"\nsummary = "Chess."\nhelp = "Chess."\n';
  const game = own.addGame('two-kings', text);
  assert.equal(game.name, 'Two Kings');
  assert.equal(own.games().length, files.length + 1);
  assert.equal(own.games().find((one) => one.id === 'two-kings')?.builtIn, false);
  assert.equal(own.addGame('two-kings', text.replace('Kings', 'Queens')).name, 'Two Queens');
  assert.equal(own.gameText('two-kings'), text.replace('Kings', 'Queens'));
  const mistakes = own.checkGame('bad', 'name = 7\n[board]\nshpe = "rectangle"\n');
  assert.ok(mistakes.length >= 2);
  assert.ok(mistakes.some((mistake) => mistake.line === 1 && mistake.column === 8));
  assert.ok(mistakes.some((mistake) => mistake.reason.includes("'shape'")));
  const error = errorOf(() => own.addGame('bad', 'name = 7'));
  assert.ok(error instanceof FloeError && error.all.length > 0);
  assert.match(errorOf(() => own.addGame('chess', text)).reason, /built in/);
  assert.match(errorOf(() => own.addGame('No Id', text)).reason, /id/);
});

test('bad input is an error with a place and a reason', () => {
  const errors = [
    [() => floe.game('ches'), /did you mean 'chess'/],
    [() => floe.position('chess', '8/8/8/8 w - - 0 1'), /board/],
    [() => floe.position('chess', 'x'.repeat(10000)), /8192/],
    [() => floe.position('chess', undefined, ['e2e4', 'e2e4']), /move 2 'e2e4'/],
    [() => floe.position('chess', undefined, ['\u{1F600}\uD800']), /move 1/],
    [() => floe.perft('chess', undefined, 65), /depth/],
    [() => floe.perft('chess', undefined, -1), /depth/],
    [() => floe.readPgn('1. e4 {'), /game 1, line 1/],
    [() => floe.readPgn('1. e4 e4'), /move 1\.\.\. e4/],
    [() => floe.readPgn('x'.repeat(9 * 2 ** 20)), /longer/],
    [() => floe.readPgn(' '.repeat(65 * 2 ** 20)), /longer/],
  ];
  for (const [act, pattern] of errors) assert.match(errorOf(act).message, pattern);
});

test('games in progress are limited, and freeing makes room', async () => {
  const own = await loadFloe({ wasm: floe.module, games: floe.files });
  const plays = [];
  const error = errorOf(() => {
    for (;;) plays.push(own.play('gardner'));
  });
  assert.match(error.reason, /256 games/);
  plays.pop()?.free();
  own.play('gardner').free();
  for (const play of plays) play.free();
});
