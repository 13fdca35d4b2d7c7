// @vitest-environment happy-dom
// The pool takes over the worker that public/theme.js has started, with what it has said by then.

import { afterEach, expect, test, vi } from 'vitest';
import { browserPool } from './browser.ts';
import { call, MODULE, turn } from './pool.testing.ts';

vi.mock('./compile.ts', () => ({ loadModule: async () => MODULE }));

const scripts = import.meta.glob<string>('../../public/theme.js', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const started: FakeBrowserWorker[] = [];

/** A worker of the browser: it says nothing by itself, and keeps what it is told. */
class FakeBrowserWorker extends EventTarget {
  readonly address: string;
  readonly told: { readonly kind: string }[] = [];
  isTerminated = false;
  onmessage: ((event: Event) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;

  constructor(address: string | URL) {
    super();
    this.address = String(address);
    started.push(this);
    this.addEventListener('message', (event) => this.onmessage?.(event));
    this.addEventListener('error', (event) => this.onerror?.(event));
  }

  postMessage(message: { readonly kind: string }) {
    this.told.push(message);
  }

  terminate() {
    this.isTerminated = true;
  }

  say(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

/** Runs public/theme.js on a page whose first wave is this worker's file. */
async function runTheme(): Promise<void> {
  document.head.innerHTML = '<meta name="first-wave" content="^#?/?$ worker-1.js">';
  // a script of the page, in which `window` and `document` are global
  new Function(scripts['../../public/theme.js'] ?? '')();
  await new Promise((resolve) => setTimeout(resolve));
}

afterEach(() => {
  started.length = 0;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const submit = (pool: ReturnType<typeof browserPool>) =>
  pool.submit([call('a')], { priority: 1, onPart: vi.fn(), onDone: vi.fn(), onError: vi.fn() });

test('the first worker is the one that the HTML has started, and what it said before counts', async () => {
  vi.stubGlobal('Worker', FakeBrowserWorker);
  await runTheme();
  const [early] = started;
  expect(early?.address).toBe('./assets/worker-1.js');
  early?.say({ kind: 'ready' });
  const pool = browserPool();
  submit(pool);
  await vi.waitFor(() => expect(early?.told.map(({ kind }) => kind)).toContain('call'));
  // each other worker is the page's own
  expect(started.slice(1).map(({ address }) => address)).not.toContain('./assets/worker-1.js');
  expect(window.firstWorker).toBeUndefined();
});

test('a worker that failed before the page listened is replaced', async () => {
  vi.stubGlobal('Worker', FakeBrowserWorker);
  // on one core no other worker starts beside it
  vi.spyOn(navigator, 'hardwareConcurrency', 'get').mockReturnValue(1);
  await runTheme();
  const [early] = started;
  early?.dispatchEvent(new ErrorEvent('error', { message: 'blocked' }));
  const pool = browserPool();
  submit(pool);
  await turn();
  expect(started.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
  started[1]?.say({ kind: 'ready' });
  await vi.waitFor(() => expect(started[1]?.told.map(({ kind }) => kind)).toContain('call'));
  expect(pool.trouble()).toBeNull();
});
