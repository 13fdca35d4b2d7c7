// @ts-nocheck the types of a service worker contradict those of a page, which this project is checked with
// The service worker, for the page without a network. The page's files come from the cache of the version that it was
// opened with; a newer version waits until the reader asks for it.
// The build puts VERSION, ENTRY (the page's script), FIRST and REST before this text (plugin.mjs).

const PREFIX = `out-of-sequence ${self.registration.scope} `;
const OWN = PREFIX + VERSION;
const address = (name) => new URL(name, self.registration.scope).href;
const KNOWN = new Set([...FIRST, ...REST].map(address));
/** Whether a file's name contains a hash of its content: the same name is the same file. */
const isNamed = (name) => name.startsWith('assets/');

async function keep(cache, name) {
  const url = address(name);
  if (await cache.match(url)) return;
  const had = isNamed(name) ? await caches.match(url) : undefined;
  const got = had ?? (await fetch(url, { cache: isNamed(name) ? 'default' : 'no-cache' }));
  if (!got.ok) throw new Error(`${url} answered ${got.status}`);
  if (name === './' && !(await got.clone().text()).includes(ENTRY)) {
    throw new Error(`${url} is of another version: the host is being filled`);
  }
  // a browser refuses to open a page from an answer that was redirected
  const whole = got.redirected ? new Response(await got.blob(), { headers: got.headers }) : got;
  await cache.put(url, whole);
}

async function keepAll(names) {
  const cache = await caches.open(OWN);
  for (const name of names) await keep(cache, name);
}

self.addEventListener('install', (event) => event.waitUntil(keepAll(FIRST)));

self.addEventListener('activate', (event) => {
  const clear = async () => {
    const own = (await caches.keys()).filter((key) => key.startsWith(PREFIX));
    // the previous version stays, for tabs that still use it
    const old = own.slice(0, Math.max(0, own.indexOf(OWN) - 1));
    await Promise.all(old.map((key) => caches.delete(key)));
    // so that the tab of the first visit also works without a network
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
  if (event.data !== 'keep the rest') return;
  event.waitUntil(
    keepAll(REST).then(
      () => event.ports[0]?.postMessage('ready'),
      () => event.ports[0]?.postMessage('not yet'),
    ),
  );
});

async function answer(request, url) {
  const cache = await caches.open(OWN);
  // files of an older page may be only in its older cache
  return (await cache.match(url)) ?? (await caches.match(url)) ?? fetch(request);
}

/** The page as one file is kept only once it is requested: it is as large as all the rest, and few need it. */
async function answerAndKeep(request, url) {
  const got = await answer(request, url);
  const cache = await caches.open(OWN);
  if (got.ok && !(await cache.match(url))) await cache.put(url, got.clone());
  return got;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  const { origin, pathname } = new URL(request.url);
  const url = (origin + pathname).replace(/\/index\.html$/, '/');
  if (url.startsWith(address('single/'))) event.respondWith(answerAndKeep(request, url));
  else if (KNOWN.has(url) || url.startsWith(address('assets/'))) event.respondWith(answer(request, url));
});
