// Reports the progress of a lesson to the platform that has opened the page.

import { type Answers, pathOf, questionState } from '../answers/answers.ts';
import type { Recording } from '../course/inCourse.ts';
import { apiAround } from '../course/platform.ts';
import { writtenWords } from '../fields/AnswerField.tsx';
import type { KeptPlace, Place } from '../progress/place.ts';
import type { Lesson } from '../read/lesson.ts';
import { Attempt, cutAnswer, type Interaction, type Progress } from './attempt.ts';

/** A reader's answers, explanation and place in a lesson. */
export interface ReaderState {
  readonly answers: Answers;
  readonly why: string;
  readonly place: Place;
}

/** The attempt of this page load; null if there is no platform, undefined before the first report. */
let attempt: Attempt | null | undefined;

/** Reports progress. On the first call, `resume` gets the place where the reader left the lesson before, and the caller then
    reports again from there. */
export function reportProgress(
  lesson: Lesson,
  reader: ReaderState,
  resume: (left: KeptPlace) => void,
): Recording {
  const now = progressOf(lesson, reader);
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

export function restartAttempt(): void {
  attempt?.beginAgain();
}

function begun(next: Attempt): KeptPlace | null {
  window.addEventListener('pagehide', () => next.end());
  // a page from the browser's back/forward cache has ended its attempt: it is loaded again
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
  return next.begin();
}

export function progressOf(lesson: Lesson, { answers, why, place }: ReaderState): Progress {
  const revealed = lesson.chapters.filter((_, at) => questionState(lesson, answers, at) === 'revealed');
  const isExplained = lesson.explain !== null && why.trim() !== '';
  return {
    ...place,
    path: pathOf(lesson, answers, why),
    // free play is not needed to complete a lesson
    done: revealed.length + (isExplained ? 1 : 0),
    all: lesson.chapters.length + (lesson.explain === null ? 0 : 1),
    interactions: [
      ...answerInteractions(lesson, answers),
      ...(isExplained ? explanationInteractions(why) : []),
      ...(place.reached === '' ? [] : [{ id: 'goal', words: cutAnswer(place.reached) }]),
    ],
  };
}

function answerInteractions(lesson: Lesson, answers: Answers): readonly Interaction[] {
  return lesson.chapters.flatMap(({ question }, at): Interaction[] => {
    const votes = answers[at];
    if (!votes) return [];
    const id = question.id.replace(/[^\w-]/g, '_');
    const first = { id: `${id}-1`, words: writtenWords(question, votes.first) };
    if (votes.second === null) return [first];
    return [first, { id: `${id}-2`, words: writtenWords(question, votes.second) }];
  });
}

/** An explanation as one or two answers of one line each, cut to the platform's length. Their ids differ from those of
    questions, which end with the number of the vote. */
function explanationInteractions(why: string): readonly Interaction[] {
  const line = why.replaceAll(/\s+/g, ' ').trim();
  const first = cutAnswer(line);
  const rest = line.slice(first.length);
  return [
    { id: 'explanation', words: first, mayChange: true },
    ...(rest === '' ? [] : [{ id: 'explanation_2', words: rest, mayChange: true }]),
  ];
}
