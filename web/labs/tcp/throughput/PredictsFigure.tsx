// How well each measure of the path's order predicts the throughput: over all points of all curves, how well it orders them.

import { useMemo } from 'react';
import { DATA } from '#pkg/tcp.predicts.heads.ts';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import { measureById } from '../../../bench/results/table.ts';
import { rounded } from '../../../bench/words/numbers.ts';
import { sentence } from '../../../bench/words/sentence.ts';
import { type BarGroup, GroupedBars } from '../../../charts/bars/GroupedBars.tsx';
import { columnsOf } from '../../../charts/figure/columns.ts';
import { useScenario } from '../../../scenario/react.tsx';
import { estimate } from '../../../sim/estimate.ts';
import { PRIORITY } from '../../../sim/job.ts';
import { useCall } from '../../../sim-react/useCall.ts';
import { PREDICTORS, type Throughput, useThroughput } from './useThroughput.ts';

const VALUE = {
  label: 'Rank correlation',
  domain: [0, 1],
  readout: '.3f',
  meaning:
    'Spearman’s: 1 where more of the measure always means less throughput, whatever the curve; 0 where it says nothing.',
} as const;

interface Prediction {
  readonly id: (typeof PREDICTORS)[number];
  readonly mean: number;
  readonly half: number;
}

export function PredictsFigure() {
  const scenario = useScenario('tcp');
  const job = useThroughput(scenario);
  const found = job.isDone ? job.result : null;
  const key = found === null ? null : `predicts ${found.key}`;
  const ranks = useCall(key, PRIORITY.soon, () => ({
    fn: 'tcp_rank_correlations',
    args: [valuesOf(found), pointsOf(found), PREDICTORS.length + 1],
  }));
  const { result, isStale } = ranks;
  const predictions = useMemo(
    () => (result === null || isStale ? [] : predictionsOf(result)),
    [result, isStale],
  );
  const groups = predictions.map(groupOf);
  const [best] = [...predictions].sort((a, b) => b.mean - a.mean);
  const words =
    best === undefined
      ? ''
      : `The ${measureById('tcp', best.id).name.toLowerCase()} orders the throughputs best: ${rounded(best.mean, best.half)}.`;
  return (
    <LabFigure
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
      jobs={[job, ranks]}
    >
      <GroupedBars
        aspect={0.6}
        value={VALUE}
        heading="Measure of the order"
        headingMeaning="Of packets that cross the path back to back."
        groups={groups}
      />
    </LabFigure>
  );
}

/** Column by column of each replication: what predicts, then the throughput. */
function valuesOf(found: Throughput | null): Float64Array {
  if (found === null) return new Float64Array();
  const points = pointsOf(found);
  const runs = Array.from({ length: found.runs }, (_, run) => run);
  return Float64Array.from(
    runs.flatMap((run) =>
      [...PREDICTORS, 'throughput_ratio' as const].flatMap((id) =>
        Array.from({ length: points }, (_, point) => found.samples.value(id, point, run)),
      ),
    ),
  );
}

function pointsOf(found: Throughput | null): number {
  return found?.curves.reduce((sum, { places }) => sum + places.length, 0) ?? 0;
}

function predictionsOf(rows: Float64Array): Prediction[] {
  return PREDICTORS.map((id, column) => {
    const samples = rows.filter((_, at) => at % PREDICTORS.length === column);
    const { mean, ci95 } = estimate([...samples]);
    return { id, mean, half: ci95 ?? Number.NaN };
  });
}

function groupOf({ id, mean, half }: Prediction): BarGroup {
  const { name, meaning } = measureById('tcp', id);
  const bar = { id: 'correlation', label: 'rank correlation', color: 'var(--disorder-2)', value: mean, half };
  return { id, label: name, place: sentence(meaning), bars: [bar] };
}
