// Every lesson of the page: its text can be read; its numbers, right options and expectations are computed.
// `npx vitest run web/app/learn -u` writes the list of lessons again.

import { expect, test } from 'vitest';
import { LABS } from '#pkg/params.ts';
import { lessonNumber } from '../../lessons/answers/ticket.ts';
import { checksOf, loadTables, runCheck } from '../../lessons/check/lesson.ts';
import { Facts, labOf, valuesIn } from '../../lessons/facts/facts.ts';
import { waitForRuns } from '../../lessons/facts/waitForResult.ts';
import { needsOf, verdictOf } from '../../lessons/judge/judge.ts';
import { anyAnswer } from '../../lessons/read/answer.ts';
import type { Passage, Prose, Question } from '../../lessons/read/lesson.ts';
import { holdsOf } from '../../lessons/read/predicate.ts';
import { lessonIn } from '../../lessons/read/reader.ts';
import { linksOf, numbersIn } from '../../lessons/read/used.ts';
import { LESSON_ID, SESSIONS } from '../../lessons/shelf/lessons.ts';
import { decode } from '../../scenario/decode.ts';
import { encode } from '../../scenario/encode.ts';
import { loadTable } from '../../scenario/tables.ts';
import { poolInProcess } from '../../sim/inProcess.testing.ts';
import { statementsOf } from '../../sources/ledger.ts';
import { measurerOf } from './measurers.ts';

const FILES = import.meta.glob<string>('../../../public/lessons/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const SAMPLES = import.meta.glob<string>('../../../public/samples/ping.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const LESSONS = Object.entries(FILES)
  .map(([path, text]) => lessonIn(path.replace(/^.*\/|\.md$/g, ''), text))
  .sort((a, b) => a.place - b.place);

/** Shared by all tests, so that each scenario is computed once. */
const facts = new Facts(poolInProcess(), measurerOf);

test('the ping of the lesson on late packets is the published sample', () => {
  const ping = SAMPLES['../../../public/samples/ping.txt'] ?? '';
  const answers = [...ping.matchAll(/bytes from .* icmp_seq=(\d+)/g)].map(([, number]) => Number(number));
  const link = LESSONS.find(({ id }) => id === 'your-path')?.chapters[0]?.question.scenario ?? '';
  const order = decodeURIComponent(link.replace(/^.*seq=/, ''))
    .split('+')
    .flatMap((item) => {
      const [first = 0, last = first] = item.split('-').map(Number);
      return Array.from({ length: last - first + 1 }, (_, at) => first + at);
    });
  expect(order).toEqual(answers);
  expect(ping.match(/no answer yet/g)).toHaveLength(35);
});

test('the list of lessons is that of their files', async () => {
  const cards = LESSONS.map(({ id, title, minutes, session, story, chapters, claims }) =>
    JSON.stringify({
      ...{ id, title, minutes, session, story, questions: chapters.length },
      ...(claims.length > 0 && { claims }),
    }),
  );
  await expect(`[\n${cards.join(',\n')}\n]\n`).toMatchFileSnapshot('../../../public/lessons/index.json');
  expect(new Set(LESSONS.map(({ id }) => lessonNumber(id))).size).toBe(LESSONS.length);
});

test.each(LESSONS)('$id names claims of the ledgers', ({ claims }) => {
  const known = LABS.flatMap(({ id }) => statementsOf(id).map(({ number }) => `${id}-${number}`));
  for (const claim of claims) expect(known).toContain(claim);
});

test.each(LESSONS)('$id can be read, and is whole', async (lesson) => {
  expect(lesson.problems).toEqual([]);
  expect(lesson.id).toMatch(LESSON_ID);
  expect(lesson.session).toBeGreaterThan(0);
  expect(lesson.session).toBeLessThanOrEqual(SESSIONS.length);
  expect(lesson.minutes).toBeGreaterThan(3);
  expect(LESSONS.filter(({ place }) => place === lesson.place)).toHaveLength(1);
  for (const part of [lesson.goal, lesson.before, lesson.story]) expect(part).not.toBe('');
  for (const part of [lesson.explain, lesson.free, lesson.teacher]) expect(part).not.toBeNull();
  expect(lesson.expect.length).toBeGreaterThan(0);
  for (const { after } of lesson.chapters) expect(after.length).toBeGreaterThan(0);
  for (const link of linksOf(lesson)) {
    const lab = labOf(link);
    if (lab === null) throw new Error(`${link} opens no laboratory`);
    await loadTable(lab);
    const { scenario, messages } = decode(link) as Exclude<ReturnType<typeof decode>, { refusal: object }>;
    expect(messages, link).toEqual([]);
    expect(encode(lab, scenario.values as never), link).toBe(link);
  }
});

test.each(LESSONS)('$id asks soon, in short sentences', ({ chapters }) => {
  const told = (parts: readonly Passage[]) =>
    parts.flatMap((part) => (part.kind === 'prose' ? part.tokens.map(({ raw }) => raw) : [])).join('\n');
  const plain = (text: string) => text.replaceAll(/\[\[[^\]]*\]\]/g, '1').replaceAll(/\]\([^)]*\)/g, '');
  const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;
  expect(wordsIn(plain(told(chapters[0]?.before ?? [])))).toBeLessThanOrEqual(60);
  const sentences = chapters
    .flatMap(({ before, question, after }) => [told(before), question.ask, told(after)])
    .flatMap((text) => plain(text).split(/(?<=[.?!])\s+|\n\n/))
    .map(wordsIn);
  expect(Math.max(...sentences)).toBeLessThanOrEqual(30);
  expect(sentences.sort((a, b) => a - b)[Math.floor(sentences.length / 2)]).toBeLessThanOrEqual(15);
});

