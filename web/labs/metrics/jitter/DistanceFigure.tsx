// How far the simulation stands from the closed forms, and how it comes nearer as the jitter grows.

import { Curve } from '../../../charts/curve/Curve.tsx';
import { type CurveSeries, nearestSample } from '../../../charts/curve/series.ts';
import { Figure } from '../../../charts/figure/Figure.tsx';
import { useScenario } from '../../../scenario/react.tsx';
import { brief } from '../measures/density.ts';
import { report, useTakeAway } from '../measures/figure.ts';
import type { JitterFigureProps } from './CurveFigure.tsx';
import { type CurveMeasure, distance, valuesOf } from './curves.ts';
import { axisSpec } from './jitterAxis.ts';
import { lookOf, nameOf } from './laws.ts';
import type { LawCurve } from './samples.ts';
import { cut, signedPercent } from './summaries.ts';
import type { ClosedForms } from './useClosedForms.ts';

/** Where a jitter is not large against the spacing the forms say nothing: such distances are cut off. */
const RANGE = [-0.1, 0.25] as const;

const WORDS = {
  md: { title: 'MD: from simulation to closed form', y: 'MD, simulated over closed form − 1' },
  entropy: { title: 'Er: from simulation to closed form', y: 'Er, simulated over closed form − 1' },
} as const;

export function DistanceFigure({ measure, axis, curves, densities, forms }: JitterFigureProps) {
  const { jitter } = useScenario('metrics');
  const takeAway = useTakeAway();
  const series = (curves.result ?? []).flatMap((curve): CurveSeries[] => {
    const form = forms?.of.get(curve.law);
    if (form === undefined) return [];
    const { x, y } = valuesOf(measure, curve, densities);
    return [
      { ...lookOf(curve.law), x, y: y.map((value, i) => distance(measure, form, x[i] ?? Number.NaN, value)) },
    ];
  });
  const { title, y } = WORDS[measure];
  return (
    <Figure
      title={title}
      lead={LEADS[measure]}
      summary={distanceSummary(measure, curves.result, forms)}
      data={() =>
        series.flatMap((one) => [
          { label: `j, ${one.label}`, unit: 'ms', values: one.x },
          { label: `${y}, ${one.label}`, values: one.y },
        ])
      }
      fileName={`${measure}-distance`}
      legend={series}
      {...report(curves)}
      {...takeAway}
    >
      <Curve
        aspect={0.55}
        x={axisSpec(axis)}
        y={{ label: y, domain: RANGE, format: '+~%', readout: '+.2~%' }}
        series={series}
        zeroLine
        markers={[{ value: jitter, label: `j = ${brief(jitter)} ms` }]}
      />
    </Figure>
  );
}

const LEADS = {
  md: 'MD tends to c x, where x is the jitter in packet spacings and c the mean absolute deviation of the law.',
  entropy: 'Er tends to ln x + h, where x is the jitter in packet spacings and h the entropy of the law.',
} as const;

/** Jitters at which the distances are said, ms. */
const STATIONS = [0.5, 1, 2];

function distanceSummary(
  measure: CurveMeasure,
  curves: readonly LawCurve[] | null,
  forms: ClosedForms | null,
): string {
  if (curves === null || forms === null) return 'The simulation is on its way.';
  const laws = curves.flatMap((curve) => {
    const form = forms.of.get(curve.law);
    if (form === undefined) return [];
    const stations = STATIONS.flatMap((wanted) => {
      const at = nearestSample(curve.jitters, wanted);
      const jitter = curve.jitters[at];
      const value = curve[measure][at]?.mean;
      return jitter === undefined || value === undefined
        ? []
        : [{ jitter, away: distance(measure, form, jitter, value) }];
    });
    return [{ name: nameOf(curve.law), stations }];
  });
  if (laws.length === 0) return 'None of the laws shown has a closed form.';
  const shrink = laws.every(({ stations }) =>
    stations.every(({ away }, i) => i === 0 || Math.abs(away) < Math.abs(stations[i - 1]?.away ?? 0)),
  );
  const words = laws.map(({ name, stations }) => {
    const said = stations.map(({ jitter, away }) => `${signedPercent(away)} at ${brief(jitter)} ms`);
    return `${name} ${said.join(', ')}`;
  });
  const start = shrink ? 'Distances shrink as the jitter grows' : 'Distances from the closed forms';
  return `${start}: ${words.join('; ')}.${cut(curves)}`;
}
