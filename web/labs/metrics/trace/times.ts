// The time axis of a trace's intervals.

import { fourDigits } from '../../../bench/words/counts.ts';
import type { AxisSpec } from '../../../charts/scales/axis.ts';
import type { Bins } from './bins.ts';

/** Duration (ms) from which on times are in seconds. */
const LONG = 5000;

/** The unit for times between these (ms), and the number of ms in it. */
export function unitOf(from: number, to: number): { readonly unit: 's' | 'ms'; readonly per: number } {
  return to - from >= LONG ? { unit: 's', per: 1000 } : { unit: 'ms', per: 1 };
}

/** Bounds of the intervals in the unit of the axis, and the axis. */
export function timesOf({ unit, edges }: Bins): { edges: number[]; axis: AxisSpec } {
  if (unit === 'packets') return { edges: [...edges], axis: { label: 'Arrivals', integer: true } };
  const time = unitOf(edges[0] ?? 0, edges.at(-1) ?? 0);
  return { edges: edges.map((edge) => edge / time.per), axis: { label: 'Time', unit: time.unit } };
}

/** An interval in words. */
export function intervalWords(from: number, to: number, { unit }: AxisSpec): string {
  return unit === undefined
    ? `arrivals ${from + 1} to ${to}`
    : `${fourDigits(from)} to ${fourDigits(to)} ${unit}`;
}
