// A job as React sees it: only the newest counts, and what it found is drawn at most once a frame.

import type { Dispatch, SetStateAction } from 'react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Call, FunctionName, Result } from '../sim/calls.ts';
import type { Pool } from '../sim/pool.ts';
import { usePool } from './PoolProvider.tsx';

/** What is to be computed, and how its parts add up. */
export interface JobPlan<N extends FunctionName, A, S> {
  readonly priority: number;
  readonly calls: Iterable<Call<N>>;
  /** Number of calls, for the progress; not needed for an array. */
  readonly size?: number;
  /** What the parts are gathered in; `add` may change it. */
  readonly start: () => A;
  readonly add: (gathered: A, result: Result<N>, index: number) => void;
  /** A picture of what is gathered so far, taken at most once a frame; null while there is none to show. */
  readonly show: (gathered: A) => S | null;
}

export interface JobView<S> {
  /** The newest picture: of the scenario before this one until there is one of this. */
  readonly result: S | null;
  /** `result` belongs to the scenario before this one. */
  readonly isStale: boolean;
  readonly isDone: boolean;
  /** 0 to 1. */
  readonly progress: number;
  /** Under way for more than half a second: time to show progress. */
  readonly isSlow: boolean;
  /** Why the job has ended without its result, in words. */
  readonly error: string | null;
}

const SLOW = 500;

type Report = Pick<JobView<never>, 'isDone' | 'progress' | 'isSlow' | 'error'>;

/** What is known of the job that was started last, and the newest picture, which may be of a job before it. */
interface Progress<S> extends Report {
  readonly job: string | null;
  readonly result: S | null;
  readonly resultOf: string | null;
}

const NOTHING_KNOWN: Report = { isDone: false, progress: 0, isSlow: false, error: null };
const NOTHING = { ...NOTHING_KNOWN, job: null, result: null, resultOf: null };

/**
 * Runs the job that `plan` describes, again whenever `key` changes: put into the key all that the plan
 * depends on (the scenario's canonical text, axes), for the plan itself is not compared. A null key is no job.
 */
export function useJob<N extends FunctionName, A, S>(
  key: string | null,
  plan: () => JobPlan<N, A, S>,
): JobView<S> {
  const pool = usePool();
  const [state, setState] = useState<Progress<S>>(NOTHING);
  const newest = useRef(plan);
  useLayoutEffect(() => {
    newest.current = plan;
  });
  // before the browser paints, so that an answer can come within the next frame
  useLayoutEffect(() => {
    if (key === null) return;
    return runJob(pool, key, newest.current(), setState);
  }, [key, pool]);

  // the same object while nothing changes, for what is drawn from it alone
  return useMemo(() => {
    const { job, result, resultOf, ...own } = state;
    return { ...(job === key ? own : NOTHING_KNOWN), result, isStale: resultOf !== key };
  }, [state, key]);
}

/** Runs one job and tells how it goes; returns what stops it. */
function runJob<N extends FunctionName, A, S>(
  pool: Pool,
  key: string,
  { priority, calls, size, start, add, show }: JobPlan<N, A, S>,
  setState: Dispatch<SetStateAction<Progress<S>>>,
): () => void {
  const total = size ?? (Array.isArray(calls) ? calls.length : 0);
  const gathered = start();
  let parts = 0;
  let isFresh = false;
  let frame = 0;
  let now: Report = NOTHING_KNOWN;

  const draw = () => {
    frame = 0;
    const picture = isFresh ? show(gathered) : null;
    isFresh = false;
    const news = picture === null ? {} : { result: picture, resultOf: key };
    setState((before) => ({ ...before, ...now, ...news, job: key }));
  };
  const tell = (change: Partial<Report>) => {
    now = { ...now, ...change };
    if (frame === 0) frame = requestAnimationFrame(draw);
  };
  const slow = setTimeout(() => tell({ isSlow: true }), SLOW);
  const handle = pool.submit(calls, {
    priority,
    onPart: (index, result) => {
      add(gathered, result, index);
      parts += 1;
      isFresh = true;
      tell({ progress: total > 0 ? Math.min(parts / total, 1) : 0 });
    },
    onDone: () => {
      clearTimeout(slow);
      tell({ isDone: true, isSlow: false, progress: 1 });
    },
    onError: (error) => {
      clearTimeout(slow);
      tell({ isDone: true, isSlow: false, error });
    },
  });
  return () => {
    handle.cancel();
    clearTimeout(slow);
    cancelAnimationFrame(frame);
  };
}
