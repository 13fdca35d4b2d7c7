// The leading result in words. Each is made from the measures; nothing is claimed that the interval does not allow.

import { format } from 'd3-format';
import type { DccpScenario } from '#pkg/params.ts';
import type { Estimates } from '../../../bench/measures/estimates.ts';
import type { Estimate } from '../../../sim/estimate.ts';
import { isFull } from '../full.ts';

export interface Verdict {
  /** After "a buffer waits for order": the result, and what follows it. */
  readonly words: string;
  readonly side: 'won' | 'lost' | 'even';
  /** Why nothing is won, in a sentence of its own. */
  readonly reason: string;
}

/** Below this share nobody would call it a difference. */
const EVEN = 0.005;
/** From here on a ratio says more than a percentage. */
const TIMES = 1.5;
/** A buffer spares so few of the losses that it is not what helps. */
const SPARED = 0.5;

const whole = format('.0%');
const tenth = format('.1~%');
const times = format('.2~r');

type Known = Pick<Estimates<'dccp'>, 'get'>;

/** What is known of the setting, for the reason. */
type Setting = Pick<DccpScenario, 'share' | 'spread' | 'place' | 'law' | 'late' | 'loss' | 'rate' | 'app'>;

export function verdict(measures: Known, won: Estimate, setting: Setting): Verdict {
  const [waiting, not] = [meanOf(measures, 'rate_buffer'), meanOf(measures, 'rate_no_buffer')];
  const size = Math.abs(won.mean);
  const share = size / Math.max(1e-9, not);
  if (share < EVEN || size <= (won.ci95 ?? 0)) {
    return { words: 'no difference', side: 'even', reason: reasonOf(measures, setting) };
  }
  if (won.mean < 0) return { words: `${shareOf(share)} less`, side: 'lost', reason: '' };
  const ratio = waiting / not;
  const words = ratio >= TIMES ? `${times(ratio)} times the rate` : `${shareOf(share)} more`;
  return { words, side: 'won', reason: '' };
}

/** Why a buffer makes no difference. */
function reasonOf(measures: Known, setting: Setting): string {
  const { share, spread, place, law, late, loss, rate, app } = setting;
  if (place === 'none') return 'there is none';
  const isCalm = law === 'jitter-all' ? spread === 0 && share === 0 : share === 0;
  if (isCalm && late === '') return 'nothing is held back';
  const [spared, all] = [
    meanOf(measures, 'declared_ratio_buffer'),
    meanOf(measures, 'declared_ratio_no_buffer'),
  ];
  if (all === 0) return 'nothing is so late that it is judged lost';
  if (isFull(meanOf(measures, 'rate_no_buffer'), rate)) return 'the bottleneck is full either way';
  if (app === 'voice') return 'the call needs no more';
  // what luck loses no buffer could spare
  if (loss === 0 && spared > SPARED * all) return 'what is late is too late for the buffer';
  return '';
}

function shareOf(share: number): string {
  return share < 0.1 ? tenth(share) : whole(share);
}

function meanOf(measures: Known, id: Parameters<Known['get']>[0]): number {
  return measures.get(id)?.mean ?? Number.NaN;
}
