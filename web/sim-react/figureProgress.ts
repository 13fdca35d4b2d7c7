// Which jobs of a figure or table are not done: a file saved meanwhile would be incomplete, and look complete.

import { createContext, use, useLayoutEffect, useState } from 'react';
import type { JobReport } from '../sim/plan.ts';

/** The progress of an unfinished figure or table. */
interface FigureProgress {
  /** The progress of its slowest job, from 0 to 1. */
  readonly share: number;
  /** Whether the reader has stopped the missing jobs, so that nothing more will come. */
  readonly isStopped: boolean;
}

class ProgressStore {
  readonly #parts = new Map<string, FigureProgress>();
  readonly #listeners = new Set<() => void>();
  #now: FigureProgress | null = null;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Null where all jobs are done; the same object while its values are the same. */
  readonly now = (): FigureProgress | null => this.#now;

  tell(part: string, unfinished: FigureProgress | null): void {
    if (unfinished === null) this.#parts.delete(part);
    else this.#parts.set(part, unfinished);
    const all = [...this.#parts.values()];
    const share = Math.min(...all.map((one) => one.share));
    const isStopped = all.every((one) => one.isStopped);
    const before = this.#now;
    if (all.length === 0 ? before === null : before?.share === share && before.isStopped === isStopped)
      return;
    this.#now = all.length === 0 ? null : { share, isStopped };
    for (const listener of this.#listeners) listener();
  }
}

export const ProgressContext = createContext<ProgressStore | null>(null);

/** The `ProgressStore` of a figure or table; the same object as long as it is mounted. */
export function useProgressStore(): ProgressStore {
  return useState(() => new ProgressStore())[0];
}

interface AskedJob extends Pick<JobReport, 'isDone' | 'progress' | 'error'> {
  readonly isAsked: boolean;
  readonly isStopped?: boolean;
}

/** Reports the progress of jobs to the figure or table around them. */
export function useReportProgress(part: string, ...jobs: readonly AskedJob[]): void {
  const progress = use(ProgressContext);
  const coming = jobs.filter(({ isAsked, isDone, error }) => isAsked && !isDone && error === null);
  const share = coming.length === 0 ? null : Math.min(...coming.map(({ progress }) => progress));
  const isStopped = coming.every((job) => job.isStopped === true);
  useLayoutEffect(() => {
    progress?.tell(part, share === null ? null : { share, isStopped });
  }, [progress, part, share, isStopped]);
  useLayoutEffect(() => () => progress?.tell(part, null), [progress, part]);
}
