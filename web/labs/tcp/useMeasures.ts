// The measures of the scenario, over all its replications.

import type { TcpScenario } from '#pkg/params.ts';
import { TABLE } from '#pkg/tcp.table.ts';
import type { Listed } from '../../bench/listed/listed.ts';
import { runByRun } from '../../bench/results/calls.ts';
import type { Estimates } from '../../bench/results/estimates.ts';
import { type Replicated, useEstimates, useReplicated } from '../../bench/results/useReplications.ts';
import type { JobView } from '../../sim-react/useJob.ts';
import { replicationsOf } from './replications.ts';

export type TcpMeasure = (typeof TABLE.measures)[number]['id'];

export function useRuns(scenario: Readonly<TcpScenario>): JobView<Replicated<'tcp'>> {
  return useReplicated(replicationsOf(scenario));
}

export function useMeasures(scenario: Readonly<TcpScenario>): JobView<Estimates<'tcp'>> {
  return useEstimates(useRuns(scenario));
}

/** How the model lists and runs the points of a figure, each a scenario of its own. */
export function sourceOf(listed: Listed) {
  return {
    listed,
    rows: SOURCE,
    points: (text: string) => ({ fn: 'tcp_points', args: [listed.figure, text] }) as const,
  };
}

const SOURCE = runByRun(TABLE.measures, (text, replication) => ({
  fn: 'tcp_replications',
  args: [text, replication, 1],
}));
