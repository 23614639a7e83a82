// Floe in JavaScript: the rules of every game, notation and the computer player, as WebAssembly.
//
// `loadFloe` gives the core, which answers at once and belongs on whatever thread asked for it.
// `createEngine` gives the computer player, which thinks in a worker of its own.
//
// Cells, men and seats are indices everywhere: into `Game.board.cells`, `Game.men`, `Game.seats`.
// Whatever is wrong with an input is thrown as a FloeError that says where and why; nothing that is
// passed in can make the module trap.

/** What is wrong with a game file, a FEN, a move, a PGN. `message` is "where: reason". */
export class FloeError extends Error {
  readonly name: 'FloeError';
  /** The place a person can find: "chess.toml:3:7", "board, rank 5, column 12", "move 12... Nf6"; "" for the whole input. */
  readonly where: string;
  /** One sentence without a full stop. */
  readonly reason: string;
  /** All mistakes of a game file, this one first; elsewhere the one. */
  readonly all: readonly Mistake[];
}

export interface Mistake {
  where: string;
  reason: string;
  /** In a game file: counted from 1; 0 where unknown. */
  line: number;
  column: number;
}

export type WasmSource = string | URL | Response | Promise<Response> | ArrayBuffer | ArrayBufferView | WebAssembly.Module;

/** The files of the games that come with the package: where `games.json` is, or what it holds (texts by id). */
export type GamesSource = string | URL | Record<string, string>;

/** Loads the core: by default `floe.wasm` and `games.json` beside the script (in Node read as files). */
export function loadFloe(options?: { wasm?: WasmSource; games?: GamesSource }): Promise<Floe>;

export interface Floe {
  readonly version: string;
  /** The compiled module, for `createEngine`. */
  readonly module: WebAssembly.Module;
  /** The files of the built-in games by id, for `createEngine`. */
  readonly files: Record<string, string>;
  /** All games: built in and added, sorted by id. */
  games(): GameSummary[];
  /** A game with all that a page draws and explains. Compiled once, then remembered. */
  game(id: string): Game;
  /** Adds an inventor's file, or replaces the one added before under this id. Throws with all mistakes in `all`. */
  addGame(id: string, toml: string): Game;
  /** The mistakes of a game file, none if it can be played. Adds nothing. */
  checkGame(id: string, toml: string): Mistake[];
  /** The text of a game's file. */
  gameText(id: string): string;

  /** The position after some moves (UCI or SAN) from a FEN, or from the start. */
  position(game: string, fen?: string, moves?: readonly string[]): Position;
  /** A game in progress. Call `free` when done (else the garbage collector does, some day). */
  play(game: string, fen?: string, moves?: readonly string[]): Play;
  /** The number of move sequences of `depth` plies. */
  perft(game: string, fen: string | undefined, depth: number): number;

  /** What a FEN says, playable or not: for an editor. */
  setup(game: string, fen: string): Setup;
  /** The FEN of an edited board. */
  setupFen(game: string, setup: Setup): string;

  /** Where a man of a seat goes from the middle of an empty board, for a rules page. */
  diagram(game: string, man: number, seat?: number): Diagram;

  /** The games of a PGN text, every line replayed. Without `game`, the tag Variant names it (none: chess). */
  readPgn(text: string, game?: string): PgnGame[];
  /** The text of a game. Throws where a move is illegal. */
  writePgn(game: PgnExport): string;
}

export interface GameSummary {
  id: string;
  name: string;
  family: string;
  inventor: string;
  link: string;
  summary: string;
  /** "8x8", "hexagon of side 6", "cross 14x14" */
  board: string;
  cells: number;
  seats: number;
  /** The start, for a small board in a list. */
  start: string;
  /** false: added by `addGame`. */
  builtIn: boolean;
}

