// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announceLead } from './announceLead.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<div data-part="lead"><section aria-busy="false"><p>28% sooner.</p></section></div>';
});

afterEach(() => vi.useRealTimers());

const said = () => document.querySelector('[data-announced]')?.textContent ?? '';
const write = (words: string) => {
  (document.querySelector('p') as Element).textContent = words;
};

test('after the last of many steps the sentence is said once, when its numbers are final', async () => {
  const section = document.querySelector('section') as Element;
  for (const words of ['29% sooner.', '30% sooner.', '31% sooner.']) {
    announceLead();
    write(words);
    await vi.advanceTimersByTimeAsync(200);
    expect(said()).toBe('');
  }
  section.setAttribute('aria-busy', 'true');
  await vi.advanceTimersByTimeAsync(5000);
  expect(said()).toBe('');
  // no timer polls meanwhile
  expect(vi.getTimerCount()).toBe(0);
  write('32% sooner.');
  section.setAttribute('aria-busy', 'false');
  await vi.advanceTimersByTimeAsync(1200);
  expect(said()).toBe('32% sooner.');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(said()).toBe('');
});

test('nothing is said of a page that was left', async () => {
  announceLead();
  document.body.innerHTML = '';
  await vi.advanceTimersByTimeAsync(5000);
  expect(vi.getTimerCount()).toBe(0);
});
