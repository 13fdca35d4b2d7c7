// The leading result in words. Each is made from the measures; nothing is claimed that the interval does not allow.

import { isOpen } from '../../../bench/results/told.ts';
import { counted } from '../../../bench/words/counts.ts';
import { timeTo } from '../../../bench/words/times.ts';
import { linkShare, type RedMeasure } from '../frontier/lines.ts';
import { isEven } from '../frontier/sentences.ts';
import type { Comparison } from '../frontier/useComparison.ts';

export interface Part {
  readonly text: string;
  readonly isResult?: boolean;
  /** What the words stand for, and are explained by. */
  readonly measure?: RedMeasure;
  /** It stands for a number that has not come, and has the room that the number will take. */
  readonly isAwaited?: boolean;
}

const IN_THE_QUEUE: Part = { text: 'in the queue', isResult: true, measure: 'queue_delay' };
/** What is compared has another threshold there. */
const EQUAL_USE: readonly Part[] = [
  { text: ' at ' },
  { text: 'the same link utilization', measure: 'utilization' },
];

export interface Verdict {
  readonly words: readonly Part[];
  readonly side: 'won' | 'lost' | 'even';
}

type Known = Pick<Comparison, 'saving' | 'isSoFar' | 'isBeyond' | 'isOwn' | 'own' | 'against'>;

export const UNKNOWN: Verdict = { words: [], side: 'even' };

/** "packets wait 12.6 ms less in the queue at the same link utilization.", after what disturbs the packets. */
export function verdict({ saving, isSoFar, isBeyond, isOwn, own, against }: Known): Verdict {
  if (!isOwn) {
    return own === null ? AWAITED : inOrder({ text: `${timeTo(own.delay, null)} `, isResult: true });
  }
  if (saving === null) {
    if (!isBeyond || own === null) return UNKNOWN;
    return even([
      { text: 'the ' },
      { text: 'link utilization', measure: 'utilization' },
      { text: ' is ' },
      { text: linkShare(own.utilization), isResult: true },
      { text: `; ${against}, no setting has the same.` },
    ]);
  }
  const { runs, saved } = saving;
  const end = isSoFar ? { text: ' so far.' } : END;
  const { mean, ci95 } = saved;
  if (isOpen(saved, saving.baseDelay)) {
    return even([
      { text: `${counted(runs, 'run')} ` },
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
        text: `${timeTo(Math.abs(mean), ci95, Math.max(saving.baseDelay, saving.delay))} ${won ? 'less' : 'longer'} `,
        isResult: true,
      },
      IN_THE_QUEUE,
      ...EQUAL_USE,
      end,
    ],
    side: won ? 'won' : 'lost',
  };
}

const END: Part = { text: '.' };

/** What is said where nothing disturbs the packets, until their wait is known: what follows it then stays in its line. */
export const AWAITED = inOrder({ text: '… ms ', isResult: true, isAwaited: true });

function inOrder(wait: Part): Verdict {
  return even([{ text: 'Without reordering, packets wait ' }, wait, IN_THE_QUEUE, END]);
}

function even(words: readonly Part[]): Verdict {
  return { words, side: 'even' };
}
