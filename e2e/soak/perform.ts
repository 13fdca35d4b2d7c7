// Performs an act of the monkey in a page. An act chooses its element among those that the page has now; if there is none, it does
// nothing.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/run.mjs';
import type { Act } from '../../scripts/soak/acts.mjs';
import type { Engine, Spot } from '../engines/engine.ts';

/** The longest time until a page must be at rest (ms). */
const PATIENCE = 180_000;

export async function perform(engine: Engine, host: string, act: Act): Promise<void> {
  switch (act.act) {
    case 'open':
      return engine.open(host + act.link);
    case 'go':
      await engine.run((link) => {
        location.hash = link;
        return null;
      }, act.link);
      return;
    case 'back':
      await engine.run(() => {
        // not beyond the entry at which the page was opened; an engine without the Navigation API does nothing
        const index = Reflect.get(window, 'navigation')?.currentEntry?.index ?? 0;
        if (index > Reflect.get(window, 'soakEntry')) history.back();
        return null;
      });
      return;
    case 'click':
      return press(engine, CLICKABLE, act.at, [[0.5, 0.5]]);
    case 'point':
      return press(engine, DRAWN, act.at, PATHS[Math.floor(act.to * PATHS.length)] ?? []);
    case 'slide':
      return press(engine, TRACKS, act.at, [
        [0.5, 0.5],
        [act.to, 0.5],
      ]);
    case 'press':
      for (let i = 0; i < act.times; i += 1) await engine.press(act.key);
      return;
    case 'write':
      return write(engine, act.at, act.text);
    case 'resize':
      return resize(engine, act.width, act.height);
    case 'drop':
      return drop(engine, act.sample);
    case 'rest':
      return rest(engine);
  }
}

/** The elements to click: not those that open a file dialog or leave the page. */
const CLICKABLE =
  'button:not(:disabled), summary, a[href^="#"], input[type="checkbox"], input[type="radio"], [role="option"], [role="tab"], select, [role="slider"]';
const DRAWN = 'svg[role="application"]';
/** How long a window may take to enter or to leave full screen (ms). */
const FULL_SCREEN = 100;
const TRACKS = 'input[type="range"]:not(:disabled)';
/** Paths of a pointer over a drawing, as shares of its sides: a click, horizontal, vertical, and diagonal. */
const PATHS: readonly (readonly Spot[])[] = [
  [[0.3, 0.4]],
  [[0.7, 0.6]],
  [
    [0.2, 0.5],
    [0.5, 0.5],
    [0.7, 0.5],
  ],
  [
    [0.5, 0.3],
    [0.5, 0.7],
  ],
  [
    [0.3, 0.3],
    [0.6, 0.6],
    [0.4, 0.8],
  ],
];

/** Presses the pointer on one of the visible elements that match. */
async function press(engine: Engine, among: string, at: number, path: readonly Spot[]): Promise<void> {
  const spots = await engine.run(
    (among, at, path) => {
      const modal = document.querySelector('dialog:modal');
      const seen = [...(modal ?? document).querySelectorAll<HTMLElement>(among)].filter(
        (element) =>
          element.closest('[inert]') === null &&
          element.getClientRects().length > 0 &&
          getComputedStyle(element).visibility === 'visible',
      );
      const element = seen[Math.floor(at * seen.length)];
      if (element === undefined) return [];
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return path
        .map(([x, y]): [number, number] => [left + x * width, top + y * height])
        .filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
    },
    among,
    at,
    path,
  );
  if (spots.length > 0) await engine.drag(spots);
}

/** Inserts a text into a field as if typed, and presses Enter. */
async function write(engine: Engine, at: number, text: string): Promise<void> {
  const isThere = await engine.run(
    (at, text) => {
      const fields = [
        ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
          'input:is([type="text"], [type="search"], [type="number"], :not([type])):not(:disabled), textarea:not(:disabled)',
        ),
      ].filter((field) => field.getClientRects().length > 0 && field.closest('[inert]') === null);
      const field = fields[Math.floor(at * fields.length)];
      if (field === undefined) return false;
      field.focus();
      field.select();
      // execCommand fires the events of typing, whichever of them the page listens to
      document.execCommand('insertText', false, text === '' ? ' ' : text);
      return true;
    },
    at,
    text,
  );
  if (isThere) await engine.press('Enter');
}

/** Resizes the window; leaves full screen first, since a full-screen window cannot be resized. */
async function resize(engine: Engine, width: number, height: number): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    await engine.run(async (pause) => {
      if (document.fullscreenElement !== null) await document.exitFullscreen();
      await new Promise((resolve) => setTimeout(resolve, pause));
      return null;
    }, FULL_SCREEN);
    try {
      return await engine.resize(width, height);
    } catch (error) {
      // a window may become full-screen a moment after the page asked for it
      if (attempt === 5) throw error;
    }
  }
}

async function drop(engine: Engine, sample: string): Promise<void> {
  const bytes = readFileSync(join(root, 'public/samples', sample)).toString('base64');
  await engine.run(
    (base64, name) => {
      const content = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], name));
      window.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      return null;
    },
    bytes,
    sample,
  );
}

/** Waits until the page is at rest; throws if it never is. */
export async function rest(engine: Engine): Promise<void> {
  const isAtRest = await engine.run(
    (patience) =>
      new Promise<boolean>((resolve) => {
        const end = performance.now() + patience;
        const look = () => {
          if (document.documentElement.dataset.idle === 'true') resolve(true);
          else if (performance.now() > end) resolve(false);
          else setTimeout(look, 50);
        };
        // a frame later: before that, the page does not know of work that an act has started
        requestAnimationFrame(() => setTimeout(look, 50));
      }),
    PATIENCE,
  );
  if (!isAtRest) throw new Error(`the page does not rest within ${PATIENCE / 1000} s`);
}
