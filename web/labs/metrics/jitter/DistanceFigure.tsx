// How far the simulation stands from the closed forms, and how it comes nearer as the jitter grows.

import { LabFigure } from '../../../bench/figure/LabFigure.tsx';
import { GHOST } from '../../../bench/kept/ghost.ts';
import { brief } from '../../../bench/words/counts.ts';
import { Curve } from '../../../charts/curve/Curve.tsx';
import { useScenario } from '../../../scenario/react.tsx';
import { bandOf, type CurveMeasure, distance, lawColumns, SYMBOLS, valuesOf } from './curves.ts';
import { distanceSummary } from './distanceSummary.ts';
import type { LawCurve } from './lawCurve.ts';
import { lookOf } from './laws.ts';
import { curveCaption } from './summaries.ts';
import { useLaws } from './useLaws.ts';

/** Where a jitter is not large against the spacing the forms say nothing: such distances are cut off. */
const RANGE = [-0.1, 0.25] as const;

const WORDS = {
  md: { title: 'MD: from simulation to closed form', y: 'MD, simulated over closed form − 1' },
  entropy: { title: 'Er: from simulation to closed form', y: 'Er, simulated over closed form − 1' },
} as const;

export function MdDistanceFigure() {
  return <DistanceFigure measure="md" />;
}

export function EntropyDistanceFigure() {
  return <DistanceFigure measure="entropy" />;
}

function DistanceFigure({ measure }: { measure: CurveMeasure }) {
  const { jitter } = useScenario('metrics');
  const { axis, curves, densities, forms, ghost } = useLaws();
  const distanceOf = (curve: LawCurve, at: typeof densities) => {
    const form = forms?.of.get(curve.law);
    if (form === undefined) return [];
    const values = valuesOf(measure, curve, at);
    const { x, y } = values;
    const away = (value: number, i: number) => distance(measure, form, x[i] ?? Number.NaN, value);
    return [
      {
        ...lookOf(curve.law),
        law: curve.law,
        x,
        y: y.map(away),
        band: bandOf(values, away),
        isBandQuiet: true,
      },
    ];
  };
  const series = (curves.result ?? []).flatMap((curve) => distanceOf(curve, densities));
  const kept =
    ghost === undefined ? [] : distanceOf(ghost, null).map((one) => ({ ...one, ...KEPT, band: undefined }));
  const { title, y } = WORDS[measure];
  return (
    <LabFigure
      title={title}
      lead={LEADS[measure]}
      summary={distanceSummary(measure, curves.result, forms)}
      caption={curveCaption(measure, densities, forms)}
      data={() => lawColumns(series, `${SYMBOLS[measure].id}_distance`, 'share')}
      fileName={`${measure}-distance`}
      legend={[...series, ...kept]}
      jobs={[curves]}
    >
      <Curve
        aspect={0.55}
        x={axis.spec}
        y={{ label: y, domain: RANGE, format: '+~%', readout: '+.2~%' }}
        series={[...kept, ...series]}
        zeroLine
        markers={[{ value: jitter, label: `j = ${brief(jitter)} ms` }]}
      />
    </LabFigure>
  );
}

const KEPT = { id: 'kept', label: 'kept', ...GHOST, width: 1.75 } as const;

const LEADS = {
  md: 'MD tends to c x, where x is the jitter in packet spacings and c the mean absolute deviation of the law.',
  entropy: 'Er tends to ln x + h, where x is the jitter in packet spacings and h the entropy of the law.',
} as const;
