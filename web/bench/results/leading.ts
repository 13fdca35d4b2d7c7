// The leading result of a laboratory's page.

import type { LabId, Scenarios } from '#pkg/params.ts';
import type { JobView } from '../../sim-react/useJob.ts';
import type { MeasureId } from './table.ts';
import type { Replicated } from './useReplications.ts';

export interface Leading<L extends LabId> {
  /** The leading measure; it may depend on what the figures draw. */
  readonly measure: MeasureId<L> | ((scenario: Readonly<Scenarios[L]>) => MeasureId<L>);
  /** The measure's name in sentences, where its own name does not fit: "the link utilization". */
  readonly called?: string | ((scenario: Readonly<Scenarios[L]>, kept: Readonly<Scenarios[L]>) => string);
  /** Whether the measure is a share that is won; it then has the colour of a gain. */
  readonly isWon?: boolean;
  /** Computes all measures of a scenario's runs. */
  readonly useRuns: (scenario: Readonly<Scenarios[L]>) => Pick<JobView<Replicated<L>>, 'result' | 'isStale'>;
}

/** The measure that a scenario's page leads with. */
export function leadingMeasure<L extends LabId>(
  { measure }: Leading<L>,
  scenario: Readonly<Scenarios[L]>,
): MeasureId<L> {
  return typeof measure === 'function' ? measure(scenario) : measure;
}
