// The analytical gain on blocking time, Gb (Diot and Gagnon, section 4.1), along the curve's axis.

import { ANALYSIS_POINTS } from '#pkg/alf.curve.heads.ts';
import type { AlfScenario } from '#pkg/params.ts';
import { type ParameterAxis, samplePoints } from '../../../bench/results/parameterAxis.ts';
import { encodeModelWithout } from '../../../scenario/encode.ts';
import type { ParameterId } from '../../../scenario/values.ts';
import { PRIORITY } from '../../../sim/job.ts';
import { useCall } from '../../../sim-react/useCall.ts';
import type { JobView } from '../../../sim-react/useJob.ts';

export interface Bound {
  readonly axis: string;
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/** The analytical gain; nothing is computed without a scenario. */
export function useAnalytical(
  scenario: Readonly<AlfScenario> | null,
  axis: ParameterAxis<ParameterId<'alf'>>,
): JobView<Bound> {
  const text = scenario === null ? null : encodeModelWithout('alf', scenario, [axis.id, 'runs']);
  const x = Float64Array.from(samplePoints(axis, ANALYSIS_POINTS));
  return useCall(
    text === null ? null : `gb ${axis.id} ${axis.domain} ${text}`,
    PRIORITY.soon,
    () => ({ fn: 'alf_analytical', args: [text ?? '', axis.id, x] }),
    (y): Bound => ({ axis: axis.id, x, y }),
  );
}
