// The leading result in words. Each is made from the measures; nothing is claimed that the interval does not allow.

import { cannotTell, isOpen } from '../../../bench/results/told.ts';
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
const EQUAL_USE: Part = { text: 'at equal link use', measure: 'utilization' };

export interface Verdict {
  readonly words: readonly Part[];
  readonly side: 'won' | 'lost' | 'even';
}

type Known = Pick<Comparison, 'saving' | 'isSoFar' | 'isBeyond' | 'isOwn' | 'own'>;

export const UNKNOWN: Verdict = { words: [], side: 'even' };

/** "at equal link use packets wait 12.6 ms less in the queue.", behind what is done to the packets. */
export function verdict({ saving, isSoFar, isBeyond, isOwn, own }: Known): Verdict {
  if (!isOwn) {
    return own === null ? AWAITED : inOrder({ text: `${timeTo(own.delay, null)} `, isResult: true });
  }
  if (saving === null) {
    if (!isBeyond || own === null) return UNKNOWN;
    return even([
      { text: 'then ' },
      { text: `${linkShare(own.utilization)} of the link`, isResult: true, measure: 'utilization' },
      { text: ' is in use, a share that no setting has without it.' },
    ]);
  }
  const { runs, saved } = saving;
  const end = isSoFar ? { text: ' so far.' } : END;
  const { mean, ci95 } = saved;
  if (isOpen(saved, saving.baseDelay)) {
    return even([
      EQUAL_USE,
      { text: ' packets wait ' },
      { text: `${mean > 0 ? 'less' : 'longer'} or not `, isResult: true },
      IN_THE_QUEUE,
      { text: cannotTell(runs) },
      end,
    ]);
  }
  if (isEven(saved)) {
    return even([
      EQUAL_USE,
      { text: ' packets wait ' },
      { text: 'as long ', isResult: true },
      IN_THE_QUEUE,
      ...(runs === 1 ? [] : [{ text: `, as far as ${runs} runs can tell` }]),
      end,
    ]);
  }
  const won = mean > 0;
  return {
    words: [
      EQUAL_USE,
      { text: ' packets wait ' },
      {
        text: `${timeTo(Math.abs(mean), ci95, Math.max(saving.baseDelay, saving.delay))} ${won ? 'less' : 'longer'} `,
        isResult: true,
      },
      IN_THE_QUEUE,
      end,
    ],
    side: won ? 'won' : 'lost',
  };
}

const END: Part = { text: '.' };

/** What is said where nothing disturbs the packets, until their wait is known: what follows it then stays in its line. */
export const AWAITED = inOrder({ text: '… ms ', isResult: true, isAwaited: true });

function inOrder(wait: Part): Verdict {
  return even([{ text: 'Not shuffled, packets wait ' }, wait, IN_THE_QUEUE, END]);
}

function even(words: readonly Part[]): Verdict {
  return { words, side: 'even' };
}
