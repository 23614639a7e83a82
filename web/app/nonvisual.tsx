// The non-visual mode: a field for text commands beside the board, and what was said last, on paper.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { FloeBoard } from '../board/floe_board.ts';
import { page as t } from '../texts/en.ts';
import { settings } from './settings.ts';

const kept = 12;

export function NonVisual({ board }: { board: () => FloeBoard | null }): JSX.Element | null {
  const on = settings.value.nonvisual;
  const [said, setSaid] = useState<string[]>([]);
  useEffect(() => {
    const element = board();
    if (!element || !on) return undefined;
    const listen = (e: Event) => setSaid((old) => [(e as CustomEvent<string>).detail, ...old].slice(0, kept));
    element.addEventListener('floe-say', listen);
    return () => element.removeEventListener('floe-say', listen);
  }, [on]);
  if (!on) return null;

  const send = (e: Event) => {
    e.preventDefault();
    const input = (e.currentTarget as HTMLFormElement).querySelector('input')!;
    board()?.command(input.value);
    input.value = '';
  };
  return (
    <form class="nonvisual" onSubmit={send}>
      <label>
        {t.command}
        <input name="command" autocomplete="off" autocapitalize="off" spellcheck={false} />
      </label>
      <ul aria-label={t.said}>{said.map((s, i) => <li key={said.length - i}>{s}</li>)}</ul>
    </form>
  );
}
