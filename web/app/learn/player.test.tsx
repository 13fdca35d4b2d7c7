// @vitest-environment happy-dom
// A lesson as a reader answers it: no answer is computed or shown before the reader has given theirs.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../late/eventually.testing.ts';
import { ticketOf } from '../../lessons/answers/ticket.ts';
import type { Answer } from '../../lessons/read/answer.ts';
import { packLesson } from '../../lessons/read/linkedLesson.ts';
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
  sessionStorage.clear();
  prepareWindow();
  asked.length = 0;
});

afterEach(() => page.close());

const announced = (text: string) =>
  eventually(() =>
    expect(document.querySelector('[data-announced]')?.textContent?.replaceAll('\u00a0', ' ')).toContain(
      text,
    ),
  );

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
  // the button is after the choices in the order of the page
  const lastChoice = [...document.querySelectorAll('input[type=radio]')].at(-1) as Element;
  expect(lastChoice.compareDocumentPosition(button('That is my guess'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  button('That is my guess').click();
  await says('then vote again.');
  await announced('Discuss, then vote again.');
  expect(document.activeElement?.textContent).toContain('When is the last packet done');
  // the discussion is before the answer: nothing is computed yet
  expect(asked.filter((call) => call.includes('lose'))).toEqual([]);
  const talked = page.address;

  choose(2);
  await eventually(() => button('I change to this').click());
  await announced('Right. You said: 230 ms');
  expect(document.activeElement?.tagName).toBe('H2');
  await says('You said: 230 ms: half of them wait, then 270 ms: everything behind 4 waits for it.');
  await says('In order the end is at 270 ms, as they arrive at 190 ms: 29.6% sooner.');
  expect(page.address.startsWith(talked)).toBe(true);

  // the answer is kept over a reload
  page.open();
  await says('as they arrive at 190 ms');
  button('Next question').click();
  await says('The loss of which packet delays its end');
  expect(asked.filter((call) => call.includes('lose=12'))).toEqual([]);
  choose(0);
  await eventually(() => button('That is my guess').click());
  await says('That gives 180 ms.');
  // the ladder shows the packet of the question
  await says(
    'As they arrive, 1 transmission is lost, no packet waits in the receiver, the application waits for packets for 150 ms',
  );
});

const ONE_DROP = lessonIn('one-drop', textOfLesson('one-drop'));
const ticket = (question: number, isSecond: boolean, answer: Answer) =>
  ticketOf(ONE_DROP, { question, isSecond, answer });
const TALKED = [ticket(0, false, [2]), ticket(0, true, [2])];
const step = () => document.querySelector('[aria-current=step]')?.textContent;

test('an address with an explanation opens at it, and a page that is loaded again stays at its step', async () => {
  page.open(`#/learn/one-drop/${TALKED.join('.')}`);
  await says('Right');
  button('Next question').click();
  await says('The loss of which packet delays its end');
  choose(0);
  await eventually(() => button('That is my guess').click());
  await says('You said: packet');
  button('Why is it so?').click();
  await says('Write one or two sentences');
  page.open();
  await says('Write one or two sentences');
  expect(step()).toContain('Explain');
  expect(words()).toContain('You go on where you were.');
  // the place that was kept with other answers does not hold for these
  const { address } = page;
  page.open(`#/learn/one-drop/${TALKED.join('.')}`);
  await says('Right');
  expect(step()).toContain('Question 1');
  page.open(`${address}/A%20round%20trip.`);
  await says('Write one or two sentences');
});

test('whoever comes back finds their sliders and the goal they reached, and can start again', async () => {
  page.open(`#/learn/one-drop/${[...TALKED, ticket(1, false, [1])].join('.')}`);
  await says('You said: packet 1');
  const again = vi.spyOn(browserHistory, 'goTo').mockImplementation((text) => page.open(text));
  await eventually(() => button('4Try it').click());
  await says('Not yet.');
  const ta = () => document.querySelector<HTMLInputElement>('input[inputmode=decimal]');
  const press = (key: string) => ta()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const down = async (to: string) => {
    for (let pressed = 0; pressed < 80 && ta()?.value !== to; pressed += 1) {
      press('ArrowDown');
      await new Promise((done) => setTimeout(done));
    }
    expect(ta()?.value).toBe(to);
  };
  await down('5');
  await says('✓ Reached.');
  await says('✓Try it');
  // the reader comes back by a link without answers
  page.open('#/learn/one-drop');
  await says('You go on where you were.');
  await says('✓ Reached.');
  expect(ta()?.value).toBe('5');
  await down('0');
  await says('Reached before, not here.');
  button('Start again').click();
  await says('That is my guess');
  expect(step()).toContain('Question 1');
  page.open('#/learn/one-drop');
  await says('That is my guess');
  expect(words()).not.toContain('Start again');
  again.mockRestore();
});

test('a goal that compares says that its numbers are changes, and which are not', async () => {
  const text = `---
title: Wider
---
\`\`\`predict choice
id: wide
scenario: #/alf?n=20&runs=1
ask: What?
- one | gain < 2
- two | gain > 2
\`\`\`
\`\`\`reveal
\`\`\`
\`\`\`try
scenario: #/alf?n=20&runs=1
against: #/alf?n=20&runs=1
sliders: w
goal: Save more. | total_time_in_order < -100 & w > 20
\`\`\`
`;
  const id = await packLesson(text);
  if (id === null) throw new Error('too long');
  const answer = ticketOf(lessonIn(id, text), { question: 0, isSecond: false, answer: [0] });
  page.open(`#/learn/${id}/${answer}`);
  await eventually(() => button('2Try it').click());
  await says('Not yet. Completion time T changes by 0 ms; Receive window W: 32 packets');
});

test('a difference of seconds has its interval in seconds', async () => {
  page.open('#/learn/bursts');
  await says('What happens to the transfer in order?');
  choose(0);
  await eventually(() => button('That is my guess').click());
  await eventually(() => button('I stay with it').click());
  await says('In order the time changes by −4.0 ± 0.4 s. As they arrive, no change is visible (+');
});

test('nothing of a surface or of a distribution is computed before the answer', async () => {
  // two questions are answered; in the third a point is placed
  page.open('#/learn/far-away/3K00-YE.3K20-G2');
  await eventually(() => button('Next question').click());
  await says('Mark a place where not waiting saves just 5%');
  await says('Processing time Ta (ms)');
  // the calls for one column of the surface
  const ofSurface = () => asked.filter((call) => call.includes('d=188'));
  expect(ofSurface()).toEqual([]);
  expect(button('That is my guess').disabled).toBe(true);
  expect(document.querySelector('[data-measured-line]')).toBeNull();
  // after the answer, also if a ticket gives it
  page.open('#/learn/far-away/3K00-YE.3K20-G2.3K4M-2GRA');
  await says('The nearest place with 5% is');
  expect(ofSurface()).not.toEqual([]);
  expect(document.querySelector('[data-measured-line]')).not.toBeNull();

  const own = lessonIn('own-buffer', textOfLesson('own-buffer'));
  page.open(`#/learn/own-buffer/${ticketOf(own, { question: 0, isSecond: false, answer: [28, 2026] })}`);
  // the reader's own network has the seed in the ticket
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
