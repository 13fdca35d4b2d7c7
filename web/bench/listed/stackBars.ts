// Bars for the share of its throughput that each TCP stack keeps over a path, with intervals.

import type { BarGroup } from '../../charts/bars/GroupedBars.tsx';
import type { Estimate } from '../../sim/estimate.ts';
import { STACK_COLORS } from '../results/stacks.ts';
import { percent } from '../words/numbers.ts';
import type { ListedView } from './useListed.ts';

export interface StackShare {
  readonly stack: string;
  /** The share of its throughput that the stack keeps; null until computed. */
  readonly kept: Estimate | null;
}

/** The shares of all stacks, oldest first; empty while the results are those of the previous scenario. */
export function stackShares<M extends string>({
  all,
  isStale,
}: Pick<ListedView<M | 'throughput_ratio'>, 'all' | 'isStale'>): readonly StackShare[] {
  if (isStale) return [];
  return all.map(({ name, runs, estimate }) => ({
    stack: name,
    kept: runs === 0 ? null : estimate('throughput_ratio'),
  }));
}

/** Axis of the share that is kept. */
export const KEPT_AXIS = { format: '.0%', domain: [0, 1] } as const;

/** A share in whole percent: "87%". */
export function keptWords({ mean }: Estimate): string {
  return percent(Math.round(100 * mean) / 100);
}

/** The kept scenario's shares, and the labels of both bars. */
export interface BesideBars {
  readonly label: string;
  readonly stacks: readonly StackShare[];
}

/** The bars of one stack: the share that it keeps, and beside it the share in the kept scenario. */
export function stackBar({ stack, kept }: StackShare, name: string, beside?: BesideBars): BarGroup {
  return {
    id: stack,
    label: name,
    place: name,
    bars: [
      {
        id: 'kept',
        label: beside?.label ?? 'throughput kept',
        color: STACK_COLORS[stack as keyof typeof STACK_COLORS],
        value: kept?.mean ?? Number.NaN,
        half: kept?.ci95 ?? Number.NaN,
        text: kept === null ? '' : keptWords(kept),
        kept: beside?.stacks.find((other) => other.stack === stack)?.kept?.mean,
      },
    ],
  };
}
