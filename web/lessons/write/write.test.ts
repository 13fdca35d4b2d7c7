// Writing a lesson: what is inserted can be read, mistakes are found with their line and word, and a lesson comes of two
// kept scenarios.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LABS } from '#pkg/params.ts';
import DOCUMENT from '../../../docs/lessons.md?raw';
import { type MeasureId, measureById, measuresOf } from '../../bench/results/table.ts';
import { learn } from '../../scenario/tables.ts';
import { Facts } from '../facts/facts.ts';
import { verdictOf } from '../judge/judge.ts';
import { BLOCK_KEYS, QUESTION_KEYS } from '../read/keys.ts';
import { lessonIn } from '../read/reader.ts';
import {
  type Block,
  FIRST,
  ingredientsOf,
  inserted,
  OTHERS,
  placeBehind,
  QUESTIONS,
  scenarioBefore,
  template,
} from './blocks.ts';
import { problemsOf } from './checks.ts';
import { type Extra, extrasAt, scenarioAt, withExtra } from './extras.ts';
import { fileName } from './fileName.ts';
import { type Compared, calledIn, comparedOf, type Kept, lessonFrom, pairOf, refusalOf } from './fromKept.ts';
import { goalOf } from './goal.ts';
import { HEAD_KEYS } from './headChecks.ts';
import { placeOf } from './places.ts';
import { unwritten } from './toWrite.ts';

const told = async (text: string) =>
  (await problemsOf(lessonIn('own', text), text)).map(({ line, words }) => `${line}: ${words}`);

