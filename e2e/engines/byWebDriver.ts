// Engines driven by the classic WebDriver protocol (https://www.w3.org/TR/webdriver2/), with only those commands that the
// smoke test needs.

import { callText, type Engine, KEYS, type Key } from './engine.ts';

type Answer<R> = { readonly value: R };

async function ask<R>(address: string, method: 'POST' | 'DELETE', body?: object): Promise<R> {
  const response = await fetch(address, {
    method,
    ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    headers: { 'content-type': 'application/json' },
  });
  const { value } = (await response.json()) as Answer<R>;
  if (!response.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
  return value;
}

/** Posts until the driver answers: it takes connections only a moment after its start. */
async function firstAnswer<R>(address: string, body: object, tries = 100): Promise<R> {
  try {
    return await ask<R>(address, 'POST', body);
  } catch (error) {
    if (!(error instanceof TypeError) || tries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 100));
    return firstAnswer(address, body, tries - 1);
  }
}

/** The character for a key in the protocol. */
function letterOf(key: Key): string {
  return Object.entries(KEYS).find(([name]) => name === key)?.[1] ?? key;
}

const PATIENCE = 300_000;

export async function connect(driver: string, capabilities: object): Promise<Omit<Engine, 'close'>> {
  const { sessionId } = await firstAnswer<{ sessionId: string }>(`${driver}/session`, {
    capabilities: {
      alwaysMatch: { timeouts: { script: PATIENCE, pageLoad: PATIENCE }, ...capabilities },
    },
  });
  const post = <R>(command: string, body?: object) =>
    ask<R>(`${driver}/session/${sessionId}/${command}`, 'POST', body);
  return {
    async open(url) {
      await post('url', { url: 'about:blank' });
      await post('url', { url });
    },
    async run(work, ...args) {
      const script = `
        const done = arguments[arguments.length - 1];
        Promise.resolve(${callText(work, args)}).then(
          (value) => done(JSON.stringify({ value: value ?? null })),
          (error) => done(JSON.stringify({ error: String(error) })),
        );`;
      const { value, error } = JSON.parse(await post<string>('execute/async', { script, args: [] }));
      if (error !== undefined) throw new Error(error);
      return value;
    },
    async press(key) {
      const strokes = ['keyDown', 'keyUp'].map((type) => ({ type, value: letterOf(key) }));
      await post('actions', { actions: [{ type: 'key', id: 'keyboard', actions: strokes }] });
    },
    async drag(spots) {
      const moves = spots.map(([x, y]) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) }));
      const [first, ...others] = moves;
      if (first === undefined) return;
      const [down, up] = [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await post('actions', {
        actions: [{ type: 'pointer', id: 'mouse', actions: [first, down, ...others, up] }],
      });
    },
    resize: (width, height) => post('window/rect', { width, height }),
    enterFrame: () => post('frame', { id: 0 }),
  };
}
