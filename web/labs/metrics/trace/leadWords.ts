// Leading sentences of a capture's figures, without their beginning.

import type { TracePackets, TraceSurvey } from '#pkg/texts.js';
import { type Part, phrase, plain, strong } from '../../../bench/lead/parts.ts';
import { percent } from '../../../bench/words/numbers.ts';
import { uncapital } from '../../../notation/capital.ts';
import { formatCount } from '../../../notation/formatCount.ts';
import { countedOf } from './overTime.ts';
import { spanWords } from './sentences.ts';

/** The model's name for RTP as the source of send times. */
export const RTP = 'RTP timestamps';

/**
 * "by TCP timestamps, half of the packets take at most **1.2 ms** longer than the fastest, 99% at most **13 ms** and
 * the slowest **24 ms**"; null where packets carry no send times.
 */
export function delayParts({
  delays,
  sentBy,
  tick = 0,
}: Pick<TracePackets, 'delays' | 'sentBy' | 'tick'>): Part[] | null {
  // rounded up to ticks of the clock of the send times
  const whole = (delay: number) => (tick > 0 ? Math.ceil(delay / tick - 1e-6) * tick : delay);
  const [half, most, longest] = Array.from(delays, whole);
  if (half === undefined || most === undefined || longest === undefined || sentBy === undefined) return null;
  return [
    plain(`by ${sentBy}, half of the packets take at most `),
    strong(spanWords(half)),
    plain(' longer than the fastest, 99% at most '),
    strong(spanWords(most)),
    plain(' and the slowest '),
    strong(spanWords(longest)),
    ...(sentBy === RTP ? [plain(', a late sender included')] : []),
  ];
}

/** The likely cause, and the number that speaks for it; without one, the displacements that the figure shows. */
export function causeParts({
  causes,
  displacements,
  measured,
}: Pick<TraceSurvey, 'causes' | 'displacements' | 'measured'>): Part[] {
  const over = measured > 1 ? 'over all flows ' : '';
  const likely = causes.find((cause) => cause.likely);
  if (likely !== undefined) {
    const [number] = likely.pro;
    return [
      plain(`${over}it looks like `),
      phrase(likely.words),
      ...(number === undefined
        ? []
        : [plain(`${likely.words.includes(':') ? ';' : ':'} ${uncapital(number)}`)]),
    ];
  }
  const { early, late, total } = sidesOf(displacements);
  const share = (count: number) => percent(count / Math.max(1, total));
  return [
    plain(
      `${over === '' ? '' : 'over all flows, '}of the ${formatCount(total)} ${countedOf(displacements)} in stretches with reordering `,
    ),
    strong(share(early)),
    plain(' come early and '),
    strong(share(late)),
    plain(' late: the cause is unclear'),
  ];
}

/** Number of packets that are early, of those that are late, and of all. */
export function sidesOf({ from, counts }: Pick<TraceSurvey['displacements'], 'from' | 'counts'>) {
  const sum = (some: Float64Array) => some.reduce((total, count) => total + count, 0);
  return {
    early: sum(counts.subarray(0, Math.max(0, -from))),
    late: sum(counts.subarray(Math.max(0, 1 - from))),
    total: sum(counts),
  };
}
