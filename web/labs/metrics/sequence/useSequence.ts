// The measures of the arrival order that stands in the field, as it is typed.

import { PRIORITY } from '../../../sim/job.ts';
import { useCall } from '../../../sim-react/useCall.ts';

export function useSequence(text: string, threshold: number) {
  return useCall(`sequence ${threshold} ${text}`, PRIORITY.now, () => ({
    fn: 'metrics_sequence',
    args: [text, threshold],
  }));
}
