// What a job computes, and how its parts add up.

import type { Call, FunctionName, Result, SoFar } from './calls.ts';

export interface JobPlan<N extends FunctionName, A, S> {
  readonly priority: number;
  readonly calls: Iterable<Call<N>>;
  /** Number of calls, for the progress; not needed for an array. */
  readonly size?: number;
  /** What the parts are gathered in; `add` may change it. */
  readonly start: () => A;
  /** Bytes that `start` takes whatever comes in; what comes in is counted by itself. */
  readonly bytes?: number;
  readonly add: (gathered: A, result: Result<N>, index: number) => void;
  /** Takes what a simulation that is under way knows of the call at `index`; `add` follows with the whole. */
  readonly addPartial?: (gathered: A, partial: SoFar<N>, index: number) => void;
  /** A picture of what is gathered so far, taken at most once a frame; null while there is none to show. */
  readonly show: (gathered: A) => S | null;
}

/** How a job is doing. */
export interface JobReport {
  readonly isDone: boolean;
  /** 0 to 1. */
  readonly progress: number;
  /** Under way for more than half a second: time to show progress. */
  readonly isSlow: boolean;
  /** Why the job has ended without its result, in words. */
  readonly error: string | null;
}

export const NOTHING_KNOWN: JobReport = { isDone: false, progress: 0, isSlow: false, error: null };
