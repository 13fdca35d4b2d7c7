// The relative error of the formulas against the simulation, which shrinks as the jitter grows.

import { DATA as ENTROPY } from '#pkg/metrics.entropy-distance.heads.ts';
import { DATA as MD } from '#pkg/metrics.md-distance.heads.ts';
import { useKeptNames } from '../../../bench/compare/comparison.ts';
import { GHOST } from '../../../bench/compare/ghost.ts';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import { useChoosing } from '../../../bench/results/useChoosing.ts';
import { useCurvesCorner } from '../../../bench/results/useCurvesCorner.ts';
import { fourDigits } from '../../../bench/words/counts.ts';
import { Curve } from '../../../charts/curve/Curve.tsx';
import { useScenario } from '../../../scenario/react.tsx';
import { bandOf, type CurveMeasure, distance, lawColumns, valuesOf } from './curves.ts';
import { distanceSummary } from './distanceSummary.ts';
import { errorDomain } from './errorDomain.ts';
import type { LawCurve } from './lawCurve.ts';
import { lookOf } from './laws.ts';
import { curveCaption } from './summaries.ts';
import { useLaws } from './useLaws.ts';

const WORDS = {
  md: { title: 'MD: formula or simulation?', y: 'Error of the formula for MD' },
  entropy: { title: 'Er: formula or simulation?', y: 'Error of the formula for Er' },
} as const;

const HEADS = { md: MD, entropy: ENTROPY };

export function MdDistanceFigure() {
  return <DistanceFigure measure="md" />;
}

export function EntropyDistanceFigure() {
  return <DistanceFigure measure="entropy" />;
}

function DistanceFigure({ measure }: { measure: CurveMeasure }) {
  const { jitter } = useScenario('metrics');
  const { axis, curves, densities, forms, ghost, place } = useLaws();
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
  const names = useKeptNames();
  const other = ghost && distanceOf(ghost, null);
  const kept = (other ?? []).map((one) => ({ ...one, ...KEPT, label: names.kept, band: undefined }));
  const { title, y } = WORDS[measure];
  const x = { ...axis.spec, choose: useChoosing('metrics', 'axis') };
  const corner = useCurvesCorner('metrics', 'laws');
  return (
    <LabFigure
      title={title}
      lead={LEADS[measure]}
      summary={distanceSummary(measure, curves.result, forms)}
      caption={curveCaption(measure, densities, forms)}
      data={() => lawColumns(series, HEADS[measure])}
      keptData={other && (() => lawColumns(other, HEADS[measure]))}
      fileName={`${measure}-distance`}
      legend={[...series, ...kept]}
      jobs={[curves]}
    >
      <Curve
        aspect={0.55}
        x={x}
        corner={corner}
        y={{ label: y, domain: errorDomain(series), format: '+~%', readout: '+.2~%', meaning: MEANING }}
        series={[...kept, ...series]}
        zeroLine
        markers={[{ value: jitter, label: `j = ${fourDigits(jitter)} ms` }, ...place]}
      />
    </LabFigure>
  );
}

const KEPT = { id: 'kept', ...GHOST, width: 1.75 } as const;

const MEANING =
  'The simulated value less that of the formula, as a share of the formula’s: below 0 the simulation gives less.';

const LEADS = {
  md: 'The formula: MD tends to c x, where x is the jitter in packet spacings and c the mean absolute deviation of the law.',
  entropy:
    'The formula: Er tends to ln x + h, where x is the jitter in packet spacings and h the entropy of the law.',
} as const;
