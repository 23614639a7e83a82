// The reader's choices, kept in this browser.

import { computed, effect, signal } from '@preact/signals';
import type { CellSet, Theme } from '../board/colours.ts';
import type { MenSet } from '../board/men/picture.ts';

export interface Settings {
  theme: 'auto' | Theme;
  cells: CellSet;
  men: MenSet;
  coordinates: boolean;
  animation: boolean;
  premove: boolean;
  turnBoard: boolean;
  nonvisual: boolean;
  level: number;
}

const defaults: Settings = {
  theme: 'auto', cells: 'sea', men: 'drawn', coordinates: true, animation: true,
  premove: true, turnBoard: true, nonvisual: false, level: 3,
};

const key = 'floe.settings';

export function readStored<T>(name: string): Partial<T> {
  try {
    return JSON.parse(localStorage.getItem(name) ?? '{}') as Partial<T>;
  } catch {
    return {};
  }
}

export function store(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Private windows may forbid it: then nothing is remembered.
  }
}

export const settings = signal<Settings>({ ...defaults, ...readStored<Settings>(key) });

export function change(part: Partial<Settings>): void {
  settings.value = { ...settings.value, ...part };
  store(key, settings.value);
}

const darkWanted = matchMedia('(prefers-color-scheme: dark)');
const contrastWanted = matchMedia('(prefers-contrast: more)');
const system = signal<Theme>('light');
const readSystem = () => {
  system.value = contrastWanted.matches ? 'contrast' : darkWanted.matches ? 'dark' : 'light';
};
readSystem();
darkWanted.addEventListener('change', readSystem);
contrastWanted.addEventListener('change', readSystem);

export const theme = computed<Theme>(() => (settings.value.theme === 'auto' ? system.value : settings.value.theme));

effect(() => {
  document.documentElement.dataset.theme = theme.value;
});
