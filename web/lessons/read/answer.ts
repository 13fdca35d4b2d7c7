// Answers as whole numbers of a few bits each, so that they fit into a ticket.

import type { Question } from './lesson.ts';

/** The numbers of an answer. Their meaning depends on the kind of question: an option, a step of a scale, a packet. */
export type Answer = readonly number[];

const NUMBER_BITS = 10;
export const NUMBER_STEPS = 2 ** NUMBER_BITS - 1;

/** The number of handles of a sketched curve, and of the steps of each handle's height. */
export const HANDLES = 9;
export const HEIGHTS = 31;

/** The bits for a coordinate of a plane; PLACES is the number of steps along a side. */
const PLACE_BITS = 7;
export const PLACES = 2 ** PLACE_BITS - 1;

/** The number of equal parts, 5% each, of a drawn distribution. */
export const PARTS = 20;

/** The bits for the seed of a reader's own network, the last number of an answer. */
const SEED_BITS = 20;
/** The number of seeds, and so of networks. */
export const SEEDS = 1_000_000;

/** The number of bits for each number of an answer. */
export function bitsOf(question: Question): readonly number[] {
  const own = ownBits(question);
  return question.isOwn ? [...own, SEED_BITS] : own;
}

function ownBits(question: Question): readonly number[] {
  switch (question.kind) {
    case 'choice':
      return [5];
    case 'number':
      return [NUMBER_BITS];
    case 'mark':
      return [10];
    case 'order':
      return question.items.map(() => 3);
    case 'sketch':
      return Array.from({ length: HANDLES }, () => 5);
    case 'place':
      return [PLACE_BITS, PLACE_BITS];
    case 'bars':
      return question.bars.map(() => 5);
  }
}

/** Whether the numbers are a valid answer to this question. */
export function isAnswer(question: Question, answer: Answer): boolean {
  const [first = -1, seed = SEEDS] = answer;
  if (question.isOwn && (answer.length !== 2 || seed >= SEEDS)) return false;
  switch (question.kind) {
    case 'choice':
      return first < question.options.length;
    case 'number':
      return first <= NUMBER_STEPS;
    case 'mark':
      return first >= 1 && first <= question.count;
    case 'order':
      return question.items.every((_, at) => answer.includes(at)) && answer.length === question.items.length;
    case 'sketch':
      return answer.length === HANDLES;
    case 'place':
      return answer.length === 2;
    case 'bars':
      return answer.length === question.bars.length && answer.reduce((sum, parts) => sum + parts) === PARTS;
  }
}

/** Some valid answer, for callers that need only the measured part of a verdict. */
export function anyAnswer(question: Question): Answer {
  switch (question.kind) {
    case 'order':
      return question.items.map((_, at) => at);
    case 'sketch':
      return Array.from({ length: HANDLES }, () => 0);
    case 'mark':
      return [1];
    case 'place':
      return [0, 0];
    case 'bars':
      return question.bars.map((_, at) => (at === 0 ? PARTS : 0));
    case 'choice':
    case 'number':
      return question.isOwn ? [0, 1] : [0];
  }
}
