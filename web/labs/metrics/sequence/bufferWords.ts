// The reordering buffer in words, arrival by arrival.

import { type Part, plain, strong, textOf } from '../../../bench/lead/parts.ts';
import { countWithNoun } from '../../../bench/words/counts.ts';
import { sentence } from '../../../bench/words/sentence.ts';
import { formatCount } from '../../../notation/formatCount.ts';
import { noBuffer } from '../measures/sentences.ts';
import type { ExplainedSequence } from './explained.ts';

/** Largest number of bars; with more arrivals only the first are shown. */
export const MOST_BARS = 1000;

type Report = Pick<ExplainedSequence['report'], 'occupancy'> & {
  readonly measures: Pick<ExplainedSequence['report']['measures'], 'threshold'>;
};

/** "the buffer holds **2 packets** at most, first after arrival 4, and is empty after **4 of 6** arrivals". */
export function bufferParts({ occupancy, measures }: Report): Part[] {
  if (measures.threshold === 0) return noBuffer();
  // NaN: a second copy does not enter the buffer
  const shown = Array.from(occupancy.subarray(0, MOST_BARS));
  const held = shown.filter((value) => !Number.isNaN(value));
  const copies = held.length < shown.length ? ' of first copies' : '';
  const part =
    shown.length < occupancy.length ? `in the first ${countWithNoun(shown.length, 'arrival')} ` : '';
  const most = Math.max(0, ...held);
  if (most === 0) return [plain(`${part}each packet can be passed on as it arrives: `), strong('none waits')];
  const empty = held.filter((value) => value === 0).length;
  const end = held.at(-1) ?? 0;
  return [
    plain(`${part}the buffer holds `),
    strong(countWithNoun(most, 'packet')),
    plain(` at most, first after arrival ${formatCount(shown.indexOf(most) + 1)}, and is empty after `),
    strong(`${formatCount(empty)} of ${formatCount(held.length)}`),
    plain(` arrivals${copies}`),
    ...(end > 0
      ? [plain(`; ${countWithNoun(end, 'packet')} still ${end === 1 ? 'waits' : 'wait'} at the end`)]
      : []),
  ];
}

export const bufferText = (report: Report): string => sentence(textOf(bufferParts(report)));
