// The delay that a disturbance saves: that of the undisturbed network at the same goodput, less the delay with it,
// replication by replication.

import { measureIn } from '../../../bench/results/table.ts';
import type { Replicated } from '../../../bench/results/useReplications.ts';
import { heightAt } from '../../../charts/plane/curves.ts';
import { type Estimate, estimate } from '../../../sim/estimate.ts';
import { type FrontierPoint, LEAST_RUNS, lineIn, placeOfShare } from './lines.ts';

/** Utilization and queueing delay of one replication. */
export interface Outcome {
  readonly utilization: number;
  /** Queueing delay, ms. */
  readonly delay: number;
}

/** Utilization and delay of each replication; undefined for one that has not come. */
export function outcomesIn({ rows }: Replicated<'red'>): (Outcome | undefined)[] {
  return rows.map((row) =>
    row === undefined
      ? undefined
      : { utilization: measureIn('red', row, 'utilization'), delay: measureIn('red', row, 'queue_delay') },
  );
}

export interface Saving {
  /** Delay that is saved, ms; negative where the delay is longer. */
  readonly saved: Estimate;
  /** Delay of the undisturbed network at the same goodput, ms. */
  readonly baseDelay: number;
  readonly delay: number;
  readonly utilization: number;
  readonly runs: number;
}

/**
 * The saving; `beyond` where the undisturbed network has a run's goodput at no setting; null while nothing is known.
 */
export function savingOf(
  outcomes: readonly (Outcome | undefined)[],
  base: readonly FrontierPoint[],
): Saving | 'beyond' | null {
  const pairs = outcomes.flatMap((outcome, replication) => {
    if (outcome === undefined || Number.isNaN(outcome.utilization)) return [];
    const line = lineIn(base, replication);
    // a curve that is not complete says nothing about points beyond its ends
    if (line.length < base.length) return [];
    return [{ ...outcome, height: heightAt(line, placeOfShare(outcome.utilization)) }];
  });
  const heights = pairs.flatMap(({ height }) => (height === null ? [] : [height]));
  if (pairs.length === 0) return null;
  if (heights.length < pairs.length) return 'beyond';
  const mean = (values: readonly number[]) => estimate(values).mean;
  return {
    saved: estimate(pairs.map(({ height, delay }) => (height ?? Number.NaN) - delay)),
    baseDelay: mean(heights),
    delay: mean(pairs.map(({ delay }) => delay)),
    utilization: mean(pairs.map(({ utilization }) => utilization)),
    runs: pairs.length,
  };
}

/** The saving while runs come: from the first run alone until there are three, as the interval of two says nothing. */
export function savingSoFar(
  outcomes: readonly (Outcome | undefined)[],
  base: readonly FrontierPoint[],
): Saving | 'beyond' | null {
  const saving = savingOf(outcomes, base);
  const isTwo = saving !== null && saving !== 'beyond' && saving.runs > 1 && saving.runs < LEAST_RUNS;
  return isTwo ? savingOf(outcomes.slice(0, 1), base) : saving;
}

/** Utilization and delay of a point in each replication. */
export function outcomesOf(point: FrontierPoint, runs: number): (Outcome | undefined)[] {
  return Array.from({ length: runs }, (_, run) => {
    const utilization = point.value('utilization', run);
    return Number.isNaN(utilization) ? undefined : { utilization, delay: point.value('queue_delay', run) };
  });
}
