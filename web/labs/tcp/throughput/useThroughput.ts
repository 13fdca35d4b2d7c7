// Throughput along the jitter, or along another parameter of the path, for each curve of the family.

import type { TcpScenario } from '#pkg/params.ts';
import { LISTED } from '#pkg/tcp.throughput.heads.ts';
import type { KnownPoint } from '../../../bench/listed/listed.ts';
import { type ListedView, pointsText, useListed } from '../../../bench/listed/useListed.ts';
import { sourceOf, type TcpMeasure } from '../useMeasures.ts';

const SOURCE = sourceOf(LISTED);
/** The parameter in which the curves of each family differ. */
const PARAMS = { stack: 'stack', laws: 'law', cc: 'cc' } as const;

/** The first numbers of a point, in this order; the one that varies is the axis. */
const ALONG = ['jitter', 'extra', 'stretch'] as const;
export type AxisParameter = (typeof ALONG)[number];

export interface Curve {
  readonly param: (typeof PARAMS)[TcpScenario['curves']];
  readonly value: string;
  /** The parameter along the axis. */
  readonly axis: AxisParameter;
  readonly points: readonly KnownPoint<TcpMeasure>[];
}

interface Throughput extends ListedView<TcpMeasure> {
  readonly curves: readonly Curve[];
}

export function useThroughput(scenario: Readonly<TcpScenario>): Throughput {
  const found = useListed(SOURCE, pointsText('tcp', scenario, ['curves']), scenario);
  const { points, known } = found;
  const isMoved = (place: number) =>
    points.some(({ numbers }) => numbers[place] !== points[0]?.numbers[place]);
  const axis = ALONG.find((_, place) => isMoved(place)) ?? 'jitter';
  const curves = [...new Set(points.map(({ name }) => name))].map(
    (value): Curve => ({
      param: PARAMS[scenario.curves],
      value,
      axis,
      points: known.filter(({ name }) => name === value),
    }),
  );
  return { ...found, curves };
}

interface Place {
  /** Coordinate on the axis. */
  readonly x: number;
  readonly point: KnownPoint<TcpMeasure>;
}

/** The known points of a curve, in ascending order of their coordinates. */
export function placesOf({ axis, points }: Curve, against: TcpScenario['against']): readonly Place[] {
  const own = ALONG.indexOf(axis);
  const xOf = ({ numbers, estimate }: KnownPoint<TcpMeasure>) =>
    against === 'jitter' ? (numbers[own] ?? Number.NaN) : estimate(against).mean;
  return points.map((point) => ({ x: xOf(point), point })).sort((a, b) => a.x - b.x);
}
