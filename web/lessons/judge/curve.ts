// The measured curve with which a sketch is compared: the measure at the sketch's handles and halfway between them.

import { estimate } from '../../sim/estimate.ts';
import { type Facts, withValue } from '../facts/facts.ts';
import { valuesOf } from '../facts/shown.ts';
import { type Answer, HANDLES, HEIGHTS } from '../read/answer.ts';
import type { Runs, SketchQuestion } from '../read/lesson.ts';

export interface CurvePoint {
  readonly x: number;
  readonly y: number;
  /** Half the width of its 95% interval. */
  readonly half: number;
}

type Axis = Pick<SketchQuestion, 'from' | 'to' | 'isLog'>;

/** The value at a share (0 to 1) of the axis. */
export function xAt({ from, to, isLog }: Axis, share: number): number {
  return isLog ? from * (to / from) ** share : from + share * (to - from);
}

export function shareOf({ from, to, isLog }: Axis, x: number): number {
  return isLog ? Math.log(x / from) / Math.log(to / from) : (x - from) / (to - from);
}

/** The parameter's values at which the curve is computed, rounded and without repetition. */
export function placesOf(question: SketchQuestion): readonly number[] {
  const count = 2 * (HANDLES - 1);
  const places = Array.from({ length: count + 1 }, (_, at) => roundedX(question, xAt(question, at / count)));
  return [...new Set(places)];
}

export function handlePlaces(question: SketchQuestion): readonly number[] {
  return Array.from({ length: HANDLES }, (_, at) => roundedX(question, xAt(question, at / (HANDLES - 1))));
}

/** A value rounded as links have it: to whole numbers on a logarithmic axis, otherwise to a hundredth. */
export function roundedX({ isLog }: Axis, x: number): number {
  return isLog ? Math.round(x) : Math.round(100 * x) / 100;
}

export function runsAt({ scenario, against, over }: SketchQuestion, x: number): Runs {
  return {
    scenario: withValue(scenario, over, x),
    against: against === null ? null : withValue(against, over, x),
  };
}

/** The measured curve; null until the runs of all its points are known. */
export function curveOf(facts: Facts, question: SketchQuestion): readonly CurvePoint[] | null {
  const points: CurvePoint[] = [];
  for (const x of placesOf(question)) {
    const values = valuesOf(facts, question.measure, runsAt(question, x));
    if (values === null) return null;
    const { mean, ci95 } = estimate(values);
    points.push({ x, y: mean, half: ci95 ?? 0 });
  }
  return points;
}

/** The points of a sketch at its handles. */
export function handlesOf(question: SketchQuestion, answer: Answer): readonly CurvePoint[] {
  return handlePlaces(question).map((x, at) => ({ x, y: heightAt(question, answer[at] ?? 0), half: 0 }));
}

export function heightAt({ low, high }: Pick<SketchQuestion, 'low' | 'high'>, step: number): number {
  return Number((low + (step / HEIGHTS) * (high - low)).toPrecision(6));
}

export function stepOfHeight({ low, high }: Pick<SketchQuestion, 'low' | 'high'>, value: number): number {
  return Math.min(HEIGHTS, Math.max(0, Math.round((HEIGHTS * (value - low)) / (high - low))));
}
