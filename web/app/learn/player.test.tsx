// @vitest-environment happy-dom
// A lesson as a reader goes through it: nothing of an answer is computed or stands on the page before it is given.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../late/eventually.testing.ts';
import { ticketOf } from '../../lessons/answers/ticket.ts';
import { lessonIn } from '../../lessons/read/reader.ts';
import { browserHistory } from '../../scenario/history.ts';
import type { Call } from '../../sim/calls.ts';
import { poolInProcess } from '../../sim/inProcess.testing.ts';
import { Learn } from './Learn.tsx';
import { textOfLesson } from './lessonTexts.testing.ts';
import { button, prepareWindow, ShownPage, says, words } from './shown.testing.tsx';

const pool = poolInProcess();
const asked: string[] = [];
const submit = pool.submit.bind(pool);
vi.spyOn(pool, 'submit').mockImplementation((calls, options) => {
  const all = [...calls];
  asked.push(...all.map((call: Call) => JSON.stringify(call)));
  return submit(all, options);
});
const page = new ShownPage(pool, (path) => <Learn path={path} />);

beforeEach(() => {
  prepareWindow();
  asked.length = 0;
});

afterEach(() => page.close());

const announced = (text: string) =>
  eventually(() => expect(document.querySelector('[data-announced]')?.textContent).toContain(text));

const choose = (at: number) => document.querySelectorAll<HTMLInputElement>('input[type=radio]')[at]?.click();

test('an answer is given before it is computed, stays, and is in the address', async () => {
  page.open('#/learn/one-drop');
  await says('When is the last packet done');
  await says('170 ms');
  await eventually(() => expect(document.querySelector('[data-state=covered]')).not.toBeNull());
  expect(asked.filter((call) => call.includes('lose'))).toEqual([]);
  expect(words()).not.toMatch(/190|29\.6|round trip/);
  expect(button('That is my guess').disabled).toBe(true);

  choose(1);
  await eventually(() => expect(button('That is my guess').disabled).toBe(false));
  // behind the choices in the order of the page
  const lastChoice = [...document.querySelectorAll('input[type=radio]')].at(-1) as Element;
  expect(lastChoice.compareDocumentPosition(button('That is my guess'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  button('That is my guess').click();
  await says('and then vote again: the answer comes next');
  await announced('Talk, and then vote again: the answer comes next.');
  expect(document.activeElement?.textContent).toContain('When is the last packet done');
  // the talk comes before the answer
  expect(asked.filter((call) => call.includes('lose'))).toEqual([]);
  const talked = page.address;

  choose(2);
  await eventually(() => button('I change to this').click());
  await announced('As measured. You said: 230 ms');
  expect(document.activeElement?.tagName).toBe('H2');
  await says('You said: 230 ms: half of them wait, then 270 ms: everything behind 4 waits for it.');
  await says('In order the end is at 270 ms, out of sequence at 190 ms: 29.6% sooner.');
  expect(page.address.startsWith(talked)).toBe(true);

  // as given, also after a reload
  page.open();
  await says('out of sequence at 190 ms');
  button('Next question').click();
  await says('You may drop one packet');
  expect(asked.filter((call) => call.includes('lose=12'))).toEqual([]);
  choose(0);
  await eventually(() => button('That is my guess').click());
  await says('You marked packet 1: 180 ms.');
  // the ladder is that of the packet that was asked for
  await says(
    'As they come, 1 transmission is lost, no packet waits in the receiver, the application waits for packets for 150 ms',
  );
});

test('an address with an explanation opens at it, and a page that is loaded again stays at its step', async () => {
  let kept: object | null = null;
  const note = vi.spyOn(browserHistory, 'note').mockImplementation(() => kept);
  const keepNote = vi.spyOn(browserHistory, 'keepNote').mockImplementation((step) => {
    kept = step;
  });
  const heading = () => document.querySelector('[aria-current=step]')?.textContent;
  const oneDrop = lessonIn('one-drop', textOfLesson('one-drop'));
  const votes = [false, true].map((isSecond) => ticketOf(oneDrop, { question: 0, isSecond, answer: [2] }));
  page.open(`#/learn/one-drop/${votes.join('.')}`);
  await says('As measured');
  button('Next question').click();
  await says('You may drop one packet');
  choose(0);
  await eventually(() => button('That is my guess').click());
  await says('You marked packet');
  button('Why is it so?').click();
  await says('Write one or two sentences');
  page.open();
  await says('Write one or two sentences');
  expect(heading()).toContain('Explain');
  // an entry that another lesson has noted says nothing of this one
  kept = { lesson: 'bursts', step: 0 };
  page.open();
  await says('You marked packet');
  page.address += '/A%20round%20trip.';
  page.open();
  await says('Write one or two sentences');
  note.mockRestore();
  keepNote.mockRestore();
});

test('a difference of seconds has its interval in seconds', async () => {
  page.open('#/learn/bursts');
  await says('What happens to the transfer in order?');
  choose(0);
  await eventually(() => button('That is my guess').click());
  await eventually(() => button('I stay with it').click());
  await says('In order the time changes by −4.0 ± 0.4 s. As they come, no change can be told (+');
});

test('nothing of a surface or of a distribution is computed before the answer', async () => {
  // two answers are given, and the third question places a point
  page.open('#/learn/far-away/3K00-YE.3K20-G2');
  await eventually(() => button('Next question').click());
  await says('Mark a place where not waiting saves just 5%');
  await says('Processing time Ta (ms)');
  // one column of the surface
  const ofSurface = () => asked.filter((call) => call.includes('d=188'));
  expect(ofSurface()).toEqual([]);
  expect(button('That is my guess').disabled).toBe(true);
  expect(document.querySelector('[data-measured-line]')).toBeNull();
  // once it is given, also by a ticket
  page.open('#/learn/far-away/3K00-YE.3K20-G2.3K4M-2GRA');
  await says('The nearest place with 5% is');
  expect(ofSurface()).not.toEqual([]);
  expect(document.querySelector('[data-measured-line]')).not.toBeNull();

  const own = lessonIn('own-buffer', textOfLesson('own-buffer'));
  page.open(`#/learn/own-buffer/${ticketOf(own, { question: 0, isSecond: false, answer: [28, 2026] })}`);
  // the network is the reader's: that of the seed in the ticket
  await says('Your network has the seed 2026.');
  await eventually(() => button('Next question').click());
  await says('100% left to place');
  expect(document.querySelector('[data-measured-bar]')).toBeNull();
});

test('a lesson that is not there is said to be missing', async () => {
  page.open('#/learn/../../secret');
  await says('There is no lesson “..” here.');
  page.open('#/learn/nothing-of-the-kind');
  await says('There is no lesson “nothing-of-the-kind” here.');
});
