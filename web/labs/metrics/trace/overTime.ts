// Reordering over the time of a trace, in words.

import type { TraceMeasures } from '#pkg/texts.js';
import { aside, type Part, plain, strong } from '../../../bench/lead/parts.ts';
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
  what = 'packets',
): { summary: string; finding: Part[] } {
  const { received, reordered } = bins;
  const shares = sharesOf(bins).reordered;
  const held = `${whole(Math.round(sum(received) / received.length))} packets per interval on average`;
  const open = range === undefined ? '' : ` (between ${precise(range[0])} and ${precise(range[1])} may be)`;
  if (sum(reordered) === 0) {
    const what = range === undefined ? 'reordered packets' : `packets that count as reordered${open}`;
    return {
      summary: `No interval has ${what}; ${held}.`,
      finding: [strong('no interval'), plain(` has ${what}`)],
    };
  }
  const full = shares.map((share, i) => ((received[i] ?? 0) >= ENOUGH ? share : -1));
  const most = Math.max(...full);
  const worst = full.indexOf(most);
  const place = between(edges[worst] ?? 0, edges[worst + 1] ?? 0, axis);
  const isTold = most > 0 && shares.length > 1;
  // no condition where no interval is left out
  const among = full.includes(-1) ? ` in an interval of ${ENOUGH} packets or more` : '';
  const calm = shares.filter((share) => share === 0).length;
  const are = range === undefined ? 'are reordered' : 'count as reordered';
  const share = sum(reordered) / sum(received);
  const rest =
    calm === 0
      ? 'every interval has some'
      : `${calm} of ${shares.length} intervals ${calm === 1 ? 'has' : 'have'} none`;
  return {
    summary: `${sharePercent(share)} of the ${what} ${are} over the whole${open}${isTold ? `; at worst ${percent(most)}${among}, ${place}` : ''}; ${held}; ${rest}.`,
    finding: [
      strong(percent(share)),
      plain(` of the ${what} ${are}`),
      aside(open),
      ...(isTold ? [plain(', at worst '), strong(percent(most)), plain(`${among} (${place})`)] : []),
      aside(`; ${rest}`),
    ].filter(({ text }) => text !== ''),
  };
}

/** What the shares are of. */
export const countedOf = ({ merged }: Pick<TraceMeasures, 'merged'>): string =>
  merged ? 'merged segments' : 'packets';

function precise(share: number): string {
  return `${amount(100 * share)}%`;
}

function sum(counts: Uint32Array): number {
  let total = 0;
  for (const count of counts) total += count;
  return total;
}
