// The result that a page leads with.

import type { LabId, Scenarios } from '#pkg/params.ts';
import type { JobView } from '../../sim-react/useJob.ts';
import type { MeasureId } from './table.ts';
import type { Replicated } from './useReplications.ts';

export interface Leading<L extends LabId> {
  /** Which it is may depend on what the figures draw. */
  readonly measure: MeasureId<L> | ((scenario: Readonly<Scenarios[L]>) => MeasureId<L>);
  /** In a sentence, where the measure's own name is a term: "the link utilization". */
  readonly called?: string | ((scenario: Readonly<Scenarios[L]>, kept: Readonly<Scenarios[L]>) => string);
  /** It is a share that is won, and has the colour of a gain. */
  readonly isWon?: boolean;
  /** The runs of a scenario with all measures. */
  readonly useRuns: (scenario: Readonly<Scenarios[L]>) => Pick<JobView<Replicated<L>>, 'result' | 'isStale'>;
}

/** The measure that a scenario's page leads with. */
export function leadingMeasure<L extends LabId>(
  { measure }: Leading<L>,
  scenario: Readonly<Scenarios[L]>,
): MeasureId<L> {
  return typeof measure === 'function' ? measure(scenario) : measure;
}
