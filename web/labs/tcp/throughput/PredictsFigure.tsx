// How well each measure of the path's order predicts the throughput: over all points of all curves, how well it orders them.

import { useMemo } from 'react';
import { DATA, PREDICTORS } from '#pkg/tcp.predicts.heads.ts';
import type { KnownPoint } from '../../../bench/listed/listed.ts';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import { measureById } from '../../../bench/results/table.ts';
import { useCurvesCorner } from '../../../bench/results/useCurvesCorner.ts';
import { sentence } from '../../../bench/words/sentence.ts';
import { type BarGroup, GroupedBars } from '../../../charts/bars/GroupedBars.tsx';
import { columnsOf } from '../../../charts/figure/columns.ts';
import { useScenario } from '../../../scenario/react.tsx';
import { estimate } from '../../../sim/estimate.ts';
import { PRIORITY } from '../../../sim/job.ts';
import { useCall } from '../../../sim-react/useCall.ts';
import type { TcpMeasure } from '../useMeasures.ts';
import { type Predicted, predictWords } from './predict.ts';
import { useThroughput } from './useThroughput.ts';

const VALUE = {
  label: 'Rank correlation',
  domain: [0, 1],
  readout: '.3f',
  meaning:
    'Spearman’s: 1 where more of the measure always means less throughput, whatever the curve; 0 where it says nothing.',
} as const;

const COMING = 'The simulation is under way: a rank needs all points of all curves.';

interface Prediction extends Predicted {
  readonly id: (typeof PREDICTORS)[number];
}

export function PredictsFigure() {
  const scenario = useScenario('tcp');
  const { key, known, jobs, isDone, isStale: isOld } = useThroughput(scenario);
  const found = isDone && !isOld ? known : [];
  const ranks = useCall(found.length === 0 ? null : `predicts ${key}`, PRIORITY.soon, () => ({
    fn: 'tcp_rank_correlations',
    args: [valuesOf(found, scenario.runs), found.length, PREDICTORS.length + 1],
  }));
  const { result, isStale } = ranks;
  const predictions = useMemo(
    () => (result === null || isStale ? [] : predictionsOf(result)),
    [result, isStale],
  );
  const isKnown = predictions.length > 0;
  const groups = (isKnown ? predictions : TO_COME).map(groupOf);
  const corner = useCurvesCorner('tcp', 'curves');
  const words = isKnown ? predictWords(predictions, scenario.curves === 'laws') : COMING;
  return (
    <LabFigure
      drawsKept={false}
      title="Which measure predicts the throughput"
      summary={words}
      caption={words}
      data={() =>
        columnsOf(
          predictions.map(({ id, mean, half }) => ({
            measure: id,
            rank_correlation: mean,
            rank_correlation_ci95: half,
          })),
          DATA,
        )
      }
      fileName="predictors"
      jobs={[...jobs, ranks]}
    >
      <GroupedBars
        aspect={0.6}
        value={VALUE}
        heading="Measure of the order"
        headingMeaning="Of packets that cross the path back to back."
        groups={groups}
        corner={corner}
      />
    </LabFigure>
  );
}

/** Column by column of each replication: what predicts, then the throughput. */
function valuesOf(points: readonly KnownPoint<TcpMeasure>[], runs: number): Float64Array {
  const ofRun = (run: number) =>
    [...PREDICTORS, 'throughput_ratio' as const].flatMap((id) => points.map(({ value }) => value(id, run)));
  return Float64Array.from(Array.from({ length: runs }, (_, run) => ofRun(run)).flat());
}

function predictionsOf(rows: Float64Array): Prediction[] {
  return PREDICTORS.map((id, column) => {
    const samples = [...rows.filter((_, at) => at % PREDICTORS.length === column)];
    const { mean, ci95 } = estimate(samples);
    return { id, name: measureById('tcp', id).name, samples, mean, half: ci95 ?? Number.NaN };
  });
}

/** Their rows stand there before them. */
const TO_COME = PREDICTORS.map((id) => ({ id, mean: Number.NaN, half: Number.NaN }));

function groupOf({ id, mean, half }: Pick<Prediction, 'id' | 'mean' | 'half'>): BarGroup {
  const { name, meaning } = measureById('tcp', id);
  const text = Number.isFinite(mean) ? mean.toFixed(2) : '';
  const bar = {
    id: 'correlation',
    label: 'rank correlation',
    color: 'var(--fam-3)',
    value: mean,
    half,
    text,
  };
  return { id, label: name, place: sentence(meaning), bars: [bar] };
}
