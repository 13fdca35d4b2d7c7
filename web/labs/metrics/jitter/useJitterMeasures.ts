// Every measure of the scenario's own law over all its replications, as `oos run` prints them.

import type { ReorderingMeasures } from '#pkg/metrics.js';
import type { MetricsScenario } from '#pkg/params.ts';
import { type Estimates, estimatesOf } from '../../../bench/results/estimates.ts';
import { useRuns } from '../../../bench/results/useRuns.ts';
import { estimate, halfDensity, meanDensity } from '../../../sim/estimate.ts';
import { PRIORITY } from '../../../sim/job.ts';
import type { JobView } from '../../../sim-react/useJob.ts';
import { pathCall } from '../shared/calls.ts';
import { textWithout } from '../shared/texts.ts';

export interface PathMeasures {
  /** Number of replications that have come. */
  readonly runs: number;
  readonly estimates: Estimates<'metrics'>;
  /** The measures of each run, in order; undefined for a run that has not come. */
  readonly rows: readonly (Float64Array | undefined)[];
  readonly rbd: Float64Array;
  /** Half-width of the 95% interval of each share of `rbd`. */
  readonly rbdHalf: Float64Array | undefined;
  readonly tooLate: number;
  /** The first replication, for results without a mean over replications. */
  readonly first: ReorderingMeasures;
}

export function useJitterMeasures(scenario: Readonly<MetricsScenario>): JobView<PathMeasures> {
  const { runs } = scenario;
  const text = textWithout(scenario, ['runs']);
  return useRuns(`jitter measures ${runs} ${text}`, () => ({
    // the densities come first, as the reader is looking at them
    priority: PRIORITY.soon,
    scenarios: [text],
    runs,
    call: pathCall,
    show: (_, [all = []]) => summarise(all),
  }));
}

/**
 * Means over the replications that have come; null until the first one has, as results of a single run are always from
 * it.
 */
export function summarise(all: readonly ReorderingMeasures[]): PathMeasures | null {
  const [first] = all;
  if (first === undefined) return null;
  // replications that have not come leave holes in the array, which flat() drops
  const samples = [all].flat();
  return {
    runs: samples.length,
    rows: Array.from(all, (run) => run?.values),
    estimates: estimatesOf(
      'metrics',
      samples.map(({ values }) => values),
    ),
    rbd: meanDensity(samples.map(({ rbd }) => rbd)),
    rbdHalf: halfDensity(samples.map(({ rbd }) => rbd)),
    tooLate: estimate(samples.map(({ tooLate }) => tooLate)).mean,
    first,
  };
}
