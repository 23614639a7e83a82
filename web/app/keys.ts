// Keys of the whole page: left and right walk through a game, f turns the board, where no field, no
// board and no other control wants them.

import { useEffect } from 'preact/hooks';

const taken = 'input, select, textarea, dialog, floe-board, [role=radiogroup]';

export function useKeys(keys: Record<string, () => void>): void {
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      const action = keys[e.key];
      if (!action || e.ctrlKey || e.metaKey || e.altKey || e.defaultPrevented) return;
      if (e.target instanceof Element && e.target.closest(taken)) return;
      e.preventDefault();
      action();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
