// What the buffer makes of the loss event rate or the jitter, in words.

import { format } from 'd3-format';
import type { Estimates } from '../../../bench/measures/estimates.ts';
import { amount, percent, rounded } from '../../../bench/words/numbers.ts';
import type { Estimate } from '../../../sim/estimate.ts';
import type { Compared } from '../useMeasures.ts';

/** What is compared, as bars and sentences have it. */
export interface ComparedLook {
  /** After "takes away 54% of" and "adds 54% to". */
  readonly thing: string;
  readonly shown: (value: number) => string;
  /** A difference without its sign, to the digits of its interval. */
  readonly apart: (difference: number, half: number) => string;
  /** Of a difference. */
  readonly unit: string;
  /** What the difference is of, in a tip. */
  readonly title: string;
}

export const COMPARED: Readonly<Record<Compared, ComparedLook>> = {
  rate: {
    thing: 'the rate',
    shown: (value) => `${amount(value)} kbit/s`,
    apart: rounded,
    unit: 'kbit/s',
    title: 'Rate with the buffer less that without, run by run with the same luck',
  },
  ler: {
    thing: 'the loss event rate',
    shown: percent,
    apart: (difference, half) => rounded(100 * difference, 100 * half),
    unit: 'points',
    title: 'Loss event rate with the buffer less that without, run by run with the same luck',
  },
  jitter: {
    thing: 'the jitter',
    shown: (value) => `${amount(value)} ms`,
    apart: rounded,
    unit: 'ms',
    title: 'Jitter with the buffer less that without, run by run with the same luck',
  },
};

const whole = format('.0%');
const tenth = format('.1~%');

/** "takes away 54% of the loss event rate": less of either is better. */
export function ratioVerdict(
  of: Exclude<Compared, 'rate'>,
  measures: Pick<Estimates<'dccp'>, 'get'>,
  won: Estimate,
): { readonly verb: string; readonly words: string; readonly side: 'won' | 'lost' | 'even' } {
  const { thing } = COMPARED[of];
  const without = measures.get(`${of}_no_buffer`)?.mean ?? Number.NaN;
  const size = Math.abs(won.mean);
  if (without === 0 && size === 0) return { verb: 'finds', words: `${thing} at none`, side: 'even' };
  const share = size / without;
  if (share < 0.005 || size <= (won.ci95 ?? 0)) {
    return { verb: 'leaves', words: `${thing} as it is`, side: 'even' };
  }
  const said = share < 0.1 ? tenth(share) : whole(share);
  return won.mean < 0
    ? { verb: 'takes away', words: `${said} of ${thing}`, side: 'won' }
    : { verb: 'adds', words: `${said} to ${thing}`, side: 'lost' };
}
