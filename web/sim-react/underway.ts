// Which jobs of a place are not done: what is taken from it meanwhile would be a part, and look like the whole.

import { createContext, use, useLayoutEffect, useState } from 'react';
import type { JobReport } from '../sim/plan.ts';

/** How far a place is that is not whole. */
export interface Unfinished {
  /** Of its job that is least far, from 0 to 1. */
  readonly share: number;
  /** The reader has stopped what is missing: nothing more will come. */
  readonly isStopped: boolean;
}

export class Underway {
  readonly #parts = new Map<string, Unfinished>();
  readonly #listeners = new Set<() => void>();
  #now: Unfinished | null = null;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Null where all is done; the same object as long as it says the same. */
  readonly now = (): Unfinished | null => this.#now;

  tell(part: string, unfinished: Unfinished | null): void {
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

export const UnderwayContext = createContext<Underway | null>(null);

/** For a place: the same as long as it is there. */
export function useOwnUnderway(): Underway {
  return useState(() => new Underway())[0];
}

export interface AskedJob extends Pick<JobReport, 'isDone' | 'progress' | 'error'> {
  readonly isAsked: boolean;
  readonly isStopped?: boolean;
}

/** Tells the place around it how far jobs are. */
export function useTellUnderway(part: string, ...jobs: readonly AskedJob[]): void {
  const underway = use(UnderwayContext);
  const coming = jobs.filter(({ isAsked, isDone, error }) => isAsked && !isDone && error === null);
  const share = coming.length === 0 ? null : Math.min(...coming.map(({ progress }) => progress));
  const isStopped = coming.every((job) => job.isStopped === true);
  useLayoutEffect(() => {
    underway?.tell(part, share === null ? null : { share, isStopped });
  }, [underway, part, share, isStopped]);
  useLayoutEffect(() => () => underway?.tell(part, null), [underway, part]);
}
