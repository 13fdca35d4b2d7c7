// The leading result in words. Each is made from the measures; nothing is claimed that the interval does not allow.

import { format } from 'd3-format';
import type { AlfScenario } from '#pkg/params.ts';
import type { Estimate } from '../../../sim/estimate.ts';

export interface Verdict {
  readonly words: string;
  /** What is won or lost, for the colour of its words. */
  readonly side: 'won' | 'lost' | 'even';
}

/** Below this share nobody would call it a difference. */
const EVEN = 0.005;

const NO_DIFFERENCE = 'taking data as it comes makes no difference in time';

const whole = format('.0%');
const tenth = format('.1%');

/** "finishes 33% sooner", rounded to what the interval allows. */
export function verdict(gain: Estimate, { l, lose }: Pick<AlfScenario, 'l' | 'lose'>): Verdict {
  const half = gain.ci95 ?? 0;
  const size = Math.abs(gain.mean);
  if (size < EVEN || size <= half) {
    const isCalm = l === 0 && lose === '';
    return { words: isCalm ? 'nothing is lost, so nothing is to be gained' : NO_DIFFERENCE, side: 'even' };
  }
  const shown = size < 0.1 && half < 0.01 ? tenth(size) : whole(size);
  return gain.mean > 0
    ? { words: `${shown} sooner`, side: 'won' }
    : { words: `${shown} later`, side: 'lost' };
}

/** " ± 3.4 points, 5 runs", as it follows the gain: a difference of two percentages is said in points. */
export function interval({ ci95 }: Estimate, runs: number): string {
  if (ci95 === null || runs === 1) return ', 1 run';
  return ` ± ${format('.1f')(ci95 * 100)} points, ${runs} runs`;
}
