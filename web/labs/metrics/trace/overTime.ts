// The share of reordered packets over the time of a trace, in words.

import type { TraceMeasures } from '#pkg/texts.js';
import { aside, type Part, plain, strong } from '../../../bench/lead/parts.ts';
import { countWithNoun, sharePercent } from '../../../bench/words/counts.ts';
import type { AxisSpec } from '../../../charts/scales/axis.ts';
import { formatCount } from '../../../notation/formatCount.ts';
import { type Bins, sharesOf } from './bins.ts';
import { shareWords } from './sentences.ts';
import { intervalWords } from './times.ts';

/**
 * Least number of packets in an interval for the worst share: in a smaller one a single packet is too large a share.
 */
const ENOUGH = 20;

/** Summary and leading sentence; `range` is the share that undecided and likely packets leave open. */
export function overTimeWords(
  bins: Bins,
  edges: readonly number[],
  axis: AxisSpec,
  range: readonly [number, number] | undefined,
  what = 'packets',
): { summary: string; finding: Part[] } {
  const { received, reordered } = bins;
  const { reordered: shares, duplicates } = sharesOf(bins);
  const held = `${formatCount(Math.round(sum(received) / received.length))} packets per interval on average`;
  const open =
    range === undefined ? '' : ` (between ${shareWords(range[0])} and ${shareWords(range[1])} may be)`;
  if (sum(reordered) === 0) {
    const what = range === undefined ? 'reordered packets' : `packets that count as reordered${open}`;
    const copies = copiesOf(bins, duplicates);
    return {
      summary: `No interval has ${what}${copies}; ${held}.`,
      finding: [strong('no interval'), plain(` has ${what}${copies}`)],
    };
  }
  const full = shares.map((share, i) => ((received[i] ?? 0) >= ENOUGH ? share : -1));
  const most = Math.max(...full);
  const worst = full.indexOf(most);
  const place = intervalWords(edges[worst] ?? 0, edges[worst + 1] ?? 0, axis);
  const isTold = most > 0 && shares.length > 1;
  // no condition where all intervals are large enough
  const among = full.includes(-1) ? ` in an interval of ${ENOUGH} packets or more` : '';
  const calm = shares.filter((share) => share === 0).length;
  const are = range === undefined ? 'are reordered' : 'count as reordered';
  const share = sum(reordered) / sum(received);
  const higher = isTold ? fewOf(bins, shares, most) : '';
  const rest =
    calm === 0
      ? 'every interval has some'
      : `${calm} of ${shares.length} intervals ${calm === 1 ? 'has' : 'have'} none`;
  return {
    summary: `${sharePercent(share)} of the ${what} ${are} over the whole${open}${isTold ? `; at worst ${shareWords(most)}${among}, ${place}${higher}` : ''}; ${held}; ${rest}.`,
    finding: [
      strong(shareWords(share)),
      plain(` of the ${what} ${are}`),
      aside(open),
      ...(isTold
        ? [plain(', at worst '), strong(shareWords(most)), plain(`${among} (${place})`), aside(higher)]
        : []),
      aside(`; ${rest}`),
    ].filter(({ text }) => text !== ''),
  };
}

/** Explains the highest bar where it has too few packets to be the worst: readers look at it first. */
function fewOf({ received }: Bins, shares: readonly number[], most: number): string {
  const highest = Math.max(...shares);
  if (highest <= most) return '';
  const packets = received[shares.indexOf(highest)] ?? 0;
  return `; the highest bar, ${shareWords(highest)}, is of ${countWithNoun(packets, 'packet')}`;
}

/** Words for copies, where no packet is reordered. */
function copiesOf({ received, duplicates }: Bins, shares: readonly number[]): string {
  const copies = sum(duplicates);
  if (copies === 0) return '';
  const [all, most] = [copies / (copies + sum(received)), Math.max(...shares)];
  return `; ${shareWords(all)} of the arrivals are duplicates, at most ${shareWords(most)} in an interval`;
}

/** What the shares count. */
export const countedOf = ({ merged }: Pick<TraceMeasures, 'merged'>): string =>
  merged ? 'merged segments' : 'packets';

function sum(counts: Uint32Array): number {
  let total = 0;
  for (const count of counts) total += count;
  return total;
}
