// Keeps the page for use without a network: all its files are fetched at the first visit, and served
// from the cache until a new build brings another version. The build fills in both constants.

declare const self: ServiceWorkerGlobalScope;
declare const FILES: string[];
declare const VERSION: string;

const name = `floe-${VERSION}`;

self.addEventListener('install', (e) => {
  e.waitUntil(caches.open(name).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (e) => {
  const old = caches.keys().then((names) => names.filter((n) => n.startsWith('floe-') && n !== name));
  e.waitUntil(old.then((names) => Promise.all(names.map((n) => caches.delete(n)))).then(() => self.clients.claim()));
});

self.addEventListener('fetch', (e) => {
  const { request } = e;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  e.respondWith(caches.match(request, { ignoreSearch: true }).then((found) => found ?? fetch(request)));
});

export {};
