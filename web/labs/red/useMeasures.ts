// The measures of the scenario, over all its replications.

import type { RedScenario } from '#pkg/params.ts';
import type { Estimates } from '../../bench/measures/estimates.ts';
import { useReplications } from '../../bench/measures/useReplications.ts';
import { encodeModel } from '../../scenario/encode.ts';
import type { JobView } from '../../sim-react/useJob.ts';

export function useMeasures(scenario: Readonly<RedScenario>): JobView<Estimates<'red'>> {
  return useReplications({
    lab: 'red',
    text: encodeModel('red', scenario),
    runs: scenario.runs,
    // a replication is run piece by piece
    perCall: 1,
    call: (text, first, count) => ({ fn: 'red_replications', args: [text, first, count] }),
  });
}
