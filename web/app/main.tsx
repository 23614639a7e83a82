// The page: draws the frame at once, then the list of games, then loads the rules.

import { render } from 'preact';
import '../board/floe_board.ts';
import { loadCore, loadGames } from './core.ts';
import { Shell } from './shell.tsx';

render(<Shell />, document.getElementById('app')!);
void loadGames().catch(() => undefined);
void loadCore();

if ('serviceWorker' in navigator && location.protocol !== 'file:') {
  void navigator.serviceWorker.register('service_worker.js').catch(() => undefined);
}
