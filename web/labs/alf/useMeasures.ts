// The measures of the scenario, over all its replications.

import { useMemo } from 'react';
import type { AlfScenario } from '#pkg/params.ts';
import { encodeModel } from '../../scenario/encode.ts';
import type { Call } from '../../sim/calls.ts';
import { PRIORITY } from '../../sim/job.ts';
import { useCall } from '../../sim-react/useCall.ts';
import { type JobView, useJob } from '../../sim-react/useJob.ts';
import { ADUS_PER_CALL } from './gains/plan.ts';
import { type Measures, measuresOf } from './measures.ts';

function* blocks(text: string, { runs }: AlfScenario, each: number): Generator<Call<'alf_replications'>> {
  for (let first = 0; first < runs; first += each) {
    yield { fn: 'alf_replications', args: [text, first, Math.min(each, runs - first)] };
  }
}

export function useMeasures(scenario: Readonly<AlfScenario>): JobView<Measures> {
  const names = useCall('measures', PRIORITY.now, () => ({ fn: 'alf_measures', args: [] })).result;
  const ids = useMemo(() => names?.map(({ id }) => id) ?? null, [names]);
  const text = encodeModel('alf', scenario);
  return useJob(ids === null ? null : text, () => {
    const each = Math.max(1, Math.floor(ADUS_PER_CALL / (2 * scenario.n)));
    return {
      priority: PRIORITY.now,
      calls: blocks(text, scenario, each),
      size: Math.ceil(scenario.runs / each),
      start: (): Float64Array[] => [],
      add: (gathered, block, index) => {
        gathered[index] = block;
      },
      // blocks that have not come leave holes, which flat() drops
      show: (gathered) => measuresOf(ids ?? [], gathered.flat()),
    };
  });
}
