// The intervals of a trace as an axis.

import { brief } from '../../../bench/words/counts.ts';
import type { AxisSpec } from '../../../charts/scales/axis.ts';
import type { Bins } from './bins.ts';

/** A capture that lasts so long (ms) has its times in seconds. */
const LONG = 5000;

/** How many ms are one of its unit, by when its packets come (ms). */
export function unitOf(from: number, to: number): { readonly unit: 's' | 'ms'; readonly per: number } {
  return to - from >= LONG ? { unit: 's', per: 1000 } : { unit: 'ms', per: 1 };
}

/** Edges of the intervals, in seconds where the trace is long. */
export function timesOf({ unit, edges }: Bins): { edges: number[]; axis: AxisSpec } {
  if (unit === 'packets') return { edges: [...edges], axis: { label: 'Arrivals', integer: true } };
  const time = unitOf(edges[0] ?? 0, edges.at(-1) ?? 0);
  return { edges: edges.map((edge) => edge / time.per), axis: { label: 'Time', unit: time.unit } };
}

/** Where an interval lies, in words. */
export function between(from: number, to: number, { unit }: AxisSpec): string {
  return unit === undefined ? `arrivals ${from + 1} to ${to}` : `${brief(from)} to ${brief(to)} ${unit}`;
}
