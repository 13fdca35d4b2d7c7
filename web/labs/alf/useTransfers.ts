// Every run of the scenario, for the figures that show distributions over all of them.

import type { AlfRun, AlfTransfer } from '#pkg/alf.js';
import type { AlfScenario } from '#pkg/params.ts';
import { withHalf } from '../../bench/words/numbers.ts';
import { encodeModel } from '../../scenario/encode.ts';
import { useKept, useScenario } from '../../scenario/react.tsx';
import type { Call } from '../../sim/calls.ts';
import { type Estimate, estimate } from '../../sim/estimate.ts';
import { PRIORITY } from '../../sim/job.ts';
import { type JobView, useJob } from '../../sim-react/useJob.ts';

/** What distributions need of a transfer: the rest of its record would only fill the memory. */
export type Delivered = Pick<
  AlfTransfer,
  'blocking' | 'blockingMean' | 'jitter' | 'density' | 'densityFrom' | 'meanDisplacement' | 'entropy'
>;

/** The runs that have come, in their order. */
export interface Transfers {
  readonly inOrder: readonly Delivered[];
  readonly outOfOrder: readonly Delivered[];
}

export function useTransfers(scenario: Readonly<AlfScenario>): JobView<Transfers> {
  const { runs } = scenario;
  const text = encodeModel('alf', scenario);
  return useJob(`transfers ${runs} ${text}`, () => ({
    // behind the one run that follows the reader's hand
    priority: PRIORITY.soon,
    calls: calls(text, runs),
    size: runs,
    start: (): { inOrder: Delivered; outOfOrder: Delivered }[] => [],
    add: (gathered, { inOrder, outOfOrder }: AlfRun, index) => {
      gathered[index] = { inOrder: delivered(inOrder), outOfOrder: delivered(outOfOrder) };
    },
    show: (gathered): Transfers | null => {
      // runs that have not come are holes, which flat() drops
      const known = [gathered].flat();
      if (known.length === 0) return null;
      return {
        inOrder: known.map(({ inOrder }) => inOrder),
        outOfOrder: known.map(({ outOfOrder }) => outOfOrder),
      };
    },
  }));
}

/** The same of the kept scenario; null where nothing is kept, or until it has come. */
export function useKeptTransfers(): Transfers | null {
  const scenario = useScenario('alf');
  const kept = useKept('alf');
  // where nothing is kept these are the runs that the page has anyway
  const job = useTransfers(kept ?? scenario);
  return kept === null || job.isStale ? null : job.result;
}

function* calls(text: string, runs: number): Generator<Call<'alf_run'>> {
  for (let run = 0; run < runs; run += 1) yield { fn: 'alf_run', args: [text, run] };
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

/** Mean and interval over the runs of what each has. */
export function overRuns(runs: readonly Delivered[], of: (run: Delivered) => number): Estimate {
  return estimate(runs.map(of));
}

/** "9.5 ± 0.6", or what the only run has. */
export function withInterval({ mean, ci95 }: Estimate): string {
  return withHalf(mean, ci95 ?? 0);
}

/** The end of a sentence about all runs. */
export function ofRuns(runs: number): string {
  return runs === 1 ? '' : ` Means of ${runs} runs.`;
}
