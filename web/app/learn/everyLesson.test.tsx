// @vitest-environment happy-dom
// Every question of every lesson, with a simulation that never answers: what is computed before the reader's answer, what each
// state shows, that a given answer stays, and the accessibility rules that need no layout.

import axe from 'axe-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../late/eventually.testing.ts';
import { type Answers, ticketsOf } from '../../lessons/answers/answers.ts';
import { needsOf } from '../../lessons/judge/judge.ts';
import { LearnPage } from '../../lessons/LearnPage.tsx';
import { anyAnswer } from '../../lessons/read/answer.ts';
import type { Chapter, Question } from '../../lessons/read/lesson.ts';
import { lessonIn } from '../../lessons/read/reader.ts';
import { numbersIn } from '../../lessons/read/used.ts';
import { poolInProcess } from '../../sim/inProcess.testing.ts';
import { LESSON_IDS, textOfLesson } from './lessonTexts.testing.ts';
import { button, hasButton, prepareWindow, ShownPage, says, words } from './shown.testing.tsx';

/** The scenarios whose measures were asked for. */
const measured: string[] = [];
/** The number of jobs of figures. */
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

/** Answers to the first `count` questions, with both votes where there are two. */
function givenTo(chapters: readonly Chapter[], count: number): Answers {
  return chapters.map(({ question }, at) => {
    if (at >= count) return null;
    const first = anyAnswer(question);
    return { first, second: question.hasRevote ? first : null };
  });
}

/** The scenarios that may be computed before the answer: those of numbers in the text, and the compared one. */
function allowed(chapters: readonly Chapter[], at: number): Set<string> {
  const told = chapters[at]?.before ?? [];
  const { against = null } = chapters[at]?.question ?? {};
  return new Set([
    ...numbersIn(told).flatMap(({ runs }) => runs?.scenario ?? []),
    ...(against === null ? [] : [against]),
  ]);
}

/** The scenarios that only the answer needs. */
function answering(question: Question): string[] {
  return needsOf(question).flatMap(({ scenario }) => (scenario === question.against ? [] : [scenario]));
}

/** The kinds and states of questions that were checked. */
const looked = new Set<string>();

/** Checks the first question of each kind and state: pages of the others have the same elements. */
async function expectAccessible(kind: string, state: string): Promise<void> {
  if (looked.has(`${kind} ${state}`)) return;
  looked.add(`${kind} ${state}`);
  const { violations } = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    // rules that need a layout
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
    resultTypes: ['violations'],
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** Waits for the figure, which is loaded late and asks for its data then. */
async function figureHasCome(): Promise<void> {
  await eventually(() => expect(document.querySelector('main [data-loading][hidden]')).toBeNull());
  await new Promise((resolve) => setTimeout(resolve, 20));
}

const plain = (text: string) => text.replaceAll(/[*`]/g, '').replaceAll(/\s+/g, ' ').trim();

test.each(LESSONS)(
  '$id: no question is computed before its answer, which stays once it is given',
  async (lesson) => {
    for (const [at, { question }] of lesson.chapters.entries()) {
      const before = ticketsOf(lesson, givenTo(lesson.chapters, at));
      page.open(`#/learn/${lesson.id}/${before}`);
      if (at > 0) {
        await eventually(() => button('Next question').click());
        // without the runs of earlier answers
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
      // a covered figure computes nothing; the ladder in which a packet is marked is not covered
      if (question.kind !== 'mark') expect(jobs, question.id).toBe(0);

      const given = ticketsOf(lesson, givenTo(lesson.chapters, at + 1));
      if (question.hasRevote) {
        // after the first vote, before the second, nothing is computed either
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
      // another answer is impossible, on the page and by address
      expect(hasButton('That is my guess')).toBe(false);
      const fields = [...document.querySelectorAll('main :is(input, textarea):not(:disabled)')];
      // only controls inside the revealed figure are left
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

/** The scenarios of the answer; with a reader's own network, with its seed. */
function wanted(question: Question): string[] {
  const links = answering(question);
  return question.isOwn ? links.map((link) => `${link}&seed=1`) : links;
}
