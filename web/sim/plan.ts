// What a job computes, and how its parts are combined.

import type { Call, FunctionName, Result, SoFar } from './calls.ts';

export interface JobPlan<N extends FunctionName, A, S> {
  readonly priority: number;
  readonly calls: Iterable<Call<N>>;
  /** Number of calls, for the progress; not needed if they are an array. */
  readonly size?: number;
  /** So many first calls are what a sentence waits for: when their results have come, they are shown at once. */
  readonly awaited?: number;
  /** Makes the accumulator, which `add` may change. */
  readonly start: () => A;
  /** Bytes taken by the result of `start`; results that arrive later are counted separately. */
  readonly bytes?: number;
  readonly add: (gathered: A, result: Result<N>, index: number) => void;
  /** Adds what an unfinished simulation knows of the call at `index`; `add` follows with the complete result. */
  readonly addPartial?: (gathered: A, partial: SoFar<N>, index: number) => void;
  /** Makes a picture of what is gathered so far, at most once a frame, and more rarely as there is more (`Showing`); null while there is nothing to show. */
  readonly show: (gathered: A) => S | null;
}

/** The state of a job. */
export interface JobReport {
  readonly isDone: boolean;
  /** 0 to 1. */
  readonly progress: number;
  /** Running for more than half a second: time to show progress. */
  readonly isSlow: boolean;
  /** Why the job has ended without a result, in words. */
  readonly error: string | null;
}

export const NOTHING_KNOWN: JobReport = { isDone: false, progress: 0, isSlow: false, error: null };
