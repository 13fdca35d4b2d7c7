// The service worker without a browser: its events are called by hand, over caches that are maps.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync(new URL('./worker.js', import.meta.url), 'utf8');
const SCOPE = 'https://example.org/course/';

/** Starts a worker; `host` has the host's answers by file, `kept` the caches. @param {Record<string, string>} host @param {Map<string, Map<string, Response>>} kept */
function started(host, kept = new Map()) {
  /** @type {Record<string, (event: object) => void>} */
  const listeners = {};
  /** @type {string[]} */
  const done = [];
  const self = {
    registration: { scope: SCOPE },
    clients: { claim: async () => done.push('claimed') },
    addEventListener: (/** @type {string} */ name, /** @type {(event: object) => void} */ listener) => {
      listeners[name] = listener;
    },
  };
  const cacheOf = (/** @type {Map<string, Response>} */ files) => ({
    match: async (/** @type {string} */ url) => files.get(url)?.clone(),
    put: async (/** @type {string} */ url, /** @type {Response} */ answer) => files.set(url, answer),
  });
  const caches = {
    open: async (/** @type {string} */ name) => {
      if (!kept.has(name)) kept.set(name, new Map());
      return cacheOf(kept.get(name) ?? new Map());
    },
    keys: async () => [...kept.keys()],
    delete: async (/** @type {string} */ name) => kept.delete(name),
    match: async (/** @type {string} */ url) =>
      [...kept.values()].map((files) => files.get(url)?.clone()).find((found) => found !== undefined),
  };
  const fetch = async (/** @type {string} */ url) => {
    const found = host[url.slice(SCOPE.length) || './'];
    return new Response(found ?? '', { status: found === undefined ? 404 : 200 });
  };
  const head = `const VERSION = 'new'; const ENTRY = 'assets/index-new.js'; const FIRST = ['assets/index-new.js', './']; const REST = [];`;
  new Function('self', 'caches', 'fetch', head + text)(self, caches, fetch);
  const event = async (/** @type {string} */ name) => {
    /** @type {Promise<unknown>[]} */
    const waits = [];
    listeners[name]?.({ waitUntil: (/** @type {Promise<unknown>} */ wait) => waits.push(wait) });
    await Promise.all(waits);
  };
  return { event, kept, done };
}

test('a worker is not installed while its host still has the page of the version before', async () => {
  const host = {
    './': '<script src="./assets/index-old.js"></script>',
    'assets/index-old.js': '1',
    'assets/index-new.js': '2',
  };
  const { event, kept } = started(host);
  await expect(event('install')).rejects.toThrow('another version');
  for (const files of kept.values()) expect([...files.keys()]).not.toContain(SCOPE);
  // once the host has all files of the version, the next visit installs it
  host['./'] = '<script src="./assets/index-new.js"></script>';
  const later = started(host, kept);
  await later.event('install');
  const [files] = later.kept.values();
  expect(await files?.get(SCOPE)?.text()).toContain('index-new');
});

test('the tab of the first visit belongs to the worker, and the version before stays', async () => {
  const name = (/** @type {string} */ version) => `out-of-sequence ${SCOPE} ${version}`;
  const kept = new Map(['older', 'old', 'new'].map((version) => [name(version), new Map()]));
  const { event, done } = started({}, kept);
  await event('activate');
  expect([...kept.keys()]).toEqual([name('old'), name('new')]);
  expect(done).toEqual(['claimed']);
});
