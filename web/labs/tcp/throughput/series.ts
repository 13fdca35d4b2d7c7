// The curves of the throughput, for the figure and for its leading sentence.

import type { TcpScenario } from '#pkg/params.ts';
import type { CurveSeries } from '../../../charts/curve/series.ts';
import { lookOf } from '../looks.ts';
import { type Curve as CurveOf, placesOf } from './useThroughput.ts';

export interface OwnSeries extends CurveSeries {
  readonly isOwn: boolean;
}

export function seriesOf(curves: readonly CurveOf[], scenario: Readonly<TcpScenario>): OwnSeries[] {
  return curves.map((curve) => {
    const places = placesOf(curve, scenario.against);
    const estimates = places.map(({ point }) => point.estimate('throughput_ratio'));
    const y = Float64Array.from(estimates, ({ mean }) => mean);
    const half = Float64Array.from(estimates, ({ ci95 }) => ci95 ?? Number.NaN);
    const isOwn = scenario[curve.param] === curve.value;
    return {
      ...lookOf(curve),
      isOwn,
      ...(isOwn && { width: 2.5 }),
      x: Float64Array.from(places, ({ x }) => x),
      y,
      half,
      isBandQuiet: true,
      band: {
        low: y.map((value, at) => value - (half[at] ?? 0)),
        high: y.map((value, at) => value + (half[at] ?? 0)),
      },
    };
  });
}
