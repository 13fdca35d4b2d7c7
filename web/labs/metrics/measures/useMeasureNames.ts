// Ids and units of the measures, as the simulation orders them.

import type { Call } from '../../../sim/calls.ts';
import { PRIORITY } from '../../../sim/job.ts';
import { useJob } from '../../../sim-react/useJob.ts';

export interface MeasureName {
  readonly id: string;
  readonly unit: string;
}

export function useMeasureNames(): readonly MeasureName[] | null {
  return useJob('measure names', () => ({
    priority: PRIORITY.now,
    calls: [{ fn: 'metrics_measures', args: [] }] satisfies Call<'metrics_measures'>[],
    start: () => ({ names: null as readonly MeasureName[] | null }),
    add: (gathered, names) => {
      gathered.names = names;
    },
    show: ({ names }) => names,
  })).result;
}
