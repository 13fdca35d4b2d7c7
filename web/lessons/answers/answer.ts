// An answer as whole numbers of a few bits each, so that it fits into a ticket.

import type { Question } from '../read/lesson.ts';

/** What a number means is for the kind of question to say: an option, a place on a scale, a packet. */
export type Answer = readonly number[];

const NUMBER_BITS = 10;
export const NUMBER_STEPS = 2 ** NUMBER_BITS - 1;

/** The bits of each number of an answer. */
export function bitsOf(question: Question): readonly number[] {
  switch (question.kind) {
    case 'choice':
      return [5];
    case 'number':
      return [NUMBER_BITS];
    case 'mark':
      return [10];
  }
}

/** Whether the numbers are an answer to this question. */
export function isAnswer(question: Question, [first = -1]: Answer): boolean {
  switch (question.kind) {
    case 'choice':
      return first < question.options.length;
    case 'number':
      return first <= NUMBER_STEPS;
    case 'mark':
      return first >= 1 && first <= question.count;
  }
}
