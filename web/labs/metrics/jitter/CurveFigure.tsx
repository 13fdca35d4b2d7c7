// The paper's figures 4 and 5: mean displacement and entropy against jitter.

import * as ENTROPY from '#pkg/metrics.entropy.heads.ts';
import * as MD from '#pkg/metrics.md.heads.ts';
import { useKeptNames } from '../../../bench/compare/comparison.ts';
import { GHOST } from '../../../bench/compare/ghost.ts';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import { Switch } from '../../../bench/results/Switch.tsx';
import { measureById } from '../../../bench/results/table.ts';
import { useChoosing } from '../../../bench/results/useChoosing.ts';
import { useCurvesCorner } from '../../../bench/results/useCurvesCorner.ts';
import { legendOf, marksOf } from '../../../bench/stated/stated.ts';
import { useStated } from '../../../bench/stated/useStated.ts';
import { sentence } from '../../../bench/words/sentence.ts';
import { Curve } from '../../../charts/curve/Curve.tsx';
import type { CurveSeries } from '../../../charts/curve/series.ts';
import { useScenario, useStore } from '../../../scenario/react.tsx';
import {
  bandOf,
  type CurveMeasure,
  closedSeries,
  lawColumns,
  SYMBOLS,
  type Values,
  valuesOf,
} from './curves.ts';
import { jittersOf } from './jitterAxis.ts';
import { lookOf } from './laws.ts';
import { curveCaption, curveSummary } from './summaries.ts';
import { useLaws } from './useLaws.ts';

const CLOSED = {
  label: 'formula',
  meaning: 'What the measure tends to as the jitter grows.',
} as const;

const WORDS = {
  md: {
    title: 'Mean displacement MD against jitter',
    lead: "How many places a packet is off on average (the paper's figure 4).",
    y: {
      label: 'Mean displacement MD',
      unit: SYMBOLS.md.unit,
      meaning: sentence(measureById('metrics', 'mean_displacement').meaning),
    },
  },
  entropy: {
    title: 'Entropy Er against jitter',
    lead: "How widely the displacements are spread (the paper's figure 5).",
    y: {
      label: 'Entropy Er',
      unit: SYMBOLS.entropy.unit,
      meaning: sentence(measureById('metrics', 'entropy').meaning),
    },
  },
} as const;

export function MdFigure() {
  return <CurveFigure measure="md" />;
}

export function EntropyFigure() {
  return <CurveFigure measure="entropy" />;
}

const HEADS = { md: MD, entropy: ENTROPY };

function CurveFigure({ measure }: { measure: CurveMeasure }) {
  const store = useStore();
  const scenario = useScenario('metrics');
  const { jitter, law } = scenario;
  const { axis, curves, densities, forms, ghost, place } = useLaws();
  const values = (curves.result ?? []).map((curve) => valuesOf(measure, curve, densities));
  const simulated = values.map(seriesOf);
  const names = useKeptNames();
  const other = ghost && valuesOf(measure, ghost, null);
  const kept =
    other === undefined ? [] : [{ ...seriesOf(other), ...KEPT, label: names.kept, band: undefined }];
  const closed = values.flatMap(({ law: of }) => {
    const form = forms?.of.get(of);
    return form === undefined ? [] : [{ law: of, ...closedSeries(measure, of, form, jittersOf(axis)) }];
  });
  const { title, lead, y } = WORDS[measure];
  const stated = useStated('metrics', measure, scenario, {
    along: ['jitter'],
    curves: { id: 'law', colorOf: (of) => simulated.find(({ id }) => id === of)?.color },
  });
  const x = { ...axis.spec, choose: useChoosing('metrics', 'axis') };
  const corner = useCurvesCorner('metrics', 'laws');
  const heads = HEADS[measure];
  const move = (commit: boolean) => (x: number) => store.set('metrics', { jitter: x }, { commit });
  return (
    <LabFigure
      title={title}
      lead={lead}
      summary={curveSummary(measure, densities, curves.result, forms)}
      caption={curveCaption(measure, densities, forms)}
      data={() => lawColumns(values, heads.DATA)}
      keptData={other && (() => lawColumns([other], heads.DATA))}
      tables={[{ name: 'Analysis', suffix: 'analysis', data: () => lawColumns(closed, heads.ANALYSIS) }]}
      fileName={`${measure}-against-jitter`}
      legend={[
        ...simulated,
        ...kept,
        ...closed.slice(0, 1).map((one) => ({ ...one, ...CLOSED })),
        ...legendOf(stated),
      ]}
      action={<Switch lab="metrics" id="stated" />}
      jobs={[curves]}
    >
      <Curve
        aspect={0.64}
        x={x}
        y={y}
        corner={corner}
        // the dotted closed forms are drawn over the curves that they describe
        series={[...kept, ...simulated, ...closed]}
        stated={marksOf(stated, axis.spec, y)}
        markers={place}
        point={{ x: jitter, series: law, step: axis.values.step, min: axis.values.min, max: axis.values.max }}
        onMove={move(false)}
        onCommit={move(true)}
        zeroLine={axis.spec.scale === 'linear'}
      />
    </LabFigure>
  );
}

const KEPT = { id: 'kept', ...GHOST, width: 1.75 } as const;

function seriesOf(values: Values): CurveSeries {
  const { law, x, y } = values;
  return { ...lookOf(law), x, y, band: bandOf(values) };
}
