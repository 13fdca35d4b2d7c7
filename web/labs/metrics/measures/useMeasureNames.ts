// Ids and units of the measures, as the simulation orders them.

import { PRIORITY } from '../../../sim/job.ts';
import { useCall } from '../../../sim-react/useCall.ts';

export interface MeasureName {
  readonly id: string;
  readonly unit: string;
}

export function useMeasureNames(): readonly MeasureName[] | null {
  return useCall('measure names', PRIORITY.now, () => ({ fn: 'metrics_measures', args: [] })).result;
}
