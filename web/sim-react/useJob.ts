// A job as React sees it: only the newest counts, and what it found is drawn at most once a frame.

import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FunctionName } from '../sim/calls.ts';
import { type JobPlan, type JobReport, NOTHING_KNOWN } from '../sim/plan.ts';
import { useJobs } from './PoolProvider.tsx';

export interface JobView<S> extends JobReport {
  /** The newest picture: of the scenario before this one until there is one of this. */
  readonly result: S | null;
  /** `result` belongs to the scenario before this one. */
  readonly isStale: boolean;
}

/** What is known of the job that was watched last, and the newest picture, which may be of a job before it. */
interface Progress<S> {
  readonly job: string | null;
  readonly report: JobReport;
  readonly result: S | null;
  readonly resultOf: string | null;
}

const NOTHING = { job: null, report: NOTHING_KNOWN, result: null, resultOf: null };

/**
 * Runs the job that `plan` describes, again whenever `key` changes. The key names the job among all of the
 * page, which share what is found under one key, and holds all that the plan depends on (the scenario's
 * canonical text, axes), for the plan itself is not compared. What was found under a key before is there at
 * once. A null key is no job. A job that is stopped has what was found before it was.
 */
export function useJob<N extends FunctionName, A, S>(
  key: string | null,
  plan: () => JobPlan<N, A, S>,
  isStopped = false,
): JobView<S> {
  const jobs = useJobs();
  const [state, setState] = useState<Progress<S>>(NOTHING);
  const newest = useRef(plan);
  useLayoutEffect(() => {
    newest.current = plan;
  });
  // before the browser paints, so that an answer can come within the next frame
  useLayoutEffect(() => {
    if (key === null) return;
    const tell = (report: JobReport, picture: S | null) =>
      setState((before) => ({
        ...before,
        job: key,
        report,
        ...(picture === null ? {} : { result: picture, resultOf: key }),
      }));
    return jobs.watch(key, newest.current, tell, isStopped);
  }, [key, jobs, isStopped]);

  // the same object while nothing changes, for what is drawn from it alone
  return useMemo(() => {
    const { job, report, result, resultOf } = state;
    return { ...(job === key ? report : NOTHING_KNOWN), result, isStale: resultOf !== key };
  }, [state, key]);
}
