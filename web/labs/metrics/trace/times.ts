// The intervals of a trace as an axis.

import { brief } from '../../../bench/words/counts.ts';
import type { AxisSpec } from '../../../charts/scales/axis.ts';
import type { Bins } from './bins.ts';

/** Edges of the intervals, in seconds where the trace is long. */
export function timesOf({ unit, edges }: Bins): { edges: number[]; axis: AxisSpec } {
  const isLong = unit === 'ms' && (edges.at(-1) ?? 0) - (edges[0] ?? 0) >= 5000;
  const scale = isLong ? 1000 : 1;
  const axis: AxisSpec =
    unit === 'packets' ? { label: 'Arrivals', integer: true } : { label: 'Time', unit: isLong ? 's' : 'ms' };
  return { edges: edges.map((edge) => edge / scale), axis };
}

/** Where an interval lies, in words. */
export function between(from: number, to: number, { unit }: AxisSpec): string {
  return unit === undefined ? `arrivals ${from + 1} to ${to}` : `${brief(from)} to ${brief(to)} ${unit}`;
}