test.each(LESSONS)('$id tells no answer before its question', ({ chapters }) => {
  for (const { question, before } of chapters) {
    // without the compared scenario, whose numbers may be in the text
    const answers = needsOf(question)
      .map(({ scenario }) => scenario)
      .filter((link) => link !== question.against);
    for (const { runs } of [...numbersIn(before), ...numbersIn(asProse(question))])
      expect(answers).not.toContain(runs?.scenario);
  }
});

function asProse({ ask }: Question): Prose[] {
  return [{ kind: 'prose', tokens: [{ type: 'text', raw: ask, text: ask }], runs: null }];
}

test.each(LESSONS)('$id: what it says and expects is computed', async (lesson) => {
  await loadTables(lesson);
  for (const check of checksOf(lesson)) {
    const { words, isFault } = await runCheck(check, facts, new AbortController().signal);
    expect(isFault, `${check.where}: ${words}`).toBe(false);
    expect(words).toMatch(/\w/);
  }
  if (lesson.free?.reached) expect(lesson.free.solution).not.toBeNull();
});

/** Links that are not about a lesson's subject: without losses, with other streams, with another seed. */
const BESIDE_THE_POINT = [
  ['bursts', '#/alf?burst=10&l=0&runs=50&x=burst'],
  ['six-streams', '#/alf?l=0&runs=50&x=streams'],
  ['six-streams', '#/alf?streams=64&runs=50&x=streams'],
  ['own-buffer', '#/alf?a=4&n=100&runs=1&seed=8&fig=buffer'],
  ['own-buffer', '#/alf?a=4&n=100&runs=1&fig=buffer'],
] as const;

test.each(BESIDE_THE_POINT)('the goal of %s is not reached by %s', async (id, scenario) => {
  const free = LESSONS.find((lesson) => lesson.id === id)?.free;
  const reached = free?.reached ?? [];
  const runs = { scenario, against: free?.against ?? null };
  await waitForRuns(facts, [runs]);
  expect(holdsOf(reached, (name) => valuesIn(facts, runs, name) ?? [])).not.toBe('yes');
});

test('the teacher’s document is that of the lessons, with the key as it is measured', async () => {
  const told = await Promise.all(
    SESSIONS.flatMap((_, at) => LESSONS.filter(({ session }) => session === at + 1)).map(async (lesson) => {
      const key = await Promise.all(
        lesson.chapters.map(async ({ question }) => {
          await waitForRuns(facts, needsOf(question));
          const { measured = '' } = verdictOf(facts, question, anyAnswer(question)) ?? {};
          const own = question.isOwn ? ' (with the lesson’s own random numbers; each reader has others)' : '';
          return `- ${question.ask} **${measured}**${own}`;
        }),
      );
      return [
        `### ${lesson.title}`,
        `\`#/learn/${lesson.id}\`, ${lesson.minutes} minutes. ${lesson.goal}`,
        `Assumes: ${lesson.before}`,
        `Expected misconception: ${lesson.teacher?.misconception}`,
        `In the room: ${lesson.teacher?.say}`,
        key.join('\n'),
        `Explanation: ${lesson.explain?.ask} To look for: ${lesson.explain?.lookFor}.`,
      ].join('\n\n');
    }),
  );
  const sessions = SESSIONS.map((name, at) => {
    const lessons = LESSONS.filter(({ session }) => session === at + 1);
    const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
    return `| ${at + 1} ${name} | ${lessons.map(({ title }) => title).join('; ')} | ${minutes} |`;
  });
  await expect(`${TEACHING}
| session | lessons | minutes |
| --- | --- | --- |
${sessions.join('\n')}

${PLAN.map(planWords).join('\n\n')}

## The lessons, with the key
${told.join('\n\n')}
`).toMatchFileSnapshot('../../../docs/teaching.md');
});

