import { lexer } from 'marked';
import { expect, test } from 'vitest';
import { holdsOf, predicateIn } from './predicate.ts';
import { AT_MOST, lessonIn, lessonInSteps, piecesIn } from './reader.ts';

const HEAD = '---\ntitle: T\n---\n';
const QUESTION = `\`\`\`predict choice
id: a
scenario: #/alf
ask: What?
- one | gain < 0.1
- two | gain > 0.1
  > said
\`\`\`
`;

const problems = (text: string) => lessonIn('a', text).problems.map(({ line, words }) => `${line}: ${words}`);

test('a lesson is told from one question to the next', () => {
  const lesson = lessonIn(
    'a',
    `${HEAD}Before [[gain | #/alf?w=8]].\n\n${QUESTION}\n\`\`\`reveal\n\`\`\`\nAfter [[gain]].\n`,
  );
  expect(lesson.problems).toEqual([]);
  expect(lesson.chapters).toMatchObject([
    {
      before: [{ kind: 'prose', runs: null }],
      question: { id: 'a', options: [{ words: 'one' }, { words: 'two', said: 'said' }] },
      after: [{ kind: 'prose', runs: { scenario: '#/alf', against: null } }],
    },
  ]);
});

test('a lesson is read a paragraph at a time, and its Markdown is what it is when it is read at once', () => {
  const words = 'One *two*, [three][a].\n\n- four\n- five **six**\n\n> seven\n\n[a]: https://example.org/\n';
  const text = `${words}\n${QUESTION}`;
  const steps = lessonInSteps('a', HEAD + text);
  let count = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) count += 1;
  // one step for each block, and one for the text of each
  expect(count).toBeGreaterThan(8);
  expect(step.value).toEqual(lessonIn('a', HEAD + text));
  const before = step.value.chapters[0]?.before.flatMap((each) => (each.kind === 'prose' ? each.tokens : []));
  expect(before).toEqual([...lexer(text)].filter(({ type }) => !/^(space|code)$/.test(type)));
});

test('the answer has a figure of its own where the block says so, and guesses have steps', () => {
  const number = QUESTION.replace(/choice/, 'number').replace(
    /- one[\s\S]*said\n/,
    'measure: gain\nfrom: 0\nto: 35\n',
  );
  const lesson = (reveal: string, step: string) =>
    lessonIn('a', `${HEAD}${number.replace('to: 35', `to: 35\nstep: ${step}`)}~~~reveal\n${reveal}\n~~~\n`);
  const { chapters, problems } = lesson('show: #/alf?x=w', '1');
  expect(problems).toEqual([]);
  expect(chapters).toMatchObject([{ shown: '#/alf?x=w', question: { step: 1 } }]);
  expect(lesson('show: nowhere', '3').problems.map(({ words }) => words)).toEqual([
    'No scale has steps of 3 (“step”).',
    '“nowhere” is no scenario: it begins with “#/”.',
  ]);
  expect(lesson('', '0').problems).toHaveLength(1);
});

test('each mistake is said by its line and its word', () => {
  expect(problems('no head')).toEqual([
    '1: The lesson begins with its title between two lines “---”.',
    '1: The lesson has no “title: …”.',
    '1: The lesson asks nothing: it has no block “predict …” that can be read.',
  ]);
  expect(problems(`${HEAD}${QUESTION.replace('gain < 0.1', 'gain about 0.1')}`)).toEqual([
    '8: “gain about 0.1” is no condition, such as “gain < 0.1” or “gain 0.2..0.3”.',
    '4: A choice has 2 to 6 options; “a” has 1.',
    '1: The lesson asks nothing: it has no block “predict …” that can be read.',
  ]);
  expect(problems(`${HEAD}${QUESTION.replace('#/alf', 'javascript:alert(1)')}`)[0]).toBe(
    '6: “javascript:alert(1)” is no scenario: it begins with “#/”.',
  );
  expect(problems(`${HEAD}${QUESTION}\n~~~quiz\n~~~\n`)).toContain(
    '13: The block “quiz” is not known here and was left out.',
  );
  expect(problems(`${HEAD}${QUESTION}${QUESTION}`)).toContain(
    '12: The question before this one has no block “reveal”.',
  );
});

