// @vitest-environment happy-dom
// Every question of every lesson, with a simulation that never answers: what is asked of it before an answer is given, what
// stands on the page in each state, that a given answer stays, and the rules of accessibility that need no layout.

import axe from 'axe-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../late/eventually.testing.ts';
import { type Answers, textOf } from '../../lessons/answers/given.ts';
import { needsOf } from '../../lessons/judge/judge.ts';
import { LearnPage } from '../../lessons/LearnPage.tsx';
import { anyAnswer } from '../../lessons/read/answer.ts';
import type { Chapter, Question } from '../../lessons/read/lesson.ts';
import { lessonIn } from '../../lessons/read/reader.ts';
import { numbersIn } from '../../lessons/read/used.ts';
import { poolInProcess } from '../../sim/inProcess.testing.ts';
import { LESSON_IDS, textOfLesson } from './lessonTexts.testing.ts';
import { button, hasButton, prepareWindow, ShownPage, says, words } from './shown.testing.tsx';

/** Scenarios whose measures were asked for. */
const measured: string[] = [];
/** Jobs of figures. */
let jobs = 0;

const pool = poolInProcess();
vi.spyOn(pool, 'submit').mockImplementation(() => {
  jobs += 1;
  return { cancel: () => undefined };
});
const page = new ShownPage(pool, (path) => (
  <LearnPage
    path={path}
    measurerOf={async () => (_, link) => {
      measured.push(link);
      return new Promise(() => undefined);
    }}
    packetsOf={async () => []}
  />
));

beforeEach(() => {
  prepareWindow();
  measured.length = 0;
  jobs = 0;
});
afterEach(() => page.close());

const LESSONS = LESSON_IDS.map((id) => lessonIn(id, textOfLesson(id)));

/** As if the first so many questions had been answered, with both votes where there are two. */
function givenTo(chapters: readonly Chapter[], count: number): Answers {
  return chapters.map(({ question }, at) => {
    if (at >= count) return null;
    const first = anyAnswer(question);
    return { first, second: question.hasRevote ? first : null };
  });
}

/** What is computed before the answer: numbers that are told with the question, and what it is compared with. */
function allowed(chapters: readonly Chapter[], at: number): Set<string> {
  const told = chapters[at]?.before ?? [];
  const { against = null } = chapters[at]?.question ?? {};
  return new Set([
    ...numbersIn(told).flatMap(({ runs }) => runs?.scenario ?? []),
    ...(against === null ? [] : [against]),
  ]);
}

/** What the answer rests on, and nothing else does. */
function answering(question: Question): string[] {
  return needsOf(question).flatMap(({ scenario }) => (scenario === question.against ? [] : [scenario]));
}

/** What has been looked at: kinds of questions, in each state. */
const looked = new Set<string>();

/** Of each kind of question the first one stands for the others: their pages have the same elements. */
async function expectAccessible(kind: string, state: string): Promise<void> {
  if (looked.has(`${kind} ${state}`)) return;
  looked.add(`${kind} ${state}`);
  const { violations } = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    // without a layout there are no colours, no sizes, and no page around
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
    resultTypes: ['violations'],
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** The figure is loaded late, and asks for what it needs once it stands there. */
async function figureHasCome(): Promise<void> {
  await eventually(() => expect(document.querySelector('main [data-loading][hidden]')).toBeNull());
  await new Promise((resolve) => setTimeout(resolve, 20));
}

const plain = (text: string) => text.replaceAll(/[*`]/g, '').replaceAll(/\s+/g, ' ').trim();

test.each(LESSONS)(
  '$id: no question is computed before its answer, which stays once it is given',
  async (lesson) => {
    for (const [at, { question }] of lesson.chapters.entries()) {
      const before = textOf(lesson, givenTo(lesson.chapters, at));
      page.open(`#/learn/${lesson.id}/${before}`);
      if (at > 0) {
        await eventually(() => button('Next question').click());
        // what the earlier answers ask for is no part of this
        await says(plain(question.ask));
        measured.length = 0;
        jobs = 0;
      }
      await says(plain(question.ask));
      expect(button('That is my guess').disabled).toBe(true);
      expect(hasButton('Next question')).toBe(false);
      await figureHasCome();
      await expectAccessible(question.kind, 'asked');
      const early = new Set(measured);
      for (const link of answering(question)) {
        if (!allowed(lesson.chapters, at).has(link)) expect([...early], question.id).not.toContain(link);
      }
      // a ladder is open on which a packet is marked, and of a covered figure nothing is computed
      if (question.kind !== 'mark') expect(jobs, question.id).toBe(0);

      const given = textOf(lesson, givenTo(lesson.chapters, at + 1));
      if (question.hasRevote) {
        // one vote is talked about, and computes nothing either
        page.open(`#/learn/${lesson.id}/${given.split('.').slice(0, -1).join('.')}`);
        await says('then vote again.');
        for (const link of answering(question)) {
          if (!allowed(lesson.chapters, at).has(link)) expect(measured, question.id).not.toContain(link);
        }
        await expectAccessible(question.kind, 'voted');
      }
      page.open(`#/learn/${lesson.id}/${given}`);
      await says('The simulation is under way');
      await eventually(() => expect(measured).toEqual(expect.arrayContaining(wanted(question))));
      // a second answer is impossible, by hand and by address
      expect(hasButton('That is my guess')).toBe(false);
      const fields = [...document.querySelectorAll('main :is(input, textarea):not(:disabled)')];
      // the revealed figure has choices of its own
      expect(fields.filter((field) => field.closest('figure') === null)).toHaveLength(0);
      expect(page.address).toContain(given);
      await expectAccessible(question.kind, 'answered');
    }
    await eventually(() => button('Why is it so?').click());
    await says(plain(lesson.explain?.ask ?? ''));
    expect(words()).not.toContain(lesson.explain?.lookFor.split(';')[0] ?? '');
    await expectAccessible('explanation', 'asked');
  },
);

/** Of a network of the reader's own the seed is in the link. */
function wanted(question: Question): string[] {
  const links = answering(question);
  return question.isOwn ? links.map((link) => `${link}&seed=1`) : links;
}
