// The leading result in words. Each is made from the measures; nothing is claimed that the interval does not allow.

import { format } from 'd3-format';
import type { DccpScenario } from '#pkg/params.ts';
import type { Estimates } from '../../../bench/results/estimates.ts';
import { isOpen } from '../../../bench/results/told.ts';
import { counted } from '../../../bench/words/counts.ts';
import { amount } from '../../../bench/words/numbers.ts';
import type { Estimate } from '../../../sim/estimate.ts';
import { isFull } from '../fullBottleneck.ts';

export interface Verdict {
  /** "the rate is ", or that the runs do not show whether it is. */
  readonly before: string;
  readonly words: string;
  readonly side: 'won' | 'lost' | 'even' | 'open';
  /** Why nothing is won, or why something is where D is 0. */
  readonly reason: string;
}

/** Below this share nobody would call it a difference. */
const EVEN = 0.005;
/** From here on a ratio says more than a percentage. */
export const TIMES = 1.5;
/** A buffer spares so few of the losses that it is not what helps. */
const SPARED = 0.5;

/** Before what the rate is. */
export const BEFORE = 'the rate is ';

const whole = format('.0%');
const tenth = format('.1~%');
const times = format('.2~r');

type Known = Pick<Estimates<'dccp'>, 'get'>;

/** What is known of the setting, for the reason. */
type Setting = Pick<
  DccpScenario,
  | 'share'
  | 'extra'
  | 'spread'
  | 'place'
  | 'law'
  | 'late'
  | 'loss'
  | 'rate'
  | 'app'
  | 'sizing'
  | 'buffer'
  | 'dmax'
>;

/** A buffer that may hold nothing is none. */
export function hasBuffer({
  place,
  sizing,
  buffer,
  dmax,
}: Pick<Setting, 'place' | 'sizing' | 'buffer' | 'dmax'>): boolean {
  return place !== 'none' && (sizing === 'rule' ? dmax > 0 : buffer > 0);
}

/** "2 runs do not show whether the rate is higher" where the interval holds differences that matter, and none. */
export function verdict(measures: Known, won: Estimate, setting: Setting, runs: number): Verdict {
  const [waiting, not] = [meanOf(measures, 'rate_buffer'), meanOf(measures, 'rate_no_buffer')];
  const size = Math.abs(won.mean);
  const share = size / Math.max(1e-9, not);
  if (isOpen(won, not)) {
    return {
      before: `${counted(runs, 'run')} ${runs === 1 ? 'does' : 'do'} not show whether the rate is `,
      words: won.mean < 0 ? 'lower' : 'higher',
      side: 'open',
      reason: '',
    };
  }
  if (share < EVEN || size <= (won.ci95 ?? 0)) {
    // a difference that each run has is one, though nobody would name it
    const words = size > (won.ci95 ?? 0) && runs > 1 ? 'nearly the same' : 'the same';
    return { before: BEFORE, words, side: 'even', reason: reasonOf(measures, setting) };
  }
  if (won.mean < 0) return { before: BEFORE, words: `${lowerBy(share)} lower`, side: 'lost', reason: '' };
  const ratio = waiting / not;
  const many = times(ratio) === '2' ? 'twice' : `${times(ratio)} times`;
  const words = ratio >= TIMES ? `${many} as high` : `${shareOf(share)} higher`;
  return { before: BEFORE, words, side: 'won', reason: spreadWords(setting) };
}

/** The path delays no packet more than another. */
export function delaysNone({
  share,
  spread,
  law,
  late,
}: Pick<Setting, 'share' | 'spread' | 'law' | 'late'>): boolean {
  const isCalm = law === 'jitter-all' ? spread === 0 && share === 0 : law !== 'quantiles' && share === 0;
  return isCalm && late === '';
}

/** At D = 0 nothing seems to be late: the spread, which stands among the other parameters, is what reorders. */
function spreadWords({ extra, spread, law, late }: Setting): string {
  if (extra > 0 || spread === 0 || law === 'quantiles' || late !== '') return '';
  return `even at D = 0 the spread J of ${amount(spread)} ms reorders packets`;
}

/** Why a buffer makes no difference. */
function reasonOf(measures: Known, setting: Setting): string {
  const { place, loss, rate, app } = setting;
  if (delaysNone(setting)) return 'no packet is delayed';
  const [spared, all] = [
    meanOf(measures, 'declared_ratio_buffer'),
    meanOf(measures, 'declared_ratio_no_buffer'),
  ];
  if (all === 0) return 'no packet is late enough to be declared lost';
  if (isFull(meanOf(measures, 'rate_no_buffer'), rate)) return 'the bottleneck is full either way';
  if (app === 'voice') return 'the call needs no more';
  if (place === 'application') return 'the transport has already reported the losses';
  // what the path loses no buffer could spare
  if (loss === 0 && spared > SPARED * all) return 'most late packets come too late for the buffer';
  return '';
}

/** A rate that is left, however low, is not 100% lower. */
function lowerBy(share: number): string {
  return share > 0.995 ? 'over 99%' : shareOf(share);
}

function shareOf(share: number): string {
  return share < 0.1 ? tenth(share) : whole(share);
}

function meanOf(measures: Known, id: Parameters<Known['get']>[0]): number {
  return measures.get(id)?.mean ?? Number.NaN;
}
