// The events of a transfer, in words.

import type { TcpTransfer } from '#pkg/tcp.js';
import { countWithNoun } from '../../../bench/words/counts.ts';
import { threeDigits } from '../../../bench/words/numbers.ts';
import { formatCount } from '../../../notation/formatCount.ts';

type Counts = Pick<
  TcpTransfer,
  | 'recoveries'
  | 'timeouts'
  | 'needlessCuts'
  | 'undoneByDuplicates'
  | 'undoneByTimestamps'
  | 'retransmissions'
  | 'needlessRetransmissions'
  | 'lost'
>;

export function cutsOf({ recoveries, timeouts }: Pick<Counts, 'recoveries' | 'timeouts'>): number {
  return recoveries + timeouts;
}

export function undosOf({
  undoneByDuplicates,
  undoneByTimestamps,
}: Pick<Counts, 'undoneByDuplicates' | 'undoneByTimestamps'>): number {
  return undoneByDuplicates + undoneByTimestamps;
}

/** "7 times for packets that are only late", "12 times, 11 of them needlessly". */
export function cutWords(counts: Counts): string {
  const cuts = cutsOf(counts);
  const times = cuts === 1 ? 'once' : countWithNoun(cuts, 'time');
  if (counts.needlessCuts === 0) return `${times}, always after a loss`;
  if (counts.needlessCuts === cuts) return `${times} for packets that are only late`;
  return `${times}, ${formatCount(counts.needlessCuts)} of them needlessly`;
}

/** "undoes 6 of the cuts". */
export function undoWords(counts: Counts): string {
  const [cuts, undos] = [cutsOf(counts), undosOf(counts)];
  if (undos === 0) return cuts === 1 ? 'does not undo the cut' : 'undoes none of the cuts';
  if (cuts === 1) return 'undoes the cut';
  if (undos === 2 && cuts === 2) return 'undoes both cuts';
  return undos === cuts ? 'undoes all cuts' : `undoes ${formatCount(undos)} of the cuts`;
}

/** "; its duplicate threshold rises from 3 to 41": empty where it stays. */
export function thresholdWords({ thresholds }: Pick<TcpTransfer, 'thresholds'>): string {
  const [first, last] = [thresholds[0], thresholds.at(-1)];
  if (first === undefined || last === undefined || last <= first) return '';
  return `; its duplicate threshold rises from ${formatCount(first)} to ${formatCount(last)}`;
}

/** "11 recoveries, 1 timeout, 11 needless, 9 undone (9 by timestamps); 14 retransmissions, 12 needless; 10.2 s." */
export function transferWords(counts: Counts & Pick<TcpTransfer, 'duration'>): string {
  const { recoveries, timeouts, needlessCuts, undoneByDuplicates, undoneByTimestamps, duration } = counts;
  const undos = [
    ...(undoneByTimestamps > 0 ? [`${formatCount(undoneByTimestamps)} by timestamps`] : []),
    ...(undoneByDuplicates > 0 ? [`${formatCount(undoneByDuplicates)} by duplicates`] : []),
  ];
  const undone =
    undos.length === 0 ? 'none undone' : `${formatCount(undosOf(counts))} undone (${undos.join(', ')})`;
  const cuts = [
    recoveries === 1 ? '1 recovery' : `${formatCount(recoveries)} recoveries`,
    ...(timeouts > 0 ? [countWithNoun(timeouts, 'timeout')] : []),
    `${formatCount(needlessCuts)} needless`,
    undone,
  ];
  const { retransmissions: again, needlessRetransmissions: needless } = counts;
  const copies =
    again === 0
      ? 'no retransmission'
      : `${countWithNoun(again, 'retransmission')}, ${formatCount(needless)} needless`;
  return `${cuts.join(', ')}; ${copies}; ${threeDigits(duration)} s.`;
}
