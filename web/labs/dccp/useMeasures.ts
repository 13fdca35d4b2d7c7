// The scenario's measures over all its replications.

import type { DccpScenario } from '#pkg/params.ts';
import type { Estimates } from '../../bench/results/estimates.ts';
import { measureIn } from '../../bench/results/table.ts';
import { type Replicated, useEstimates, useReplicated } from '../../bench/results/useReplications.ts';
import { type Estimate, estimate } from '../../sim/estimate.ts';
import type { JobView } from '../../sim-react/useJob.ts';
import { replicationsOf } from './replications.ts';

export function useRuns(scenario: Readonly<DccpScenario>): JobView<Replicated<'dccp'>> {
  return useReplicated(replicationsOf(scenario));
}

export function useMeasures(scenario: Readonly<DccpScenario>): JobView<Estimates<'dccp'>> {
  return useEstimates(useRuns(scenario));
}

/** A measure that both runs have, and whose ratio an efficiency gives. */
export type Compared = DccpScenario['ratio'];

/** The measure with the buffer minus that without: in a replication both runs have the same losses and delays. */
export function wonIn({ rows }: Pick<Replicated<'dccp'>, 'rows'>, of: Compared): Estimate {
  return estimate(
    rows.flatMap((row) =>
      row === undefined
        ? []
        : [measureIn('dccp', row, `${of}_buffer`) - measureIn('dccp', row, `${of}_no_buffer`)],
    ),
  );
}
