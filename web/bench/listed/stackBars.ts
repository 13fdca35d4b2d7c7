// What each TCP stack keeps of its throughput over a path, as a bar with its interval.

import type { BarGroup } from '../../charts/bars/GroupedBars.tsx';
import type { Estimate } from '../../sim/estimate.ts';
import { STACK_COLORS } from '../results/stacks.ts';
import { percent } from '../words/numbers.ts';
import type { ListedView } from './useListed.ts';

export interface Kept {
  readonly stack: string;
  /** Null: not computed yet. */
  readonly kept: Estimate | null;
}

/** Of each stack, the oldest first; none while what has come is of the scenario before. */
export function keptBy<M extends string>({
  all,
  isStale,
}: Pick<ListedView<M | 'throughput_ratio'>, 'all' | 'isStale'>): readonly Kept[] {
  if (isStale) return [];
  return all.map(({ name, runs, estimate }) => ({
    stack: name,
    kept: runs === 0 ? null : estimate('throughput_ratio'),
  }));
}

/** Axis of the share that is kept. */
export const KEPT_AXIS = { format: '.0%', domain: [0, 1] } as const;

/** "87%", in whole percent. */
export function keptWords({ mean }: Estimate): string {
  return percent(Math.round(100 * mean) / 100);
}

/** What is drawn of a scenario that is kept for comparison, and what the bars are called beside it. */
export interface BesideBars {
  readonly label: string;
  readonly stacks: readonly Kept[];
}

/** The bars of one stack: what it keeps, and beside it what it keeps in the kept scenario. */
export function stackBar({ stack, kept }: Kept, name: string, beside?: BesideBars): BarGroup {
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
