// The leading result in words, from the measures; it claims no difference that the confidence interval does not show.

import { format } from 'd3-format';
import type { DccpScenario } from '#pkg/params.ts';
import type { Estimates } from '../../../bench/results/estimates.ts';
import { isUndecided } from '../../../bench/results/undecided.ts';
import { countWithNoun } from '../../../bench/words/counts.ts';
import { threeDigits, wholePercent } from '../../../bench/words/numbers.ts';
import type { Estimate } from '../../../sim/estimate.ts';
import { isFull } from '../fullBottleneck.ts';

export interface Verdict {
  /** "the rate is ", or words that the runs do not show whether it is. */
  readonly before: string;
  readonly words: string;
  readonly side: 'won' | 'lost' | 'even' | 'open';
  /** Why the buffer wins nothing, or why packets are reordered although D is 0. */
  readonly reason: string;
}

/** Differences below this share are told as none. */
const EVEN = 0.005;
/** Ratio from which on "2.2 times as high" is clearer than a percentage. */
export const TIMES = 1.5;
/** Share of the losses without a buffer: with more of them left, most packets came too late for the buffer. */
const SPARED = 0.5;

/** Words before the verdict on the rate. */
export const BEFORE = 'the rate is ';

const tenth = format('.1~%');
const times = format('.2~r');

type KnownMeasures = Pick<Estimates<'dccp'>, 'get'>;

/** Parameters that may be the reason of a verdict. */
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

/** Whether there is a buffer: one of size 0 is none. */
export function hasBuffer({
  place,
  sizing,
  buffer,
  dmax,
}: Pick<Setting, 'place' | 'sizing' | 'buffer' | 'dmax'>): boolean {
  return place !== 'none' && (sizing === 'rule' ? dmax > 0 : buffer > 0);
}

/**
 * The verdict; "2 runs do not show whether the rate is higher" where the interval holds zero and differences that
 * matter.
 */
export function verdict(measures: KnownMeasures, won: Estimate, setting: Setting, runs: number): Verdict {
  const [waiting, not] = [meanOf(measures, 'rate_buffer'), meanOf(measures, 'rate_no_buffer')];
  const size = Math.abs(won.mean);
  const share = size / Math.max(1e-9, not);
  if (isUndecided(won, not)) {
    return {
      before: `${countWithNoun(runs, 'run')} ${runs === 1 ? 'does' : 'do'} not show whether the rate is `,
      words: won.mean < 0 ? 'lower' : 'higher',
      side: 'open',
      reason: '',
    };
  }
  if (share < EVEN || size <= (won.ci95 ?? 0)) {
    // a small difference that all runs show is a difference nevertheless
    const words = size > (won.ci95 ?? 0) && runs > 1 ? 'nearly the same' : 'the same';
    return { before: BEFORE, words, side: 'even', reason: reasonOf(measures, setting) };
  }
  if (won.mean < 0) return { before: BEFORE, words: `${lowerBy(share)} lower`, side: 'lost', reason: '' };
  const ratio = waiting / not;
  const many = times(ratio) === '2' ? 'twice' : `${times(ratio)} times`;
  const words = ratio >= TIMES ? `${many} as high` : `${shareOf(share)} higher`;
  return { before: BEFORE, words, side: 'won', reason: spreadWords(setting) };
}

/** Whether the path delays all packets equally. */
export function delaysNone({
  share,
  spread,
  law,
  late,
}: Pick<Setting, 'share' | 'spread' | 'law' | 'late'>): boolean {
  const isCalm = law === 'jitter-all' ? spread === 0 && share === 0 : law !== 'quantiles' && share === 0;
  return isCalm && late === '';
}

/** With D = 0 nothing seems to delay packets: the sentence names the spread J, which does. */
function spreadWords({ extra, spread, law, late }: Setting): string {
  if (extra > 0 || spread === 0 || law === 'quantiles' || late !== '') return '';
  return `even at D = 0 the spread J of ${threeDigits(spread)} ms reorders packets`;
}

/** Why a buffer makes no difference. */
function reasonOf(measures: KnownMeasures, setting: Setting): string {
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
  // with losses on the path the buffer cannot spare all
  if (loss === 0 && spared > SPARED * all) return 'most late packets come too late for the buffer';
  return '';
}

/** Words for how much lower a rate is: where some is left, it is never 100% lower. */
function lowerBy(share: number): string {
  return share > 0.995 ? 'over 99%' : shareOf(share);
}

function shareOf(share: number): string {
  return share < 0.1 ? tenth(share) : wholePercent(share);
}

function meanOf(measures: KnownMeasures, id: Parameters<KnownMeasures['get']>[0]): number {
  return measures.get(id)?.mean ?? Number.NaN;
}
