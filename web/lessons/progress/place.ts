// Where a reader is in a lesson, beside what the address has. It is kept until the tab is closed: a page that is loaded again, or that
// is come back to, goes on there. In a package the platform keeps it (pack/attempt.ts), and the tab does not: whoever sits down
// at the same machine next is another student.

import type { Answers } from '../answers/given.ts';
import { courseLesson } from '../course/inCourse.ts';
import type { Lesson } from '../read/lesson.ts';
import { firstStep, isReached, stepsOf } from './steps.ts';

export interface Place {
  /** From 0, in the order of the lesson. */
  readonly step: number;
  /** Where the sliders of what is left to try stand, as a link; empty before they are moved. */
  readonly tried: string;
  /** Where they stood when the goal was reached first; empty if it has not been. */
  readonly reached: string;
}

/** A place, and what the address had behind the lesson's name. */
export interface Kept extends Place {
  readonly path: string;
}

/** Where the tab keeps nothing, the page does until it is closed. */
const ofPage = new Map<string, string>();

export function keep(lesson: Lesson, kept: Kept): void {
  const text = JSON.stringify(kept);
  if (inTab((tab, key) => tab.setItem(key, text), lesson) === null) ofPage.set(lesson.id, text);
}

export function forget(lesson: Lesson): void {
  ofPage.delete(lesson.id);
  inTab((tab, key) => tab.removeItem(key), lesson);
}

export function keptOf(lesson: Lesson): Kept | null {
  const text = inTab((tab, key) => tab.getItem(key), lesson) ?? ofPage.get(lesson.id);
  return text === undefined ? null : (JSON.parse(text) as Kept);
}

/** Browsers may refuse it, as in the frame of another host. */
function inTab<T>(use: (tab: Storage, key: string) => T, { id }: Lesson): T | null {
  try {
    return courseLesson() === null ? use(sessionStorage, `out-of-sequence lesson ${id}`) : null;
  } catch {
    return null;
  }
}

/** Where the lesson opens: where these answers were left, or else where they lead. */
export function openingPlace(lesson: Lesson, answers: Answers, why: string, kept: Kept | null): Place {
  const step = stepsOf(lesson)[kept?.step ?? -1];
  if (kept === null || step === undefined || !isReached(step, lesson, answers))
    return { step: firstStep(lesson, answers, why), tried: '', reached: '' };
  return { step: kept.step, tried: kept.tried, reached: kept.reached };
}
