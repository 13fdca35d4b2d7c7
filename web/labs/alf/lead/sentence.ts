// The leading result in words, from the measures; it claims no difference that the confidence interval does not show.

import { format } from 'd3-format';
import type { AlfScenario } from '#pkg/params.ts';
import { wholePercent } from '../../../bench/words/numbers.ts';
import type { Estimate } from '../../../sim/estimate.ts';
import { gainWordsOf } from './gainWords.ts';

export interface Verdict {
  readonly words: string;
  /** Whether time is won or lost, which gives the words their colour. */
  readonly side: 'won' | 'lost' | 'even';
}

/** Gains below this share count as no difference. */
const EVEN = 0.005;

const tenth = format('.1%');

/** Whether no packet is lost, by chance or by hand. */
export function isCalm({ l, lose }: Pick<AlfScenario, 'l' | 'lose'>): boolean {
  return l === 0 && lose === '';
}

/** Which parameter to raise where both modes give the same transfer whatever else is set; null elsewhere. */
export function whatToRaise(
  scenario: Pick<AlfScenario, 'l' | 'lose' | 'w'>,
  axes: readonly string[] = [],
): string | null {
  if (isCalm(scenario) && !axes.includes('l')) return 'Nothing is lost: raise L to see a difference.';
  if (scenario.w === 1 && !axes.includes('w'))
    return 'One packet is under way at a time: raise W to see a difference.';
  return null;
}

type SavingOutcome =
  | { readonly side: 'even' }
  /** The confidence interval holds 0. */
  | { readonly side: 'open' }
  /** The share, with the digits that the interval allows. */
  | { readonly side: 'won' | 'lost'; readonly size: string };

/** What the runs show of a share that is saved. */
function outcomeOf(gain: Estimate): SavingOutcome {
  const half = gain.ci95 ?? 0;
  const size = Math.abs(gain.mean);
  if (size < EVEN && half < EVEN) return { side: 'even' };
  if (size <= half) return { side: 'open' };
  return {
    side: gain.mean > 0 ? 'won' : 'lost',
    size: size < 0.1 && half < 0.01 ? tenth(size) : wholePercent(size),
  };
}

/**
 * The clause after the conditions: "a transfer that ignores order ends 33% sooner", rounded to what the interval
 * allows.
 */
export function verdict(gain: Estimate, scenario: Pick<AlfScenario, 'runs' | 'g'>): Verdict {
  const outcome = outcomeOf(gain);
  if (outcome.side === 'even') return { words: gainWordsOf(scenario).even, side: 'even' };
  if (outcome.side === 'open')
    return { words: `${scenario.runs} runs show no sure difference`, side: 'even' };
  return { words: `${outcome.size} ${outcome.side === 'won' ? 'sooner' : 'later'}`, side: outcome.side };
}

/** The verdict beside both bars: "33% sooner", "no sure difference". */
export function savedWords(gain: Estimate, smaller: string, larger: string): string {
  const outcome = outcomeOf(gain);
  if (outcome.side === 'even') return 'about the same';
  if (outcome.side === 'open') return 'no sure difference';
  return `${outcome.size} ${outcome.side === 'won' ? smaller : larger}`;
}

/** " ± 3.4 points, 5 runs", after the gain: a difference of two percentages is in percentage points. */
export function interval({ ci95 }: Estimate, runs: number): string {
  if (ci95 === null || runs === 1) return ', 1 run';
  // all runs give the same: there is no uncertainty
  if (ci95 === 0) return `, ${runs} runs`;
  const half = 100 * ci95;
  // a small interval is not rounded to 0
  return ` ± ${format(half < 0.05 ? '.1~r' : '.1f')(half)} points, ${runs} runs`;
}
