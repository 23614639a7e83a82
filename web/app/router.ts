// Where the reader is, in the part of the address behind `#`, so that the page needs no server.

import { signal } from '@preact/signals';

export type View = 'games' | 'play' | 'analysis' | 'rules' | 'edit';

export interface Route {
  view: View;
  game: string;
  query: URLSearchParams;
}

const views: View[] = ['games', 'play', 'analysis', 'rules', 'edit'];

function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [view = '', game = ''] = path.split('/');
  const known = views.find((v) => v === view) ?? 'games';
  return { view: game ? known : 'games', game: decodeURIComponent(game), query: new URLSearchParams(query) };
}

export const route = signal(parse(location.hash));

addEventListener('hashchange', () => {
  route.value = parse(location.hash);
  document.getElementById('main')?.focus({ preventScroll: true });
  scrollTo(0, 0);
});

export function link(view: View, game = '', query: Record<string, string> = {}): string {
  const text = new URLSearchParams(query).toString();
  return `#/${view}${game ? `/${game}` : ''}${text ? `?${text}` : ''}`;
}

export function go(view: View, game = '', query: Record<string, string> = {}): void {
  location.hash = link(view, game, query);
}
