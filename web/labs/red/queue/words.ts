// What a stretch of the queue trace says.

import type { RedScenario } from '#pkg/params.ts';
import { counted } from '../../../bench/words/counts.ts';
import { amount } from '../../../bench/words/numbers.ts';
import type { Trace } from './useTrace.ts';

export interface Stretch {
  /** Packets. */
  readonly mean: number;
  readonly deviation: number;
  readonly drops: number;
  readonly losses: number;
  /** Windows that were cut though their flow had lost nothing for a while. */
  readonly needless: number;
  /** Length, s. */
  readonly span: number;
}

export function stretchOf({ trace: { queue, lossByRed }, flows, range }: Trace): Stretch {
  const mean = queue.reduce((sum, packets) => sum + packets, 0) / Math.max(1, queue.length);
  const squares = queue.reduce((sum, packets) => sum + (packets - mean) ** 2, 0);
  const drops = lossByRed.reduce((sum, one) => sum + one, 0);
  return {
    mean,
    deviation: Math.sqrt(squares / Math.max(1, queue.length)),
    drops,
    losses: lossByRed.length - drops,
    needless: flows.reduce((sum, { cuts }) => sum + cuts.filter(({ isNeedless }) => isNeedless).length, 0),
    span: range[1] - range[0],
  };
}

/** What packets of the queue take to be sent, ms. */
export function delayOf(packets: number, { size, rate }: Pick<RedScenario, 'size' | 'rate'>): number {
  return (packets * size * 8) / (rate * 1000);
}

export function queueWords(found: Trace | null, scenario: Readonly<RedScenario>): string {
  if (found === null) return 'The simulation is under way.';
  const { mean, deviation, drops, losses, needless, span } = stretchOf(found);
  const lost = losses === 0 ? '' : `, the disturbance loses ${losses}`;
  const cuts =
    needless === 0
      ? 'Every window is cut after a loss.'
      : `At least ${counted(needless, 'window')} ${needless === 1 ? 'is' : 'are'} cut though the flow lost nothing in the two seconds before.`;
  return `In ${amount(span)} s the queue has ${amount(mean)} packets on average, with a deviation of ${amount(deviation)}: ${amount(delayOf(mean, scenario))} ms. RED drops ${drops}${lost}. ${cuts}`;
}
