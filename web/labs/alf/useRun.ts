// The first run of the scenario with all its events, for traces and the ladder.

import { useMemo } from 'react';
import type { AlfRun } from '#pkg/alf.js';
import type { AlfScenario } from '#pkg/params.ts';
import { encodeModel } from '../../scenario/encode.ts';
import { useKept, useScenario } from '../../scenario/react.tsx';
import { PRIORITY } from '../../sim/job.ts';
import { useCall } from '../../sim-react/useCall.ts';
import type { JobView } from '../../sim-react/useJob.ts';

/** A run with its scenario: the page's own may have changed since. */
export interface ScenarioRun {
  readonly run: AlfRun;
  readonly scenario: Readonly<AlfScenario>;
}

interface RunView extends JobView<AlfRun> {
  /** `result` with its scenario, for drawings that need both. */
  readonly of: ScenarioRun | null;
}

/** The first run of the kept scenario; null where nothing is kept, or until it has come. */
export function useKeptRun(): ScenarioRun | null {
  const scenario = useScenario('alf');
  const kept = useKept('alf');
  // without a kept scenario this is the page's own run
  const run = useRun(kept ?? scenario);
  return kept === null || run.isStale ? null : run.of;
}

export function useRun(scenario: Readonly<AlfScenario>): RunView {
  const text = encodeModel('alf', scenario);
  const job = useCall(
    `run ${text}`,
    PRIORITY.now,
    () => ({ fn: 'alf_run', args: [text, 0] }),
    (run: AlfRun): ScenarioRun => ({ run, scenario }),
  );
  return useMemo(() => ({ ...job, result: job.result?.run ?? null, of: job.result }), [job]);
}
