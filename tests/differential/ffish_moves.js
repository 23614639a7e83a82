// Reads lines "variant TAB fen", writes the legal moves of each, sorted, separated by spaces.
delete globalThis.fetch; // else the library looks for its file on the network
const ffish = require('ffish');

ffish.onRuntimeInitialized = () => {
  ffish.loadVariantConfig(require('fs').readFileSync(__dirname + '/variants.ini', 'utf8'));
  const lines = require('fs').readFileSync(0, 'utf8').split('\n').filter(Boolean);
  for (const line of lines) {
    const [variant, fen] = line.split('\t');
    const board = new ffish.Board(variant, fen);
    console.log(board.legalMoves().split(' ').filter(Boolean).sort().join(' '));
    board.delete();
  }
};
