// The measures of the scenario, over all its replications.

import { useMemo } from 'react';
import type { TcpScenario } from '#pkg/params.ts';
import { TABLE } from '#pkg/tcp.table.ts';
import type { SweepPoint, SweepSource } from '../../bench/results/calls.ts';
import type { Estimates } from '../../bench/results/estimates.ts';
import { type Replicated, useReplicated } from '../../bench/results/useReplications.ts';
import type { JobView } from '../../sim-react/useJob.ts';
import { replicationsOf } from './replications.ts';

export type TcpMeasure = (typeof TABLE.measures)[number]['id'];

export function useRuns(scenario: Readonly<TcpScenario>): JobView<Replicated<'tcp'>> {
  return useReplicated(replicationsOf(scenario));
}

export function useMeasures(scenario: Readonly<TcpScenario>): JobView<Estimates<'tcp'>> {
  const job = useRuns(scenario);
  return useMemo(() => ({ ...job, result: job.result?.estimates ?? null }), [job]);
}

/** A point is one scenario; a call is one replication of it, run piece by piece. */
export const SOURCE: SweepSource<'tcp_replications', TcpMeasure> = {
  measures: TABLE.measures.map(({ id }) => id),
  costPerCall: 1,
  call: (text, _points, replication) => ({ fn: 'tcp_replications', args: [text, replication, 1] }),
};

export function pointOf(line: string): SweepPoint {
  return { line, x: Number.NaN, y: Number.NaN, cost: 1 };
}
