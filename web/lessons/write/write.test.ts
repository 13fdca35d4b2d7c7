// Writing a lesson: inserted blocks can be read, and mistakes are reported with their line and word.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LABS } from '#pkg/params.ts';
import DOCUMENT from '../../../docs/lessons.md?raw';
import { loadTable } from '../../scenario/tables.ts';
import { problemsOf } from '../check/checks.ts';
import { HEAD_KEYS } from '../check/headChecks.ts';
import { placeOf } from '../check/places.ts';
import { fileName } from '../pack/fileName.ts';
import { BLOCK_KEYS, QUESTION_KEYS } from '../read/keys.ts';
import { lessonIn } from '../read/reader.ts';
import {
  type Block,
  DEFAULT_INGREDIENTS,
  ingredientsOf,
  insertBlock,
  lessonTemplate,
  OTHERS,
  placeBehind,
  QUESTIONS,
  scenarioBefore,
} from './blocks.ts';
import { type Extra, extrasAt, scenarioAt, withExtra } from './extras.ts';
import { findPlaceholders } from './placeholders.ts';

const told = async (text: string) =>
  (await problemsOf(lessonIn('own', text), text)).map(({ line, words }) => `${line}: ${words}`);

/** The names in the first column of a table in the documentation. */
function namedIn(head: string): string[] {
  const [, table = ''] = DOCUMENT.split(`| ${head} |`);
  const [rows = ''] = table.split('\n\n');
  return [...rows.matchAll(/^\| `([a-z]+)/gm)].map(([, name = '']) => name);
}

test('every kind of question and every block can be inserted', () => {
  expect(QUESTIONS.map(({ name }) => name).sort()).toEqual(namedIn('kind').sort());
  // a question is inserted with its block "reveal"
  const blocks = [...OTHERS.map(({ name }) => name), 'predict', 'reveal'];
  expect(blocks.sort()).toEqual(namedIn('block').sort());
});

test('every key at the head is in the document', () => {
  expect(Object.keys(HEAD_KEYS).sort()).toEqual(namedIn('key').sort());
});

test('the template is a whole lesson', async () => {
  expect(await told(lessonTemplate())).toEqual([]);
  expect(lessonIn('own', lessonTemplate())).toMatchObject({ chapters: [{ question: { kind: 'choice' } }] });
});

test.each(LABS.map(({ id }) => id))(
  'every block stands where it is inserted, and can be read, with a scenario of %s',
  async (lab) => {
    await loadTable(lab);
    const scenario = lab === 'alf' ? DEFAULT_INGREDIENTS.scenario : `#/${lab}`;
    const insert = (text: string, block: Block) =>
      insertBlock(text, placeBehind(text, text.length), block, ingredientsOf(scenario));
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

/** The block with all additions, one after another, until none is offered. */
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
    await loadTable(lab);
    const packets = { alf: 'blocking_in_order', metrics: 'displacement', red: '' }[lab];
    const head = '---\ntitle: T\n---\nWords.\n';
    const scenario = lab === 'alf' ? DEFAULT_INGREDIENTS.scenario : `#/${lab}`;
    for (const question of QUESTIONS) {
      const text = [question, ...OTHERS].reduce(
        (sum, block) => insertBlock(sum, placeBehind(sum, sum.length), block, ingredientsOf(scenario)).text,
        head,
      );
      const [asked, others] = [new Set<string>(), new Set<string>()];
      // additions that exclude each other are tested in turn
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
      // RED's first measure is a share, without whole steps, and RED has no distributions over packets
      const isThere = (key: string) => lab !== 'red' || !['packets', 'axis', 'step'].includes(key);
      expect([...asked]).toEqual(expect.arrayContaining(QUESTION_KEYS[kind].filter(isThere)));
      expect([...others]).toEqual(expect.arrayContaining(Object.values(BLOCK_KEYS).flat()));
    }
  },
);

test('one more answer, thing and bar stands behind the last, with what is said to it', async () => {
  await loadTable('alf');
  for (const name of ['choice', 'order', 'bars']) {
    const question = QUESTIONS.find((each) => each.name === name);
    if (question === undefined) throw new Error(name);
    const text = insertBlock('---\ntitle: T\n---\nWords.\n', 100, question, DEFAULT_INGREDIENTS).text;
    const at = text.indexOf('id:');
    const more = extrasAt(text, at).find(({ key }) => key === '');
    if (more === undefined) throw new Error(name);
    const { text: next, from } = withExtra(text, at, more, { ...DEFAULT_INGREDIENTS, packets: [] });
    expect(await told(next)).toEqual([]);
    expect(next.slice(from)).toMatch(/^Another \| .*\n(revote|```)/);
    expect(next.match(/^- /gm)).toHaveLength((text.match(/^- /gm)?.length ?? 0) + 1);
  }
});

test('what stands for the author’s words is found, and nothing else', () => {
  const places = (text: string) => findPlaceholders(text).map(({ from, to }) => text.slice(from, to));
  expect(places(lessonTemplate())).toEqual([
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
  const next = insertBlock(text, at, figure, DEFAULT_INGREDIENTS).text;
  expect(next.indexOf('lose=4')).toBeGreaterThan(next.indexOf('#/red'));
  expect(next.indexOf('lose=4')).toBeLessThan(next.indexOf('Behind.'));
  // with the cursor in the front matter
  expect(placeBehind(text, 5)).toBe(text.indexOf('\n\n```figure'));
});

const with_ = (from: string, to: string) => lessonTemplate().replace(from, to);

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

test.each([
  ['One lost packet', 'one-lost-packet'],
  ['24 Übungen: Größe?', 'ubungen-gro-e'],
  // titles without Latin letters get different names
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
