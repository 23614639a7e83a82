// The rules of all games for whoever wants an answer at once.
import { FloeError, failure, mistake } from './error.js';
import { Module, compile, gameFiles } from './module.js';
import { pgnText } from './pgn.js';

/**
 * @param {{ wasm?: import('./floe.js').WasmSource, games?: import('./floe.js').GamesSource }} [options]
 * @returns {Promise<import('./floe.js').Floe>}
 */
export async function loadFloe(options = {}) {
  const [module, files] = await Promise.all([compile(options.wasm), gameFiles(options.games)]);
  return new Floe(module, files, await Module.start(module, files));
}

export class Floe {
  #core;
  /** @type {import('./floe.js').GameSummary[] | undefined} */
  #summaries;
  /** @type {Map<string, import('./floe.js').Game>} */
  #games = new Map();
  // Frees games in progress that nobody holds any more.
  #dropped = new FinalizationRegistry((/** @type {number} */ handle) => {
    this.#core.call('playFree', handle);
  });

  /** @param {WebAssembly.Module} module @param {Record<string, string>} files @param {Module} core */
  constructor(module, files, core) {
    this.module = module;
    this.files = files;
    this.#core = core;
    /** @type {string} */
    this.version = core.call('version');
  }

  games() {
    return (this.#summaries ??= /** @type {import('./floe.js').GameSummary[]} */ (this.#core.call('games')));
  }

  /** @param {string} id @returns {import('./floe.js').Game} */
  game(id) {
    let game = this.#games.get(id);
    if (!game) {
      game = /** @type {import('./floe.js').Game} */ (this.#core.call('game', id));
      this.#games.set(id, game);
    }
    return game;
  }

  /** @param {string} id @param {string} toml */
  addGame(id, toml) {
    const mistakes = this.#core.call('addGame', id, toml);
    if (mistakes.length > 0) throw new FloeError(mistakes);
    this.#summaries = undefined;
    this.#games.clear();
    return this.game(id);
  }

  /** @param {string} id @param {string} toml @returns {import('./floe.js').Mistake[]} */
  checkGame(id, toml) {
    return this.#core
      .call('checkGame', id, toml)
      .map((/** @type {any} */ error) => mistake(error.where, error.reason));
  }

  /** @param {string} id @returns {string} */
  gameText(id) {
    return this.#core.call('gameText', id);
  }

  /** @param {string} game @param {string} [fen] @param {readonly string[]} [moves] @returns {import('./floe.js').Position} */
  position(game, fen, moves = []) {
    return this.#core.call('position', game, fen, ...moves);
  }

  /** @param {string} game @param {string} [fen] @param {readonly string[]} [moves] */
  play(game, fen, moves = []) {
    const { handle, position } = this.#core.call('play', game, fen, ...moves);
    const play = new Play(this.#core, handle, position, () => this.#dropped.unregister(play));
    this.#dropped.register(play, handle, play);
    return play;
  }

  /** @param {string} game @param {string | undefined} fen @param {number} depth @returns {number} */
  perft(game, fen, depth) {
    return this.#core.call('perft', game, fen, depth);
  }

  /** @param {string} game @param {string} fen @returns {import('./floe.js').Setup} */
  setup(game, fen) {
    const { fen: normal, ...rest } = this.#core.call('setup', game, fen);
    const fields = normal.split(' ');
    return this.game(game).many
      ? { ...rest, castling: '-', passed: fields[4], checks: fields[5] }
      : {
          ...rest,
          castling: fields[2],
          passed: fields[3],
          checks: fields.length > 6 ? fields[4] : '-',
        };
  }

  /** @param {string} game @param {import('./floe.js').Setup} setup @returns {string} */
  setupFen(game, setup) {
    const hand = (/** @type {{ man: number, count: number }[]} */ men) =>
      men.map(({ man, count }) => `${man} ${count}`).join(' ');
    const { board, seats, many } = this.game(game);
    const cells = board.cells.map((_, i) => {
      const man = setup.cells[i];
      return man ? `${man.seat} ${man.man}` : '';
    });
    const fields = this.#core
      .call(
        'setupFen',
        game,
        ...cells,
        setup.turn,
        setup.live.reduce((mask, seat) => mask | (1 << seat), 0),
        setup.quiet,
        setup.ply,
        ...seats.map((_, i) => hand(setup.hands[i] ?? [])),
      )
      .split(' ');
    if (many) {
      fields[4] = setup.passed || '-';
      fields[5] = setup.checks || '-';
    } else {
      fields[2] = setup.castling || '-';
      fields[3] = setup.passed || '-';
      if (fields.length > 6) fields[4] = setup.checks;
    }
    return fields.join(' ');
  }

  /** @param {string} game @param {number} man @param {number} [seat] @returns {import('./floe.js').Diagram} */
  diagram(game, man, seat = 0) {
    return this.#core.call('diagram', game, man, seat);
  }

  /** @param {string} text @param {string} [game] @returns {import('./floe.js').PgnGame[]} */
  readPgn(text, game) {
    return this.#core.call('readPgn', text, game);
  }

  /** @param {import('./floe.js').PgnExport} pgn @returns {string} */
  writePgn(pgn) {
    return this.#core.call('writePgn', pgnText(pgn, this.game(pgn.game)), pgn.game);
  }
}

class Play {
  #core;
  #handle;
  #freed = () => {};

  /** @param {Module} core @param {number} handle @param {import('./floe.js').Position} position @param {() => void} freed */
  constructor(core, handle, position, freed) {
    this.#core = core;
    this.#handle = handle;
    this.#freed = freed;
    this.position = position;
    this.game = position.game;
  }

  /** @param {string} name @param {...(string | number)} values @returns {any} */
  #call(name, ...values) {
    if (this.#handle < 0) throw failure('', 'the game has been freed');
    return this.#core.call(name, this.#handle, ...values);
  }
  /** @param {string} name @param {...(string | number)} values @returns {import('./floe.js').Position} */
  #change(name, ...values) {
    return (this.position = this.#call(name, ...values));
  }

  /** @param {string} text */
  move(text) {
    return this.#change('playMove', text);
  }
  undo() {
    return this.#change('playUndo');
  }
  /** @param {number} seat @param {'resignation' | 'time'} [reason] */
  resign(seat, reason = 'resignation') {
    return this.#change('playResign', seat, reason);
  }
  draw() {
    return this.#change('playDraw');
  }
  /** @param {number} cell @returns {import('./floe.js').Reach} */
  reach(cell) {
    return this.#call('playReach', cell);
  }
  /** @param {Record<string, string>} [tags] @returns {string} */
  pgn(tags = {}) {
    return this.#call('playPgn', ...Object.entries(tags).flat());
  }
  free() {
    if (this.#handle < 0) return;
    this.#call('playFree');
    this.#handle = -1;
    this.#freed();
  }
}
