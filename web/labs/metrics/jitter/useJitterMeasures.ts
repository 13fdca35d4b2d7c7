// Every measure of the scenario's own law, over all its replications: what `oos run` prints.

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
  /** Replications that have come in. */
  readonly runs: number;
  readonly estimates: Estimates<'metrics'>;
  /** A row for each run, in order; undefined where one has not come. */
  readonly rows: readonly (Float64Array | undefined)[];
  readonly rbd: Float64Array;
  /** Half the 95% interval of each of its shares. */
  readonly rbdHalf: Float64Array | undefined;
  readonly tooLate: number;
  /** The first replication, for what has no mean over replications. */
  readonly first: ReorderingMeasures;
}

export function useJitterMeasures(scenario: Readonly<MetricsScenario>): JobView<PathMeasures> {
  const { runs } = scenario;
  const text = textWithout(scenario, ['runs']);
  return useRuns(`jitter measures ${runs} ${text}`, () => ({
    // the densities move first: they are under the reader's eye
    priority: PRIORITY.soon,
    scenarios: [text],
    runs,
    call: pathCall,
    show: (_, [all = []]) => summarise(all),
  }));
}

/** What is shown of one run alone is always the first one's: until it has come there is nothing to show. */
export function summarise(all: readonly ReorderingMeasures[]): PathMeasures | null {
  const [first] = all;
  if (first === undefined) return null;
  // replications that have not come are holes, which flat() drops
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
