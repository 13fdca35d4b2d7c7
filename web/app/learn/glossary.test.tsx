// @vitest-environment happy-dom
// The glossary is rendered in pieces, one a frame, for any search, and names the lessons that use each word.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../late/eventually.testing.ts';
import { poolInProcess } from '../../sim/inProcess.testing.ts';
import { Learn } from './Learn.tsx';
import { prepareWindow, ShownPage } from './shown.testing.tsx';

const FILES = import.meta.glob<object>('../../../public/lessons/met.json', {
  eager: true,
  import: 'default',
});

const page = new ShownPage(poolInProcess(), (path) => <Learn path={path} />);

beforeEach(() => {
  prepareWindow();
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(FILES[`../../../public/${address.replace(/^.*(?=lessons\/)/, '')}`]),
  );
});
afterEach(() => page.close());

const entries = () => document.querySelectorAll('[data-term]').length;

/** Whether the list has all entries that are counted above it. */
const isWhole = () =>
  document.querySelector('[role=status]')?.textContent?.startsWith(`${entries()} of`) === true;

/** The largest number of entries added at once, until `isDone`. */
async function largestPiece(isDone: () => boolean): Promise<number> {
  let before = entries();
  let largest = 0;
  const observer = new MutationObserver(() => {
    const now = entries();
    largest = Math.max(largest, now < before ? now : now - before);
    before = now;
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await eventually(() => expect(isDone()).toBe(true));
  observer.disconnect();
  return largest;
}

function type(word: string) {
  const field = document.querySelector<HTMLInputElement>('[type=search]');
  // the element's own setter, or React would not notice the change
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, word);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
}

test('no more than a window of entries comes at once, and each has its lessons', async () => {
  page.open('#/learn/glossary');
  expect(await largestPiece(isWhole)).toBeLessThanOrEqual(20);
  const all = entries();
  const acknowledgment = document.querySelector('[data-term="Acknowledgment"]');
  expect(acknowledgment?.querySelector('[href="#/learn/one-drop"]')?.textContent).toBe('One lost packet');

  type('τ');
  await eventually(() => expect(entries()).toBeLessThan(20));
  expect(isWhole()).toBe(true);
  expect(document.querySelector('[data-term="Random delay, mean"]')).not.toBeNull();
  const grown = largestPiece(() => entries() === all);
  type('');
  expect(await grown).toBeLessThanOrEqual(20);
  expect(isWhole()).toBe(true);
});

test('whoever comes back from where an entry led finds what was looked for', async () => {
  page.open('#/learn/glossary');
  await eventually(() => expect(isWhole()).toBe(true));
  type('blocking');
  await eventually(() => expect(document.querySelector('[data-term^="Blocking time"]')).not.toBeNull());
  const link = document.querySelector<HTMLElement>('[data-term^="Blocking time"] a');
  // the test stays at its history entry, to which a reader would come back
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.click();
  page.close();
  page.open('#/learn/glossary');
  const field = () => document.querySelector<HTMLInputElement>('[type=search]');
  await eventually(() => expect(field()).not.toBeNull());
  expect(field()?.value).toBe('blocking');
});
