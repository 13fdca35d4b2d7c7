// How the buffer changes the loss event rate or the jitter, in words.

import { format } from 'd3-format';
import type { Estimates } from '../../../bench/results/estimates.ts';
import { cannotTell, isUndecided } from '../../../bench/results/undecided.ts';
import { percent, roundedToInterval, threeDigits, wholePercent } from '../../../bench/words/numbers.ts';
import type { Estimate } from '../../../sim/estimate.ts';
import type { Compared } from '../useMeasures.ts';
import { TIMES } from './sentence.ts';

/** Words and formats of a measure that bars and sentences compare. */
interface ComparedLook {
  /** Name of the measure after "takes away 54% of" and "adds 54% to". */
  readonly thing: string;
  readonly shown: (value: number) => string;
  /**
   * An absolute difference with the digits that its interval's half-width allows; also formats the half-width itself,
   * with `of` the difference.
   */
  readonly apart: (difference: number, half: number, of?: number) => string;
  /** Unit of a difference. */
  readonly unit: string;
  /** Title of the difference, in a tip. */
  readonly title: string;
}

/**
 * A number with the digits that the half-width allows, at most three of them; `of` says how large the difference is.
 */
function briefly(difference: number, half: number, of = difference): string {
  const text = roundedToInterval(difference, half);
  const most = Math.max(0, 2 - Math.floor(Math.log10(Math.max(Math.abs(of), 1e-9))));
  const places = text.includes('.') ? text.length - text.indexOf('.') - 1 : 0;
  return places > most ? difference.toFixed(most) : text;
}

export const COMPARED: Readonly<Record<Compared, ComparedLook>> = {
  rate: {
    thing: 'the rate',
    shown: (value) => `${threeDigits(value)} kbit/s`,
    apart: briefly,
    unit: 'kbit/s',
    title: 'Rate difference (with − without), paired by run',
  },
  ler: {
    thing: 'the loss event rate',
    shown: percent,
    apart: (difference, half, of = difference) => briefly(100 * difference, 100 * half, 100 * of),
    unit: 'points',
    title: 'Difference of the loss event rates (with − without), paired by run',
  },
  jitter: {
    thing: 'the jitter',
    shown: (value) => `${threeDigits(value)} ms`,
    apart: briefly,
    unit: 'ms',
    title: 'Jitter difference (with − without), paired by run',
  },
};

/** "+161", "−7.8"; no sign where the number rounds to zero. */
export function signedDifference({ apart }: Pick<ComparedLook, 'apart'>, { mean, ci95 }: Estimate): string {
  const size = apart(Math.abs(mean), ci95 ?? 0);
  return `${Number(size) === 0 ? '' : mean < 0 ? '−' : '+'}${size}`;
}

const tenth = format('.1~%');
const brief = format('.2~r');

/** "takes away 21% of the loss event rate", "divides the loss event rate by 2.2": lower is better for both measures. */
export function ratioVerdict(
  of: Exclude<Compared, 'rate'>,
  measures: Pick<Estimates<'dccp'>, 'get'>,
  won: Estimate,
  runs: number,
): { readonly verb: string; readonly words: string; readonly side: 'won' | 'lost' | 'even' | 'open' } {
  const { thing } = COMPARED[of];
  const without = measures.get(`${of}_no_buffer`)?.mean ?? Number.NaN;
  const size = Math.abs(won.mean);
  if (Number.isNaN(size))
    return { verb: 'tells', words: `nothing of ${thing}: no run has one`, side: 'open' };
  if (without === 0 && size === 0) return { verb: 'finds', words: `${thing} at none`, side: 'even' };
  const share = size / without;
  if (isUndecided(won, without)) {
    return { verb: 'may change', words: `${thing}${cannotTell(runs)}`, side: 'open' };
  }
  if (share < 0.005 || size <= (won.ci95 ?? 0)) {
    return { verb: 'leaves', words: `${thing} as it is`, side: 'even' };
  }
  const ratio = (without + won.mean) / without;
  const by = (times: number) => `${thing} by ${brief(times)}`;
  if (ratio > 0 && 1 / ratio >= TIMES) return { verb: 'divides', words: by(1 / ratio), side: 'won' };
  if (Number.isFinite(ratio) && ratio >= TIMES) return { verb: 'multiplies', words: by(ratio), side: 'lost' };
  const said = share < 0.1 ? tenth(share) : wholePercent(share);
  return won.mean < 0
    ? { verb: 'takes away', words: `${said} of ${thing}`, side: 'won' }
    : { verb: 'adds', words: `${said} to ${thing}`, side: 'lost' };
}