interface Session {
  /** The lessons for a session of 45 minutes; with the others it takes 90. */
  readonly first: readonly string[];
  readonly play: string;
  /** The figure that stays on the projector. */
  readonly wall: string;
  readonly homework: string;
}

const PLAN: readonly Session[] = [
  {
    first: ['one-drop', 'six-streams', 'draw-the-gain'],
    play: 'A processing time, a window and a number of streams for which order costs least.',
    wall: '#/alf?runs=50&x=streams',
    homework:
      '*Is one run enough?* with one’s student number, which makes a network of one’s own. Paste the tickets at `#/learn/class`: it simulates each network, and shows whether the numbers of the paper’s single run (28 and 10) are among the class’s.',
  },
  {
    first: ['count-them', 'tails', 'your-path'],
    play: 'A ping or a capture of one’s own at `#/metrics?bench=trace`, or the samples there.',
    wall: '#/metrics?law=exponential&jitter=0.1&runs=5&density=log',
    homework:
      'A ping of one’s own network: what is lost, what is late, and the buffer that would restore the order.',
  },
  {
    first: ['three-duplicates', 'help-or-harm'],
    play: 'The delay τ and the threshold of the queue for which reordering helps most, and for which it harms.',
    wall: '#/red?runs=10',
    homework:
      '`#/red?tau=2&minth=48&runs=1&seed=…` with one’s student number, against the same without `tau`: does reordering help this network? Put the class’s answers together: how many runs does a paper need?',
  },
  {
    first: ['how-large-a-buffer', 'what-they-hear', 'player-buffer'],
    play: 'A buffer and a queue for a path of one’s choice, and the reasons for them.',
    wall: '#/dccp?fig=size',
    homework:
      '`#/dccp?buffer=15&runs=1&seed=…` with one’s student number: the delay. Choose buffer and queue for the highest rate below 100 ms, and defend the choice.',
  },
];

function planWords({ first, play, wall, homework }: Session, at: number): string {
  const own = LESSONS.filter(({ session }) => session === at + 1);
  const [now, later] = [true, false].map((isFirst) => own.filter(({ id }) => first.includes(id) === isFirst));
  const listed = (lessons: readonly (typeof own)[number][] = []) =>
    lessons.map(({ title, minutes }) => `${title.replace(/[?.]$/, '')} (${minutes})`).join(', ');
  const others = later?.length ? `${listed(later)}, and discussion` : 'discussion';
  return `**${at + 1} ${SESSIONS[at]}**

- In 45 minutes: ${listed(now)}; 10 minutes of free play.
- Free play: ${play}
- In 90 minutes also: ${others}.
- On the wall: \`${wall}\`
- Homework: ${homework}`;
}

const TEACHING = `# Teaching with the lessons
Written from the lessons by their test (\`npx vitest run web/app/learn -u\`): every number is what the simulation gives today. [lessons.md](lessons.md)
describes how to write a lesson.

A prediction is never graded: what counts is the explanation afterwards. Let the class vote by hand, talk in pairs, and vote again where the lesson
asks for it; then reveal. At the end everybody has a ticket for each answer. Collect them in any chat, and paste the chat at \`#/learn/class\`
([what it shows](lessons.md#a-class)). Tickets are for discussion and not for marks.

Lessons of your own are written at \`#/learn/write\`; [lms.md](lms.md) describes how a lesson gets into Moodle, Canvas, and a page of your course.

## A course of four sessions
Each session takes 45 minutes with its first lessons, or 90 with all of them, free play and discussion. Five minutes at the beginning go to
what the class answered at home, five at the end to the explanations. The minutes of a lesson are given after its title.
`;
