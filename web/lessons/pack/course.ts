// Tells the platform that has opened the page how far a lesson is.

import { type Answers, pathOf, standOf } from '../answers/given.ts';
import type { Recording } from '../course/inCourse.ts';
import { apiAround } from '../course/platform.ts';
import { writtenWords } from '../fields/AnswerField.tsx';
import type { Kept, Place } from '../progress/place.ts';
import type { Lesson } from '../read/lesson.ts';
import { Attempt, cutAnswer, type Given, type Progress } from './attempt.ts';

/** What a reader has done of a lesson, and where they are. */
export interface Done {
  readonly answers: Answers;
  readonly why: string;
  readonly place: Place;
}

/** One for each time the page is loaded. */
let attempt: Attempt | null | undefined;

/** `resume` takes where the lesson was left before the page was loaded; it is told again from there. */
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
  // a page that the browser has kept and shows again has ended its attempt
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
    // what is left to try is free, and completes nothing
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

/** On one line, as platforms ask it of what is filled in, and in as many parts as that has room for. No question's answer has such an id: those end in a vote's number. */
function explanationGiven(why: string): readonly Given[] {
  const line = why.replaceAll(/\s+/g, ' ').trim();
  const first = cutAnswer(line);
  const rest = line.slice(first.length);
  return [
    { id: 'explanation', words: first, mayChange: true },
    ...(rest === '' ? [] : [{ id: 'explanation_2', words: rest, mayChange: true }]),
  ];
}