export interface Game {
  id: string;
  name: string;
  family: string;
  inventor: string;
  link: string;
  summary: string;
  /** The rules for players: paragraphs with blank lines between them. */
  help: string;
  version: number;
  hash: string;
  start: string;
  /** The FEN style: two seats, or three and four. */
  many: boolean;
  board: Board;
  seats: SeatInfo[];
  men: Man[];
  rules: Rule[];
  regions: Region[];
  /** Some seat may ever hold men in hand. */
  hasHands: boolean;
  /** Men in hand may be dropped. Without: the lists hold captured men that may come back. */
  drops: boolean;
  /** Parts left over are public. */
  hasStash: boolean;
  /** A player without a move passes. */
  passes: boolean;
}

export interface Board {
  shape: 'rectangle' | 'hexagon' | 'cross';
  lattice: 'square' | 'hex';
  /** The drawing as the first seat sees it: neighbours are 1 apart, x to the right, y down, all cells within 0..width, 0..height. */
  width: number;
  height: number;
  files: string[];
  ranks: number;
  cells: Cell[];
  /** Directions of `Cell.neighbours`, clockwise from up. 8 on square boards, 6 on hex ones. */
  directions: { x: number; y: number; degrees: number }[];
}

export interface Cell {
  name: string;
  /** The middle. */
  x: number;
  y: number;
  polygon: [number, number][];
  /** 0 dark, 1 light; on hex boards 0 to 2. */
  shade: 0 | 1 | 2;
  file: string;
  rank: number;
  /** By direction: the cell there, or -1. */
  neighbours: number[];
}

export interface SeatInfo {
  name: string;
  /** Its letter in FENs. */
  letter: string;
  /** Degrees by which to turn the drawing clockwise so that this seat plays upwards: 0, 180, 270... */
  angle: number;
  /** Where its men stand at the start. */
  camp: number[];
}

/** A region of the board that a rule or a game file names. */
export interface Region {
  /** "quadrant", "zone", or the file's own name. */
  name: string;
  /** The rule kind whose parameter it is; "" for a named region of the file. */
  rule: string;
  /** The cells, as each seat sees the region. */
  bySeat: number[][];
}

export interface Rule {
  kind: string;
  /** What rules of this kind do, one sentence in small letters. */
  help: string;
  uses: { name: string; help: string; value: boolean | number | string | string[] }[][];
}

export interface Man {
  /** Upper case first: "N", "Pb". */
  symbol: string;
  name: string;
  /** A hint for the drawing: "pawn", "knight"...; may be "". */
  picture: string;
  /** Hundredths of a pawn as the computer sees it. */
  value: number;
  neutral: boolean;
  royal: boolean;
  pawn: boolean;
  /** Neutral men: false is a wall. */
  capturable: boolean;
  help: string;
  /** Betza. */
  movement: string;
  /** A promoted form that looks like another man: that man's index; else -1. */
  looksLike: number;
  /** Stacks: the seat whose colour it is, -1 for other men. Then `royal` holds for that seat only. */
  colour: number;
  /** Stacks: the parts, outermost (largest) first. size is 1 for the smallest. */
  parts: { symbol: string; name: string; size: number }[];
  /** Where it goes, each seat seeing itself play upwards; `movesBySeat` where they differ (stacks). */
  moves: ManMove[];
  movesBySeat: ManMove[][] | null;
}

/** One direction of a man's movement. Drawn vectors: x right, y down. */
export interface ManMove {
  /** lame: a leap that a man in between stops. hop: over a man. bent: several legs. */
  kind: 'leap' | 'slide' | 'lame' | 'hop' | 'bent';
  /** The end of one step (of all legs, taken once). */
  x: number;
  y: number;
  /** Steps of the last leg: 1, or at most so many; 0: as far as the board goes. */
  reach: number;
  /** May end on an empty cell; by capturing there. */
  quiet: boolean;
  capture: boolean;
  /** Only from where the man starts. */
  initial: boolean;
  /** Only as an en passant capture. */
  enPassant: boolean;
  /** Captures a man on the way (the last leg's end may be the start: a rifle capture). */
  captureOnWay: boolean;
  /** The legs, where there are several or the man jumps over something. */
  legs: { x: number; y: number; min: number; max: number }[];
}

