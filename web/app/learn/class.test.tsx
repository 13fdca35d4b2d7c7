// @vitest-environment happy-dom
// The answers of a class: each reader's own network is simulated, and sketches are in groups.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../late/eventually.testing.ts';
import { ticketOf } from '../../lessons/answers/ticket.ts';
import { lessonIn } from '../../lessons/read/reader.ts';
import { poolInProcess } from '../../sim/inProcess.testing.ts';
import { Learn } from './Learn.tsx';
import { LESSON_IDS, textOfLesson } from './lessonTexts.testing.ts';
import { button, prepareWindow, ShownPage, says, words } from './shown.testing.tsx';

const page = new ShownPage(poolInProcess(), (path) => <Learn path={path} />);

beforeEach(() => {
  prepareWindow();
  const fetched = fetch;
  vi.stubGlobal('fetch', (address: string) =>
    address.endsWith('index.json')
      ? Promise.resolve(Response.json(LESSON_IDS.map((id) => ({ id }))))
      : fetched(address),
  );
});
afterEach(() => page.close());

const lesson = (id: string) => lessonIn(id, textOfLesson(id));

async function paste(text: string): Promise<void> {
  page.open('#/learn/class');
  await eventually(() => expect(document.querySelector('textarea')).not.toBeNull());
  const area = document.querySelector('textarea');
  // the element's own setter, or React would not notice the change
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text);
  area?.dispatchEvent(new Event('input', { bubbles: true }));
}

test('each network is simulated with its own random numbers, and the paper’s run is seen among them', async () => {
  const own = lesson('own-buffer');
  // seeds 1 to 5 give 30, 20, 24, 31 and 26 packets; one reader has voted twice
  const tickets = [1, 2, 3, 4, 5, 5].map((seed) =>
    ticketOf(own, { question: 0, isSecond: false, answer: [20 + seed, seed] }),
  );
  await paste(`Anna ${tickets.join(', Ben ')}`);
  await says('6 tickets');
  await eventually(() => expect(document.querySelector('[data-dots="6"]')).not.toBeNull());
  expect(words()).not.toContain('What each network gives');
  button('Simulate each network').click();
  await says('5 networks: from 20 packets to 31 packets; the paper’s run, 28 packets, is between them.');
  expect(document.querySelector('[data-networks="5"]')).not.toBeNull();
});

test('sketches stand in groups by their kind, and three at most are pinned', async () => {
  const drawn = lesson('draw-the-gain');
  const sketches = [
    [31, 28, 24, 20, 16, 12, 8, 4, 0],
    [0, 4, 8, 12, 16, 20, 24, 28, 31],
    [0, 10, 20, 31, 20, 10, 5, 0, 0],
    [30, 26, 22, 20, 16, 12, 8, 4, 2],
  ];
  await paste(sketches.map((answer) => ticketOf(drawn, { question: 0, isSecond: false, answer })).join(' '));
  await says('Falls: 2');
  await says('Rises: 1');
  await says('Rises, then falls: 1');
  const pins = () => [...document.querySelectorAll<HTMLButtonElement>('[data-shape] button')];
  const pinned = () =>
    [...document.querySelectorAll('[data-pinned]')].map((each) => each.getAttribute('data-pinned'));
  for (const at of [0, 1, 2]) {
    pins()[at]?.click();
    await eventually(() => expect(pinned()).toHaveLength(at + 1));
  }
  expect(pinned().sort()).toEqual(['A', 'B', 'C']);
  // a fourth pin replaces the first
  pins()[3]?.click();
  await eventually(() => expect(pins()[0]?.getAttribute('aria-pressed')).toBe('false'));
  expect(pinned()).toHaveLength(3);
  // grouping and pinning need no measured curve
  expect(document.querySelector('[data-measured-curve]')).toBeNull();
});
