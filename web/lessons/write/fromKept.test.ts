// The lesson made from two kept scenarios, with a goal that a computed scenario reaches.

import { expect, test } from 'vitest';
import { type MeasureId, measureById, measuresOf } from '../../bench/results/table.ts';
import { loadTable } from '../../scenario/tables.ts';
import { problemsOf } from '../check/checks.ts';
import { Facts } from '../facts/facts.ts';
import { verdictOf } from '../judge/judge.ts';
import { lessonIn } from '../read/reader.ts';
import { lessonTemplate } from './blocks.ts';
import {
  type ComparedMeasure,
  comparedOf,
  type KeptScenario,
  lessonFrom,
  nameAmong,
  pairOf,
  refusalOf,
} from './fromKept.ts';
import { goalOf } from './goal.ts';

const told = async (text: string) =>
  (await problemsOf(lessonIn('own', text), text)).map(({ line, words }) => `${line}: ${words}`);

/** An example of a goal for such a lesson. */
const REACHED = {
  words: 'Raise the gain above',
  condition: 'gain > 0',
  solution: '#/alf?w=8&l=0.5',
};

test('a lesson comes of two kept scenarios, with what they differ in and the right answer', async () => {
  await loadTable('alf');
  const pair = pairOf(
    { text: '#/alf?w=8&keep=w:32', name: '' },
    { text: '#/alf?w=8&l=0.2', name: 'Ten times the loss' },
  );
  if (pair === null) throw new Error('both are of one laboratory');
  const measure = {
    id: 'gain',
    quantity: 'gain',
    name: 'Gain',
    symbol: 'G',
    side: '',
  } as ComparedMeasure['measure'];
  const text = lessonFrom(pair, { measure, words: '', sign: 1, most: null }, {}, REACHED);
  expect(await told(text)).toEqual([]);
  expect(lessonIn('own', text)).toMatchObject({
    title: expect.stringMatching(/or Ten times the loss\?$/),
    chapters: [{ question: { scenario: '#/alf?w=8&l=0.2', against: '#/alf?w=8' } }],
    free: {
      sliders: ['l'],
      goal: 'Raise the gain above its value in “Ten times the loss”.',
      solution: REACHED.solution,
    },
    expect: [{ runs: { scenario: '#/alf?w=8&l=0.2', against: '#/alf?w=8' } }],
  });
  expect(text).toContain('ask: Now the network **“Ten times the loss”**. What');
  expect(pairOf({ text: '#/alf', name: '' }, { text: '#/red', name: '' })).toBeNull();
});

test('of what the runs do not tell apart, the answer of the lesson is that it changes by so much at most', async () => {
  await loadTable('alf');
  const [first, second] = ['#/alf', '#/alf?l=0.2'];
  const pair = pairOf({ text: first, name: '' }, { text: second, name: '' });
  if (pair === null) throw new Error('both are of one laboratory');
  const own = [30, 31, 32, 31];
  // with more runs the interval would be narrow enough to call the difference a rise
  const changed = (runs: number) => (runs === 4 ? [31, 30, 33, 31] : own.map((value) => value + 0.25));
  const facts = new Facts(
    { submit: () => ({ cancel: () => undefined }) },
    async () => async (_, link, runs) => {
      const count = runs ?? 4;
      const of = link === first ? own : changed(count);
      return Array.from({ length: count }, (_, run) => Array<number>(80).fill(of[run % 4] ?? 0));
    },
  );
  const settled = () => new Promise((done) => setTimeout(done, 0));
  for (const scenario of [first, second]) facts.ask({ scenario, against: null });
  await settled();
  const compared = comparedOf(facts, pair)?.find(({ measure }) => measure.id === 'buffer_max_in_order');
  if (compared === undefined) throw new Error('the measure is of both');
  expect(compared).toMatchObject({ sign: 0, most: { number: '2', words: '2 packets' } });
  const text = lessonFrom(pair, compared, {}, null);
  expect(await told(text)).toEqual([]);
  expect(text).toContain('at most, if at all | buffer_max_in_order -2..2\n');
  const question = lessonIn('own', text).chapters[0]?.question;
  if (question === undefined) throw new Error('it has a question');
  for (let asked = 0; asked < 9; asked += 1) {
    verdictOf(facts, question, [1]);
    await settled();
  }
  expect(verdictOf(facts, question, [1])).toMatchObject({
    level: 'as measured',
    measured: 'It changes by 2 packets at most, if at all',
  });
});

test('the figure that opens after the question shows the measure that is asked, and what it was before', async () => {
  await loadTable('alf');
  const pair = pairOf({ text: '#/alf', name: '' }, { text: '#/alf?l=0.2', name: '' });
  if (pair === null) throw new Error('both are of one laboratory');
  const shown = async (id: MeasureId<'alf'>) => {
    const measure = measureById('alf', id);
    const figures = { blocking_mean: 'fig=blocking', buffer_max: 'fig=buffer', gain: '' };
    const text = lessonFrom(pair, { measure, words: '', sign: 1, most: null }, figures, null);
    expect(await told(text)).toEqual([]);
    return lessonIn('own', text).chapters[0]?.shown;
  };
  expect(await shown('blocking_mean_in_order')).toBe('#/alf?l=0.2&keep=defaults&fig=blocking');
  expect(await shown('buffer_max_out_of_order')).toBe('#/alf?l=0.2&keep=defaults&fig=buffer');
  expect(await shown('gain')).toBeNull();
});

