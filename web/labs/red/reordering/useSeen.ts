// How the packets of the first flow are reordered where they arrive, over the runs of a scenario.

import type { RedScenario } from '#pkg/params.ts';
import type { RedReordering } from '#pkg/red.js';
import { encodeModelWithout } from '../../../scenario/encode.ts';
import { type Estimate, estimate } from '../../../sim/estimate.ts';
import { PRIORITY } from '../../../sim/job.ts';
import { type JobView, useJob } from '../../../sim-react/useJob.ts';

/** Displacements that are told apart: those of `oos figure`. */
const THRESHOLD = 64;

export interface Seen {
  /** The displacement of the first share. */
  readonly from: number;
  /** Mean share at each displacement, and half of its interval; NaN of one run. */
  readonly rd: Float64Array;
  readonly half: Float64Array;
  readonly meanDisplacement: Estimate;
  readonly entropy: Estimate;
}

export function useSeen(scenario: Readonly<RedScenario>): JobView<Seen> {
  const text = encodeModelWithout('red', scenario, ['runs']);
  const { runs } = scenario;
  return useJob(`reordering ${runs} ${text}`, () => ({
    priority: PRIORITY.soon,
    calls: Array.from({ length: runs }, (_, run) => ({
      fn: 'red_reordering' as const,
      args: [text, run, THRESHOLD] as const,
    })),
    start: (): RedReordering[] => [],
    add: (gathered, found: RedReordering, run) => {
      gathered[run] = found;
    },
    // runs that have not come are holes, which flat() drops
    show: (gathered): Seen | null => seenIn(gathered.flat()),
  }));
}

function seenIn(runs: readonly RedReordering[]): Seen | null {
  if (runs.length === 0) return null;
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
