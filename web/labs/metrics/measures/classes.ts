// Classes of occupancies, each about twice as wide as the one before. Where lost packets fill the buffer, the shares
// are spread over all numbers up to DT, and each would be too small to be seen.

import type { AxisSpec } from '../../../charts/scales/axis.ts';
import { formatCount } from '../../../notation/formatCount.ts';

/** A range of numbers of packets, both ends included. */
interface Class {
  readonly from: number;
  readonly to: number;
}

/** Largest occupancy for which each number has a bar of its own. */
export const BARS = 24;

/** 0, 1, 2, 3–4, 5–8, ..., up to the largest occupancy. */
export function classesTo(most: number): Class[] {
  const classes: Class[] = [{ from: 0, to: 0 }];
  for (let [from, to] = [1, 1]; from <= most; [from, to] = [to + 1, 2 * to])
    classes.push({ from, to: Math.min(to, most) });
  return classes;
}

/** The share of each class; `shares` start at an occupancy of 0. */
export function sharesOf(classes: readonly Class[], shares: Float64Array): Float64Array {
  return Float64Array.from(classes, ({ from, to }) =>
    shares.subarray(from, to + 1).reduce((sum, share) => sum + share, 0),
  );
}

/** Order in which classes get labels where not all have room: the first, the last, and every second one before it. */
function byImportance(count: number): number[] {
  const last = count - 1;
  const rest = classesBefore(last);
  return [...new Set([0, last, ...rest.filter((at) => (last - at) % 2 === 0), ...rest])];
}

function classesBefore(last: number): number[] {
  return Array.from({ length: Math.max(0, last) }, (_, back) => last - 1 - back);
}

/** An axis of equally wide classes, labelled with their numbers of packets. */
export function classAxis(classes: readonly Class[]): Pick<AxisSpec, 'domain' | 'ticks' | 'valueText'> {
  const said = (at: number, between: string) => {
    const { from = 0, to = 0 } = classes[at] ?? {};
    return from === to ? formatCount(from) : `${formatCount(from)}${between}${formatCount(to)}`;
  };
  return {
    domain: [-0.6, classes.length - 0.4],
    ticks: byImportance(classes.length).map((at) => ({ value: at, label: said(at, '–') })),
    valueText: (at) => said(at, ' to '),
  };
}
