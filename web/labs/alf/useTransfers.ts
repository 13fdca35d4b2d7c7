// Every run of the scenario, for the figures that show distributions over all of them.

import type { AlfTransfer } from '#pkg/alf.js';
import type { AlfScenario } from '#pkg/params.ts';
import { useRuns } from '../../bench/results/useRuns.ts';
import { withHalf } from '../../bench/words/numbers.ts';
import { encodeModel } from '../../scenario/encode.ts';
import { useKept, useScenario } from '../../scenario/react.tsx';
import { type Estimate, estimate } from '../../sim/estimate.ts';
import { PRIORITY } from '../../sim/job.ts';
import type { JobView } from '../../sim-react/useJob.ts';

/** The columns that distributions need of a transfer: the rest of its record would fill the memory. */
export type Delivered = Pick<
  AlfTransfer,
  'blocking' | 'blockingMean' | 'jitter' | 'density' | 'densityFrom' | 'meanDisplacement' | 'entropy'
>;

/** The runs that have come so far, in their order. */
export interface Transfers {
  readonly inOrder: readonly Delivered[];
  readonly outOfOrder: readonly Delivered[];
}

interface Sides {
  readonly inOrder: Delivered;
  readonly outOfOrder: Delivered;
}

export function useTransfers(scenario: Readonly<AlfScenario>): JobView<Transfers> {
  const { runs } = scenario;
  const text = encodeModel('alf', scenario);
  return useRuns<'alf_run', Transfers, Sides>(`transfers ${runs} ${text}`, () => ({
    // after the run that a drag waits for
    priority: PRIORITY.soon,
    scenarios: [text],
    runs,
    call: (scenario, run) => ({ fn: 'alf_run', args: [scenario, run] }),
    kept: ({ inOrder, outOfOrder }) => ({
      inOrder: delivered(inOrder),
      outOfOrder: delivered(outOfOrder),
    }),
    show: ([known = []]): Transfers => ({
      inOrder: known.map(({ inOrder }) => inOrder),
      outOfOrder: known.map(({ outOfOrder }) => outOfOrder),
    }),
  }));
}

/** The runs of the kept scenario; null where nothing is kept, or until they have come. */
export function useKeptTransfers(): Transfers | null {
  const scenario = useScenario('alf');
  const kept = useKept('alf');
  // without a kept scenario these are the page's own runs
  const job = useTransfers(kept ?? scenario);
  return kept === null || job.isStale ? null : job.result;
}

function delivered({
  blocking,
  blockingMean,
  jitter,
  density,
  densityFrom,
  meanDisplacement,
  entropy,
}: AlfTransfer): Delivered {
  return { blocking, blockingMean, jitter, density, densityFrom, meanDisplacement, entropy };
}

/** Mean and confidence interval, over the runs, of a number of each run. */
export function estimateOverRuns(runs: readonly Delivered[], of: (run: Delivered) => number): Estimate {
  return estimate(runs.map(of));
}

/** "9.5 ± 0.6"; of a single run, its value. */
export function intervalText({ mean, ci95 }: Estimate): string {
  return withHalf(mean, ci95 ?? 0);
}

/** The end of a sentence about all runs. */
export function ofRuns(runs: number): string {
  return runs === 1 ? '' : ` Means of ${runs} runs.`;
}
