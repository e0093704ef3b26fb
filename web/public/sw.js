// Keeps the shell of the table at hand: it opens at once, and says so when the server is away.
// A game at a server is never kept: what stands on its board only the server knows.

const SHELL = 'shell-1';
const BOARDS = 'boards-1';
const NOTICES = 'notices-1';
const MOST = 400;
/** The folder of the page: "/" at a server, anything on a host of files. */
const HERE = new URL(self.registration.scope).pathname;
/** Small things that seldom change, and that a table on this device needs. */
const LASTING = ['/api/board', '/api/games', '/api/engine', '/api/weights', '/api/introduction', '/api/puzzles'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(['', 'icon.svg', 'manifest.webmanifest'].map((file) => HERE + file)))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((n) => ![SHELL, BOARDS, NOTICES].includes(n)).map((n) => caches.delete(n))),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || !url.pathname.startsWith(HERE)) return;
  if (request.mode === 'navigate') {
    // The records and the API's own pages are not ours to answer.
    if (!url.pathname.startsWith('/api') && url.pathname !== '/metrics') event.respondWith(page(request));
  } else if (url.pathname.startsWith(`${HERE}assets/`)) event.respondWith(kept(request));
  else if (LASTING.includes(url.pathname) || url.pathname.startsWith(`${HERE}data/`)) event.respondWith(fresh(request));
});

/** Every page is the same file; the newest if the server answers, else the one we have. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(SHELL)).put(HERE, answer.clone());
    return answer;
  } catch {
    return (await caches.match(HERE)) ?? Response.error();
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
  if (Array.isArray(event.data?.keep)) event.waitUntil(keepGame(event.data.keep));
  if (event.data === 'keep site')
    event.waitUntil(
      keepAll()
        .then(keepData)
        .catch(() => undefined),
    );
});

/** A site without a server is here to stay: all that its games need is fetched, piece by piece. */
async function keepData() {
  const answer = await fetch(`${HERE}data/kept.json`);
  if (!answer.ok) return;
  const cache = await caches.open(BOARDS);
  for (const file of await answer.json()) {
    const address = `${HERE}data/${file}`;
    if (!(await cache.match(address))) await cache.add(address);
  }
}

/** What one game needs, as far as it is not here yet; what cannot be had now comes with a later visit. */
async function keepGame(addresses) {
  const cache = await caches.open(BOARDS);
  for (const address of addresses.filter((one) => LASTING.includes(new URL(one, location.origin).pathname))) {
    if (!(await cache.match(address))) await cache.add(address).catch(() => undefined);
  }
}

async function keepAll() {
  const answer = await fetch(`${HERE}shell.json`);
  if (!answer.ok) return;
  const files = new Set((await answer.json()).map((file) => HERE + file));
  const cache = await caches.open(SHELL);
  const here = new Set();
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith(`${HERE}assets/`) && !files.has(pathname)) await cache.delete(request);
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

// A browser that knows declarative messages shows them by itself; the others ask here.
self.addEventListener('push', (event) => event.waitUntil(noticed(event)));

async function noticed(event) {
  let said;
  try {
    said = event.data.json().notification;
  } catch {
    return;
  }
  const { title, body, lang, tag } = said;
  const kept = new Response(JSON.stringify({ title, at: Date.now() }));
  await (await caches.open(NOTICES)).put(`${HERE}last-notice`, kept);
  // It may have been on its way for long.
  if (await isOver(tag)) return;
  await self.registration.showNotification(title, {
    ...{ body, lang, tag },
    icon: `${HERE}icon-192.png`,
    badge: `${HERE}badge.png`,
  });
}

/** The turn is over; not known without the server. */
async function isOver(table) {
  try {
    const answer = await fetch(`${HERE}api/tables/${encodeURIComponent(table)}`);
    return answer.ok && !(await answer.json()).my_turn;
  } catch {
    return false;
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((open) => {
      const table = `table/${event.notification.tag}`;
      const there = open.find((client) => client.url.includes(table)) ?? open[0];
      return there ? there.focus() : self.clients.openWindow(HERE + table);
    }),
  );
});
