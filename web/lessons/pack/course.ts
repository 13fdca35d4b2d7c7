// Reports the progress of a lesson to the platform that has opened the page.

import { type Answers, pathOf, standOf } from '../answers/given.ts';
import type { Recording } from '../course/inCourse.ts';
import { apiAround } from '../course/platform.ts';
import { writtenWords } from '../fields/AnswerField.tsx';
import type { Kept, Place } from '../progress/place.ts';
import type { Lesson } from '../read/lesson.ts';
import { Attempt, cutAnswer, type Given, type Progress } from './attempt.ts';

/** A reader's answers, explanation and place in a lesson. */
export interface Done {
  readonly answers: Answers;
  readonly why: string;
  readonly place: Place;
}

/** The attempt of this page load; null if there is no platform, undefined before the first report. */
let attempt: Attempt | null | undefined;

/** Reports progress. On the first call, `resume` gets the place where the reader left the lesson before, and the caller then
    reports again from there. */
export function tellCourse(lesson: Lesson, done: Done, resume: (left: Kept) => void): Recording {
  const now = progressOf(lesson, done);
  if (attempt === undefined) {
    const api = apiAround(window);
    attempt = api === null ? null : new Attempt(api);
    const left = attempt === null ? null : begun(attempt);
    if (attempt !== null && left !== null && (now.path === '' || now.path === left.path)) {
      resume(left);
      return attempt.recording;
    }
  }
  return attempt === null ? 'refused' : attempt.tell(now);
}

export function beginAgain(): void {
  attempt?.beginAgain();
}

function begun(next: Attempt): Kept | null {
  window.addEventListener('pagehide', () => next.end());
  // a page from the browser's back/forward cache has ended its attempt: it is loaded again
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
  return next.begin();
}

export function progressOf(lesson: Lesson, { answers, why, place }: Done): Progress {
  const revealed = lesson.chapters.filter((_, at) => standOf(lesson, answers, at) === 'revealed');
  const isExplained = lesson.explain !== null && why.trim() !== '';
  return {
    ...place,
    path: pathOf(lesson, answers, why),
    // free play is not needed to complete a lesson
    done: revealed.length + (isExplained ? 1 : 0),
    all: lesson.chapters.length + (lesson.explain === null ? 0 : 1),
    given: [
      ...answersGiven(lesson, answers),
      ...(isExplained ? explanationGiven(why) : []),
      ...(place.reached === '' ? [] : [{ id: 'goal', words: cutAnswer(place.reached) }]),
    ],
  };
}

function answersGiven(lesson: Lesson, answers: Answers): readonly Given[] {
  return lesson.chapters.flatMap(({ question }, at): Given[] => {
    const given = answers[at];
    if (!given) return [];
    const id = question.id.replace(/[^\w-]/g, '_');
    const first = { id: `${id}-1`, words: writtenWords(question, given.first) };
    if (given.second === null) return [first];
    return [first, { id: `${id}-2`, words: writtenWords(question, given.second) }];
  });
}

/** An explanation as one or two answers of one line each, cut to the platform's length. Their ids differ from those of
    questions, which end with the number of the vote. */
function explanationGiven(why: string): readonly Given[] {
  const line = why.replaceAll(/\s+/g, ' ').trim();
  const first = cutAnswer(line);
  const rest = line.slice(first.length);
  return [
    { id: 'explanation', words: first, mayChange: true },
    ...(rest === '' ? [] : [{ id: 'explanation_2', words: rest, mayChange: true }]),
  ];
}