test('both settings are told in words, what they were compared with is left out, and no figure stands before the question', async () => {
  await loadTable('red');
  // 2 ms is the value of the scenario that the bare link opens
  const pair = pairOf({ text: '#/red?keep=tau:2', name: '' }, { text: '#/red', name: '' });
  if (pair === null) throw new Error('both are of one laboratory');
  const measure = {
    id: 'queue_delay',
    quantity: 'queue_delay',
    name: 'Mean queueing delay',
    symbol: '',
    side: '',
  } as ComparedMeasure['measure'];
  const text = lessonFrom(pair, { measure, words: '', sign: -1, most: null }, {}, null);
  expect(await told(text)).toEqual([]);
  expect(text).toContain('title: Random delay: 0 ms or 2 ms?');
  expect(text).toContain('a network with **a random delay of 0 ms**. Mean queueing delay: [[');
  expect(text).not.toContain('keep=');
  expect(lessonIn('own', text).chapters[0]?.before).toMatchObject([{ kind: 'prose' }]);
  const list = [
    { text: '#/red', name: '' },
    { text: '#/red?keep=tau:2', name: '' },
    { text: '#/alf', name: 'Mine' },
  ];
  expect(list.map((kept) => nameAmong(kept, list))).toEqual(['RED, τ = 2 ms', 'RED, τ = 0 ms', 'Mine']);
});

test.each([
  ['#/alf', '#/alf?fig=ladder', 'only the figure'],
  ['#/metrics', '#/metrics?law=exponential', 'An arrival order and a path'],
  ['#/red', '#/alf', 'one laboratory'],
  ['#/red', '#/red', 'different'],
])('of %s and %s comes no lesson, and why', async (one, other, why) => {
  await Promise.all(['alf', 'metrics', 'red'].map((lab) => loadTable(lab as 'alf')));
  const pair = [one, other].map((text) => ({ text, name: '' })) as [KeptScenario, KeptScenario];
  expect(pairOf(...pair)).toBeNull();
  expect(refusalOf(...pair)).toContain(why);
});

test('several changes are all named, and a choice is what moves where no number differs', async () => {
  await Promise.all([loadTable('alf'), loadTable('tcp')]);
  const written = (one: string, other: string) => {
    const pair = pairOf({ text: one, name: '' }, { text: other, name: '' });
    const [measure] = pair === null ? [] : measuresOf(pair.lab);
    if (pair === null || measure === undefined) throw new Error('both are of one laboratory');
    const compared = { measure, words: '', sign: 1, most: null } as const;
    return lessonFrom(pair, compared, {}, { words: 'Raise', condition: `${measure.id} > 0`, solution: one });
  };
  const three = written('#/alf', '#/alf?ta=20&w=8&n=300');
  expect(await told(three)).toEqual([]);
  expect(three).not.toMatch(/the (first|second) setting|one change/);
  expect(three.split('\n').slice(1, 4)).toMatchInlineSnapshot(`
    [
      "title: What do these change: processing time, receive window and transfer length?",
      "minutes: 5",
      "story: The same network twice, with 3 changes: processing time, receive window and transfer length. What becomes of this number: gain by not waiting G?",
    ]
  `);
  const choice = written('#/tcp', '#/tcp?law=quantiles');
  expect(await told(choice)).toEqual([]);
  expect(lessonIn('own', choice).free?.sliders).toEqual(['law']);
});

/** Facts in which a link's gain is `of(link)`. */
function factsOf(of: (link: string) => number): Facts {
  return new Facts(
    { submit: () => ({ cancel: () => undefined }) },
    async () => async (_, link, runs) =>
      Array.from({ length: runs ?? 4 }, (_, run) => Array<number>(80).fill(of(link) + 0.001 * (run % 2))),
  );
}

test('a goal is one that a control has been seen to reach', async () => {
  await loadTable('alf');
  const pair = pairOf({ text: '#/alf', name: '' }, { text: '#/alf?l=0.2', name: '' });
  if (pair === null) throw new Error('both are of one laboratory');
  const compared = {
    measure: measureById('alf', 'gain'),
    words: '',
    sign: 0,
    most: { number: '0.5', words: '50 points' },
  } as const;
  const loss = (link: string) => Number(/[?&]l=([\d.]+)/.exec(link)?.[1] ?? 0.02);
  expect(await goalOf(factsOf(loss), pair, compared)).toBeNull();
  const lower = await goalOf(
    factsOf((link) => -10 * loss(link)),
    pair,
    compared,
  );
  expect(lower).toMatchObject({
    words: expect.stringMatching(/^(Raise|Lower) the .* by more than 50 points/),
  });
  expect(lower?.solution).not.toBe(pair.second.text);
});

test.each([
  ['total_time_in_order > 0', 'total_time_in_order > 1', 'Options 1 and 2 both hold'],
  ['total_time_in_order < 0', 'total_time_in_order < 1', 'No option holds'],
])('where it is the options that are not apart, this is said: %s and %s', async (one, other, says) => {
  await loadTable('alf');
  const text = lessonTemplate()
    .replace('One thing | total_time_in_order < 200', `One thing | ${one}`)
    .replace('Another | total_time_in_order > 200', `Another | ${other}`);
  const question = lessonIn('own', text).chapters[0]?.question;
  if (question === undefined) throw new Error('it has a question');
  const facts = factsOf(() => 270);
  facts.ask(question);
  let verdict = null;
  for (let asked = 0; asked < 9; asked += 1) {
    verdict = verdictOf(facts, question, [0]);
    await new Promise((done) => setTimeout(done, 0));
  }
  expect(verdict?.measured).toBe(`${says}: 270 ms.`);
});