export interface Position {
  game: string;
  fen: string;
  /** The seat to move. */
  turn: number;
  /** Seats still in the game. */
  live: number[];
  ply: number;
  /** The full-move number. */
  round: number;
  /** Plies since the last capture or pawn move, and the number that draws (0: no such rule). */
  quiet: number;
  quietLimit: number;
  /** By cell. seat -1: nobody's (ice, upright men). */
  cells: ({ seat: number; man: number } | null)[];
  /** By seat. */
  hands: { man: number; count: number }[][];
  stash: { man: number; count: number }[];
  /** The legal moves; none once the game is over. */
  moves: Move[];
  /** Cells of royal men in check, of whichever seat. */
  check: number[];
  /** Seats in check. */
  checked: number[];
  result: Result | null;
  notices: Notice[];
  /** What rules count and the board does not show: checks still to give. */
  counters: { rule: string; name: string; bySeat: number[] }[];
  /**
   * The moves that led here from where the game began. Among three and four, a player who leaves is
   * one too: "b:R" (Blue resigned) or "b:T" (lost on time), which moves of `position`, `play` and a
   * search request may contain as well.
   */
  played: { uci: string; san: string; seat: number }[];
  /** The last move; null at the start and where a player has left. */
  last: Move | null;
}

export interface Result {
  /** "White wins: the black king is checkmated" */
  text: string;
  /** "white checkmate", as recorded games write it. */
  record: string;
  /** "checkmate", "frozen", "fifty"... */
  reason: string;
  /** As in a PGN: "1-0", "0-1", "1/2-1/2", "*"; among three and four the places, "r>g=b". */
  pgn: string;
  /** By seat, 1 is best. */
  places: number[];
}

/** Something that a rule will do to the board, so that players can prepare. */
export interface Notice {
  /** The rule kind. */
  rule: string;
  /** Comes right after the turn that is so many plies away: 1 is the present turn. */
  plies: number;
  /** The round after whose last turn it comes. */
  round: number;
  /** If it came now: cells that would be filled, and with which man; men that would be taken. */
  fills: number[];
  man: number;
  takes: number[];
}

export interface Move {
  uci: string;
  san: string;
  /** -1: a drop or a pass. */
  from: number;
  /** -1: a pass. Equal to `from`: a rifle capture. */
  to: number;
  kind: 'step' | 'double' | 'enPassant' | 'path' | 'castle' | 'drop' | 'pass';
  /** Cells whose men are captured. */
  captures: number[];
  /** What it becomes by promotion: a man; -1: stays what it is. */
  promotion: number;
  /** The man dropped, or -1. */
  drop: number;
  /** Castling: where the rook goes. */
  rook: { from: number; to: number } | null;
  /** In games where a wall goes with every move: its cell; else -1. */
  wall: number;
  /** A man that enters from the hand behind the mover, and where; else null. */
  enters: { man: number; cell: number } | null;
}

/** A game in progress, with its history. Every method gives the position that results. */
export interface Play {
  readonly game: string;
  readonly position: Position;
  /** Plays a move in UCI or SAN. */
  move(text: string): Position;
  /** Takes the last move (or resignation) back; at the start nothing happens. */
  undo(): Position;
  /** `seat` loses; among more than two the others play on. */
  resign(seat: number, reason?: 'resignation' | 'time'): Position;
  draw(): Position;
  /** Where the man on a cell could go, whoever's turn it is, checks not looked at. */
  reach(cell: number): Reach;
  /** The game as PGN text. */
  pgn(tags?: Record<string, string>): string;
  free(): void;
}

export interface Reach {
  /** Empty cells it may go to. */
  quiet: number[];
  /** Men it may capture, also those it captures on the way or without moving. */
  capture: number[];
}

export interface Setup {
  cells: ({ seat: number; man: number } | null)[];
  turn: number;
  live: number[];
  hands: { man: number; count: number }[][];
  /** The remaining fields of the FEN as they stand there. */
  castling: string;
  passed: string;
  checks: string;
  quiet: number;
  ply: number;
}

