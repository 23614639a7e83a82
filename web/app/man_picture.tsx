// A man's picture outside a board, in a shadow of its own so that the board's style serves it.

import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { colourProperties } from '../board/colours.ts';
import { menRules } from '../board/style.ts';
import { settings, theme } from './settings.ts';

export function ManPicture({ svg }: { svg: string }): JSX.Element {
  const ref = useRef<HTMLSpanElement>(null);
  const colours = colourProperties(theme.value, settings.value.cells);
  useLayoutEffect(() => {
    const root = ref.current!.shadowRoot ?? ref.current!.attachShadow({ mode: 'open' });
    root.innerHTML = `<style>${menRules}svg{display:block;width:100%;height:100%;forced-color-adjust:none}</style><svg viewBox="0 0 100 100" aria-hidden="true" style="${colours}">${svg}</svg>`;
  }, [svg, colours]);
  return <span class="man-picture" ref={ref} />;
}