/** The first column of a table of the document. */
function namedIn(head: string): string[] {
  const [, table = ''] = DOCUMENT.split(`| ${head} |`);
  const [rows = ''] = table.split('\n\n');
  return [...rows.matchAll(/^\| `([a-z]+)/gm)].map(([, name = '']) => name);
}

test('every kind of question and every block can be inserted', () => {
  expect(QUESTIONS.map(({ name }) => name).sort()).toEqual(namedIn('kind').sort());
  // a question brings its reveal
  const blocks = [...OTHERS.map(({ name }) => name), 'predict', 'reveal'];
  expect(blocks.sort()).toEqual(namedIn('block').sort());
});

test('every key at the head is in the document', () => {
  expect(Object.keys(HEAD_KEYS).sort()).toEqual(namedIn('key').sort());
});

test('the template is a whole lesson', async () => {
  expect(await told(template())).toEqual([]);
  expect(lessonIn('own', template())).toMatchObject({ chapters: [{ question: { kind: 'choice' } }] });
});

test.each(LABS.map(({ id }) => id))(
  'every block stands where it is inserted, and can be read, with a scenario of %s',
  async (lab) => {
    await learn(lab);
    const scenario = lab === 'alf' ? FIRST.scenario : `#/${lab}`;
    const insert = (text: string, block: Block) =>
      inserted(text, placeBehind(text, text.length), block, ingredientsOf(scenario));
    for (const question of QUESTIONS) {
      let text = '---\ntitle: T\n---\nWords.\n';
      for (const block of [question, ...OTHERS]) {
        const next = insert(text, block);
        expect(next.text.slice(next.at)).toMatch(/^```/);
        text = next.text;
      }
      expect(await told(text), question.name).toEqual([]);
      expect(lessonIn('own', text).chapters).toMatchObject([{ question: { kind: question.name } }]);
    }
  },
);

/** The block that is asked for, with one thing added after the other until it can have nothing more. */
function withAll(
  text: string,
  kind: string,
  packets: readonly string[],
  isWanted: (extra: Extra) => boolean,
) {
  const at = text.indexOf(kind === 'front' ? 'title:' : kind === 'reveal' ? '```reveal' : kind);
  let next = text;
  for (let count = 0; count < 12; count += 1) {
    const [extra] = extrasAt(next, at).filter((each) => each.key !== '' && isWanted(each));
    if (extra === undefined) return next;
    const made = { ...ingredientsOf(scenarioAt(next, at)), packets };
    const { text: written, from, to } = withExtra(next, at, extra, made);
    expect(written.slice(0, to)).toMatch(new RegExp(`^${extra.key}: .+$(?![\\s\\S])`, 'm'));
    expect(from).toBeLessThan(to);
    next = written;
  }
  throw new Error('it never ends');
}

const keysIn = (text: string) => [...text.matchAll(/^([a-z][a-z-]*):/gm)].map(([, key = '']) => key);

test.each(['alf', 'metrics', 'red'] as const)(
  'every key that a block of %s can have has a button or stands in it from the start, and can be read',
  async (lab) => {
    await learn(lab);
    const packets = { alf: 'blocking_in_order', metrics: 'displacement', red: '' }[lab];
    const head = '---\ntitle: T\n---\nWords.\n';
    const scenario = lab === 'alf' ? FIRST.scenario : `#/${lab}`;
    for (const question of QUESTIONS) {
      const text = [question, ...OTHERS].reduce(
        (sum, block) => inserted(sum, placeBehind(sum, sum.length), block, ingredientsOf(scenario)).text,
        head,
      );
      const [asked, others] = [new Set<string>(), new Set<string>()];
      // what excludes each other comes in turn
      for (const without of ['step', 'scale', 'packets']) {
        const isWanted = ({ key }: Extra) => key !== without && (key !== 'packets' || packets !== '');
        let whole = text;
        for (const kind of [`predict ${question.name}`, 'reveal', '```explain', '```try', 'front'])
          whole = withAll(whole, kind, [packets], isWanted);
        expect(await told(whole), `${question.name} without ${without}`).toEqual([]);
        const behind = whole.indexOf('```reveal');
        for (const key of keysIn(whole.slice(whole.indexOf('```predict'), behind))) asked.add(key);
        for (const key of keysIn(whole.slice(behind))) others.add(key);
      }
      const kind = question.name as keyof typeof QUESTION_KEYS;
      // RED's first measure is a share, which has no whole steps, and it tells of no packets
      const isThere = (key: string) => lab !== 'red' || !['packets', 'axis', 'step'].includes(key);
      expect([...asked]).toEqual(expect.arrayContaining(QUESTION_KEYS[kind].filter(isThere)));
      expect([...others]).toEqual(expect.arrayContaining(Object.values(BLOCK_KEYS).flat()));
    }
  },
);

test('one more answer, thing and bar stands behind the last, with what is said to it', async () => {
  await learn('alf');
  for (const name of ['choice', 'order', 'bars']) {
    const question = QUESTIONS.find((each) => each.name === name);
    if (question === undefined) throw new Error(name);
    const text = inserted('---\ntitle: T\n---\nWords.\n', 100, question, FIRST).text;
    const at = text.indexOf('id:');
    const more = extrasAt(text, at).find(({ key }) => key === '');
    if (more === undefined) throw new Error(name);
    const { text: next, from } = withExtra(text, at, more, { ...FIRST, packets: [] });
    expect(await told(next)).toEqual([]);
    expect(next.slice(from)).toMatch(/^Another \| .*\n(revote|```)/);
    expect(next.match(/^- /gm)).toHaveLength((text.match(/^- /gm)?.length ?? 0) + 1);
  }
});

test('what stands for the author’s words is found, and nothing else', () => {
  const places = (text: string) => unwritten(text).map(({ from, to }) => text.slice(from, to));
  expect(places(template())).toEqual([
    'A lesson of my own',
    'One or two sentences that make somebody curious.',
    'Say what a reader can say afterwards.',
    'What a reader knows before.',
    'State what is known.',
    'What happens?',
    'One thing',
    'What is said to whoever has chosen it.',
    'Another',
    'What the reader learns from it.',
    'Why is it so?',
    'first point; second point',
    'Make it small.',
    'What most will say, and why.',
    'What to ask in the room before the vote.',
  ]);
  expect(places('ask: What happens if one packet is lost?\n- Another round trip | gain > 0\n')).toEqual([]);
});

test('a block comes behind the one in which the cursor stands, with its scenario', () => {
  const text = '---\ntitle: T\n---\nWords.\n\n```figure\nscenario: #/red\n\n```\n\nBehind.\n';
  const at = placeBehind(text, text.indexOf('#/red'));
  expect(scenarioBefore(text, at)).toBe('#/red');
  const [figure] = OTHERS;
  if (figure === undefined) throw new Error('no block');
  const next = inserted(text, at, figure, FIRST).text;
  expect(next.indexOf('lose=4')).toBeGreaterThan(next.indexOf('#/red'));
  expect(next.indexOf('lose=4')).toBeLessThan(next.indexOf('Behind.'));
  // the cursor in the front matter
  expect(placeBehind(text, 5)).toBe(text.indexOf('\n\n```figure'));
});

/** What a goal of a lesson of two kept scenarios is. */
const REACHED = {
  words: 'Raise the time saved above',
  condition: 'gain > 0',
  solution: '#/alf?w=8&l=0.5',
};

const with_ = (from: string, to: string) => template().replace(from, to);

test.each([
  [
    with_('total_time_in_order < 200', 'total_tme < 200'),
    'total_tme',
    'is neither a measure nor a number among',
  ],
  [
    with_('total_time_in_order < 200', 'total_time_in_order about 200'),
    'total_time_in_order about 200',
    'no condition',
  ],
  [with_('[[total_time_in_order |', '[[how long |'), 'how long', 'no measure'],
  [
    with_('[[total_time_in_order | #/alf?d=50&l=0&n=12&delay=constant&runs=1]]', '[[gain]]'),
    'gain',
    'names no scenario',
  ],
  [with_('sliders: ta d', 'sliders: ta dd'), 'dd', 'no parameter'],
  [with_('#/alf?d=50&l=0&n=12&delay=constant&runs=1]]', '#/alff]]'), '#/alff', 'opens no laboratory'],
  [with_('#/alf?d=50&l=0&n=12&delay=constant&runs=1]]', '#/alf?w=x]]'), '#/alf?w=x', 'W'],
  [with_('```explain', '```explian'), 'explian', 'not known here'],
  [with_('minutes: 5', 'minuets: 5'), 'minuets', 'not known at the head'],
  [with_('minutes: 5', 'minutes: five'), 'five', 'not a whole number'],
  [with_('minutes: 5', 'minutes: -900'), '-900', 'not a whole number'],
  [with_('minutes: 5', 'session: 7'), '7', 'not a session'],
  [with_('minutes: 5', 'place: x'), 'x', 'not a whole number'],
  [with_('minutes: 5', 'claims: red-1, red-999'), 'red-999', 'no claim of the papers'],
  [with_('minutes: 5', 'claims: constructor-1'), 'constructor-1', 'no claim of the papers'],
  [with_('revote: yes', 'revote: maybe'), 'maybe', 'not “yes”'],
  [with_('id: q1', 'id: q 1!'), 'q 1!', 'no name'],
  [with_('sliders: ta d\n', ''), 'try', 'lacks “sliders'],
  [with_('Make it small. | total_time_in_order < 200', 'Make it small.'), 'Make it small.', 'no condition'],
  [with_('total_time_in_order < 200', 'total_time_in_order < 200 ms'), '200 ms', 'without a unit'],
  [with_('total_time_in_order < 200', 'total_time_in_order 20%..30%'), '20%', 'without a unit'],
  [with_('revote: yes', 'revot: yes'), 'revot', 'not known in the block “predict choice”'],
])('a mistake is told with its line and its word (%#)', async (text, word, words) => {
  const problems = await problemsOf(lessonIn('own', text), text);
  const problem = problems.find((each) => each.words.includes(words));
  if (problem === undefined) throw new Error(`${words}: ${JSON.stringify(problems)}`);
  expect(text.split('\n')[problem.line - 1]).toContain(word);
  expect(text.slice(...placeOf(problem, text))).toBe(word);
});

test('a lesson comes of two kept scenarios, with what they differ in and the right answer', async () => {
  await learn('alf');
  const pair = pairOf(
    { text: '#/alf?w=8&keep=w:32', name: '' },
    { text: '#/alf?w=8&l=0.2', name: 'Ten times the loss' },
  );
  if (pair === null) throw new Error('both are of one laboratory');
  const measure = {
    id: 'gain',
    quantity: 'gain',
    name: 'Time saved',
    symbol: 'G',
    side: '',
  } as Compared['measure'];
  const text = lessonFrom(pair, { measure, words: '', sign: 1, most: null }, {}, REACHED);
  expect(await told(text)).toEqual([]);
  expect(lessonIn('own', text)).toMatchObject({
    title: expect.stringMatching(/or Ten times the loss\?$/),
    chapters: [{ question: { scenario: '#/alf?w=8&l=0.2', against: '#/alf?w=8' } }],
    free: {
      sliders: ['l'],
      goal: 'Raise the time saved above its value with Ten times the loss.',
      solution: REACHED.solution,
    },
    expect: [{ runs: { scenario: '#/alf?w=8&l=0.2', against: '#/alf?w=8' } }],
  });
  expect(pairOf({ text: '#/alf', name: '' }, { text: '#/red', name: '' })).toBeNull();
});

test('of what the runs do not tell apart, the answer of the lesson is that it changes by so much at most', async () => {
  await learn('alf');
  const [first, second] = ['#/alf', '#/alf?l=0.2'];
  const pair = pairOf({ text: first, name: '' }, { text: second, name: '' });
  if (pair === null) throw new Error('both are of one laboratory');
  const own = [30, 31, 32, 31];
  // of more runs the interval would be narrow enough to call it a rise
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
  await learn('alf');
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
  await learn('red');
  // 2 ms is the laboratory's opening, which has nothing in its link
  const pair = pairOf({ text: '#/red?keep=tau:2', name: '' }, { text: '#/red', name: '' });
  if (pair === null) throw new Error('both are of one laboratory');
  const measure = {
    id: 'queue_delay',
    quantity: 'queue_delay',
    name: 'Mean queueing delay',
    symbol: '',
    side: '',
  } as Compared['measure'];
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
  expect(list.map((kept) => calledIn(kept, list))).toEqual(['RED, τ = 2 ms', 'RED, τ = 0 ms', 'Mine']);
});

test.each([
  ['#/alf', '#/alf?fig=ladder', 'only the figure'],
  ['#/metrics', '#/metrics?law=exponential', 'An arrival order and a path'],
  ['#/red', '#/alf', 'one laboratory'],
  ['#/red', '#/red', 'different'],
])('of %s and %s comes no lesson, and why', async (one, other, why) => {
  await Promise.all(['alf', 'metrics', 'red'].map((lab) => learn(lab as 'alf')));
  const pair = [one, other].map((text) => ({ text, name: '' })) as [Kept, Kept];
  expect(pairOf(...pair)).toBeNull();
  expect(refusalOf(...pair)).toContain(why);
});

test('several changes are all named, and a choice is what moves where no number differs', async () => {
  await Promise.all([learn('alf'), learn('tcp')]);
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
      "story: The same network twice, with 3 changes: processing time, receive window and transfer length. What becomes of this number: time saved by not waiting G?",
    ]
  `);
  const choice = written('#/tcp', '#/tcp?law=quantiles');
  expect(await told(choice)).toEqual([]);
  expect(lessonIn('own', choice).free?.sliders).toEqual(['law']);
});

/** Facts whose time saved is the number behind `of`. */
function factsOf(of: (link: string) => number): Facts {
  return new Facts(
    { submit: () => ({ cancel: () => undefined }) },
    async () => async (_, link, runs) =>
      Array.from({ length: runs ?? 4 }, (_, run) => Array<number>(80).fill(of(link) + 0.001 * (run % 2))),
  );
}

test('a goal is one that a control has been seen to reach', async () => {
  await learn('alf');
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
  await learn('alf');
  const text = template()
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

test.each([
  ['One lost packet', 'one-lost-packet'],
  ['24 Übungen: Größe?', 'ubungen-gro-e'],
  // in other letters each has a name of its own
  ['乱序', 'lesson-11p3xnt'],
  ['丢失', 'lesson-14rz56k'],
])('a lesson called %s is the file %s', (title, name) => {
  expect(fileName(title)).toBe(name);
});

const MARKS = [
  '```',
  '~~~',
  'predict choice',
  'predict order',
  'reveal',
  'try',
  'expect',
  '---',
  '\n',
  '\n- ',
  '\n> ',
  'id: a',
  'ask: x',
  'scenario: #/alf',
  'over: ta 0..60',
  'best: max gain over lose 1..12',
  'measure: gain',
  '[[',
  ']]',
  ' | ',
  'gain < 0.1',
  '&',
  '..',
  '<script>alert(1)</script>',
  '<img onerror=x>',
  '[a](javascript:alert(1))',
  '__proto__',
  '\u0000',
  '\ud800',
  '#/alf?keep=w:8',
  '|',
];

test('whatever is typed, the reader and the checks say what is wrong and never fail', async () => {
  const text = fc.array(fc.oneof(fc.constantFrom(...MARKS), fc.string({ maxLength: 12 })), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(text, fc.boolean(), async (parts, hasHead) => {
      const whole = `${hasHead ? '---\ntitle: T\n---\n' : ''}${parts.join(hasHead ? '\n' : ' ')}`;
      const lesson = lessonIn('own', whole);
      for (const { line, words } of await problemsOf(lesson, whole)) {
        expect(line).toBeGreaterThan(0);
        expect(words).toMatch(/\.$/);
      }
    }),
    { numRuns: 400 },
  );
});
