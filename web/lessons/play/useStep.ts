// Which step of a lesson is shown. The entry of the browser's history notes it, so a page that is loaded again stays at its step;
// a step makes no entry of its own, so Back leaves the lesson.

import { useState } from 'react';
import { browserHistory } from '../../scenario/history.ts';
import type { Answers } from '../answers/given.ts';
import type { Lesson } from '../read/lesson.ts';
import { firstStep, isReached, stepsOf } from './steps.ts';

interface Note {
  readonly lesson: string;
  readonly step: number;
}

export function useStep(
  lesson: Lesson,
  answers: Answers,
  why: string,
): readonly [at: number, goTo: (step: number) => void] {
  const [at, setAt] = useState(() => keptStep(lesson, answers) ?? firstStep(lesson, answers, why));
  const goTo = (step: number) => {
    setAt(step);
    noteStep(lesson, step);
  };
  return [at, goTo];
}

/** The lesson opens at this step where it is opened anew. */
export function noteStep(lesson: Lesson, step: number): void {
  const note: Note = { lesson: lesson.id, step };
  browserHistory.keepNote(note);
}

/** Null where the entry notes none, or one that these answers do not reach. */
function keptStep(lesson: Lesson, answers: Answers): number | null {
  const note = browserHistory.note() as Partial<Note> | null;
  if (note?.lesson !== lesson.id || note.step === undefined) return null;
  const step = stepsOf(lesson)[note.step];
  return step !== undefined && isReached(step, lesson, answers) ? note.step : null;
}
