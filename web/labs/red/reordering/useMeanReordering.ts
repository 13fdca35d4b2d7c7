// The reorder density of the first flow's packets at the receiver, over the runs of a scenario.

import type { RedScenario } from '#pkg/params.ts';
import type { RedReordering } from '#pkg/red.js';
import { THRESHOLD } from '#pkg/red.reordering.heads.ts';
import { useRuns } from '../../../bench/results/useRuns.ts';
import { encodeModelWithout } from '../../../scenario/encode.ts';
import { type Estimate, estimate } from '../../../sim/estimate.ts';
import { PRIORITY } from '../../../sim/job.ts';
import type { JobView } from '../../../sim-react/useJob.ts';

export interface MeanReordering {
  /** Displacement of the first entry of `rd`. */
  readonly from: number;
  /** Mean share at each displacement, and the half-width of its interval; NaN for a single run. */
  readonly rd: Float64Array;
  readonly half: Float64Array;
  readonly meanDisplacement: Estimate;
  readonly entropy: Estimate;
}

export function useMeanReordering(scenario: Readonly<RedScenario>): JobView<MeanReordering> {
  const text = encodeModelWithout('red', scenario, ['runs']);
  const { runs } = scenario;
  return useRuns(`reordering ${runs} ${text}`, () => ({
    priority: PRIORITY.soon,
    scenarios: [text],
    runs,
    call: (scenario, run) => ({ fn: 'red_reordering', args: [scenario, run, THRESHOLD] }),
    show: ([found = []]) => meanReordering(found),
  }));
}

function meanReordering(runs: readonly RedReordering[]): MeanReordering {
  const shares = Array.from({ length: 2 * THRESHOLD + 1 }, (_, i) =>
    estimate(runs.map(({ rd }) => rd[i] ?? 0)),
  );
  return {
    from: -THRESHOLD,
    rd: Float64Array.from(shares, ({ mean }) => mean),
    half: Float64Array.from(shares, ({ ci95 }) => ci95 ?? Number.NaN),
    meanDisplacement: estimate(runs.map((run) => run.meanDisplacement)),
    entropy: estimate(runs.map((run) => run.entropy)),
  };
}
