// The part of the queue trace that is shown, in words.

import type { RedScenario } from '#pkg/params.ts';
import { countWithNoun } from '../../../bench/words/counts.ts';
import { threeDigits } from '../../../bench/words/numbers.ts';
import { capital } from '../../../notation/capital.ts';
import { dropperOf } from '../setting.ts';
import type { Trace } from './useTrace.ts';

export interface Stretch {
  /** Mean and standard deviation of the queue, packets. */
  readonly mean: number;
  readonly deviation: number;
  readonly drops: number;
  readonly losses: number;
  /** Number of window cuts, and of those without a lost packet. */
  readonly cuts: number;
  readonly needless: number;
  /** Length, s. */
  readonly span: number;
}

export function stretchOf({ trace: { queue, lossByRed, cutNeedless }, range }: Trace): Stretch {
  const mean = queue.reduce((sum, packets) => sum + packets, 0) / Math.max(1, queue.length);
  const squares = queue.reduce((sum, packets) => sum + (packets - mean) ** 2, 0);
  const drops = lossByRed.reduce((sum, one) => sum + one, 0);
  return {
    mean,
    deviation: Math.sqrt(squares / Math.max(1, queue.length)),
    drops,
    losses: lossByRed.length - drops,
    cuts: cutNeedless.length,
    needless: cutNeedless.reduce((sum, one) => sum + one, 0),
    span: range[1] - range[0],
  };
}

/** Whether RED drops nothing because its average stays below the lower threshold. */
export function isIdle({ trace }: Trace, { minth }: Pick<RedScenario, 'minth'>): boolean {
  return !trace.lossByRed.includes(1) && trace.average.every((average) => average < minth);
}

/** Queueing delay (ms) behind so many packets: the time to send them. */
export function delayOf(packets: number, { size, rate }: Pick<RedScenario, 'size' | 'rate'>): number {
  return (packets * size * 8) / (rate * 1000);
}

export function queueWords(found: Trace | null, scenario: Readonly<RedScenario>): string {
  if (found === null) return 'The simulation is under way.';
  const stretch = stretchOf(found);
  const { mean, deviation, drops, losses, span } = stretch;
  const lost = losses === 0 ? '' : `, the path loses ${losses}`;
  const dropper = dropperOf(scenario);
  return `In ${threeDigits(span)} s the queue has ${threeDigits(mean)} packets on average (standard deviation ${threeDigits(deviation)}), a queueing delay of ${threeDigits(delayOf(mean, scenario))} ms. ${capital(dropper)} drops ${drops === 0 ? 'nothing' : drops}${lost}. ${cutWords(stretch)}`;
}

/** The kept scenario over the same time. */
export function keptWords(found: Trace, scenario: Readonly<RedScenario>): string {
  const { mean, drops, cuts, needless } = stretchOf(found);
  const nothing = needless === 0 ? '' : `, ${needless} needless`;
  return `Kept: ${threeDigits(mean)} packets, ${threeDigits(delayOf(mean, scenario))} ms; ${drops} dropped, ${countWithNoun(cuts, 'cut')}${nothing}.`;
}

/** Needless cuts in words: "14", "all". */
export function needlessOf(needless: number, cuts: number): string {
  return needless === cuts && cuts > 1 ? 'all' : `${needless}`;
}

/** Says that cuts are for losses before the time shown; empty where there is a loss in it, or no needed cut. */
export function earlierOf({ drops, losses, cuts, needless }: Stretch): string {
  const needed = cuts - needless;
  return drops + losses > 0 || needed === 0 ? '' : `, ${needed} for losses before the time shown`;
}

function cutWords(stretch: Stretch): string {
  const { cuts, needless } = stretch;
  if (cuts === 0) return 'No sender cuts its window.';
  const all = `Senders cut their windows ${countWithNoun(cuts, 'time')}`;
  return needless === 0
    ? `${all}, always after a loss.`
    : `${all}${earlierOf(stretch)}, ${needlessOf(needless, cuts)} of them needlessly: the packet that the sender took for lost was under way, or had arrived.`;
}
