// The board under the keyboard: one cell at a time. On hex boards left and right go to the upper
// neighbour on that side, with Shift (or End, Page Down) to the lower one.

import type { Bearing } from './frame.ts';

export type KeyAction =
  | { do: 'step'; bearing: Bearing }
  | { do: 'enter' | 'cancel' | 'explain' | 'command' | 'here' | 'last' | 'targets' | 'zoomIn' | 'zoomOut' }
  | { do: 'hand'; step: number }
  | { do: 'find'; letter: string; backward: boolean };

const bearings: Record<string, Bearing> = {
  ArrowUp: 0, ArrowDown: 180, ArrowLeft: 271, ArrowRight: 89,
  Home: 300, End: 240, PageUp: 60, PageDown: 120,
};

const plain: Record<string, KeyAction> = {
  Enter: { do: 'enter' }, ' ': { do: 'enter' }, Escape: { do: 'cancel' }, '?': { do: 'explain' },
  ':': { do: 'command' }, '.': { do: 'here' }, ',': { do: 'last' }, '/': { do: 'targets' },
  '[': { do: 'hand', step: -1 }, ']': { do: 'hand', step: 1 }, '+': { do: 'zoomIn' }, '-': { do: 'zoomOut' },
};

export function keyAction(e: KeyboardEvent): KeyAction | null {
  if (e.ctrlKey || e.metaKey || e.altKey) return null;
  const bearing = bearings[e.key];
  if (bearing !== undefined) {
    if (e.shiftKey && e.key === 'ArrowLeft') return { do: 'step', bearing: 269 };
    if (e.shiftKey && e.key === 'ArrowRight') return { do: 'step', bearing: 91 };
    return { do: 'step', bearing };
  }
  const action = plain[e.key];
  if (action) return action;
  if (/^[a-z]$/i.test(e.key)) return { do: 'find', letter: e.key.toLowerCase(), backward: e.shiftKey };
  return null;
}
