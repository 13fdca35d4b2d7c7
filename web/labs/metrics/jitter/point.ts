// The results for one law at one jitter: the six columns of `JitterDensity.values`.

export const POINT_MEASURES = [
  'md',
  'entropy',
  /** Share of packets with a displacement of 3 or more, P(D >= 3). */
  'tail',
  /** 99.9% quantile of the displacement, packets. */
  'late',
  'reordered',
  /** Number of packets displaced beyond the threshold. */
  'beyond',
] as const;

export type PointMeasure = (typeof POINT_MEASURES)[number];

export type Point = Readonly<Record<PointMeasure, number>>;

export function pointOf(column: (at: number) => number): Point {
  return {
    md: column(0),
    entropy: column(1),
    tail: column(2),
    late: column(3),
    reordered: column(4),
    beyond: column(5),
  };
}
