// The rank correlation of each measure with the throughput, once all points of all curves are known.

import { useMemo } from 'react';
import type { TcpScenario } from '#pkg/params.ts';
import { PREDICTORS } from '#pkg/tcp.predicts.heads.ts';
import type { KnownPoint } from '../../../bench/listed/listed.ts';
import { measureById } from '../../../bench/results/table.ts';
import { estimate } from '../../../sim/estimate.ts';
import { PRIORITY } from '../../../sim/job.ts';
import { useCall } from '../../../sim-react/useCall.ts';
import type { TcpMeasure } from '../useMeasures.ts';
import type { RankCorrelation } from './predict.ts';
import { useThroughput } from './useThroughput.ts';

export interface Prediction extends RankCorrelation {
  readonly id: (typeof PREDICTORS)[number];
}

/** The predictions; empty until all points are known. */
export function usePredictions(scenario: Readonly<TcpScenario>) {
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
  return { predictions, jobs: [...jobs, ranks] };
}

/**
 * For each replication the columns one after another, with a value for each point: the predictors, then the throughput.
 */
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
