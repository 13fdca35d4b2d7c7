import { expect, test } from 'vitest';
import { isAnswer, SEEDS } from '../read/answer.ts';
import { lessonIn } from '../read/reader.ts';
import { ownChapter, seedGiven, seedIn, seedOf } from './own.ts';
import { ticketOf, voteIn } from './ticket.ts';

const number = (id: string, own = 'own: seed') =>
  `~~~predict number\nid: ${id}\nscenario: #/alf?runs=1&fig=buffer\nask: How much?\nmeasure: gain\nfrom: 0\nto: 1\n${own}\n~~~\n~~~reveal\n~~~\n[[gain]] here, [[gain | #/alf]] there.\n`;
const LESSON = lessonIn('own-buffer', `---\ntitle: T\n---\n${number('a')}${number('b', '')}${number('c')}`);

test('whatever is typed becomes random numbers, the same for the same number, and others in another lesson', () => {
  expect(seedOf('own-buffer', ' 2026-1234 ')).toBe(seedOf('own-buffer', '20261234'));
  expect(seedOf('own-buffer', 'ANNA')).toBe(seedOf('own-buffer', 'anna'));
  expect(seedOf('own-buffer', '20261234')).not.toBe(seedOf('tails', '20261234'));
  expect(seedOf('own-buffer', ' - ')).toBeNull();
  // consecutive student numbers give almost no equal seeds, and the seeds are spread over the range
  const seeds = Array.from({ length: 300 }, (_, at) => seedOf('own-buffer', `${20_260_000 + at}`) ?? -1);
  expect(new Set(seeds).size).toBeGreaterThan(297);
  expect(seeds.every((seed) => seed >= 0 && seed < SEEDS)).toBe(true);
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const inside = seeds.filter((seed) => Math.floor((10 * seed) / SEEDS) === tenth);
    expect(inside.length).toBeGreaterThan(12);
  }
});

test('a ticket has the seed, and none without it is an answer', () => {
  const [chapter] = LESSON.chapters;
  if (chapter === undefined) throw new Error('no question');
  const vote = { question: 0, isSecond: false, answer: [731, 482_913] };
  const ticket = ticketOf(LESSON, vote);
  expect(ticket.replaceAll('-', '').length).toBe(11);
  expect(voteIn(LESSON, ticket)).toEqual(vote);
  expect(isAnswer(chapter.question, [731])).toBe(false);
  expect(isAnswer(chapter.question, [731, SEEDS])).toBe(false);
  expect(voteIn(LESSON, ticketOf(LESSON, { ...vote, answer: [731, SEEDS + 1] }))).toBeNull();
});

test('what is told of the question is told of the reader’s network, and nothing else', () => {
  const answers = [{ first: [731, 42], second: null }, null, null];
  expect(seedGiven(LESSON.chapters, answers)).toBe(42);
  const [first, second] = LESSON.chapters;
  if (first === undefined || second === undefined) throw new Error('no question');
  expect(seedIn(second.question, [731])).toBeNull();
  expect(ownChapter(second, seedIn(second.question, [731]))).toBe(second);
  const own = ownChapter({ ...first, shown: '#/alf?fig=ladder' }, 42);
  expect(own.question.scenario).toBe('#/alf?runs=1&fig=buffer&seed=42');
  expect(own.shown).toBe('#/alf?fig=ladder&seed=42');
  expect(own.after).toMatchObject([{ runs: { scenario: '#/alf?runs=1&fig=buffer&seed=42' } }]);
});

test('only answers of one number may be about networks of the readers’ own', () => {
  const text = `---\ntitle: T\n---\n${number('a', 'own: yes')}~~~predict sketch\nid: b\nscenario: #/alf\nask: ?\nmeasure: gain\nover: ta 0..60\nrange: 0..1\nown: seed\n~~~\n~~~reveal\n~~~\n`;
  expect(lessonIn('a', text).problems.map(({ words }) => words)).toEqual([
    '“yes” is not “seed” (“own”).',
    'Only a “choice” or a “number” can be about a network of the reader’s own, not “sketch”.',
  ]);
});
