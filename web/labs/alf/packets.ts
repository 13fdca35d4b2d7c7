// Distribution of the blocking time over packets, for figures outside this laboratory.

import { gatherRows, type Measurer, packetShares, scenarioIn } from '../../bench/rows/rows.ts';
import { encodeModel } from '../../scenario/encode.ts';
import type { Call } from '../../sim/calls.ts';

/** Shares of the packets by their wait in whole milliseconds, rounded down: less than 1 ms counts as none. */
function sharesByWait(waits: ArrayLike<number>): readonly number[] {
  const counts: number[] = [];
  for (const wait of Array.from(waits)) counts[Math.floor(wait)] = (counts[Math.floor(wait)] ?? 0) + 1;
  return packetShares(
    0,
    Array.from(counts, (count = 0) => count / waits.length),
  );
}

const blocking =
  (mode: 'inOrder' | 'outOfOrder'): Measurer =>
  (pool, link, given, signal) => {
    const scenario = scenarioIn('alf', link);
    const text = encodeModel('alf', scenario);
    const calls = Array.from(
      { length: given ?? scenario.runs },
      (_, run): Call<'alf_run'> => ({ fn: 'alf_run', args: [text, run] }),
    );
    return gatherRows<'alf_run'>(
      pool,
      { calls, rowsOf: (run) => [sharesByWait(run[mode].blocking)] },
      signal,
    );
  };

export const PACKETS = {
  blocking_in_order: blocking('inOrder'),
  blocking_out_of_order: blocking('outOfOrder'),
};
