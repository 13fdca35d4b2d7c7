// A reader's place in a lesson, which the address does not have. The tab stores it until it is closed, so that the lesson goes on
// there after a reload or on return. In a package the platform stores it (pack/attempt.ts), and the tab does not: the next person
// at the same computer is another student.

import type { Answers } from '../answers/answers.ts';
import { courseLesson } from '../course/inCourse.ts';
import type { Lesson } from '../read/lesson.ts';
import { firstStep, isReached, stepsOf } from './steps.ts';

export interface Place {
  /** The index of the step, from 0. */
  readonly step: number;
  /** The scenario of free play as a link; empty before a slider is moved. */
  readonly tried: string;
  /** The first scenario that reached the goal, as a link; empty if none has. */
  readonly reached: string;
}

/** A place, and the part of the address after the lesson's name (tickets and explanation). */
export interface KeptPlace extends Place {
  readonly path: string;
}

/** Places by lesson, in memory, for a tab that stores nothing. */
const ofPage = new Map<string, string>();

export function keepPlace(lesson: Lesson, kept: KeptPlace): void {
  const text = JSON.stringify(kept);
  if (inTab((tab, key) => tab.setItem(key, text), lesson) === null) ofPage.set(lesson.id, text);
}

export function forgetPlace(lesson: Lesson): void {
  ofPage.delete(lesson.id);
  inTab((tab, key) => tab.removeItem(key), lesson);
}

export function keptPlace(lesson: Lesson): KeptPlace | null {
  const text = inTab((tab, key) => tab.getItem(key), lesson) ?? ofPage.get(lesson.id);
  return text === undefined ? null : (JSON.parse(text) as KeptPlace);
}

/** Uses the tab's storage; null in a package, or if the browser refuses it, as it may in a frame of another host. */
function inTab<T>(use: (tab: Storage, key: string) => T, { id }: Lesson): T | null {
  try {
    return courseLesson() === null ? use(sessionStorage, `out-of-sequence lesson ${id}`) : null;
  } catch {
    return null;
  }
}

/** The place at which a lesson opens: the kept one, if the answers reach it, otherwise the first step that follows from them. */
export function openingPlace(lesson: Lesson, answers: Answers, why: string, kept: KeptPlace | null): Place {
  const step = stepsOf(lesson)[kept?.step ?? -1];
  if (kept === null || step === undefined || !isReached(step, lesson, answers))
    return { step: firstStep(lesson, answers, why), tried: '', reached: '' };
  return { step: kept.step, tried: kept.tried, reached: kept.reached };
}
