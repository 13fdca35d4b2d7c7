// The leading result in words, from the measures; it claims no difference that the confidence interval does not show.

import { isUndecided } from '../../../bench/results/undecided.ts';
import { countWithNoun } from '../../../bench/words/counts.ts';
import { timeText } from '../../../bench/words/times.ts';
import { linkShare, type RedMeasure } from '../frontier/lines.ts';
import type { Saving } from '../frontier/saving.ts';
import { isEven } from '../frontier/sentences.ts';
import type { Comparison } from '../frontier/useComparison.ts';

export interface Part {
  readonly text: string;
  readonly isResult?: boolean;
  /** The measure that explains these words on demand. */
  readonly measure?: RedMeasure;
  /** A text as wide as the number that has not come, to keep its room. */
  readonly awaited?: string;
}

const IN_THE_QUEUE: Part = { text: 'in the queue', isResult: true, measure: 'queue_delay' };
/** Words for equal utilization, at which the base has another threshold. */
const EQUAL_USE: readonly Part[] = [
  { text: ' at ' },
  { text: 'the same link utilization', measure: 'utilization' },
];

export interface Verdict {
  readonly words: readonly Part[];
  readonly side: 'won' | 'lost' | 'even';
}

type KnownComparison = Pick<
  Comparison,
  'saving' | 'asMany' | 'isSoFar' | 'beyond' | 'isOwn' | 'own' | 'against' | 'hasCopies' | 'far'
>;

export const UNKNOWN: Verdict = { words: [], side: 'even' };

/** "packets wait 12.6 ms less in the queue at the same link utilization.", after what disturbs the packets. */
export function verdict(known: KnownComparison): Verdict {
  const { saving, asMany, isSoFar, beyond, isOwn, own, against, hasCopies, far } = known;
  if (!isOwn) return own === null ? AWAITED : inOrder(own, far);
  if (hasCopies) return own === null ? UNKNOWN : wasted(own, isSoFar);
  if (saving === null) {
    if (beyond === null || own === null) return UNKNOWN;
    return even([
      { text: 'the ' },
      { text: 'link utilization', measure: 'utilization' },
      { text: ' is ' },
      { text: linkShare(own.utilization), isResult: true },
      { text: `; ${against}, it is ${endWords(beyond, own.utilization)}.` },
    ]);
  }
  const { runs, saved } = saving;
  const end = isSoFar ? { text: ' so far.' } : END;
  const { mean, ci95 } = saved;
  if (isUndecided(saved, saving.baseDelay)) {
    return even([
      { text: `${countWithNoun(runs, 'run')} ` },
      { text: `${runs === 1 ? 'does' : 'do'} not show${isSoFar ? ' yet' : ''} `, isResult: true },
      { text: `whether packets wait ${mean > 0 ? 'less' : 'longer'} ` },
      { ...IN_THE_QUEUE, isResult: false },
      ...EQUAL_USE,
      END,
    ]);
  }
  if (isEven(saved)) {
    return even([
      { text: 'packets wait ' },
      { text: 'equally long ', isResult: true },
      IN_THE_QUEUE,
      ...EQUAL_USE,
      ...(runs === 1 ? [] : [{ text: `, as far as ${runs} runs show` }]),
      end,
    ]);
  }
  const won = mean > 0;
  return {
    words: [
      { text: 'packets wait ' },
      {
        text: `${timeText(Math.abs(mean), ci95, Math.max(saving.baseDelay, saving.delay))} ${won ? 'less' : 'longer'} `,
        isResult: true,
      },
      IN_THE_QUEUE,
      ...EQUAL_USE,
      ...(asMany === null ? [] : [{ text: `, and ${asManyWords(asMany)} if as many are lost instead` }]),
      end,
    ],
    side: won ? 'won' : 'lost',
  };
}

const END: Part = { text: '.' };

/** "at least 74.6%": the end of the base's utilizations that is nearer to the scenario's. */
function endWords([least, most]: NonNullable<KnownComparison['beyond']>, own: number): string {
  return least - own > own - most ? `at least ${linkShare(least)}` : `at most ${linkShare(most)}`;
}

/** "3.0 ms less": the saving of the path that loses as many packets as are reordered. */
function asManyWords({ saved: { mean, ci95 }, baseDelay, delay }: Saving): string {
  return `${timeText(Math.abs(mean), ci95, Math.max(baseDelay, delay))} ${mean > 0 ? 'less' : 'longer'}`;
}

/** Throughput beside utilization: how much of the link needless copies take. */
function wasted({ across, utilization }: NonNullable<KnownComparison['own']>, isSoFar: boolean): Verdict {
  return even([
    { text: 'the ' },
    { text: 'throughput', measure: 'throughput' },
    { text: ' is ' },
    { text: linkShare(across), isResult: true },
    { text: ' of the link, and ' },
    { text: linkShare(utilization), isResult: true, measure: 'utilization' },
    { text: ` without needless copies${isSoFar ? ' so far' : ''}.` },
  ]);
}

type Place = NonNullable<KnownComparison['far']>;

/**
 * "Without reordering, packets wait 26.9 ms in the queue at 84.6% link utilization, and 117 ms at 99.9%.": the
 * scenario's point and the far one, which show that a fuller link has a longer queue.
 */
function inOrder(own: Place | null, far: Place | null): Verdict {
  const result = (text: string | null, awaited: string): Part =>
    text === null ? { text: '…', isResult: true, awaited } : { text, isResult: true };
  const waitOf = (place: Place | null) => place && timeText(place.delay, null);
  const shareOf = (place: Place | null) => place && linkShare(place.utilization);
  return even([
    { text: 'Without reordering, packets wait ' },
    result(own && `${waitOf(own)} `, '26.9 ms'),
    IN_THE_QUEUE,
    { text: ' at ' },
    result(shareOf(own), '84.6%'),
    { text: ' ' },
    { text: 'link utilization', measure: 'utilization' },
    { text: ', and ' },
    result(waitOf(far), '117 ms'),
    { text: ' at ' },
    result(shareOf(far), '99.9%'),
    END,
  ]);
}

function even(words: readonly Part[]): Verdict {
  return { words, side: 'even' };
}

/** The sentence of an undisturbed path until its delay is known; it has the room of the numbers to come. */
export const AWAITED = inOrder(null, null);
