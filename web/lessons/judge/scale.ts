// The scale of a question with a number, divided into as many steps as a ticket can hold.

import { NUMBER_STEPS } from '../read/answer.ts';
import type { NumberQuestion } from '../read/lesson.ts';

type Scale = Pick<NumberQuestion, 'from' | 'to' | 'isLog' | 'step'>;

/** The size of a step: the question's own, or a round number (1, 2 or 5 times a power of ten). */
function stepOf({ from, to, step }: Scale): number {
  if (step !== null) return step;
  const least = (to - from) / NUMBER_STEPS;
  const { times, power } = roundUp(least);
  return times * 10 ** power;
}

/** The smallest of 1, 2, 5 or 10 times a power of ten that is at least `least`. */
export function roundUp(least: number): { readonly times: number; readonly power: number } {
  const power = Math.floor(Math.log10(least));
  return { times: [1, 2, 5].find((each) => each * 10 ** power >= least) ?? 10, power };
}

/** The number of steps of the scale. */
export function stepsOf(scale: Scale): number {
  return scale.isLog ? NUMBER_STEPS : Math.round((scale.to - scale.from) / stepOf(scale));
}

export function numberAt(scale: Scale, at: number): number {
  const { from, to, isLog } = scale;
  const value = isLog ? from * (to / from) ** (at / NUMBER_STEPS) : from + at * stepOf(scale);
  return Number(value.toPrecision(isLog ? 3 : 6));
}

/** The step nearest to a number. */
export function stepAt(scale: Scale, number: number): number {
  const { from, to, isLog } = scale;
  const at = isLog
    ? (NUMBER_STEPS * Math.log(Math.max(number, from) / from)) / Math.log(to / from)
    : (number - from) / stepOf(scale);
  return Math.min(stepsOf(scale), Math.max(0, Math.round(at)));
}