test.each([
  ['a megabyte', `${HEAD}${'x '.repeat(500_000)}`],
  ['quotes in quotes', `${HEAD}${'> '.repeat(10_000)}x`],
  [
    'lists in lists',
    `${HEAD}${Array.from({ length: 3000 }, (_, at) => `${' '.repeat(at % 50)}- x`).join('\n')}`,
  ],
  [
    'names of prototypes',
    `${HEAD}\`\`\`predict __proto__\nconstructor: x\n__proto__: y\n\`\`\`\n[[constructor]]`,
  ],
  ['brackets', `${HEAD}${'[['.repeat(4000)}`],
  ['nothing', ''],
])('a hostile text is read without harm: %s', (_, text) => {
  const lesson = lessonIn('a', text);
  expect(lesson.chapters).toEqual([]);
  expect(lesson.problems.length).toBeGreaterThan(0);
  expect(lesson.problems.length).toBeLessThanOrEqual(AT_MOST.problems);
});

const ofKind = (kind: string, fields: string) =>
  problems(`${HEAD}~~~predict ${kind}\nid: a\nscenario: #/alf\nask: What?\n${fields}\n~~~\n~~~reveal\n~~~\n`);

test.each([
  ['place', 'across: d 10..500 log\nup: ta 0..40\nfind: max gain', []],
  ['place', 'across: d 10..500 log\nup: ta 0..40\nfind: gain = 0.05\nwithin: 0.01', []],
  ['place', 'across: utilization 0.8..1\nup: queue_delay 0..200', []],
  ['place', 'across: d 0..500 log\nup: ta 0..40', ['8: “d 0..500 log” is not “parameter 0..60” (“across”).']],
  [
    'place',
    'across: d 1..5\nup: ta 0..40\nfind: gain',
    ['10: “gain” is neither “max measure” nor “measure = 0.05” (“find”).'],
  ],
  ['bars', 'measure: gain\n- none | 0\n- some | 1..2', []],
  [
    'bars',
    'measure: gain\n- none | 0..2\n- some | 1..2',
    ['4: The bar “some” begins before the one above it ends.'],
  ],
  [
    'bars',
    'measure: gain\n- none | few\n- some | 1..2',
    ['9: “few” is no range such as “20..21”.', '4: A distribution has 2 to 9 bars; “a” has 1.'],
  ],
])('a question of the kind %s: %s', (kind, fields, expected) => {
  const found = ofKind(kind, fields);
  expect(found.slice(0, expected.length)).toEqual(expected);
  if (expected.length === 0) expect(found).toEqual([]);
});

test('numbers stand between double brackets', () => {
  expect(piecesIn('a [[gain]] b [[x - y | #/alf?w=8]]')).toEqual([
    { words: 'a ' },
    { number: 'gain', link: null },
    { words: ' b ' },
    { number: 'x - y', link: '#/alf?w=8' },
  ]);
});

// with three runs, half the interval is 2.48 standard deviations
test.each([
  ['a < 3', [1, 1.1, 1.2], 'yes'],
  ['a < 0.8', [1, 1.1, 1.2], 'no'],
  ['a < 1.1', [1, 1.1, 1.2], 'open'],
  ['a 1..2', [1.4, 1.5, 1.6], 'yes'],
  ['a 1.5..2', [1.4, 1.5, 1.6], 'open'],
  ['a = 2', [2, 2, 2], 'yes'],
  ['a = 2', [2, 3, 4], 'open'],
  ['a = 2', [7, 7, 7], 'no'],
  ['a > b', [3, 4, 3], 'yes'],
  ['b > a', [3, 4, 3], 'no'],
  ['a / b > 1.4 & a - b > 0', [1.5, 1.5, 1.5], 'yes'],
  ['a < 3 & b > 5', [1, 1, 1], 'no'],
  ['a < 3', [], 'open'],
] as const)('%s, where a is %j and b is 1: %s', (text, values, holds) => {
  expect(holdsOf(predicateIn(text), (name) => (name === 'a' ? values : values.map(() => 1)))).toBe(holds);
});