export interface Diagram {
  board: Board;
  from: number;
  /** By cell. */
  marks: { cell: number; quiet: boolean; capture: boolean; initial: boolean; hop: boolean }[];
}

export interface PgnGame {
  /** Id of the game. */
  game: string;
  tags: Record<string, string>;
  /** FEN of the first position. */
  start: string;
  /** The main line. */
  line: PgnMove[];
  /** Comments behind everything, or in a game without moves. */
  closing: string[];
  /** "1-0", "0-1", "1/2-1/2" or "*"; among three and four the places, "r>g=b". */
  result: string;
}

export interface PgnMove {
  uci: string;
  san: string;
  /** The position after it. */
  fen: string;
  glyphs: number[];
  before: string[];
  after: string[];
  /** Lines that may be played instead of this move. */
  variations: PgnLine[];
}
export interface PgnLine {
  moves: PgnMove[];
  closing: string[];
}

/** What `writePgn` reads of a game: moves in SAN or UCI, the rest may be left out. */
export interface PgnExport {
  game: string;
  tags?: Record<string, string>;
  start?: string;
  line: PgnExportMove[];
  closing?: string[];
  result?: string;
}
export interface PgnExportMove {
  san: string;
  glyphs?: number[];
  before?: string[];
  after?: string[];
  variations?: { moves: PgnExportMove[]; closing?: string[] }[];
}

// ---- The computer player ----

/**
 * Starts a computer player in a worker (in Node a worker thread). One search at a time; asking for
 * another stops the one that runs. Without cross-origin isolation a running search is stopped by
 * ending its worker; the next search starts a new one.
 */
export function createEngine(options?: EngineOptions): Engine;

export interface EngineOptions {
  /** URL of worker.js, or a function that makes the worker; default: beside this script. */
  worker?: string | URL | (() => Worker);
  /** URL of floe.wasm, or the compiled module (shared with `loadFloe`); default: beside worker.js. */
  wasm?: string | URL | WebAssembly.Module;
  /** As for `loadFloe`: `Floe.files`, say. */
  games?: GamesSource;
}

export interface Engine {
  /** Makes a game of an inventor's file known to the player, for its whole life. */
  addGame(id: string, toml: string): void;
  /** Starts a search. */
  search(request: SearchRequest, onProgress?: (progress: SearchProgress) => void): Search;
  /** Ends the search that runs, if any: its promise gives what was found so far. */
  stop(): void;
  /** Ends the worker. */
  close(): void;
}

export interface Search {
  /** The move to play, or what was found when it was stopped (`best` "" if nothing was). */
  readonly done: Promise<SearchProgress>;
  stop(): void;
}

export interface SearchRequest {
  game: string;
  fen?: string;
  moves?: readonly string[];
  /** 1 (a child can beat it) to 10, the default: as strong as the limits allow. */
  level?: number;
  /** Of the lower levels' mistakes; the same seed gives the same moves where time is no limit. Default: random. */
  seed?: number;
  /** Limits; without any a level thinks to a fixed number of nodes and `infinite` goes on until stopped. */
  milliseconds?: number;
  nodes?: number;
  depth?: number;
  infinite?: boolean;
  /** How many best moves to report, for analysis (level 10 only). Default 1. */
  lines?: number;
}

export interface SearchProgress {
  depth: number;
  nodes: number;
  milliseconds: number;
  nodesPerSecond: number;
  /** The best move: UCI and SAN. */
  best: string;
  bestSan: string;
  lines: SearchLine[];
  /** The search is over. */
  final: boolean;
}

export interface SearchLine {
  /** Hundredths of a pawn for the player to move. */
  score: number;
  /** The same for seat 0 (two seats; with more it is `score`). */
  scoreFirst: number;
  /** Plies to a forced win (> 0) or loss (< 0) of the player to move; 0: nothing is forced. */
  mate: number;
  pv: string[];
  pvSan: string[];
}
