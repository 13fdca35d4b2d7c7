// The transfers that the ladder shows, read anew only when the model has run anew.

import { useMemo, useState } from 'react';
import type { AlfRun } from '#pkg/alf.js';
import type { AlfScenario } from '#pkg/params.ts';
import { encodeModel } from '../../../scenario/encode.ts';
import type { Call } from '../../../sim/calls.ts';
import { PRIORITY } from '../../../sim/job.ts';
import { type JobView, useJob } from '../../../sim-react/useJob.ts';
import { COMPARED, modeStories, type Story, streamStories } from './stories.ts';

const NONE: readonly AlfRun[] = [];

/** Runs of the scenario with the stream counts that are compared. */
function useStreamRuns(scenario: Readonly<AlfScenario>, isWanted: boolean): JobView<readonly AlfRun[]> {
  const texts = COMPARED.map((streams) => encodeModel('alf', { ...scenario, streams }));
  return useJob(isWanted ? `streams ${texts.join(' ')}` : null, () => ({
    priority: PRIORITY.now,
    calls: texts.map((text) => ({ fn: 'alf_run', args: [text, 0] }) satisfies Call<'alf_run'>),
    start: (): AlfRun[] => [],
    add: (gathered, run, index) => {
      gathered[index] = run;
    },
    // runs come in any order: a hole is a run that has not come
    show: (gathered) => (Object.keys(gathered).length === COMPARED.length ? gathered : null),
  }));
}

export interface Stories {
  readonly stories: readonly Story[];
  readonly isBusy: boolean;
  readonly error: string | undefined;
}

export function useStories(run: AlfRun | null, scenario: Readonly<AlfScenario>): Stories {
  const isStreams = scenario.ladder === 'streams';
  const compared = useStreamRuns(scenario, isStreams);
  const runs = isStreams ? (compared.result ?? NONE) : NONE;
  const isReady = !isStreams || (compared.result !== null && !compared.isStale);
  // a record is read with the parameters of its own run, not with those that have been set since; until the
  // runs of another choice have come, the ladder stays what it is
  const [of, setOf] = useState({ run, runs, isStreams, scenario });
  if (isReady && (of.run !== run || of.runs !== runs || of.isStreams !== isStreams)) {
    setOf({ run, runs, isStreams, scenario });
  }
  const stories = useMemo(() => {
    if (of.isStreams) return streamStories(of.runs, of.scenario);
    return of.run === null ? [] : modeStories(of.run, of.scenario);
  }, [of]);
  return {
    stories,
    isBusy: isStreams && compared.isSlow,
    error: (isStreams ? compared.error : null) ?? undefined,
  };
}
