// Everything that happens in the first run of the scenario: traces, distributions and the ladder stand on it.

import type { AlfRun } from '#pkg/alf.js';
import type { AlfScenario } from '#pkg/params.ts';
import { encodeModel } from '../../scenario/encode.ts';
import type { Call } from '../../sim/calls.ts';
import { PRIORITY } from '../../sim/job.ts';
import { type JobView, useJob } from '../../sim-react/useJob.ts';

export function useRun(scenario: Readonly<AlfScenario>): JobView<AlfRun> {
  const text = encodeModel('alf', scenario);
  return useJob(text, () => ({
    priority: PRIORITY.now,
    calls: [{ fn: 'alf_run', args: [text, 0] }] satisfies Call<'alf_run'>[],
    start: () => ({ run: null as AlfRun | null }),
    add: (gathered, run) => {
      gathered.run = run;
    },
    show: (gathered) => gathered.run,
  }));
}
