// Reordering over the time of a trace, in words.

import { sharePercent } from '../../../bench/words/counts.ts';
import { amount, percent } from '../../../bench/words/numbers.ts';
import type { AxisSpec } from '../../../charts/scales/axis.ts';
import { whole } from '../../../notation/whole.ts';
import { type Bins, sharesOf } from './bins.ts';
import { between } from './times.ts';

/** An interval with fewer packets has no worst share: one of them is too large a part of it. */
const ENOUGH = 20;

/** `range` is what undecided and likely segments leave open. */
export function wordsOf(
  bins: Bins,
  edges: readonly number[],
  axis: AxisSpec,
  range: readonly [number, number] | undefined,
): { summary: string; caption: string } {
  const { received, reordered } = bins;
  const shares = sharesOf(bins).reordered;
  const held = `${whole(Math.round(sum(received) / received.length))} packets per interval on average`;
  const open = range === undefined ? '' : ` (between ${precise(range[0])} and ${precise(range[1])} may be)`;
  if (sum(reordered) === 0) {
    const what = range === undefined ? 'reordered packets' : `packets that count as reordered${open}`;
    const none = `No interval has ${what}; ${held}.`;
    return { summary: none, caption: none };
  }
  const full = shares.map((share, i) => ((received[i] ?? 0) >= ENOUGH ? share : -1));
  const most = Math.max(...full);
  const worst = full.indexOf(most);
  const place = between(edges[worst] ?? 0, edges[worst + 1] ?? 0, axis);
  // no condition where no interval is left out
  const among = full.includes(-1) ? `in an interval of ${ENOUGH} packets or more ` : '';
  const where = `${most > 0 && shares.length > 1 ? `; ${among}at worst ${percent(most)}, ${axis.unit === undefined ? '' : 'from '}${place}` : ''}`;
  const calm = shares.filter((share) => share === 0).length;
  const are = range === undefined ? 'are reordered' : 'count as reordered';
  const share = sum(reordered) / sum(received);
  return {
    summary: `${sharePercent(share)} of the packets ${are} over the whole${open}${where}; ${held}. ${calm === 0 ? 'Every interval has some.' : `${calm} of ${shares.length} intervals have none.`}`,
    caption: `${percent(share)} of all packets ${are}${open}${where}; ${held}.`,
  };
}

function precise(share: number): string {
  return `${amount(100 * share)}%`;
}

function sum(counts: Uint32Array): number {
  let total = 0;
  for (const count of counts) total += count;
  return total;
}
