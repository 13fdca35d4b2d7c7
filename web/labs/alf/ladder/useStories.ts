// The transfers that the ladder shows, made again only when the model has run again.

import { useMemo, useState } from 'react';
import type { AlfRun } from '#pkg/alf.js';
import type { AlfScenario } from '#pkg/params.ts';
import { isByHand, withoutHandChanges } from '../../../bench/context/byHand.ts';
import { encodeModel } from '../../../scenario/encode.ts';
import type { Call } from '../../../sim/calls.ts';
import { PRIORITY } from '../../../sim/job.ts';
import { type JobView, useJob } from '../../../sim-react/useJob.ts';
import { type ScenarioRun, useKeptRun, useRun } from '../useRun.ts';
import { COMPARED, modeStories, type Story, streamStories } from './stories.ts';

/** Runs that differ in the number of streams only, with their scenario. */
interface StreamRuns {
  readonly runs: readonly AlfRun[];
  readonly scenario: Readonly<AlfScenario>;
}

/** Runs of the scenario with the stream counts that are compared. */
function useStreamRuns(scenario: Readonly<AlfScenario>, isWanted: boolean): JobView<StreamRuns> {
  const texts = COMPARED.map((streams) => encodeModel('alf', { ...scenario, streams }));
  return useJob(isWanted ? `streams ${texts.join(' ')}` : null, () => ({
    priority: PRIORITY.now,
    calls: texts.map((text) => ({ fn: 'alf_run', args: [text, 0] }) satisfies Call<'alf_run'>),
    start: (): AlfRun[] => [],
    add: (gathered, run, index) => {
      gathered[index] = run;
    },
    // runs come in any order: those that are missing leave holes in the array
    show: (runs): StreamRuns | null =>
      Object.keys(runs).length === COMPARED.length ? { runs, scenario } : null,
  }));
}

export interface Stories {
  readonly stories: readonly Story[];
  /**
   * Completion times (ms) in the kept scenario, in the order of the stories; empty where nothing is kept, or until they
   * are computed.
   */
  readonly kept: readonly number[];
  /** The run of the kept scenario with these completion times. */
  readonly keptRun: ScenarioRun | null;
  /** Completion times (ms) without packets forced by hand; empty where none is forced, or until they are computed. */
  readonly unforced: readonly number[];
  readonly isBusy: boolean;
  readonly error: string | null;
}

export function useStories(run: ScenarioRun | null, scenario: Readonly<AlfScenario>): Stories {
  const isStreams = scenario.ladder === 'streams';
  const compared = useStreamRuns(scenario, isStreams);
  // the ladder keeps its transfers until the runs of a new choice have come
  const newest = isStreams ? (compared.isStale ? null : compared.result) : run;
  const [told, setTold] = useState(newest);
  if (newest !== null && newest !== told) setTold(newest);
  const stories = useMemo(() => {
    if (told === null) return [];
    return 'runs' in told ? streamStories(told.runs, told.scenario) : modeStories(told.run, told.scenario);
  }, [told]);
  return {
    stories,
    unforced: useUnforced(scenario),
    ...useKeptEnds(isStreams),
    isBusy: isStreams && compared.isSlow,
    error: isStreams ? compared.error : null,
  };
}

/** Completion times in the kept scenario; none with streams, which have no counterparts there. */
function useKeptEnds(isStreams: boolean): Pick<Stories, 'kept' | 'keptRun'> {
  const found = useKeptRun();
  const keptRun = isStreams ? null : found;
  return useMemo(
    () => ({
      keptRun,
      kept: keptRun === null ? [] : [keptRun.run.inOrder.totalTime, keptRun.run.outOfOrder.totalTime],
    }),
    [keptRun],
  );
}

/** Completion times without packets forced by hand (ms), in the order of the stories. */
function useUnforced(scenario: Readonly<AlfScenario>): readonly number[] {
  const isForced = isByHand(scenario);
  const isStreams = scenario.ladder === 'streams';
  const free = withoutHandChanges(scenario);
  // without forced packets this is the page's own run
  const job = useRun(free);
  const compared = useStreamRuns(free, isForced && isStreams);
  const { result } = job;
  const runs = compared.isStale ? null : compared.result;
  return useMemo(() => {
    if (!isForced) return [];
    if (isStreams) return runs === null ? [] : streamStories(runs.runs, runs.scenario).map(endOf);
    return result === null ? [] : [result.inOrder.totalTime, result.outOfOrder.totalTime];
  }, [isForced, isStreams, result, runs]);
}

function endOf({ record }: Story): number {
  return record.transfer.totalTime;
}
