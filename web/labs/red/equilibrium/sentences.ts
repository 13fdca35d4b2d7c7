// The equilibrium in words: how much of the link the simulated flows use, and at which queue the formula fills it.

import type { RedScenario } from '#pkg/params.ts';
import type { RedEquilibrium, RedPoint } from '#pkg/red.js';
import { type Part, plain, strong } from '../../../bench/lead/parts.ts';
import { percent, threeDigits } from '../../../bench/words/numbers.ts';
import type { Estimate } from '../../../sim/estimate.ts';
import { meanOf } from '../frontier/sentences.ts';

/** The formula's equilibrium, with the losses of the path included. */
export function pointOf(found: RedEquilibrium | null, { ps }: Pick<RedScenario, 'ps'>): RedPoint | null {
  return found && (ps > 0 ? found.with : found.without);
}

/** Whether the formula gives less than the link's capacity at every queue. */
export function isShort({ throughput }: Pick<RedPoint, 'throughput'>): boolean {
  return throughput < 0.999;
}

/** "the flows fill 90.3% of the link with 14.9 packets in the queue; by the formula they fill it with 17.7". */
export function equilibriumParts(
  point: Pick<RedPoint, 'throughput' | 'queue'> | null,
  queue: Estimate | undefined,
  throughput: Estimate | undefined,
  /** The equilibrium without the path's losses; null where the path loses nothing. */
  without: Pick<RedPoint, 'throughput' | 'queue'> | null = null,
): Part[] | null {
  if (point === null || queue === undefined || throughput === undefined) return null;
  const beside = without === null ? '' : `, without random loss ${filledBy(without).replace(/^it /, '')}`;
  return [
    plain('the flows fill '),
    strong(percent(throughput.mean)),
    plain(' of the link with '),
    strong(`${meanOf(queue)} packets`),
    plain(' in the queue; '),
    plain(`by the formula they fill ${filledBy(point)}${beside}`),
  ];
}

function filledBy(point: Pick<RedPoint, 'throughput' | 'queue'>): string {
  return isShort(point)
    ? `${percent(point.throughput)} of it at most`
    : `it with ${threeDigits(point.queue)}`;
}

/** The equilibrium without the path's losses; null where the path loses nothing, or while it is not known. */
export function besideOf(found: RedEquilibrium | null, { ps }: Pick<RedScenario, 'ps'>): RedPoint | null {
  return ps > 0 && found !== null ? found.without : null;
}
