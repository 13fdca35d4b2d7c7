// The plan of a job: its calls, and how their results are combined.

import type { Call, FunctionName, Result, SoFar } from './calls.ts';

export interface JobPlan<N extends FunctionName, A, S> {
  readonly priority: number;
  readonly calls: Iterable<Call<N>>;
  /** Number of calls, for the progress; not needed if `calls` is an array. */
  readonly size?: number;
  /** Number of calls, at the beginning, that a sentence waits for: their results are shown as soon as all have arrived. */
  readonly awaited?: number;
  /** Makes the accumulator, which `add` may change. */
  readonly start: () => A;
  /** Bytes taken by the result of `start`; results that arrive later are counted separately. */
  readonly bytes?: number;
  readonly add: (gathered: A, result: Result<N>, index: number) => void;
  /** Adds the partial result of the call at `index`; `add` follows with the complete one. */
  readonly addPartial?: (gathered: A, partial: SoFar<N>, index: number) => void;
  /** Makes a picture, the object to show, of the results so far; null while there is nothing to show. Called at most once per frame, and less often as results grow (`Showing`). */
  readonly show: (gathered: A) => S | null;
}

/** The state of a job. */
export interface JobReport {
  readonly isDone: boolean;
  /** The share that is computed, from 0 to 1. */
  readonly progress: number;
  /** Whether the job has run for more than half a second, so that its progress should be shown. */
  readonly isSlow: boolean;
  /** Why the job has ended without a result, in words. */
  readonly error: string | null;
}

export const NOTHING_KNOWN: JobReport = { isDone: false, progress: 0, isSlow: false, error: null };
