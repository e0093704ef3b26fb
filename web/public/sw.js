// Keeps the shell of the table at hand: it opens at once, and says so when the server is away.
// The game itself is never kept: what stands on the board only the server knows.

const SHELL = 'shell-1';
const BOARDS = 'boards-1';
const MOST = 120;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(['/', '/icon.svg', '/manifest.webmanifest']))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((n) => n !== SHELL && n !== BOARDS).map((n) => caches.delete(n))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    // The records and the API's own pages are not ours to answer.
    if (!url.pathname.startsWith('/api') && url.pathname !== '/metrics') event.respondWith(page(request));
  } else if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else if (url.pathname === '/api/board' || url.pathname === '/api/games') event.respondWith(fresh(request));
});

/** Every page is the same file; the newest if the server answers, else the one we have. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(SHELL)).put('/', answer.clone());
    return answer;
  } catch {
    return (await caches.match('/')) ?? Response.error();
  }
}

/** Files whose names change with what is in them. */
async function kept(request) {
  const cache = await caches.open(SHELL);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** A page is open: fetch what the others need, and drop what an older build has left. */
self.addEventListener('message', (event) => {
  if (event.data === 'keep shell') event.waitUntil(keepAll().catch(() => undefined));
});

async function keepAll() {
  const answer = await fetch('/shell.json');
  if (!answer.ok) return;
  const parts = Object.values(await answer.json());
  const files = new Set(
    parts.flatMap((part) => [part.file, ...(part.css ?? []), ...(part.assets ?? [])]).map((file) => `/${file}`),
  );
  const cache = await caches.open(SHELL);
  const here = new Set();
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/assets/') && !files.has(pathname)) await cache.delete(request);
    else here.add(pathname);
  }
  await cache.addAll([...files].filter((file) => !here.has(file)));
}

/** Drawings and the list of games: the server's if it answers, else the last ones. */
async function fresh(request) {
  const cache = await caches.open(BOARDS);
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      await cache.put(request, answer.clone());
      await tidy(cache);
    }
    return answer;
  } catch {
    return (await cache.match(request)) ?? Response.error();
  }
}

async function tidy(cache) {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((old) => cache.delete(old)));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((open) => {
      const table = `/table/${event.notification.tag}`;
      const there = open.find((client) => new URL(client.url).pathname === table) ?? open[0];
      return there ? there.focus() : self.clients.openWindow(table);
    }),
  );
});
