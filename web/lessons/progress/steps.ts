// The steps of a lesson, in their order.

import { type Answers, questionState } from '../answers/answers.ts';
import type { Lesson } from '../read/lesson.ts';

export type Step =
  | { readonly kind: 'question'; readonly question: number }
  | { readonly kind: 'explain' }
  | { readonly kind: 'try' };

export function stepsOf(lesson: Lesson): readonly Step[] {
  return [
    ...lesson.chapters.map((_, question): Step => ({ kind: 'question', question })),
    ...(lesson.explain === null ? [] : [{ kind: 'explain' } as const]),
    ...(lesson.free === null ? [] : [{ kind: 'try' } as const]),
  ];
}

export function nameOf(step: Step, lesson: Lesson): string {
  if (step.kind === 'explain') return 'Explain';
  if (step.kind === 'try') return 'Try it';
  return lesson.chapters.length === 1 ? 'Question' : `Question ${step.question + 1}`;
}

/** Whether a step can be opened: all questions before it are answered. */
export function isReached(step: Step, lesson: Lesson, answers: Answers): boolean {
  const before = step.kind === 'question' ? step.question : lesson.chapters.length;
  return lesson.chapters.every((_, at) => at >= before || questionState(lesson, answers, at) === 'revealed');
}

export function isDone(step: Step, lesson: Lesson, answers: Answers, why: string): boolean {
  if (step.kind === 'explain') return why !== '' && isReached(step, lesson, answers);
  return step.kind === 'question' && questionState(lesson, answers, step.question) === 'revealed';
}

/** The step at which a lesson opens: the explanation if it is written, otherwise the last answered question. */
export function firstStep(lesson: Lesson, answers: Answers, why: string): number {
  const steps = stepsOf(lesson);
  const explained = steps.findIndex(
    (step) => step.kind === 'explain' && why !== '' && isReached(step, lesson, answers),
  );
  const answered = answers.findLastIndex((given) => given !== null);
  return Math.max(0, answered, explained);
}
