// The leading result in words. Each is made from the measures; nothing is claimed that the interval does not allow.

import { percent, rounded } from '../../../bench/words/numbers.ts';
import type { RedMeasure } from '../frontier/lines.ts';
import type { Comparison } from '../frontier/useComparison.ts';
import { isEven } from '../frontier/words.ts';

export interface Part {
  readonly text: string;
  readonly isResult?: boolean;
  /** What the words stand for, and are explained by. */
  readonly measure?: RedMeasure;
}

const QUEUEING: Part = { text: 'queueing', isResult: true, measure: 'queue_delay' };
const AT_EQUAL: readonly Part[] = [{ text: ' at equal ' }, { text: 'utilization', measure: 'utilization' }];

export interface Verdict {
  readonly words: readonly Part[];
  readonly side: 'won' | 'lost' | 'even';
}

type Known = Pick<Comparison, 'saving' | 'isSoFar' | 'isBeyond' | 'isOwn' | 'own'>;

export const UNKNOWN: Verdict = { words: [], side: 'even' };

/** "saves 3.1 ms of queueing at equal utilization." */
export function verdict({ saving, isSoFar, isBeyond, isOwn, own }: Known): Verdict {
  if (saving === null) {
    if (!isBeyond || own === null) return UNKNOWN;
    if (!isOwn) return even([{ text: 'would leave the range that the undisturbed network has.' }]);
    return even([
      { text: 'fills ' },
      { text: `${percent(own.utilization)} of the link`, isResult: true },
      { text: ', out of the undisturbed range.' },
    ]);
  }
  const { runs, saved } = saving;
  const end = { text: isSoFar ? ' so far.' : '.' };
  const { mean, ci95 } = saved;
  if (isEven(saved)) {
    return even([
      { text: isOwn ? 'makes ' : 'would make ' },
      { text: 'no difference', isResult: true },
      ...(runs === 1 ? AT_EQUAL : [{ text: ` that ${runs} seeds can tell` }]),
      end,
    ]);
  }
  const won = mean > 0;
  const verb = won ? ['saves ', 'would save '] : ['costs ', 'would cost '];
  return {
    words: [
      { text: verb[isOwn ? 0 : 1] ?? '' },
      { text: `${rounded(Math.abs(mean), ci95 ?? 1)} ms of `, isResult: true },
      QUEUEING,
      ...AT_EQUAL,
      end,
    ],
    side: won ? 'won' : 'lost',
  };
}

function even(words: readonly Part[]): Verdict {
  return { words, side: 'even' };
}
